"""Claims on where symbols stand, what they become, which reels are spun, and what comes first."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictInt

from reelwright.claims.model.claim import Claim
from reelwright.definition.values import Height, Key, Keys, LineCount, Name, Reel

Number = Annotated[StrictInt, Field(ge=1, le=20)]


class StandsOn(Claim):
    """In the games of a phase a symbol comes up on certain reels and on no others."""

    claim: Literal["stands on"] = "stands on"
    symbol: Key
    phase: Name = "paid"
    lines: tuple[LineCount, LineCount] | None = None
    """The least and the greatest number of lines that it holds for; for any if none."""
    reels: tuple[Reel, ...]
    """The reels on which it comes up in every game."""
    sometimes: tuple[Reel, ...] = ()
    """Those on which it does in some games only, where the reels are drawn before each."""


class BothOnOnePlace(Claim):
    """A place that shows two symbols, of which there are some, counts as each of them."""

    claim: Literal["both on one place"] = "both on one place"


class MysteryBecomes(Claim):
    """A symbol becomes any one of some others once the reels have stopped, and nothing else."""

    claim: Literal["mystery becomes"] = "mystery becomes"
    symbol: Key
    becomes: Keys
    each: Literal["cell", "window"]
    """Whether each in sight becomes one by itself, or all the same."""


class TallStands(Claim):
    """A symbol takes so many places of a reel, one below the other, wherever it stands."""

    claim: Literal["tall stands"] = "tall stands"
    symbol: Key
    height: Height


class TallOnLines(Claim):
    """Each place that a tall symbol takes counts by itself for what it wins."""

    claim: Literal["tall on lines"] = "tall on lines"
    symbol: Key


class ReelsByLines(Claim):
    """By how many lines are played, paid games are played on some reels or on others."""

    claim: Literal["reels by lines"] = "reels by lines"
    alike: dict[LineCount, Number]
    """From each number of lines on, which reels: the same number stands for the same reels."""


class ReelsDrawn(Claim):
    """Before each paid game it is drawn on which of so many sets of reels it is played."""

    claim: Literal["reels drawn"] = "reels drawn"
    sets: Number


class PlayedInOrder(Claim):
    """What one paid spin wins is paid and played in a certain order.

    Wins of lines or ways come first, prizes of scatters next.
    """

    claim: Literal["played in order"] = "played in order"
    wins: bool
    """Whether lines, or ways, win anything."""
    scatters: bool
    """Whether scatters do."""
    awards: tuple[Name, ...] = ()
    """Features that are paid at once, after these and in this order."""
    features: tuple[Name, ...] = ()
    """Features that are played after all that, in this order."""
