"""What a line wins as a list of boxes: a set of symbols for each reel, and the wins of all in it.

No two boxes share a combination, and what is in none wins nothing; so the combinations of a box,
and with them the return, can be multiplied out by hand from how often each symbol is on a reel.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import add
from typing import TYPE_CHECKING, TypeAlias

from reelwright.automaton.diagrams import joined, walked
from reelwright.automaton.line_readings import Readings
from reelwright.automaton.machine import SETTLED
from reelwright.automaton.places import Place
from reelwright.definition.model import symbols_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.automaton.diagrams import Diagram
    from reelwright.automaton.line_wins import LineResult, LineWin
    from reelwright.definition.model import Definition

Wins: TypeAlias = "tuple[LineWin, ...]"


@dataclass(frozen=True, slots=True)
class Box:
    """By reel the cells it takes (all of them where it does not matter), and what it wins."""

    cells: tuple[frozenset[str], ...]
    wins: Wins


def line_boxes(definition: Definition, phase: str, cells: Sequence[str]) -> list[Box]:
    """Return the boxes of a line on which these cells may stand on any reel, those that win."""
    places = [[Place(symbols_of(cell)) for cell in cells] for _ in range(definition.window.reels)]
    groups = Readings(definition, phase, places, _wins).groups()
    none: Wins = ()
    nothing = walked(None, places, lambda *_: None, lambda _: none, none)
    diagram = reduce(lambda one, other: joined(one, other, add, none), groups, nothing)
    return list(_boxes(diagram, cells, diagram.start, ()))


def _wins(result: LineResult) -> Wins:
    return result.wins


def _boxes(
    diagram: Diagram[Wins], cells: Sequence[str], node: int, taken: tuple[frozenset[str], ...]
) -> Iterator[Box]:
    """Yield the boxes that a node leads to once some reels are read."""
    if len(taken) == len(diagram.steps):
        if diagram.ends[node]:
            yield Box(taken, diagram.ends[node])
        return
    following = diagram.steps[len(taken)][node].tolist()
    for to in dict.fromkeys(following):
        of = frozenset(
            cell for cell, reached in zip(cells, following, strict=True) if reached == to
        )
        if to != SETTLED:
            yield from _boxes(diagram, cells, to, (*taken, of))
