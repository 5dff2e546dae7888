"""Every window of a spin followed through its cascades, by tables.

Reels, rows, columns and results count from 0. Tables of one kind that differ in size from reel to
reel are laid end to end; where each begins stands beside them. Result 0 is a line that wins
nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numba import njit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray


class Reading(NamedTuple):
    """Machines that read a window reel by reel: M machines on R reels."""

    starts: NDArray[np.int64]
    """[M] the node each begins in."""
    steps: NDArray[np.int64]
    emits: NDArray[np.int64]
    """By node and letter the node that follows, and what is added on the way; laid end to end."""
    begins: NDArray[np.int64]
    """[M, R] where the tables of a machine on a reel begin."""
    letters: NDArray[np.int64]
    """[M, R] how many letters there are."""


class Reels(NamedTuple):
    """The columns of R reels."""

    stops: NDArray[np.int64]
    """[R] how many stops each reel has."""
    starts: NDArray[np.int64]
    weights: NDArray[np.int64]
    """[R, most stops] the column of each stop, and its weight."""
    after: NDArray[np.int64]
    """By column and mask of emptied rows the column that follows; laid end to end."""
    after_begins: NDArray[np.int64]
    heights: NDArray[np.int64]
    """[R] where the columns of a reel begin in `after`, and how many rows are in sight."""


class Lines(NamedTuple):
    """The lines played, and what each result of one is."""

    rows: NDArray[np.int64]
    """[L, R] the row each line takes on each reel."""
    places: NDArray[np.int64]
    """By column and row the letter a line meets there; laid end to end."""
    places_begin: NDArray[np.int64]
    """[R]"""
    pays: NDArray[np.int64]
    tallies: NDArray[np.int64]
    runs: NDArray[np.int64]
    emptied: NDArray[np.int64]
    """[results] what a result pays, adds to the tally, adds to it in the last window alone, and the
    reels whose places it empties, as bits."""
    factors: NDArray[np.int64]
    """[falls + 1] what multiplies pays after so many falls; the length says how many there are."""


class Last(NamedTuple):
    """What is read once, in the last window."""

    emits: NDArray[np.int64]
    """By column what it adds to the tally; laid end to end."""
    begins: NDArray[np.int64]
    """[R]"""
    letters: NDArray[np.int64]
    """By machine, reel and column the letter that is read; laid end to end."""
    letters_begin: NDArray[np.int64]
    """[M, R]"""


class Ended(NamedTuple):
    """The windows of one stop of the first reel: by window the pay, the tally and the weight."""

    pays: NDArray[np.int64]
    tallies: NDArray[np.int64]
    weights: NDArray[np.int64]


def every_cascade(
    reels: Reels,
    lines: Lines,
    reading: Reading,
    last: Last,
    last_reading: Reading,
    hits: NDArray[np.int64],
) -> Iterator[Ended]:
    """Yield what the windows come to, those of one stop of the first reel at a time.

    `hits` [results, falls + 1] counts how often each result came up after so many falls, each with
    the weight of its window.
    """
    for first in range(int(reels.stops[0])):
        yield Ended(*_cascades(first, *reels, *lines, *reading, *last, *last_reading, hits))


@njit(cache=True)
def _cascades(  # type: ignore[no-untyped-def]
    first, stops, starts, weights, after, after_begins, heights,
    rows, places, places_begin, pays, tallies, runs, emptied, factors,
    line_starts, steps, emits, begins, letters,
    last_emits, last_begins, last_letters, last_letters_begin,
    last_starts, last_steps, last_adds, last_tables, last_widths,
    hits,
):  # fmt: skip
    reels = stops.size
    windows = 1
    for reel in range(1, reels):
        windows *= stops[reel]
    found = np.zeros((3, windows), np.int64)
    at = np.zeros(reels, np.int64)
    at[0] = first
    column = np.zeros(reels, np.int64)
    met = np.zeros((rows.shape[0], reels), np.int64)
    mask = np.zeros(reels, np.int64)
    won = np.zeros(3, np.int64)
    for window in range(windows):
        weight = 1
        for reel in range(reels):
            column[reel] = starts[reel, at[reel]]
            weight *= weights[reel, at[reel]]
        won[:] = 0
        fall = 0
        while True:
            _meet(column, heights, rows, places, places_begin, met)
            mask[:] = 0
            won[2] = 0
            for line in range(rows.shape[0]):
                for machine in range(line_starts.size):
                    result = _read(machine, met[line], line_starts, steps, emits, begins, letters)
                    hits[result, fall] += weight
                    won[0] += pays[result] * factors[fall]
                    won[1] += tallies[result]
                    won[2] += runs[result]
                    _empty(emptied[result], rows[line], mask)
            if fall == factors.size - 1 or not mask.any():
                break
            fall += 1
            _fall(column, mask, after, after_begins, heights)
        tally = won[1] + won[2]
        for reel in range(reels):
            tally += last_emits[last_begins[reel] + column[reel]]
        for machine in range(last_starts.size):
            read = last_letters[last_letters_begin[machine] + column]
            tally += _read(
                machine, read, last_starts, last_steps, last_adds, last_tables, last_widths
            )
        found[0, window] = won[0]
        found[1, window] = tally
        found[2, window] = weight
        _turn(at, stops)
    return found[0], found[1], found[2]


@njit(cache=True)
def _meet(column, heights, rows, places, places_begin, met):  # type: ignore[no-untyped-def]
    """Put the letter that each line meets on each reel into `met`."""
    for line in range(rows.shape[0]):
        for reel in range(column.size):
            place = places_begin[reel] + column[reel] * heights[reel] + rows[line, reel]
            met[line, reel] = places[place]


@njit(cache=True)
def _read(machine, read, starts, steps, emits, begins, letters):  # type: ignore[no-untyped-def]
    """Return what a machine adds that reads a letter on each reel."""
    node = starts[machine]
    added = 0
    for reel in range(read.size):
        entry = begins[machine, reel] + node * letters[machine, reel] + read[reel]
        added += emits[entry]
        node = steps[entry]
    return added


@njit(cache=True)
def _empty(reels, rows, mask):  # type: ignore[no-untyped-def]
    """Empty the places of a line on some reels, given as bits."""
    for reel in range(rows.size):
        if reels >> reel & 1:
            mask[reel] |= 1 << rows[reel]


@njit(cache=True)
def _fall(column, mask, after, after_begins, heights):  # type: ignore[no-untyped-def]
    """Let symbols fall into what was emptied."""
    for reel in range(column.size):
        place = after_begins[reel] + (column[reel] << heights[reel]) + mask[reel]
        column[reel] = after[place]


@njit(cache=True)
def _turn(at, stops):  # type: ignore[no-untyped-def]
    """Go to the next stops of all reels but the first, the last reel fastest."""
    reel = stops.size - 1
    while reel > 0:
        at[reel] += 1
        if at[reel] < stops[reel]:
            break
        at[reel] = 0
        reel -= 1
