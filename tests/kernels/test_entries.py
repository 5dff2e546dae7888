"""Tallies carried along a few transitions, the entries counted by hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from reelwright.kernels.entries import Entries, _by_target, _more_slots, push
from reelwright.kernels.states import Transitions


def numbers(of: Sequence[int]) -> np.ndarray:
    return np.array(of, np.int64)


def carried(made: Entries) -> list[dict[int, int]]:
    """By state the ways of each tally, each tally once."""
    states = []
    for start, end in zip(made.first[:-1], made.first[1:], strict=True):
        packed = made.packed[start:end].tolist()
        assert len(set(packed)) == len(packed)
        states.append(dict(zip(packed, made.ways[start:end].tolist(), strict=True)))
    return states


TWO_STATES = Transitions(
    first=numbers([0, 3, 5]),
    to=numbers([1, 0, 1, 1, 0]),
    emit=numbers([10, 0, 0, 9, 5]),
    weight=numbers([2, 3, 4, 5, 6]),
)
"""Two states lead to two: the first by three transitions, the second by two."""


def test_that_transitions_are_sorted_by_where_they_go() -> None:
    incoming, moves, origins = _by_target(TWO_STATES, 2)
    assert incoming.tolist() == [0, 2, 5]
    assert moves.tolist() == [1, 4, 0, 2, 3]
    assert origins.tolist() == [0, 1, 0, 0, 1]


def test_that_ways_of_one_tally_come_together_in_each_state() -> None:
    """Tallies 0 (1 way) and 5 (2) of the first state, 1 (3) of the second."""
    entries = Entries(numbers([0, 2, 3]), numbers([0, 5, 1]), numbers([1, 2, 3]))
    made = push(entries, TWO_STATES, 2, 0)
    assert made.first.tolist() == [0, 3, 7]
    assert carried(made) == [{0: 3, 5: 6, 6: 18}, {10: 2 + 15, 15: 4, 0: 4, 5: 8}]
    rests = push(entries, TWO_STATES, 2, 4)
    assert carried(rests) == [{0: 3, 5: 2, 6: 2}, {10: 1, 15: 0, 0: 0, 5: 0}]


def test_that_many_tallies_of_two_states_meet_in_one() -> None:
    """First state: 600 tallies; second: 200 of its own; each comes by two transitions."""
    many, few = 600, 200
    scattered = Random(1).sample(range(2**60), many)  # noqa: S311 - many slots coincide
    entries = Entries(
        numbers([0, many, many + few]),
        numbers([*scattered, *range(few)]),
        np.ones(many + few, np.int64),
    )
    moves = Transitions(
        first=numbers([0, 2, 4]),
        to=numbers([0, 0, 1, 1]),
        emit=numbers([0, 0, 3, 3]),
        weight=numbers([1, 1, 4, 5]),
    )
    first, second = carried(push(entries, moves, 2, 0))
    assert first == dict.fromkeys(scattered, 2)
    assert second == dict.fromkeys(range(3, few + 3), 9)


def test_that_each_entry_has_a_slot_even_where_all_are_taken() -> None:
    for step in range(1, 20):
        packed = np.arange(32) * step
        assert sorted(_more_slots(packed, 0, 32, 32).tolist()) == [*range(32)]
        assert sorted(_more_slots(packed, 16, 32, 16).tolist()) == [*range(16, 32)]
