"""How often each outcome comes: in all, part by part, and twice running."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reelwright.play.questions import Even
from reelwright.randomness.checks.found import (
    LEAST,
    NotMade,
    Statistic,
    binomial,
    chi_square,
    fit,
    normal,
)
from reelwright.randomness.checks.grouping import fine_groups, groups

if TYPE_CHECKING:
    from reelwright.randomness.streams import Ints, Stream

PARTS = 10


def frequency(stream: Stream) -> Statistic:
    """Hold the number of times each outcome came against its odds."""
    law, count = stream.law, len(stream.values)
    if law.size == 2:
        return binomial(int(np.sum(stream.values == 0)), count, float(law.chances[0]))
    group, chances = groups(law, max(2, int(count / LEAST)))
    return fit(np.bincount(group[stream.values], minlength=len(chances)), chances)


def sub_sequences(stream: Stream) -> Statistic:
    """Hold ten parts of a stream, one after the other, against each other."""
    long = len(stream.values) // PARTS
    if not long:
        raise NotMade(f"{PARTS} draws or more")
    group, chances = fine_groups(stream.law, 8, LEAST / long)
    many = len(chances)
    parts = group[stream.values[: long * PARTS]].reshape(PARTS, long)
    table = np.stack([np.bincount(part, minlength=many) for part in parts])
    return independence(table)


def repeats(stream: Stream) -> Statistic:
    """Count how often an outcome is the one before it."""
    pairs = len(stream.values) - 1
    if pairs < 1:
        raise NotMade("2 draws or more")
    same = int(np.sum(stream.values[1:] == stream.values[:-1]))
    alike, thrice = stream.law.power(2), stream.law.power(3)
    if isinstance(stream.law.odds, Even):
        return binomial(same, pairs, alike)
    if pairs * min(alike, 1 - alike) < 100:
        raise NotMade(f"{int(100 / min(alike, 1 - alike)) + 1:,} draws or more")
    variance = pairs * alike * (1 - alike) + 2 * (pairs - 1) * (thrice - alike**2)
    return normal(float((same - pairs * alike) / np.sqrt(variance)))


def independence(table: Ints) -> Statistic:
    """Judge a table of counts by chi-square: its rows follow one law, whatever it is."""
    table = table[:, table.sum(axis=0) > 0]
    table = table[table.sum(axis=1) > 0]
    rows, columns = table.shape
    if rows < 2 or columns < 2:
        raise NotMade("two rows and columns of counts or more")
    expected = table.sum(axis=1, keepdims=True) * table.sum(axis=0) / table.sum()
    value = float(np.sum((table - expected) ** 2 / expected))
    return chi_square(value, (rows - 1) * (columns - 1))
