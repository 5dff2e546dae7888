"""The layered tables of a window: what each state does on each reel, states alike merged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from reelwright.kernels.states import Reading, Transitions, advance

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    from reelwright.automaton.machine import Machine, Reader
    from reelwright.kernels.states import Nodes


Number = TypeVar("Number", np.int32, np.int64)

ENDLESS = 2**62


@dataclass(frozen=True, eq=False)
class Reel:
    """A reel's columns: the weight of each, and what it adds to the tally whatever else shows."""

    weights: tuple[int, ...]
    emits: NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Layers:
    """The tables: for each reel the transitions from the states before it, and how many follow."""

    transitions: tuple[Transitions, ...]
    states: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Layer:
    """One reel about to be read from the states before it, [state, reader] -> node.

    Weights are kept modulo `modulus` where one is given.
    """

    reading: Reading
    emits: NDArray[np.int64]
    weights: NDArray[np.int64]
    modulus: int

    def read(
        self, nodes: Nodes, most_states: int = ENDLESS, most_moves: int = ENDLESS
    ) -> tuple[Nodes, Transitions]:
        """Return the states that follow, and the transitions to them.

        Once there are more than so many, no other state is read.
        """
        following, moves = advance(
            nodes, self.reading, self.emits, self.weights, self.modulus, most_states, most_moves
        )
        return following, moves


def tables(readers: Sequence[Reader], reels: Sequence[Reel]) -> Layers:
    """Build the tables."""
    nodes = first_state(readers)
    transitions, states = [], []
    for layer in layers_of(readers, reels, 0):
        nodes, moves = layer.read(nodes)
        transitions.append(moves)
        states.append(len(nodes))
    return Layers(tuple(transitions), tuple(states))


def first_state(readers: Sequence[Reader]) -> Nodes:
    """Return the one state before the first reel."""
    order = _order(_futures(readers, 0))
    return np.array([[readers[n].machine.start for n in order]], np.int32)


def layers_of(readers: Sequence[Reader], reels: Sequence[Reel], modulus: int) -> Iterator[Layer]:
    """Yield what the readers do on each reel in turn."""
    for number, reel in enumerate(reels):
        weights = [w % modulus if modulus else w for w in reel.weights]
        yield Layer(
            _reading(readers, number, len(reel.weights)),
            reel.emits,
            np.array(weights, np.int64),
            modulus,
        )


def _futures(readers: Sequence[Reader], read: int) -> list[int]:
    """Return a number for each reader's future: its machine, and the letters yet to read."""
    known: dict[object, int] = {}
    return [
        known.setdefault(
            (id(reader.machine), *(letters.tobytes() for letters in reader.letters[read:])),
            len(known),
        )
        for reader in readers
    ]


def _order(futures: Sequence[int]) -> list[int]:
    """Order the readers so that those with the same future stand together."""
    return sorted(range(len(futures)), key=futures.__getitem__)


def _reading(readers: Sequence[Reader], reel: int, columns: int) -> Reading:
    futures = _futures(readers, reel + 1)
    order, following = _order(_futures(readers, reel)), _order(futures)
    place = {reader: at for at, reader in enumerate(order)}
    joined = [readers[n] for n in order]
    machines = {id(reader.machine): reader.machine for reader in joined}
    base = dict(zip(machines, _bases(machines.values(), reel), strict=True))
    read = [reader.letters[reel] for reader in joined]
    tracks = {letters.tobytes(): letters for letters in read}
    number = {key: track for track, key in enumerate(tracks)}
    return Reading(
        steps=_flat([m.steps[reel] for m in machines.values()], np.int32),
        emits=_flat([m.emits[reel] for m in machines.values()], np.int64),
        base=_numbers(base[id(reader.machine)] for reader in joined),
        width=_numbers(reader.machine.steps[reel].shape[1] for reader in joined),
        track=_numbers(number[letters.tobytes()] for letters in read),
        source=_numbers(place[n] for n in following),
        group=_numbers(futures[n] for n in following),
        letters=np.array(list(tracks.values()), np.int32).reshape(len(tracks), columns),
        alphabet=_numbers(letters.max() + 1 for letters in tracks.values()),
    )


def _bases(machines: Iterable[Machine], reel: int) -> Iterator[int]:
    base = 0
    for machine in machines:
        yield base
        base += machine.steps[reel].size


def _numbers(numbers: Iterable[int]) -> NDArray[np.int64]:
    return np.array(list(numbers), np.int64)


def _flat(arrays: list[NDArray[Number]], dtype: type[Number]) -> NDArray[Number]:
    return np.concatenate([np.empty(0, dtype), *(array.ravel() for array in arrays)])
