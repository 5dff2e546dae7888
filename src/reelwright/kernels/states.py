"""States that read one column after another, merged where they are alike.

A *state* is a row of nodes, one for each reader; node 0 is settled: it stays 0 and adds nothing. A
*transition* of a state goes to a state of the next layer, adds to a packed tally, and has the
weight of all the columns that do so. Weights are whole numbers, or the rest of whole numbers after
division by a modulus (0: no modulus).

A state need not read every column: columns that lead all readers to the same nodes are one *kind*,
and only one column of each kind is read by every reader.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numba import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[np.int64]
    Nodes: TypeAlias = NDArray[np.int32]


class Reading(NamedTuple):
    """What the readers do on one reel. Shapes: readers N, tracks T, columns C.

    Readers on the same track read the same letters. The next node of reader n at a node, for a
    letter, is `steps[base[n] + node * width[n] + letter]`, and `emits` at the same place is added
    to the tally. It stands at place n of the next state once the readers are in the order of the
    next layer: `source[k]` is the reader that comes k-th there. Readers k with the same `group[k]`
    are alike from there on, and their nodes are sorted.
    """

    steps: Nodes
    emits: Numbers
    base: Numbers
    width: Numbers
    track: Numbers
    source: Numbers
    group: Numbers
    letters: Nodes
    """[T, C] the letter that a track has in a column."""
    alphabet: Numbers
    """[T] how many letters a track has: they count from 0."""


class Transitions(NamedTuple):
    """The transitions of a layer: those of state s are from `first[s]` to `first[s + 1]`."""

    first: Numbers
    to: Numbers
    emit: Numbers
    weight: Numbers


@njit(cache=True)
def advance(  # type: ignore[no-untyped-def]
    nodes, reading, column_emits, weights, modulus, most_states, most_moves
):
    """Read one reel from each state [S, N]; return the next layer's states, and transitions.

    Once there are more than `most_states` or `most_moves` of them, no other state is read: the
    transitions are those of the states read, from the first.
    """
    states, readers = nodes.shape
    columns = weights.size
    found, hashes, table = _room_for_states(max(64, 2 * states), readers)
    known = 0
    first = np.zeros(states + 1, np.int64)
    to = np.empty(max(64, 4 * states), np.int64)
    emit, weight = np.empty_like(to), np.empty_like(to)
    made = 0
    tracks = reading.alphabet.size
    letters = reading.alphabet.max() if tracks else 0
    added, alike = np.empty((tracks, letters), np.int64), np.empty((tracks, letters), np.int64)
    kind, chosen = np.empty(columns, np.int64), np.empty(columns, np.int64)
    target, total = np.empty(columns, np.int64), np.empty(columns, np.int64)
    row = np.empty(readers, np.int32)
    slots = _slots_for(columns)
    for state in range(states):
        _learn(nodes[state], reading, added, alike)
        kinds = _sort_out(reading.letters, alike, kind, chosen)
        while known + kinds > found.shape[0]:
            found, hashes, table = _more_room_for_states(found, hashes, known)
        for number in range(kinds):
            hashed = _read(nodes[state], reading, chosen[number], row)
            slot = _find(found, table, row, hashed)
            if table[slot] < 0:
                table[slot], hashes[known], found[known] = known, hashed, row
                known += 1
            target[number] = table[slot]
        while made + columns > to.size:
            to, emit = np.append(to, np.empty_like(to)), np.append(emit, np.empty_like(emit))
            weight = np.append(weight, np.empty_like(weight))
        _add_up(reading.letters, added, column_emits, total)
        for column in range(columns):
            other, tally = target[kind[column]], total[column]
            slot = _find_move(to, emit, first[state], slots, other, tally)
            if slots[slot] < first[state]:
                slots[slot] = made
                to[made], emit[made], weight[made] = other, tally, 0
                made += 1
            move = slots[slot]
            weight[move] = _rest(weight[move] + weights[column], modulus)
        first[state + 1] = made
        if known > most_states or made > most_moves:
            first = first[: state + 2]
            break
    return found[:known].copy(), Transitions(
        first.copy(), to[:made].copy(), emit[:made].copy(), weight[:made].copy()
    )


@njit(cache=True)
def _learn(nodes, reading, added, alike):  # type: ignore[no-untyped-def]
    """Note of each track and letter what it adds in a state, and the first letter like it."""
    added[:] = 0
    alike[:] = 0
    for reader in range(nodes.size):
        if nodes[reader] == 0:
            continue
        track = reading.track[reader]
        start = reading.base[reader] + nodes[reader] * reading.width[reader]
        for letter in range(reading.alphabet[track] - 1, -1, -1):
            added[track, letter] += reading.emits[start + letter]
            step = reading.steps[start + letter]
            first = alike[track, letter]
            other = first
            while alike[track, other] != first or reading.steps[start + other] != step:
                other += 1
            alike[track, letter] = other


@njit(cache=True)
def _sort_out(letters, alike, kind, chosen):  # type: ignore[no-untyped-def]
    """Note the kind of each column, and a column of each kind; return how many kinds there are."""
    tracks, columns = letters.shape
    kinds = 0
    for column in range(columns):
        number = 0
        while number < kinds:
            track = 0
            while track < tracks and (
                alike[track, letters[track, column]] == alike[track, letters[track, chosen[number]]]
            ):
                track += 1
            if track == tracks:
                break
            number += 1
        if number == kinds:
            chosen[kinds] = column
            kinds += 1
        kind[column] = number
    return kinds


@njit(cache=True)
def _read(nodes, reading, column, row):  # type: ignore[no-untyped-def]
    """Fill the row of the state that a column leads to; return its hash."""
    for place in range(row.size):
        reader = reading.source[place]
        node = 0
        if nodes[reader]:
            start = reading.base[reader] + nodes[reader] * reading.width[reader]
            node = reading.steps[start + reading.letters[reading.track[reader], column]]
        back = place
        while back and reading.group[back - 1] == reading.group[place] and row[back - 1] > node:
            row[back] = row[back - 1]
            back -= 1
        row[back] = node
    mixed = np.uint64(14695981039346656037)
    for place in range(row.size):
        mixed = (mixed ^ np.uint64(row[place])) * np.uint64(1099511628211)
    return np.int64((mixed ^ (mixed >> np.uint64(32))) >> np.uint64(1))


@njit(cache=True)
def _add_up(letters, added, column_emits, total):  # type: ignore[no-untyped-def]
    """Note what each column adds to the tally."""
    for column in range(total.size):
        total[column] = column_emits[column]
        for track in range(letters.shape[0]):
            total[column] += added[track, letters[track, column]]


@njit(cache=True)
def _find(found, table, row, hashed):  # type: ignore[no-untyped-def]
    """Return the slot of a state, or the free one where it belongs."""
    slot = hashed & (table.size - 1)
    while table[slot] >= 0 and not np.array_equal(found[table[slot]], row):
        slot = (slot + 1) & (table.size - 1)
    return slot


@njit(cache=True)
def _find_move(to, emit, first, slots, other, tally):  # type: ignore[no-untyped-def]
    """Return the slot of a transition from `first` on, or the free one where it belongs."""
    slot = _slot_of(other * 31 + tally, slots.size)
    while slots[slot] >= first:
        if to[slots[slot]] == other and emit[slots[slot]] == tally:
            break
        slot = (slot + 1) & (slots.size - 1)
    return slot


@njit(cache=True)
def _room_for_states(room, readers):  # type: ignore[no-untyped-def]
    found = np.empty((room, readers), np.int32)
    return found, np.empty(room, np.int64), _slots_for(room)


@njit(cache=True)
def _more_room_for_states(found, hashes, known):  # type: ignore[no-untyped-def]
    """Return twice the room for states, the known ones in it."""
    larger, numbers, table = _room_for_states(2 * found.shape[0], found.shape[1])
    larger[:known], numbers[:known] = found[:known], hashes[:known]
    for state in range(known):
        slot = numbers[state] & (table.size - 1)
        while table[slot] >= 0:
            slot = (slot + 1) & (table.size - 1)
        table[slot] = state
    return larger, numbers, table


@njit(cache=True)
def _rest(number, modulus):  # type: ignore[no-untyped-def]
    return number % modulus if modulus else number


@njit(cache=True)
def _slots_for(many):  # type: ignore[no-untyped-def]
    """Return free slots, a power of two, for so many numbers or a few more."""
    size = 16
    while size < 2 * many:
        size *= 2
    return np.full(size, -1, np.int64)


@njit(cache=True)
def _slot_of(number, slots):  # type: ignore[no-untyped-def]
    mixed = np.uint64(number) * np.uint64(11400714819323198485)
    return np.int64(mixed >> np.uint64(32)) & (slots - 1)
