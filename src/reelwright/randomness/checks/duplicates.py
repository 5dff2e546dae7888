"""Whole windows, or rows of outcomes, that come again: the birthdays of a sample."""

from __future__ import annotations

from functools import reduce
from math import comb, prod
from typing import TYPE_CHECKING

import numpy as np
from scipy import stats

from reelwright.randomness.checks.found import NotMade, Statistic, both_sides
from reelwright.randomness.streams import NOT_SPUN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.randomness.streams import Ints, Law, Spins, Stream

SHARE = 0.05
"""How many rows a batch has of those that would fill it with rows that come again."""
TERMS = 8
"""Terms of a series whose terms fall at least as fast as the powers of `SHARE`."""
PAIRS = 20
"""About how many pairs alike are wanted of rows that can be of any length."""
WIDEST = 2**62


def windows(spins: Spins) -> Statistic:
    """Count the windows that come more than once, all reels stopped alike."""
    whole = spins.rows[np.all(spins.rows != NOT_SPUN, axis=1)]
    return _coming_again(whole, spins.laws)


def rows(stream: Stream) -> Statistic:
    """Count the rows that come more than once, so long that few should."""
    count, alike, long = len(stream.values), stream.law.power(2), 1
    while alike**long * (count // long) ** 2 / 2 > PAIRS:
        long += 1
    values = stream.values[: count // long * long].reshape(-1, long)
    return _coming_again(values, (stream.law,) * long)


def _coming_again(table: Ints, laws: Sequence[Law]) -> Statistic:
    """Count, in batches, the different rows that come more than once.

    Rows that fill up one after the other hinder each other, so that the count spreads no wider than
    by Poisson's law.
    """
    alike = [prod(law.power(many) for law in laws) for many in range(TERMS + 1)]
    long = min(len(table), int(SHARE * alike[2] / alike[3]))
    if long < 2:
        raise NotMade("two whole rows or more that could be alike")
    batches = len(table) // long
    codes = _codes(table[: batches * long], laws).reshape(batches, long)
    again = sum(_more_than_once(batch) for batch in codes)
    law = stats.poisson(batches * _mean(alike, long))
    p = both_sides(float(law.cdf(again)), float(law.sf(again - 1)))
    return Statistic(float(again), f"Poisson of mean {law.mean():.4g}, two sides", p)


def _mean(alike: Sequence[float], rows: int) -> float:
    """Return how many different rows are expected to come more than once.

    `alike` has the chance that so many rows are all alike.
    """
    mean = 0.0
    for many in range(2, min(rows, TERMS) + 1):
        mean += (-1) ** many * (many - 1) * comb(rows, many) * alike[many]
    return mean


def _more_than_once(batch: Ints) -> int:
    _, counts = np.unique(batch, return_counts=True)
    return int(np.sum(counts > 1))


def _codes(table: Ints, laws: Sequence[Law]) -> Ints:
    """Return a number for each row, alike just where the rows are."""
    if prod(law.size for law in laws) >= WIDEST:
        _, codes = np.unique(table, axis=0, return_inverse=True)
        return np.asarray(codes, dtype=np.int64).reshape(-1)
    columns = zip(table.T, laws, strict=True)
    start = np.zeros(len(table), dtype=np.int64)
    return reduce(lambda code, column: code * column[1].size + column[0], columns, start)
