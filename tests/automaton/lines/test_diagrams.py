"""Diagrams of walks so short that their nodes are counted by hand."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from reelwright.automaton.diagrams import (
    Diagram,
    joined,
    machine_of,
    walked,
    walked_machine,
)
from reelwright.automaton.machine import SETTLED
from reelwright.automaton.refusal import NotCountable
from tests.automaton.lines.reading import read

LETTERS = ["ab", "aab", "ba"]
"""Of three reels, the second with a letter in two places."""


def longer(_: int, state: str, letter: str) -> str:
    return state + letter


def length_of_run(state: str) -> int:
    """How many a's stand in front; less than two count for nothing."""
    length = len(state) - len(state.lstrip("a"))
    return length if length > 1 else 0


def runs() -> Diagram[int]:
    return walked("", LETTERS, longer, length_of_run, 0)


def end_of(diagram: Diagram[int], letters: tuple[int, ...]) -> int:
    node = diagram.start
    for steps, letter in zip(diagram.steps, letters, strict=True):
        node = int(steps[node, letter])
    return diagram.ends[node]


def every_way() -> list[tuple[tuple[int, ...], str]]:
    places = product(*(range(len(of)) for of in LETTERS))
    return [(way, "".join(of[n] for of, n in zip(LETTERS, way, strict=True))) for way in places]


def test_that_a_walk_ends_where_its_letters_lead() -> None:
    diagram = runs()
    for way, said in every_way():
        assert end_of(diagram, way) == length_of_run(said), said
    assert diagram.ends == (0, 2, 3)
    assert [type(table) for table in (diagram.steps, diagram.emits, diagram.ends)] == [tuple] * 3


def test_that_nodes_alike_are_one_and_what_comes_to_nothing_is_settled() -> None:
    """Before reel 1 the start, before reel 2 "a", before reel 3 "aa", each beside the settled."""
    diagram = runs()
    assert [len(steps) for steps in diagram.steps] == [2, 2, 2]
    assert diagram.start == 1
    assert [steps[SETTLED].tolist() for steps in diagram.steps] == [[0, 0], [0, 0, 0], [0, 0]]
    assert [steps[1].tolist() for steps in diagram.steps] == [[1, 0], [1, 1, 0], [1, 2]]
    assert [steps.dtype for steps in diagram.steps] == [np.int32] * 3
    assert [emits.dtype for emits in diagram.emits] == [np.int64] * 3
    assert not any(emits.any() for emits in diagram.emits)


def test_that_ends_of_another_worth_are_merged_anew() -> None:
    told = runs().valued(lambda end: end > 0, nothing=False)
    assert told.ends == (False, True)
    assert [steps[1].tolist() for steps in told.steps] == [
        [1, 0],
        [1, 1, 0],
        [1, 1],
    ]


def test_that_what_the_first_letters_lead_to_is_told_at_once_and_others_differ() -> None:
    """An a is told 2, as of a run of two; a b after it takes them back, a third a adds 1."""
    machine = machine_of(runs().told(int))
    assert machine.start == 1
    assert [emits[1].tolist() for emits in machine.emits] == [[2, 0], [0, 0, -2], [0, 1]]
    for way, said in every_way():
        assert read(machine, list(way)) == length_of_run(said)
    again = walked_machine("", LETTERS, longer, length_of_run)
    assert [step.tolist() for step in again.steps] == [step.tolist() for step in machine.steps]
    assert [emit.tolist() for emit in again.emits] == [emit.tolist() for emit in machine.emits]


def test_that_a_machine_that_always_adds_the_same_adds_it_on_the_first_reel() -> None:
    """Its start is node 1, as every machine's is; the settled node adds nothing."""
    machine = walked_machine("", LETTERS, longer, lambda _: 7)
    assert machine.start == 1
    assert [emit.tolist() for emit in machine.emits] == [
        [[0, 0], [7, 7]],
        [[0, 0, 0], [0, 0, 0]],
        [[0, 0], [0, 0]],
    ]
    assert [step.tolist() for step in machine.steps] == [
        [[0, 0], [0, 0]],
        [[0, 0, 0], [0, 0, 0]],
        [[0, 0], [0, 0]],
    ]
    assert [step.dtype for step in machine.steps] == [np.int32] * 3
    assert [emit.dtype for emit in machine.emits] == [np.int64] * 3


def test_that_diagrams_joined_read_as_both() -> None:
    """Runs of a's from the front, and how many b's there are: each end has its own pair."""
    others = walked("", LETTERS, longer, lambda state: state.count("b"), 0)
    both = joined(runs(), others, lambda run, many: (run, many), (0, 0))
    for way, said in every_way():
        assert end_of(both, way) == (length_of_run(said), said.count("b"))  # type: ignore[arg-type]
    assert both.ends[SETTLED] == (0, 0)
    assert len(set(both.ends)) == len(both.ends)


def test_that_joined_diagrams_add_what_both_add() -> None:
    tens = walked("", LETTERS, longer, lambda state: 10 * state.count("b"), 0)
    both = machine_of(joined(runs().told(int), tens.told(int), lambda *_: None, None))
    for way, said in every_way():
        assert read(both, list(way)) == length_of_run(said) + 10 * said.count("b")


def test_that_walks_with_too_many_states_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of every letter kept there are 2, 4 and 8 states."""
    monkeypatch.setattr("reelwright.automaton.diagrams.MOST_STATES", 8)
    assert end_of(runs(), (0, 0, 1)) == 3
    monkeypatch.setattr("reelwright.automaton.diagrams.MOST_STATES", 7)
    with pytest.raises(NotCountable, match=r"^reel 3: found 8 ways to go on; allowed: 7$"):
        runs()


def test_that_diagrams_joined_with_too_many_nodes_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Which letter each reel shows, by two diagrams: 2, 4 and 8 pairs of nodes."""
    first = walked("", LETTERS, longer, lambda state: state[:2], "")
    last = walked("", LETTERS, longer, lambda state: state[2], "")
    monkeypatch.setattr("reelwright.automaton.diagrams.MOST_NODES", 8)
    assert len(joined(first, last, lambda *ends: ends, ()).ends) == 9
    monkeypatch.setattr("reelwright.automaton.diagrams.MOST_NODES", 7)
    with pytest.raises(
        NotCountable, match=r"^reel 3: found 8 ways to go on along a line; allowed: 7$"
    ):
        joined(first, last, lambda *ends: ends, ())


def test_that_400_000_states_and_a_million_nodes_are_the_most() -> None:
    with pytest.raises(
        NotCountable, match=r"^reel 1: found 400001 ways to go on; allowed: 400000$"
    ):
        walked(None, [range(400_001)], lambda _, __, letter: letter, lambda _: 0, 0)
    many = 1_000_001
    none = np.zeros((1, many), np.int64)
    wide = Diagram(0, (np.arange(many, dtype=np.int32)[None, :],), (none,), tuple(range(many)))
    with pytest.raises(NotCountable, match=r"^reel 1: found 1000001 .*; allowed: 1000000$"):
        joined(wide, Diagram(0, (none.astype(np.int32),), (none,), (0,)), lambda *_: 0, 0)
