"""How many windows hold each win of a line, and each win by ways."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from reelwright.automaton.columns import filled
from reelwright.automaton.line_readings import Readings
from reelwright.automaton.ways import Ways

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence

    from reelwright.automaton.columns import Column
    from reelwright.automaton.line_diagrams import Diagram
    from reelwright.automaton.line_wins import LineResult, LineWin
    from reelwright.automaton.places import Place
    from reelwright.definition.model import Definition

State = TypeVar("State", bound="Hashable")
Letter = TypeVar("Letter", bound="Hashable")
WaysHit: TypeAlias = tuple[str, int]
"""A symbol and how many of it."""


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


def _reached(diagram: Diagram[State], weights: Sequence[Sequence[int]]) -> dict[State, int]:
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
        _summed((filled(definition, phase, reel, column), n) for column, n in of_reel.items())
        for reel, of_reel in enumerate(reels, 1)
    ]
    hits: defaultdict[WaysHit, tuple[int, Fraction]] = defaultdict(lambda: (0, Fraction()))
    for symbols in ways.apart([list(of_reel) for of_reel in windows]):
        letters = [
            _summed((ways.letter(reel, column, symbols), n) for column, n in of_reel.items())
            for reel, of_reel in enumerate(windows, 1)
        ]
        for state, number in _walked(ways.start(symbols), letters, ways.read).items():
            for symbol, count, units in ways.wins(state):
                windows_so_far, paid = hits[symbol, count]
                hits[symbol, count] = windows_so_far + number, paid + number * units
    return dict(hits)


def _summed(pairs: Iterable[tuple[Letter, int]]) -> dict[Letter, int]:
    total: Counter[Letter] = Counter()
    for letter, ways in pairs:
        total[letter] += ways
    return dict(total)


def _walked(
    start: State,
    letters: Sequence[Mapping[Letter, int]],
    read: Callable[[int, State, Letter], State],
) -> dict[State, int]:
    """Return in how many ways each state is reached after the last reel."""
    layer: dict[State, int] = {start: 1}
    for reel, of_reel in enumerate(letters):
        following: Counter[State] = Counter()
        for state, ways in layer.items():
            for letter, number in of_reel.items():
                following[read(reel, state, letter)] += ways * number
        layer = dict(following)
    return layer
