"""Claims on re-spins: when they follow, which reels are held, what is paid, and how many."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from reelwright.claims.model.claim import Claim
from reelwright.claims.model.free_games import ReelSymbol
from reelwright.definition.model.features.re_spins import Number
from reelwright.definition.values import Name, Reel

Reels = Annotated[tuple[Reel, ...], Field(min_length=1)]


class ReSpinsFollow(Claim):
    """Re-spins follow paid games alone, of any kind; or only those that win, or that do not.

    No other spins start them, free games and re-spins among these.
    """

    claim: Literal["re-spins follow"] = "re-spins follow"
    feature: Name
    only_after: Literal["a win", "no win"] | None = None


class ReelsHeld(Claim):
    """In re-spins these reels, and no more, stay as the game before left them.

    Where none are named each reel is held on which what started them stands.
    """

    claim: Literal["reels held"] = "reels held"
    feature: Name
    reels: Reels | None = None


class HeldWithinMore(Claim):
    """What re-spins do where what starts them stands on more reels than it takes.

    Only the reels named are held, the others are spun all the same. Where none are named: on every
    reel it starts none, as there is nothing left to spin.
    """

    claim: Literal["held within more"] = "held within more"
    feature: Name
    reels: Reels | None = None


class ReSpinsWon(Claim):
    """So many re-spins are won each time, and played but for what changes their number."""

    claim: Literal["re-spins won"] = "re-spins won"
    feature: Name
    re_spins: Number


class HeldWins(Claim):
    """Whether re-spins pay what stands on held reels alone; they pay all that does not."""

    claim: Literal["held wins"] = "held wins"
    feature: Name
    paid: bool


class ReSpinsChange(Claim):
    """What a re-spin changes that shows what started them on held reels and on further ones.

    Where that is on every reel re-spins end. One that does not show it changes nothing but that it
    may end them.
    """

    claim: Literal["re-spins change"] = "re-spins change"
    feature: Name
    holds_more: bool
    """Whether those further reels are held from then on."""
    adds: int = 0
    """How many re-spins are added."""
    again: Number | None = None
    """How many are left again, whatever were left."""
    ends: bool = False
    """Whether a re-spin that does not show it is the last."""


class OthersInReSpins(Claim):
    """Re-spins start these other features, and no more, by what does not stand on held reels."""

    claim: Literal["others in re-spins"] = "others in re-spins"
    feature: Name
    others: tuple[Name, ...]


class ReSpinsStaked(Claim):
    """Re-spins cost nothing, and are played on the lines and at the line bet of their game."""

    claim: Literal["re-spins staked"] = "re-spins staked"
    feature: Name


class ReSpunReels(Claim):
    """The reels that are spun in re-spins are not those of paid games."""

    claim: Literal["re-spun reels"] = "re-spun reels"
    feature: Name
    without: tuple[ReelSymbol, ...] = ()
    """Symbols that a reel of paid games has, and that reel here has not."""
    besides: tuple[ReelSymbol, ...] = ()
    """Symbols that a reel has here, and not in paid games."""
