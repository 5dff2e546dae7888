"""Machines so small that their windows are counted by hand."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from reelwright.automaton.count import LARGEST, _primes, count
from reelwright.automaton.machine import Machine, Reader
from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.tables import Reel, first_state, layers_of
from reelwright.kernels.states import Transitions


def reel(*weights: int, emits: Sequence[int] | None = None) -> Reel:
    return Reel(weights, np.array(emits or [0] * len(weights), np.int64))


def letters(*of_reels: Sequence[int]) -> tuple[np.ndarray, ...]:
    return tuple(np.array(of, np.int32) for of in of_reels)


def adding(start: int, *of_nodes: Sequence[int]) -> Machine:
    """A machine of two reels: reel 1 keeps the node, reel 2 adds by node (from 1) and letter."""
    nodes, many = len(of_nodes) + 1, len(of_nodes[0])
    emits = np.array([[0] * many, *of_nodes], np.int64)
    return Machine(
        start,
        (
            np.repeat(np.arange(nodes, dtype=np.int32)[:, None], many, 1),
            np.zeros_like(emits, np.int32),
        ),
        (np.zeros_like(emits), emits),
    )


def ways(readers: Sequence[Reader], reels: Sequence[Reel]) -> dict[int, int]:
    made = count(readers, reels)
    return dict(zip(made.packed.tolist(), made.ways, strict=True))


def test_that_readers_start_where_their_own_machines_do() -> None:
    """The first and the last reader differ on reel 1 only, and the one between them starts at 2."""
    one, other = adding(1, [1, 10], [0, 0]), adding(2, [0, 0], [100, 1000])
    readers = [
        Reader(one, letters([0, 0], [0, 1])),
        Reader(other, letters([0, 0], [0, 1])),
        Reader(one, letters([1, 1], [0, 1])),
    ]
    assert first_state(readers).tolist() == [[1, 2, 1]]
    assert ways(readers, [reel(1, 2), reel(3, 4)]) == {102: 9, 1020: 12}


def test_that_each_of_three_machines_has_its_own_tables() -> None:
    machines = [adding(1, [1, 2]), adding(1, [30, 10], [0, 0]), adding(1, [100, 400])]
    readers = [Reader(machine, letters([0], [0, 1])) for machine in machines]
    assert ways(readers, [reel(1), reel(1, 1)]) == {131: 1, 412: 1}


def test_that_a_track_has_as_many_letters_as_it_reads() -> None:
    machine = adding(1, [1, 10, 100])
    readers = [Reader(machine, letters([0, 0], [1, 0])), Reader(machine, letters([2, 1], [2, 0]))]
    first, second = layers_of(readers, [reel(1, 1), reel(1, 1)], 0)
    assert first.reading.alphabet.tolist() == [1, 3]
    assert second.reading.alphabet.tolist() == [2, 3]
    assert (first.reading.steps.dtype, first.reading.emits.dtype) == (np.int32, np.int64)


def test_that_tallies_of_62_bits_are_kept_to_the_last() -> None:
    largest = 2**62 - 1
    assert ways([], [reel(1, 2, emits=[largest, largest - 1])]) == {largest - 1: 2, largest: 1}
    reader = Reader(adding(1, [largest, largest - 1]), letters([0], [0, 1]))
    assert ways([reader], [reel(1), reel(1, 2)]) == {largest - 1: 2, largest: 1}


def test_that_one_reader_is_bounded_in_memory_as_two_of_half_as_many_states_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Reel 2 merges three states into one; two of them are read together, then the third."""
    machine = Machine(
        1,
        (
            np.array([[0, 0, 0], [1, 2, 3]], np.int32),
            np.array([[0, 0, 0], [1, 1, 1], [1, 1, 1], [1, 1, 1]], np.int32),
            np.zeros((2, 3), np.int32),
        ),
        tuple(np.array([[0] * 3] + [[0, 1, 2]] * many) for many in (1, 3, 1)),
    )
    readers = [Reader(machine, letters([0, 1, 2], [0, 1, 2], [0, 1, 2]))]
    reels = [reel(1, 1, 1)] * 3
    for nodes, states in ((1, 1), (0, 3)):
        monkeypatch.setattr("reelwright.automaton.count.NODES", nodes)
        assert count(readers, reels).states == (3, states, 1)


def test_that_a_hundred_million_states_are_the_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are only said to be there, as so many would take minutes."""
    many = 10**8
    moves = Transitions(*(np.zeros(2, np.int64) for _ in range(4)))

    def found(*_: object) -> tuple[np.ndarray, Transitions]:
        return np.broadcast_to(np.int32(1), (many, 1)), moves

    monkeypatch.setattr("reelwright.automaton.tables.Layer.read", found)
    monkeypatch.setattr("reelwright.automaton.count.push", lambda entries, *_: entries)
    assert count([], [reel(1)]).states == (1,)
    many += 1
    with pytest.raises(NotCountable, match="reel 1: found more than 100000000 windows"):
        count([], [reel(1)])


def test_that_a_total_of_three_primes_is_no_rest() -> None:
    """Nothing is left of it after division by what it is the product of."""
    primes = [2**31 - 1, 2**31 - 19, 2**31 - 61]
    total = primes[0] * primes[1] * primes[2]
    assert total > LARGEST
    made = count([], [reel(total)])
    assert (made.ways, made.total, made.states) == ((total,), total, (1,))


def test_that_primes_fall_from_the_greatest_to_3(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reelwright.automaton.count.PRIMES_BELOW", 30)
    assert list(_primes()) == [29, 23, 19, 17, 13, 11, 7, 5, 3]
