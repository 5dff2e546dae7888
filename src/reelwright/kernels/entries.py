"""Tallies carried along transitions, each with the ways that lead to it.

An *entry* is a packed tally reached in a state, with its ways: whole numbers, or the rest of whole
numbers after division by a modulus (0: no modulus).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numba import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[np.int64]


class Entries(NamedTuple):
    """The entries of a layer: those of state s are from `first[s]` to `first[s + 1]`."""

    first: Numbers
    packed: Numbers
    ways: Numbers


@njit(cache=True)
def push(entries, transitions, states, modulus):  # type: ignore[no-untyped-def]
    """Carry the entries of a layer along its transitions to the `states` of the next layer.

    Each state of the next layer collects what comes to it in a small table of its own.
    """
    incoming, moves, origins = _by_target(transitions, states)
    packed = np.empty(max(64, 2 * entries.packed.size), np.int64)
    ways = np.empty_like(packed)
    first = np.zeros(states + 1, np.int64)
    slots = np.full(256, -1, np.int64)
    made = 0
    for target in range(states):
        start = made
        for number in range(incoming[target], incoming[target + 1]):
            move, state = moves[number], origins[number]
            for entry in range(entries.first[state], entries.first[state + 1]):
                tally = entries.packed[entry] + transitions.emit[move]
                count = entries.ways[entry] * transitions.weight[move]
                slot = _slot_of(tally, slots.size)
                while slots[slot] >= start and packed[slots[slot]] != tally:
                    slot = (slot + 1) & (slots.size - 1)
                if slots[slot] >= start:
                    count += ways[slots[slot]]
                    ways[slots[slot]] = count % modulus if modulus else count
                    continue
                if made == packed.size:
                    packed = np.append(packed, np.empty_like(packed))
                    ways = np.append(ways, np.empty_like(ways))
                slots[slot] = made
                packed[made], ways[made] = tally, count % modulus if modulus else count
                made += 1
                if 2 * (made - start) > slots.size:
                    slots = _more_slots(packed, start, made, 2 * slots.size)
        first[target + 1] = made
    return Entries(first, packed[:made].copy(), ways[:made].copy())


@njit(cache=True)
def _by_target(transitions, states):  # type: ignore[no-untyped-def]
    """Sort the transitions by where they go: where each target's begin, they, and their states."""
    incoming = np.zeros(states + 1, np.int64)
    for move in range(transitions.to.size):
        incoming[transitions.to[move] + 1] += 1
    incoming = np.cumsum(incoming)
    filled = incoming[:-1].copy()
    moves = np.empty(transitions.to.size, np.int64)
    origins = np.empty_like(moves)
    for state in range(transitions.first.size - 1):
        for move in range(transitions.first[state], transitions.first[state + 1]):
            target = transitions.to[move]
            moves[filled[target]], origins[filled[target]] = move, state
            filled[target] += 1
    return incoming, moves, origins


@njit(cache=True)
def _slot_of(tally, slots):  # type: ignore[no-untyped-def]
    mixed = np.uint64(tally) * np.uint64(11400714819323198485)
    return np.int64(mixed >> np.uint64(32)) & (slots - 1)


@njit(cache=True)
def _more_slots(packed, start, made, size):  # type: ignore[no-untyped-def]
    """Return a larger table with the entries from `start` on."""
    slots = np.full(size, -1, np.int64)
    for entry in range(start, made):
        slot = _slot_of(packed[entry], size)
        while slots[slot] >= 0:
            slot = (slot + 1) & (size - 1)
        slots[slot] = entry
    return slots
