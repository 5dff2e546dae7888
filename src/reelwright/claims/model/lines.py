"""Claims on what wins on a line, or by ways, and what is paid where several wins meet."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from reelwright.claims.model.claim import Claim
from reelwright.definition.model import Reading
from reelwright.definition.values import (
    Count,
    Height,
    Key,
    Keys,
    LineRows,
    Multiple,
    Name,
    Pattern,
)

LineNumber = Annotated[int, Field(ge=1, le=64)]


class InSight(Claim):
    """So many symbols of each reel are in sight."""

    claim: Literal["in sight"] = "in sight"
    heights: tuple[Height, ...]


class LinePays(Claim):
    """A symbol pays so much for so many of it, and nothing for any other number."""

    claim: Literal["line pays"] = "line pays"
    symbol: Key
    pays: dict[Count, Multiple]
    phases: Annotated[tuple[Name, ...], Field(min_length=1)] = ("paid",)
    """The phases in which it does."""


class LinePaysOn(Claim):
    """Prizes of lines, or of ways, are multiples of the bet on one of them."""

    claim: Literal["line pays on"] = "line pays on"
    on: Literal["line bet", "unit bet", "total bet"]


class PatternPays(Claim):
    """A symbol pays so much on certain places of a line, whatever stands on the others."""

    claim: Literal["pattern pays"] = "pattern pays"
    symbol: Key
    pattern: Pattern
    pay: Multiple


class MixedPays(Claim):
    """Any of some symbols together pay so much by their number, and for no other number."""

    claim: Literal["mixed pays"] = "mixed pays"
    name: Name
    of: Keys
    """The symbols themselves, groups spelt out."""
    pays: dict[Count, Multiple]


class PlacedPays(Claim):
    """Certain symbols at each place of a line pay so much together."""

    claim: Literal["placed pays"] = "placed pays"
    name: Name
    places: tuple[Keys, ...]
    """For each reel the symbols that may stand there; none named where any may."""
    pay: Multiple


class GroupHas(Claim):
    """A group is made of these symbols and no others."""

    claim: Literal["group has"] = "group has"
    group: Key
    symbols: Keys


class ReadAs(Claim):
    """Equal symbols win where they follow each other in a certain way."""

    claim: Literal["read as"] = "read as"
    read: Reading
    of: Name | None = None
    """The symbol or mixed win that it holds for; for all with no reading of their own if none."""


class LineRuns(Claim):
    """A line takes a certain row of each reel."""

    claim: Literal["line runs"] = "line runs"
    line: LineNumber
    rows: LineRows


class OnlyLinesPlayed(Claim):
    """Nothing but scatters wins off the lines that were bet on."""

    claim: Literal["only lines played"] = "only lines played"


class LinesAdd(Claim):
    """The wins of different lines, or of different ways, are all paid."""

    claim: Literal["lines add"] = "lines add"


class OneLinePays(Claim):
    """Of several wins on one line these are paid."""

    claim: Literal["one line pays"] = "one line pays"
    paid: Literal["highest only", "all of different symbols", "all"]


class ShorterPays(Claim):
    """Whether a win within a longer one of the same symbol is paid, too."""

    claim: Literal["shorter pays"] = "shorter pays"
    paid: bool


class FullLinePays(Claim):
    """Whether a win that fills a line read both ways is paid once or twice."""

    claim: Literal["full line pays"] = "full line pays"
    paid: Literal["once", "twice"]


class SymbolOnce(Claim):
    """Whether a symbol on a line may stand in one paid win of it only."""

    claim: Literal["symbol once"] = "symbol once"
    once: bool


class SharedSubstitutePays(Claim):
    """Whether two wins of a line with a common substitute are both paid."""

    claim: Literal["shared substitute pays"] = "shared substitute pays"
    paid: Literal["both", "one"]


class MixedBesideStraight(Claim):
    """Whether a mixed win is paid beside a straight one with a symbol of it."""

    claim: Literal["mixed beside straight"] = "mixed beside straight"
    name: Name
    both: bool
