"""What can be in sight of each reel, and how likely.

Strips that are drawn, and mystery symbols that one draw decides for the whole window, are settled
before the reels: each way they can fall is a `Setting` of its own.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import product
from math import lcm, prod
from typing import TYPE_CHECKING, TypeAlias

from reelwright.automaton.places import Place
from reelwright.definition.model import (
    RunTrigger,
    Spun,
    StripsByLines,
    StripsDrawn,
    symbols_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from reelwright.definition.model import Definition, Strip

Cell: TypeAlias = str
"""What a position of the window shows: a symbol, or several joined by "+"."""
Column: TypeAlias = tuple[Cell, ...]
"""What is in sight of a reel, from the top."""


@dataclass(frozen=True)
class Setting:
    """A way the draws before the reels can fall, and by reel the columns with their weights.

    Columns are as the reels stopped, mystery symbols being what they became.
    """

    weight: int
    reels: tuple[Mapping[Column, int], ...]

    @property
    def windows(self) -> int:
        """The weight of all its windows together."""
        return prod(sum(reel.values()) for reel in self.reels)


def settings(definition: Definition, phase: str, lines: int) -> tuple[Setting, ...]:
    """Return every setting of a spin of a phase on so many lines."""
    return tuple(
        Setting(weight * share, reels)
        for name, weight in sets(definition, phase, lines)
        for share, reels in _revealed(definition, name)
    )


def shares(definition: Definition, phase: str, lines: int) -> list[tuple[int, Setting]]:
    """Return every setting, and how often each of its windows stands for one.

    So that the windows of all settings together are equally likely.
    """
    found = settings(definition, phase, lines)
    together = lcm(*(setting.windows for setting in found))
    return [(setting.weight * (together // setting.windows), setting) for setting in found]


def sets(definition: Definition, phase: str, lines: int) -> Iterator[tuple[str, int]]:
    """Yield the sets of strips a phase may be spun on, each with its weight."""
    feature = definition.features.get(phase)
    choice = feature.strips if isinstance(feature, Spun) else definition.paid_strips
    match choice:
        case StripsDrawn():
            yield from choice.drawn.items()
        case StripsByLines():
            yield choice.at(lines), 1
        case _:
            yield choice, 1


def _revealed(
    definition: Definition, name: str
) -> Iterator[tuple[int, tuple[Mapping[Column, int], ...]]]:
    """Yield each way the mystery symbols decided for the window can fall."""
    strips = definition.strips[name]
    weights = definition.stop_weights.get(name) or tuple((1,) * len(strip) for strip in strips)
    heights = definition.window.heights
    reels = [_columns(*reel) for reel in zip(strips, weights, heights, strict=True)]
    shown = {cell for reel in reels for column in reel for cell in column}
    decided = [key for key, rule in definition.mystery.items() if rule.each == "window"]
    whole = [key for key in decided if key in shown]
    unseen = prod(sum(definition.mystery[key].becomes.values()) for key in {*decided} - {*whole})
    for faces in product(*(definition.mystery[key].becomes.items() for key in whole)):
        becomes = {key: face for key, (face, _) in zip(whole, faces, strict=True)}
        yield (
            unseen * prod(weight for _, weight in faces),
            tuple(_by_cell(definition, _replaced(reel, becomes)) for reel in reels),
        )


def _columns(strip: Strip, weights: Sequence[int], height: int) -> dict[Column, int]:
    columns: Counter[Column] = Counter()
    for stop, weight in enumerate(weights):
        columns[tuple(strip[(stop + row) % len(strip)] for row in range(height))] += weight
    return dict(columns)


def _replaced(reel: Mapping[Column, int], becomes: Mapping[str, str]) -> dict[Column, int]:
    if not becomes:
        return dict(reel)
    columns: Counter[Column] = Counter()
    for column, weight in reel.items():
        columns[tuple(becomes.get(cell, cell) for cell in column)] += weight
    return dict(columns)


def _by_cell(definition: Definition, reel: Mapping[Column, int]) -> dict[Column, int]:
    """Return the columns with every mystery symbol that is drawn cell by cell revealed."""
    columns = dict(reel)
    for key, rule in definition.mystery.items():
        most = max(column.count(key) for column in columns)
        if not most:
            continue
        whole = sum(rule.becomes.values())
        revealed: Counter[Column] = Counter()
        for column, weight in columns.items():
            cells = column.count(key)
            for faces in product(rule.becomes.items(), repeat=cells):
                names = iter(face for face, _ in faces)
                became = tuple(next(names) if cell == key else cell for cell in column)
                odds = prod(odds for _, odds in faces)
                revealed[became] += weight * odds * whole ** (most - cells)
        columns = dict(revealed)
    return columns


def filled(definition: Definition, phase: str, reel: int, column: Column) -> Column:
    """Return a column of a reel (from 1) once an expanding substitute has filled it."""
    shown = {symbol for cell in column for symbol in symbols_of(cell)}
    for key, rule in definition.substitutes.items():
        if rule.acts == "expanding" and rule.active(phase, reel) and key in shown:
            return (key,) * len(column)
    return column


def places(definition: Definition, phase: str, reel: int, column: Column) -> tuple[Place, ...]:
    """Return what a line can meet on each row of a column of a reel (from 1), once it is filled."""
    full = filled(definition, phase, reel, column)
    cells = [symbols_of(cell) for cell in full]
    shown = {symbol for cell in cells for symbol in cell}
    wide = tuple(
        key
        for key, rule in definition.substitutes.items()
        if rule.acts == "on its whole reel" and rule.active(phase, reel) and key in shown
    )
    runs = any(isinstance(trigger, RunTrigger) for trigger in definition.triggers)
    if not runs or full == column:
        return tuple(Place(cell, wide) for cell in cells)
    return tuple(
        Place(cell, wide, symbols_of(stopped)) for cell, stopped in zip(cells, column, strict=True)
    )
