"""Machines of lines on which nothing can be won."""

from __future__ import annotations

from reelwright.automaton.lines import line_machine
from reelwright.automaton.places import Place
from tests.automaton.lines.reading import hundredths, read
from tests.automaton.lines.test_line_prizes import game


def test_that_a_line_without_prizes_adds_nothing_and_ends_settled() -> None:
    definition = game(symbols={"ant": {}, "bee": {}})
    alphabets = [[Place(("ant",)), Place(("bee",))]] * 4
    machine = line_machine(definition, "paid", alphabets, hundredths)
    assert machine.start == 1
    for letters in ([0, 0, 0, 0], [1, 0, 1, 0]):
        assert read(machine, letters) == 0
