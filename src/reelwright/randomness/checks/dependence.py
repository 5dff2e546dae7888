"""What an outcome tells of later ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from scipy import stats

from reelwright.randomness.checks.found import (
    LEAST,
    NotMade,
    Statistic,
    both_sides,
    check_normal,
    chi_square,
    normal,
)
from reelwright.randomness.checks.grouping import fine_groups

if TYPE_CHECKING:
    from reelwright.randomness.streams import Floats, Stream

LAGS = range(2, 11)
MOST_GROUPS = 30


def lagged(first: Floats, second: Floats, lag: int) -> float:
    """Return the correlation of scores with scores `lag` later, of deviation 1."""
    count = len(first) - lag
    return float(np.dot(first[:count], second[lag:]) / np.sqrt(count))


def previous(stream: Stream) -> Statistic:
    """Correlate each outcome with the one before it."""
    check_normal(stream.law.skewness**2, len(stream.values))
    return normal(lagged(stream.scored, stream.scored, 1))


def serial(stream: Stream) -> Statistic:
    """Correlate each outcome with those two to ten before it, all together."""
    check_normal(stream.law.skewness**2, len(stream.values))
    scored = stream.scored
    return chi_square(sum(lagged(scored, scored, lag) ** 2 for lag in LAGS), len(LAGS))


def spectrum(stream: Stream) -> Statistic:
    """Look for a period: the highest of all frequencies in the stream."""
    check_normal(stream.law.skewness**2, len(stream.values))
    count = len(stream.values)
    heights = np.abs(np.fft.rfft(stream.scored)[1 : (count + 1) // 2]) ** 2 / count
    highest = float(heights.max())
    p = float(-np.expm1(len(heights) * np.log1p(-np.exp(-highest))))
    return Statistic(highest, "highest of exponentials", p)


def overlaps(stream: Stream) -> Statistic:
    """Hold what follows each outcome against the odds, by pairs that overlap."""
    count = len(stream.values) - 1
    if count < 1:
        raise NotMade("2 draws or more")
    group, chances = fine_groups(stream.law, MOST_GROUPS, float(np.sqrt(LEAST / count)))
    many = len(chances)
    values = group[stream.values]
    pairs = np.bincount(values[:-1] * many + values[1:], minlength=many**2).reshape(many, many)
    expected = pairs.sum(axis=1, keepdims=True) * chances
    came = expected > 0
    value = float(np.sum((pairs[came] - expected[came]) ** 2 / expected[came]))
    return chi_square(value, int(np.count_nonzero(pairs.sum(axis=1))) * (many - 1))


def runs(stream: Stream) -> Statistic:
    """Count the runs of low and of high outcomes, given how many there are of each."""
    high = np.cumsum(stream.law.chances) - stream.law.chances / 2 >= 0.5
    values = high[stream.values].astype(np.int64)
    highs = int(values.sum())
    lows = len(values) - highs
    if not min(highs, lows):
        raise NotMade("low and high outcomes")
    starts = int(values[0]) + int(np.sum(np.diff(values) == 1))
    law = stats.hypergeom(highs + lows, lows + 1, highs)
    p = both_sides(float(law.cdf(starts)), float(law.sf(starts - 1)))
    return Statistic(float(starts), "hypergeometric, two sides", p)
