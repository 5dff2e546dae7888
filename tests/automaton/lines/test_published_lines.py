"""Lines of public games against what others counted."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import prod

from reelwright.automaton.hits import line_hits
from reelwright.automaton.lines import line_machine
from reelwright.automaton.places import Place
from reelwright.definition.model import Definition, symbols_of
from tests.automaton.lines.reading import HUNDREDTHS, hundredths, tallies
from tests.cases.files import definition
from tests.cases.published import (
    DIET_LINES,
    FRUIT_YACHT,
    FRUIT_YACHT_RUNS,
    FRUIT_YACHT_STOPS,
    THREE_BELLS,
    THREE_BELLS_PAY,
)


def _met(rules: Definition) -> list[Counter[Place]]:
    """By reel how many stops show each place; no substitute of these games acts off its cell."""
    return [Counter(Place(symbols_of(cell)) for cell in strip) for strip in rules.strips["base"]]


def test_that_the_machine_of_diet_lines_pays_on_as_many_stops_as_were_counted() -> None:
    rules = definition("diet_lines")
    met = _met(rules)
    machine = line_machine(rules, "paid", [list(of_reel) for of_reel in met], hundredths)
    found = tallies(machine, [list(of_reel.values()) for of_reel in met])
    assert found == {pay * HUNDREDTHS: stops for pay, stops in DIET_LINES.items()}


def test_that_three_bells_wins_as_often_as_was_counted() -> None:
    hits = line_hits(definition("three_bells"), "paid", _met(definition("three_bells")))
    assert {(win.name, win.count): windows for win, windows in hits.items()} == THREE_BELLS
    assert sum(win.amount * windows for win, windows in hits.items()) == THREE_BELLS_PAY


def test_that_lines_of_fruit_yacht_return_what_is_published() -> None:
    met = _met(definition("fruit_yacht"))
    hits = line_hits(definition("fruit_yacht"), "paid", met)
    paid = sum((win.amount * stops for win, stops in hits.items()), Fraction())
    assert paid / prod(of_reel.total() for of_reel in met) == FRUIT_YACHT


def test_that_lines_of_fruit_yacht_start_its_bonuses_as_often_as_is_published() -> None:
    met = _met(definition("fruit_yacht"))
    tally = {run: 10**number for number, run in enumerate(FRUIT_YACHT_RUNS)}
    machine = line_machine(
        definition("fruit_yacht"),
        "paid",
        [list(of_reel) for of_reel in met],
        lambda result: sum(tally[run] for run in result.runs),
    )
    found = tallies(machine, [list(of_reel.values()) for of_reel in met])
    rest = FRUIT_YACHT_STOPS - sum(FRUIT_YACHT_RUNS.values())
    assert found == {0: rest} | {tally[run]: stops for run, stops in FRUIT_YACHT_RUNS.items()}
