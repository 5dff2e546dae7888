"""One line as a machine, whatever the rules its wins are read by."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from reelwright.automaton.diagrams import joined, machine_of, walked
from reelwright.automaton.line_readings import Readings

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from reelwright.automaton.line_wins import LineResult
    from reelwright.automaton.machine import Machine
    from reelwright.automaton.places import Place
    from reelwright.definition.model import Definition


def line_machine(
    definition: Definition,
    phase: str,
    alphabets: Sequence[Sequence[Place]],
    emit: Callable[[LineResult], int],
    *,
    by_reels: bool = False,
) -> Machine:
    """Return the machine of one line in a phase.

    `alphabets` has for each reel the places a line can meet there; a letter is a place's index.
    `emit` says what a result adds to the packed tally: as much as its wins and runs do one by one.
    It is told the reels of each win where it goes `by_reels`.
    """
    groups = [
        diagram.told(lambda tally: tally)
        for diagram in Readings(definition, phase, alphabets, emit, by_reels).groups()
    ]
    nothing = walked(None, alphabets, lambda *_: None, lambda _: None, None)
    return machine_of(reduce(lambda a, b: joined(a, b, lambda *_: None, None), groups, nothing))
