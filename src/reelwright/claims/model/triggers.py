"""Claims on what starts a feature, and on features that start together."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from reelwright.claims.model.claim import Claim
from reelwright.definition.values import Count, Key, Name, Reel, Row

Counts = Annotated[tuple[Count, ...], Field(min_length=1)]


class StartsByScatter(Claim):
    """A feature starts when so many of a scatter count in a spin, and on nothing else."""

    claim: Literal["starts by scatter"] = "starts by scatter"
    feature: Name
    scatter: Key
    counts: Counts


class StartsByLineWin(Claim):
    """A feature starts when a symbol wins on a line played, or by ways, and on nothing else."""

    claim: Literal["starts by line win"] = "starts by line win"
    feature: Name
    symbol: Key
    counts: Counts | None = None
    """The numbers of it that start it; any if none."""
    longest: bool = False
    """Whether of several wins of it in one spin only the longest is looked at."""


class StartsByRun(Claim):
    """A feature starts when a line played shows exactly so many of a symbol from reel 1 on.

    It need not win, nothing stands in for the symbol, and nothing else starts it.
    """

    claim: Literal["starts by run"] = "starts by run"
    feature: Name
    symbol: Key
    counts: Counts


class StartsAtPlace(Claim):
    """A feature starts when a symbol stands at one place, and on nothing else."""

    claim: Literal["starts at place"] = "starts at place"
    feature: Name
    symbol: Key
    reel: Reel
    row: Row


class StartsByAnyWin(Claim):
    """A feature starts with every spin that wins anything on lines, by ways or by scatters."""

    claim: Literal["starts by any win"] = "starts by any win"
    feature: Name


class StartsByEntry(Claim):
    """A feature is started by nothing that a spin shows or wins; these lead to it."""

    claim: Literal["starts by entry"] = "starts by entry"
    feature: Name
    through: tuple[Name, ...]
    """The bonuses."""
    tokens: tuple[Name, ...] = ()
    """The tokens that are spent on it."""
    wagers: tuple[Name, ...] = ()
    """The wagers that buy it."""


class StartTogether(Claim):
    """One trigger starts several features by the counts they share, played in this order."""

    claim: Literal["start together"] = "start together"
    features: Annotated[tuple[Name, ...], Field(min_length=2)]
    counts: Counts | None = None
    """The counts of their trigger that start all of them; any if none."""


class FeaturesInOrder(Claim):
    """Features that one spin can start, though not by one trigger, are played in this order."""

    claim: Literal["features in order"] = "features in order"
    features: Annotated[tuple[Name, ...], Field(min_length=2)]


Started: TypeAlias = (
    StartsByScatter | StartsByLineWin | StartsByRun | StartsAtPlace | StartsByAnyWin | StartsByEntry
)
"""Any claim on what starts one feature."""
