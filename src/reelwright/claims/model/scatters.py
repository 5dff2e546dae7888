"""Claims on symbols that count wherever they stand."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from reelwright.claims.model.claim import Claim
from reelwright.definition.values import Count, Key, Multiple, Name


class ScatterPays(Claim):
    """A scatter pays so much for so many that count, and nothing for any other number.

    What winning its feature again takes from it in the games of that feature is said elsewhere.
    """

    claim: Literal["scatter pays"] = "scatter pays"
    symbol: Key
    pays: dict[Count, Multiple]
    phases: Annotated[tuple[Name, ...], Field(min_length=1)] = ("paid",)
    """The phases in which it does."""


class ScatterPaysOn(Claim):
    """The prizes of a scatter are multiples of a bet, however many lines are played."""

    claim: Literal["scatter pays on"] = "scatter pays on"
    symbol: Key
    on: Literal["total bet", "line bet"]


class ScatterCounts(Claim):
    """A symbol counts wherever it stands, in all phases, so often on a reel."""

    claim: Literal["scatter counts"] = "scatter counts"
    symbol: Key
    counted: Literal["anywhere", "left adjacent reels"]
    """All in sight, or the reels that show it, from the first without a gap."""
    per_reel: Literal["every", "once"]
    """Whether every one of a reel counts, or one for each reel."""
    run: Literal["every place", "once"] = "every place"
    """Whether places one below the other count one by one, or as the one that they are."""


class ScattersAdd(Claim):
    """The prize of a scatter is always paid on top of what lines, or ways, win."""

    claim: Literal["scatters add"] = "scatters add"


class CoincidingScatters(Claim):
    """Of several scatters that win at once, the prize of each or only the highest is paid."""

    claim: Literal["coinciding scatters"] = "coinciding scatters"
    paid: Literal["all", "highest only"]
