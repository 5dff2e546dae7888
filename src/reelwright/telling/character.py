"""What kind of game a definition is, in a line: its window, what wins on it, its features."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from reelwright.telling.words import counted

if TYPE_CHECKING:
    from reelwright.definition.model import Definition


def character(definition: Definition) -> str:
    """Tell it as "5 reels, 20 lines. Free games, glass slipper (picks), gamble."."""
    shape = f"{counted(definition.window.reels, 'reel')}, {winning_on(definition)}."
    extras = ", ".join(extras_of(definition))
    return f"{shape} {extras[:1].upper()}{extras[1:]}." if extras else shape


def winning_on(definition: Definition) -> str:
    """Tell what wins are read on: "20 lines", "243 ways"."""
    ways = ways_of(definition)
    return counted(len(definition.lines.rows), "line") if ways is None else f"{ways:,} ways"


def ways_of(definition: Definition) -> int | None:
    """Return how many ways there are through the window; `None` for a game of lines."""
    return prod(definition.window.heights) if definition.ways else None


def extras_of(definition: Definition) -> list[str]:
    """Name the features, each with its kind where its name does not say it, and the gamble."""
    named = [
        name if feature.kind in name else f"{name} ({feature.kind})"
        for name, feature in definition.features.items()
    ]
    return [*named, "gamble"] if definition.gamble else named
