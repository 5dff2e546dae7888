"""How many windows come to each tally, exactly."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.tables import first_state, layers_of
from reelwright.kernels.entries import Entries, push

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from reelwright.automaton.machine import Reader
    from reelwright.automaton.tables import Layer, Reel
    from reelwright.kernels.states import Nodes

LARGEST = 2**62
"""Totals of ways below this are counted as they are, others by their rests after division."""
PRIMES_BELOW = 2**31
"""The product of two rests has to fit into 63 bits."""
NODES = 2**26
"""Nodes in the states that follow a reel and are in memory at a time."""
MOVES = 2**20
"""Transitions of a reel that are in memory at a time."""
MOST_STATES = 10**8
"""States that are told apart on one reel: some minutes of work."""


@dataclass(frozen=True, eq=False)
class Counted:
    """Each tally that windows come to, rising, and how many do: a weight of `total` in all.

    `states` is how many states were told apart after each reel.
    """

    packed: NDArray[np.int64]
    ways: tuple[int, ...]
    total: int
    states: tuple[int, ...]


def count(readers: Sequence[Reader], reels: Sequence[Reel]) -> Counted:
    """Count the windows of these reels by what the readers make of them."""
    total = prod(sum(reel.weights) for reel in reels)
    if total < LARGEST:
        packed, ways, states = _counted(readers, reels, 0)
        return Counted(packed, tuple(ways.tolist()), total, states)
    primes = _primes()
    product = next(primes)
    packed, ways, states = _counted(readers, reels, product)
    together = [number % product for number in ways.tolist()]
    while product <= total:
        prime = next(primes)
        _, ways, _ = _counted(readers, reels, prime)
        together = _joined(together, product, ways.tolist(), prime)
        product *= prime
    return Counted(packed, tuple(together), total, states)


def _counted(
    readers: Sequence[Reader], reels: Sequence[Reel], modulus: int
) -> tuple[NDArray[np.int64], NDArray[np.int64], tuple[int, ...]]:
    """Return the tallies, rising, their ways, and the states.

    With a modulus (not 0) ways are right but for multiples of it.
    """
    counting = _Counting(tuple(layers_of(readers, reels, modulus)), modulus)
    one_way = Entries(np.array([0, 1]), np.array([0]), np.array([1]))
    counting.carry(0, first_state(readers), one_way)
    return counting.packed, counting.ways, (*counting.states[:-1], 1)


@dataclass(eq=False)
class _Counting:
    """Layers being read, some states after the other where there are many.

    So only as many states are in memory as `NODES` and `MOVES` allow on each reel; states alike
    that are met at different times stay apart.
    """

    layers: tuple[Layer, ...]
    modulus: int
    states: list[int] = field(default_factory=list)
    packed: NDArray[np.int64] = field(default_factory=lambda: np.empty(0, np.int64))
    ways: NDArray[np.int64] = field(default_factory=lambda: np.empty(0, np.int64))

    def carry(self, reel: int, nodes: Nodes, entries: Entries) -> None:
        """Carry the entries of states before a reel (from 0) to the end."""
        if reel == len(self.layers):
            self._end(entries)
            return
        if reel == len(self.states):
            self.states.append(0)
        most = NODES // max(1, nodes.shape[1])
        read = 0
        while read < len(nodes):
            following, moves = self.layers[reel].read(nodes[read:], most, MOVES)
            self.states[reel] += len(following)
            if self.states[reel] > MOST_STATES:
                raise NotCountable(
                    f"reel {reel + 1}: found more than {MOST_STATES} windows to tell apart;"
                    f" allowed: {MOST_STATES}"
                )
            part = Entries(entries.first[read:], entries.packed, entries.ways)
            self.carry(reel + 1, following, push(part, moves, len(following), self.modulus))
            read += len(moves.first) - 1

    def _end(self, entries: Entries) -> None:
        """Add entries after the last reel to those that came before."""
        came = np.concatenate([self.ways, entries.ways])
        self.packed, at = np.unique(
            np.concatenate([self.packed, entries.packed]), return_inverse=True
        )
        self.ways = np.zeros(len(self.packed), np.int64)
        np.add.at(self.ways, at, came)


def _joined(known: list[int], product: int, rests: list[int], prime: int) -> list[int]:
    """Return the numbers below product x prime with the rests `known` (product) and `rests`."""
    inverse = pow(product, -1, prime)
    return [
        number + product * ((rest - number) * inverse % prime)
        for number, rest in zip(known, rests, strict=True)
    ]


def _primes() -> Iterator[int]:
    """Yield the primes below `PRIMES_BELOW`, falling."""
    for number in range(PRIMES_BELOW - 1, 2, -2):
        if all(number % divisor for divisor in range(3, int(number**0.5) + 1, 2)):
            yield number
