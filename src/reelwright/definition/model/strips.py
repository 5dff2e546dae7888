"""The reels' strips, how likely their stops are, and which of them are spun."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from pydantic import (
    BeforeValidator,
    Discriminator,
    Field,
    StringConstraints,
    Tag,
    ValidationInfo,
)

from reelwright.definition.model.part import Part
from reelwright.definition.values import LineCount, Name, Weight

Stop: TypeAlias = Annotated[
    str,
    StringConstraints(pattern=r"^[a-z][a-z0-9-]*(\+[a-z][a-z0-9-]*)*$", max_length=130),
    Field(title="stop"),
]
"""A symbol, or several joined by "+": the stop then shows each of them."""
Strip: TypeAlias = Annotated[tuple[Stop, ...], Field(min_length=3, max_length=1000)]
StopWeights: TypeAlias = Annotated[tuple[Weight, ...], Field(min_length=3, max_length=1000)]
BASE = "base"
"""The set of strips spun where nothing else is said."""


def symbols_of(stop: str) -> tuple[str, ...]:
    """Return the symbols a stop shows: "bar+bell" shows both."""
    return tuple(stop.split("+"))


class StripsByLines(Part):
    """A set of strips by how many lines are played."""

    by_lines: Annotated[dict[LineCount, Name], Field(min_length=1, max_length=20)]
    """The set from each number of lines on, up to the next number."""

    def at(self, lines: int) -> str:
        """Return the set that `lines` lines are played on."""
        return self.by_lines[max(least for least in self.by_lines if least <= max(lines, 1))]


class StripsDrawn(Part):
    """A set of strips drawn anew for each spin."""

    drawn: Annotated[dict[Name, Weight], Field(min_length=1, max_length=20)]
    """The sets with the weight of each."""


def _name_or_rule(value: object, info: ValidationInfo) -> object:
    if isinstance(value, str | StripsByLines | StripsDrawn):
        return value
    if isinstance(value, dict) and len(value) == 1 and value.keys() & {*_RULES, *_RULES.values()}:
        return _with_numbers(value) if info.mode == "json" else value
    raise ValueError("the name of a set, {by lines: {1: a set, ...}}, or {drawn: {a set: weight}}")


def _with_numbers(plain: dict[str, object]) -> dict[str, object]:
    """Return a rule as JSON holds it, with numbers of lines as numbers again."""
    return {
        rule: {int(key) if key.isdigit() else key: one for key, one in table.items()}
        if isinstance(table, dict)
        else table
        for rule, table in plain.items()
    }


_RULES = {"by lines": "by_lines", "drawn": "drawn"}


def _which(value: object) -> str:
    if isinstance(value, str):
        return "name"
    drawn = isinstance(value, StripsDrawn) or (isinstance(value, dict) and "drawn" in value)
    return "drawn" if drawn else "by lines"


StripsChoice: TypeAlias = Annotated[
    Annotated[Name, Tag("name")]
    | Annotated[StripsByLines, Tag("by lines")]
    | Annotated[StripsDrawn, Tag("drawn")],
    Discriminator(_which),
    BeforeValidator(_name_or_rule),
]
"""Which set of strips a phase spins."""


def named_sets(choice: str | StripsByLines | StripsDrawn) -> tuple[str, ...]:
    """Return every set of strips that a choice can come to, each once, in the order written."""
    match choice:
        case StripsByLines():
            return tuple(dict.fromkeys(choice.by_lines.values()))
        case StripsDrawn():
            return tuple(choice.drawn)
    return (choice,)


class Variant(Part):
    """Whole sets that stand in another's place under a name."""

    strips: Annotated[dict[Name, tuple[Strip, ...]], Field(min_length=1)] | None = None
    """The sets of strips that are replaced."""
    stop_weights: dict[Name, tuple[StopWeights, ...]] | None = None
    """The weights that are replaced."""
