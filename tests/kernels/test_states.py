"""States and transitions kept in tables: nothing lost, nothing twice, however places coincide."""

from __future__ import annotations

import numpy as np

from reelwright.kernels.states import (
    _find,
    _find_move,
    _more_room_for_states,
    _slots_for,
)

FREE = -1


def test_that_a_state_is_looked_for_from_its_slot_up_and_round() -> None:
    found = np.array([[7], [8], [9]], np.int32)
    table = np.full(8, FREE, np.int64)
    table[[7, 0, 1]] = [0, 1, 2]
    for row, slot in ((7, 7), (8, 0), (9, 1), (5, 2)):
        assert _find(found, table, np.array([row], np.int32), 8 + 7) == slot


def test_that_a_state_finds_the_last_free_slot() -> None:
    """All other slots are taken, so each has to be looked at."""
    found = np.arange(7, dtype=np.int32).reshape(7, 1)
    for free in range(8):
        table = np.insert(np.arange(7), free, FREE)
        for hashed in range(8):
            assert _find(found, table, np.array([99], np.int32), hashed) == free


def test_that_states_of_one_hash_are_found_in_more_room() -> None:
    known = 6
    found = np.arange(10, 10 + 8, dtype=np.int32).reshape(8, 1)
    for hashed in (0, 5, 15, 16 + 15):
        larger, numbers, table = _more_room_for_states(found, np.full(8, hashed), known)
        assert larger.shape == (16, 1)
        assert sorted(table.tolist())[-known:] == [*range(known)]
        assert sorted(table.tolist())[:-known] == [FREE] * (table.size - known)
        for state in range(known):
            assert table[_find(larger, table, found[state], numbers[state])] == state


def test_that_a_transition_finds_the_last_free_slot() -> None:
    """Those from before the first of its state count as free."""
    to, emit = np.arange(16), np.arange(16)
    for free in range(8):
        slots = np.arange(8, 16)
        slots[free] = 7
        for tally in range(20, 40):
            assert _find_move(to, emit, 8, slots, 99, tally) == free


def test_that_a_transition_is_known_by_where_it_goes_and_what_it_adds() -> None:
    """Among others of the same state there is one that goes there, and one that adds as much."""
    to, emit = np.array([1, 1, 2, 2]), np.array([5, 6, 5, 6])
    slots = np.full(16, FREE, np.int64)
    for move in range(4):
        slot = _find_move(to, emit, 0, slots, to[move], emit[move])
        assert slots[slot] == FREE
        slots[slot] = move
    for move in range(4):
        assert slots[_find_move(to, emit, 0, slots, to[move], emit[move])] == move


def test_that_slots_are_free_and_a_power_of_two_with_room_to_spare() -> None:
    for many in (1, 7, 8, 9, 100, 128):
        slots = _slots_for(many)
        assert set(slots.tolist()) == {FREE}
        assert slots.size >= 2 * many
        assert slots.size & (slots.size - 1) == 0
