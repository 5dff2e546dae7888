"""Windows counted through layered tables against windows read one by one."""

from __future__ import annotations

from math import prod
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reelwright.automaton.count import LARGEST, count
from reelwright.automaton.machine import Machine, Reader
from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.tables import Reel, tables
from tests.automaton.core.machines import (
    every_window,
    random_machine,
    random_readers,
    random_reels,
)


def counted(readers: list[Reader], reels: list[Reel]) -> dict[int, int]:
    made = count(readers, reels)
    assert made.packed.tolist() == sorted(set(made.packed.tolist()))
    assert made.total == prod(sum(reel.weights) for reel in reels) == sum(made.ways)
    return dict(zip(made.packed.tolist(), made.ways, strict=True))


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), st.integers(1, 4), st.integers(0, 5), st.integers(1, 5))
def test_that_every_window_is_counted(seed: int, length: int, many: int, nodes: int) -> None:
    random = Random(seed)  # noqa: S311
    reels = random_reels(random, [random.randint(1, 5) for _ in range(length)], 4)
    machines = [random_machine(random, length, nodes + 1) for _ in range(3)]
    readers = random_readers(random, machines, reels, many)
    assert counted(readers, reels) == every_window(readers, reels)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.integers(1, 12), st.integers(1, 12), st.sampled_from([4, 2**30]))
def test_that_states_read_some_after_the_other_count_the_same(
    seed: int, nodes: int, moves: int, heaviest: int
) -> None:
    random = Random(seed)  # noqa: S311
    reels = random_reels(random, [random.randint(2, 5) for _ in range(3)], heaviest)
    readers = random_readers(random, [random_machine(random, 3, 4)], reels, 3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("reelwright.automaton.count.NODES", nodes)
        patch.setattr("reelwright.automaton.count.MOVES", moves)
        assert counted(readers, reels) == every_window(readers, reels)


def test_that_nodes_and_transitions_in_memory_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """One state at a time: what is met twice is counted twice among the states, save at the end."""
    letters = np.arange(3, dtype=np.int32)
    machine = Machine(
        1,
        (
            np.array([[0, 0, 0], [1, 2, 3]], np.int32),
            np.array([[0, 0, 0], [1, 1, 1], [1, 1, 1], [1, 1, 1]], np.int32),
            np.zeros((2, 3), np.int32),
        ),
        tuple(np.array([[0] * 3] + [[0, 1, 2]] * many) for many in (1, 3, 1)),
    )
    readers = [Reader(machine, (letters,) * 3)] * 2
    reels = [_even(3)] * 3
    assert count(readers, reels).states == (3, 1, 1)
    windows = every_window(readers, reels)
    for nodes, moves, states in ((1, 99, 3), (2, 99, 1), (99, 2, 3), (99, 3, 2), (99, 8, 1)):
        monkeypatch.setattr("reelwright.automaton.count.NODES", nodes)
        monkeypatch.setattr("reelwright.automaton.count.MOVES", moves)
        assert count(readers, reels).states == (3, states, 1)
        assert counted(readers, reels) == windows


def test_that_too_many_states_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(5)  # noqa: S311
    reels = random_reels(random, [4, 4, 4], 1)
    readers = random_readers(random, [random_machine(random, 3, 9)], reels, 3)
    states = count(readers, reels).states
    most = max(states)
    monkeypatch.setattr("reelwright.automaton.count.MOST_STATES", most)
    assert count(readers, reels).states == states
    monkeypatch.setattr("reelwright.automaton.count.MOST_STATES", most - 1)
    message = (
        f"reel {states.index(most) + 1}: found more than {most - 1} windows to tell apart;"
        f" allowed: {most - 1}"
    )
    with pytest.raises(NotCountable, match=f"^{message}$"):
        count(readers, reels)


@pytest.mark.parametrize("heaviest", [2**14, 2**31, 2**40, 2**70])
def test_that_weights_of_any_size_are_counted_exactly(heaviest: int) -> None:
    random = Random(heaviest)  # noqa: S311
    reels = random_reels(random, [3, 4, 3, 4, 2], heaviest)
    total = prod(sum(reel.weights) for reel in reels)
    assert total > LARGEST
    readers = random_readers(random, [random_machine(random, 5, 4)], reels, 3)
    assert counted(readers, reels) == every_window(readers, reels)


def test_that_a_total_at_the_limit_is_counted_exactly() -> None:
    for total in (LARGEST - 1, LARGEST, LARGEST + 1):
        reels = [Reel((total - 5, 5), np.array([0, 1], np.int64))]
        assert counted([], reels) == {0: total - 5, 1: 5}


def test_that_states_that_grow_past_the_first_room_are_kept_apart() -> None:
    """Three reels of 40 columns, every pair of them told apart to the end."""
    columns, reels = 40, 3
    first = np.arange(columns, dtype=np.int32) + 1
    second = (np.arange(columns + 1)[:, None] * columns + np.arange(columns)[None, :] + 1).astype(
        np.int32
    )
    second[0] = 0
    last = np.zeros((second.max() + 1, columns), np.int32)
    emits = np.arange(last.shape[0])[:, None] * columns + np.arange(columns)[None, :]
    emits[0] = 0
    machine = Machine(
        1,
        (np.vstack([np.zeros(columns, np.int32), first]), second, last),
        (
            np.zeros((2, columns), np.int64),
            np.zeros(second.shape, np.int64),
            emits.astype(np.int64),
        ),
    )
    letters = tuple(np.arange(columns, dtype=np.int32) for _ in range(reels))
    made = count([Reader(machine, letters)], [_even(columns) for _ in range(reels)])
    assert made.states == (columns, columns**2, 1)
    assert len(made.packed) == columns**3
    assert set(made.ways) == {1}


def _even(columns: int) -> Reel:
    return Reel((1,) * columns, np.zeros(columns, np.int64))


def test_that_readers_alike_share_states() -> None:
    """Two readers of one machine that still read the same are told apart only as a pair."""
    steps = (
        np.array([[0, 0], [1, 2]], np.int32),
        np.array([[0, 0], [0, 0], [0, 0]], np.int32),
    )
    emits = (
        np.zeros((2, 2), np.int64),
        np.array([[0, 0], [1, 10], [100, 1000]], np.int64),
    )
    machine = Machine(1, steps, emits)
    reels = [_even(4), _even(2)]
    last = np.array([0, 1], np.int32)
    readers = [
        Reader(machine, (np.array([0, 0, 1, 1], np.int32), last)),
        Reader(machine, (np.array([0, 1, 0, 1], np.int32), last)),
    ]
    assert tables(readers, reels).states == (3, 1)
    assert counted(readers, reels) == every_window(readers, reels)
