"""Symbols that stand for others, and what that does to a pay."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Discriminator, Field, PlainSerializer, StrictInt, Tag

from reelwright.definition.model.part import Part
from reelwright.definition.values import AllOrList, Count, Keys, Multiple, Name, Reels, Wins


def _scatters(value: object) -> object:
    if value not in ("none", "all") and not isinstance(value, list | tuple):
        raise ValueError("none, all, or a list of scatters")
    return value


def _which(value: object) -> str:
    return "list" if isinstance(value, list | tuple) else "word"


class NotOn(Part):
    """A win that is left as it is."""

    win: Name
    """The symbol that wins, or the key of a mixed win."""
    count: Count | None = None
    """How many stand in it; any number where this is left out."""


Phases = Annotated[tuple[Name, ...], Field(min_length=1), PlainSerializer(sorted, when_used="json")]
"""Phases of a round in any order: "paid", and features by name."""


class Multiplies(Part):
    """What a substitute does to the pay of a win it completes."""

    by: Annotated[StrictInt, Field(ge=2, le=1000)]
    """The factor."""
    count: Literal["once", "each"]
    """Whether it applies once to a win, or once for each place the substitute fills in it."""
    except_: Wins = ()
    """Symbols, groups and mixed wins it completes but does not multiply."""
    own_prizes: Literal["no", "yes"] = "no"
    """Whether it multiplies wins of the substitute itself."""
    scatters: Literal["no", "yes"] = "no"
    """Whether it multiplies scatter prizes the substitute takes part in."""
    not_on: Annotated[tuple[NotOn, ...], Field(max_length=20)] = ()
    """Wins it does not multiply."""
    phases: Phases | None = None
    """The only phases it multiplies in; all where this is left out."""


class Adds(Part):
    """A fixed pay on top of each win a substitute completes."""

    pay: Multiple
    """How much, in line bets; no factor applies to it."""
    count: Literal["once", "each"]
    """Whether it is paid once for a win, or once for each place the substitute fills in it."""


class Substitute(Part):
    """What a substitute stands for in line wins, where, and what that changes."""

    for_: AllOrList
    """The symbols and groups it stands for: "all", or a list."""
    except_: Keys = ()
    """With "all": the symbols it does not stand for; every scatter must be among them."""
    reels: Reels | None = None
    """The only reels it stands in on; all where this is left out."""
    phases: Phases | None = None
    """The only phases of a round it stands in in; all where this is left out."""
    acts: Literal["in place", "on its whole reel", "expanding"] = "in place"
    """Whether it stands in for its own cell, for any of its reel, or first fills its reel."""
    own_prizes: Literal["better", "beside"] | None = None
    """Of its own win and one it completes with a cell of it: the better, or both."""
    on_a_tie: Literal["own", "completed"] = "own"
    """Which of the two counts as the better where they pay the same."""
    alone: Literal["as one symbol", "as every symbol", "not"] | None = None
    """What a run of nothing but substitutes wins, prizes of their own aside."""
    scatters: Annotated[
        Annotated[Literal["none", "all"], Tag("word")]
        | Annotated[Keys, Field(min_length=1), Tag("list")],
        Discriminator(_which),
        BeforeValidator(_scatters),
    ] = "none"
    """The scatters whose prizes it takes part in, all at the same time."""
    with_none_showing: Literal["counts", "does not count"] | None = None
    """Whether it takes part in a scatter that does not show itself."""
    multiplies: Multiplies | None = None
    """What it does to the pay of a win it completes; nothing where this is left out."""
    adds: Adds | None = None
    """What a win it completes pays on top; nothing where this is left out."""

    @property
    def plain(self) -> bool:
        """Whether it completes runs in its own cell wherever it stands, a factor applying once."""
        multiplies = self.multiplies
        once = multiplies is None or (
            multiplies.count == "once" and not multiplies.not_on and multiplies.phases is None
        )
        return (
            once
            and self.acts == "in place"
            and self.adds is None
            and self.reels is None
            and self.phases is None
            and self.alone in (None, "as one symbol")
        )

    def active(self, phase: str, reel: int | None = None) -> bool:
        """Whether it stands for others in a phase, on a reel (from 1) or on any."""
        here = reel is None or self.reels is None or reel in self.reels
        return here and (self.phases is None or phase in self.phases)
