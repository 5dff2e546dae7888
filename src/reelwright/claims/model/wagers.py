"""Claims on other ways to bet on a game: what each costs, changes and returns."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from reelwright.claims.model.claim import Claim
from reelwright.claims.model.free_games import ReelSymbol
from reelwright.definition.values import Count, Multiple, Name


class WagerCosts(Claim):
    """A game by a wager costs so many total bets; by the plain game, always there, it costs one."""

    claim: Literal["wager costs"] = "wager costs"
    wager: Name
    total_bets: Multiple


class WagerSpins(Claim):
    """By a wager the paid spin is made on other reels than in the plain game."""

    claim: Literal["wager spins"] = "wager spins"
    wager: Name
    without: tuple[ReelSymbol, ...] = ()
    """Symbols that a reel of the plain game has, and that reel here has not."""
    besides: tuple[ReelSymbol, ...] = ()
    """Symbols that a reel has here, and not in the plain game."""


class WagerBuys(Claim):
    """By a wager a feature starts at once, with no paid spin before it."""

    claim: Literal["wager buys"] = "wager buys"
    wager: Name
    feature: Name
    count: Count | None
    """The count it is played as if had come up; `None` where it is played alike for all."""


class WagerPaysAlike(Claim):
    """Prizes of a game by a wager are the same multiples of the bets as in the plain game."""

    claim: Literal["wager pays alike"] = "wager pays alike"
    wager: Name


class WagerReturns(Claim):
    """Of what games by a wager cost so much comes back: per cent, as printed."""

    claim: Literal["wager returns"] = "wager returns"
    wager: Name
    percent: Annotated[str, Field(pattern=r"^\d{1,12}(\.\d{1,6})?$")]


def figure_of(wager: str) -> str:
    """Return the name of the figure that is the return of a wager."""
    return f"rtp of {wager}"
