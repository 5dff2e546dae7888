"""How many windows hold each win of a line, and each win by ways."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from reelwright.automaton.columns import filled
from reelwright.automaton.diagrams import walked
from reelwright.automaton.line_readings import Readings
from reelwright.automaton.ways import Ways

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    from reelwright.automaton.columns import Column
    from reelwright.automaton.diagrams import Diagram
    from reelwright.automaton.line_wins import LineResult, LineWin
    from reelwright.automaton.places import Place
    from reelwright.definition.model import Definition

End = TypeVar("End", bound="Hashable")
WaysHit: TypeAlias = tuple[str, int]
"""A symbol and how many of it."""
_Wins: TypeAlias = tuple[tuple[str, int, Fraction], ...]


def line_hits(
    definition: Definition, phase: str, reels: Sequence[Mapping[Place, int]]
) -> dict[LineWin, int]:
    """Return how many windows hold each win of a line; one paid twice counts twice.

    `reels` has by reel how many columns show each place where the line meets it.
    """
    places = [list(of_reel) for of_reel in reels]
    weights = [list(of_reel.values()) for of_reel in reels]
    hits: Counter[LineWin] = Counter()
    for diagram in Readings(definition, phase, places, _itself).groups():
        for result, ways in _reached(diagram, weights).items():
            for win in result.wins:
                hits[win] += ways
    return dict(hits)


def _itself(result: LineResult) -> LineResult:
    return result


def _reached(diagram: Diagram[End], weights: Sequence[Sequence[int]]) -> dict[End, int]:
    """Return in how many ways each end of a diagram is come to."""
    layer = {diagram.start: 1}
    for steps, of_reel in zip(diagram.steps, weights, strict=True):
        following: Counter[int] = Counter()
        for node, ways in layer.items():
            for to, weight in zip(steps[node].tolist(), of_reel, strict=True):
                following[to] += ways * weight
        layer = dict(following)
    return {diagram.ends[node]: ways for node, ways in layer.items()}


def ways_hits(
    definition: Definition, phase: str, reels: Sequence[Mapping[Column, int]]
) -> dict[WaysHit, tuple[int, Fraction]]:
    """Return how many windows hold each win by ways, and the unit bets they pay in all."""
    ways = Ways(definition, phase)
    windows = [
        [filled(definition, phase, reel, column) for column in of_reel]
        for reel, of_reel in enumerate(reels, 1)
    ]
    weights = [list(of_reel.values()) for of_reel in reels]
    hits: defaultdict[WaysHit, tuple[int, Fraction]] = defaultdict(lambda: (0, Fraction()))
    for symbols in ways.apart(windows):
        letters = [
            [ways.letter(reel, column, symbols) for column in of_reel]
            for reel, of_reel in enumerate(windows, 1)
        ]
        none: _Wins = ()
        diagram = walked(
            ways.start(symbols), letters, ways.read, lambda state: tuple(ways.wins(state)), none
        )
        for wins, number in _reached(diagram, weights).items():
            for symbol, count, units in wins:
                windows_so_far, paid = hits[symbol, count]
                hits[symbol, count] = windows_so_far + number, paid + number * units
    return dict(hits)
