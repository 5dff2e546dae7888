"""Reads lines of windows by their machine, and by the diagrams it is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from reelwright.automaton.columns import places
from reelwright.automaton.diagrams import Diagram
from reelwright.automaton.line_readings import Readings
from reelwright.automaton.line_wins import LineResult, LineWin
from reelwright.automaton.lines import line_machine
from reelwright.automaton.machine import SETTLED, Machine
from reelwright.automaton.places import Place
from reelwright.definition.model import Definition
from tests.slow_judge.wins import Columns

HUNDREDTHS = 100
Letters = list[int]


def hundredths(result: LineResult) -> int:
    """What wins pay, in hundredths of a line bet."""
    return sum(int(win.amount * HUNDREDTHS) for win in result.wins)


class LineReader:
    """Reads the lines of some windows of a phase."""

    def __init__(self, definition: Definition, phase: str, windows: Sequence[Columns]) -> None:
        self.definition = definition
        self.phase = phase
        met = [self._met(window) for window in windows]
        self.alphabets = [
            list(dict.fromkeys(place for window in met for place in window[reel]))
            for reel in range(definition.window.reels)
        ]

    def letters(self, window: Columns, line: int) -> Letters:
        """What a line (from 1) reads of a window."""
        rows = self.definition.lines.rows[line - 1]
        return [
            alphabet.index(column[row])
            for alphabet, column, row in zip(self.alphabets, self._met(window), rows, strict=True)
        ]

    @cached_property
    def machine(self) -> Machine:
        """The machine of a line, with a tally of hundredths."""
        return line_machine(self.definition, self.phase, self.alphabets, hundredths)

    def wins(self, letters: Letters) -> list[LineWin]:
        """All that a line wins, in no order."""
        found: list[LineWin] = []
        for diagram in self._diagrams:
            node = diagram.start
            for steps, letter in zip(diagram.steps, letters, strict=True):
                node = int(steps[node, letter])
            found += diagram.ends[node].wins
        return found

    @cached_property
    def _diagrams(self) -> list[Diagram[LineResult]]:
        readings = Readings(self.definition, self.phase, self.alphabets, lambda result: result)
        return list(readings.groups())

    def _met(self, window: Columns) -> list[tuple[Place, ...]]:
        return [
            places(self.definition, self.phase, reel, column)
            for reel, column in enumerate(window, 1)
        ]


def read(machine: Machine, letters: Letters) -> int:
    """Return the tally of a machine that reads some letters."""
    node, tally = machine.start, 0
    for steps, emits, letter in zip(machine.steps, machine.emits, letters, strict=True):
        tally += int(emits[node, letter])
        node = int(steps[node, letter])
    assert node == SETTLED
    return tally


def tallies(machine: Machine, weights: Sequence[Sequence[int]]) -> dict[int, int]:
    """Return how often each tally comes up, by how often each letter does on each reel."""
    layer = {(machine.start, 0): 1}
    for steps, emits, of_reel in zip(machine.steps, machine.emits, weights, strict=True):
        following: Counter[tuple[int, int]] = Counter()
        for (node, tally), ways in layer.items():
            for letter, weight in enumerate(of_reel):
                to = int(steps[node, letter]), tally + int(emits[node, letter])
                following[to] += ways * weight
        layer = dict(following)
    found: Counter[int] = Counter()
    for (_, tally), ways in layer.items():
        found[tally] += ways
    return dict(found)
