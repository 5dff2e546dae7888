"""The layered tables themselves: nothing lost, nothing twice, states alike merged."""

from __future__ import annotations

from random import Random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from reelwright.automaton.machine import Machine, Reader
from reelwright.automaton.tables import Reel, first_state, layers_of, tables
from tests.automaton.core.machines import (
    every_window,
    random_machine,
    random_readers,
    random_reels,
)
from tests.automaton.core.walks import states_needed, walked


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 10**9), st.integers(1, 4), st.integers(0, 6))
def test_that_paths_through_the_tables_are_the_windows(seed: int, length: int, many: int) -> None:
    random = Random(seed)  # noqa: S311
    reels = random_reels(random, [random.randint(1, 5) for _ in range(length)], 4)
    machines = [random_machine(random, length, random.randint(2, 5)) for _ in range(2)]
    readers = random_readers(random, machines, reels, many)
    layers = tables(readers, reels)
    assert walked(layers) == every_window(readers, reels)
    assert layers.states == states_needed(readers, reels)
    for moves in layers.transitions:
        assert moves.first[0] == 0
        for start, end in zip(moves.first[:-1], moves.first[1:], strict=True):
            pairs = list(zip(moves.to[start:end], moves.emit[start:end], strict=True))
            assert len(pairs) == len(set(pairs)) > 0


def test_that_many_columns_of_one_state_are_kept_apart() -> None:
    """More transitions, and more states, than there is room for at first."""
    for columns in (63, 64, 65, 200):
        every = np.arange(columns, dtype=np.int32)
        machine = Machine(
            1,
            (
                np.vstack([np.zeros(columns, np.int32), every + 1]),
                np.zeros((columns + 1, 2), np.int32),
            ),
            (
                np.vstack([np.zeros(columns, np.int64), every * 7]),
                np.array([[0, 0]] + [[0, node] for node in range(columns)], np.int64),
            ),
        )
        reels = [
            Reel(tuple(range(1, columns + 1)), np.zeros(columns, np.int64)),
            Reel((1, 2), np.array([0, 10**6], np.int64)),
        ]
        readers = [Reader(machine, (every, np.array([0, 1], np.int32)))]
        layers = tables(readers, reels)
        assert layers.states == (columns, 1)
        assert walked(layers) == every_window(readers, reels)


def test_that_columns_alike_to_all_readers_are_one_transition() -> None:
    machine = random_machine(Random(3), 2, 3)  # noqa: S311
    letters = (np.array([0, 1, 0, 0], np.int32), np.array([2], np.int32))
    reels = [Reel((1, 2, 4, 8), np.array([5, 5, 5, 6], np.int64)), Reel((1,), np.zeros(1, int))]
    first = tables([Reader(machine, letters)], reels).transitions[0]
    assert sorted(first.weight.tolist()) == [2, 5, 8]


def test_that_a_reel_may_be_read_from_some_states_only() -> None:
    """It ends with the state in which there are more states, or transitions, than wished."""
    machine = Machine(
        1,
        (np.array([[0, 0, 0], [1, 2, 3]], np.int32), np.zeros((4, 3), np.int32)),
        (np.zeros((2, 3), np.int64), np.array([[0, 0, 0]] + [[n, 0, 0] for n in (10, 20, 30)])),
    )
    alone = np.arange(3, dtype=np.int32)
    readers = [Reader(machine, (alone, alone))]
    reel = Reel((1, 1, 1), np.arange(3))
    first, last = layers_of(readers, [reel, reel], 0)
    nodes, moves = first.read(first_state(readers))
    assert nodes.tolist() == [[1], [2], [3]]
    assert moves.first.tolist() == [0, 3]
    for most, read in ((2, 1), (3, 2), (5, 2), (6, 3)):
        following, moves = last.read(nodes, most_moves=most)
        assert following.tolist() == [[0]]
        assert moves.first.tolist() == [0, 3, 6, 9][: read + 1]
        assert len(moves.to) == 3 * read
        assert len(last.read(nodes, most_states=0)[1].first) == 2
        assert len(last.read(nodes, most_states=1)[1].first) == 4
