"""Every window of a spin, one after the other, line by line: nothing clever.

It confirms what is counted by other ways, and is the baseline that faster ways are measured
against. Compiled code is kept on disk (`cache=True`): compiling takes longer than many a run, and
the file calls nothing compiled elsewhere, so that its own change is all that can make it stale.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numba import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Tables(NamedTuple):
    """A spin as numbers: symbols count from 0, and so do reels, rows, lines and runs.

    A run is what stands in a row from the first reel to pay as one symbol. Shapes: reels R, rows H,
    lines L, symbols S, runs N, scatters K; M is the longest strip. What numbers something is
    unsigned, so that the compiler need not look for numbers that count from the end.
    """

    stops: NDArray[np.int64]
    """[R] how many stops each reel has."""
    columns: NDArray[np.uint64]
    """[R, M, H] the symbols in sight at each stop, from the top."""
    rows: NDArray[np.uint64]
    """[L, R] the row that each line takes on each reel."""
    factors: NDArray[np.int64]
    """[N, S] what a symbol multiplies a run by; 0 where it ends the run."""
    starts: NDArray[np.uint64]
    """[S, N] the runs that each symbol can start, in front."""
    starting: NDArray[np.int64]
    """[S] how many they are."""
    counts: NDArray[np.int64]
    """[N, R + 1] the longest count that pays in a run of each length; 0 where none does."""
    pays: NDArray[np.int64]
    """[N, R + 1] what each count pays."""
    scatters: NDArray[np.uint64]
    """[K] the scatter symbols."""
    scatter_wins: NDArray[np.bool_]
    """[K, R * H + 1] whether each number of a scatter in sight pays."""


class Found(NamedTuple):
    """What the windows hold. `paid` sums what all lines pay together, `squares` its square."""

    windows: int
    with_line_win: int
    with_any_win: int
    paid: int
    squares: int
    in_sight: NDArray[np.int64]
    """[K, R * H + 1] windows by scatter and number in sight."""


def every_window(tables: Tables) -> Found:
    """Judge every window of a spin.

    Raises `OverflowError` where the sum of squares might not fit 64 bits.
    """
    windows = np.prod(tables.stops, dtype=object)
    most = int(tables.pays.max(initial=0)) * int(tables.factors.max(initial=0)) * len(tables.rows)
    if windows * max(most, 1) ** 2 >= 2**63:
        raise OverflowError(
            f"windows: found {windows} that pay up to {most}; allowed: sums below 2^63"
        )
    with_line_win, with_any_win, paid, squares, in_sight = _every_window(*tables)
    return Found(int(windows), with_line_win, with_any_win, paid, squares, in_sight)


@njit(cache=True)
def _every_window(  # type: ignore[no-untyped-def]
    stops, columns, rows, factors, starts, starting, counts, pays, scatters, scatter_wins
):
    reels = stops.size
    at = np.zeros(reels, np.int64)
    window = np.zeros(columns[:, 0, :].shape, columns.dtype)
    in_sight = np.zeros(scatter_wins.shape, np.int64)
    with_line_win = with_any_win = paid = squares = 0
    turned = 0
    while turned >= 0:
        for reel in range(turned, reels):
            for row in range(window.shape[1]):
                window[reel, row] = columns[reel, at[reel], row]
        pay = _pay_of(window, rows, factors, starts, starting, counts, pays)
        any_win = pay > 0
        for place in range(scatters.size):
            number = _number_of(scatters[place], window)
            in_sight[place, number] += 1
            any_win = any_win or scatter_wins[place, number]
        with_line_win += pay > 0
        with_any_win += any_win
        paid += pay
        squares += pay * pay
        turned = _turn(at, stops)
    return with_line_win, with_any_win, paid, squares, in_sight


@njit(cache=True)
def _pay_of(window, rows, factors, starts, starting, counts, pays):  # type: ignore[no-untyped-def]
    """Return what all lines pay together, each the best of its runs."""
    reels = rows.shape[1]
    paid = 0
    for line in range(rows.shape[0]):
        best = 0
        first = window[0, rows[line, 0]]
        for place in range(starting[first]):
            run = starts[first, place]
            length = 1
            while length < reels and factors[run, window[length, rows[line, length]]] > 0:
                length += 1
            count = counts[run, length]
            if count > 0:
                factor = 1
                for reel in range(count):
                    factor = max(factor, factors[run, window[reel, rows[line, reel]]])
                best = max(best, pays[run, count] * factor)
        paid += best
    return paid


@njit(cache=True)
def _number_of(symbol, window):  # type: ignore[no-untyped-def]
    number = 0
    for reel in range(window.shape[0]):
        for row in range(window.shape[1]):
            number += window[reel, row] == symbol
    return number


@njit(cache=True)
def _turn(at, stops):  # type: ignore[no-untyped-def]
    """Go to the next stops, the last reel fastest; return the first reel that turned, or -1."""
    reel = stops.size - 1
    while reel >= 0:
        at[reel] += 1
        if at[reel] < stops[reel]:
            return reel
        at[reel] = 0
        reel -= 1
    return reel
