"""What a test finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy import stats

if TYPE_CHECKING:
    from reelwright.randomness.streams import Floats, Ints

LEAST = 20.0
"""Cells that expect fewer than this are put together before they are judged by chi-square."""
TWO_SIDED_FROM = 10
"""From so many degrees of freedom on, a fit that is too good is judged as well."""
MOST_SKEWNESS = 0.03
"""How skewed a sum of products may be that is judged by the normal law."""


class NotMade(Exception):
    """A test that cannot be made of a stream; the message says what it needs."""


@dataclass(frozen=True, slots=True)
class Statistic:
    """A statistic, the law it has where the hypothesis holds, and its p-value."""

    value: float
    law: str
    p: float
    freedom: int | None = None


def both_sides(below: float, above: float) -> float:
    """Return a two-sided p-value from the chances of so little or less, and so much or more."""
    return float(min(1.0, 2 * min(below, above)))


def chi_square(value: float, freedom: int) -> Statistic:
    """Judge a statistic by the chi-square law, too good a fit included where that can be seen."""
    above = float(stats.chi2.sf(value, freedom))
    if freedom < TWO_SIDED_FROM:
        return Statistic(value, "chi-square", above, freedom)
    p = both_sides(float(stats.chi2.cdf(value, freedom)), above)
    return Statistic(value, "chi-square, two sides", p, freedom)


def fit(observed: Ints, chances: Floats) -> Statistic:
    """Judge counts against the chances of their cells by chi-square."""
    expected = chances * observed.sum()
    small = expected < LEAST
    seen, hoped = observed[~small].astype(float), expected[~small]
    if small.any():
        rest = expected[small].sum()
        if rest >= LEAST:
            seen, hoped = np.append(seen, observed[small].sum()), np.append(hoped, rest)
        elif hoped.size:
            least = int(np.argmin(hoped))
            seen[least] += observed[small].sum()
            hoped[least] += rest
    if len(hoped) < 2:
        raise NotMade(f"two cells or more that expect {LEAST:.0f} draws")
    return chi_square(float(np.sum((seen - hoped) ** 2 / hoped)), len(hoped) - 1)


def normal(value: float) -> Statistic:
    """Judge a statistic of mean 0 and deviation 1 by the normal law."""
    return Statistic(value, "normal, two sides", float(2 * stats.norm.sf(abs(value))))


def binomial(successes: int, count: int, chance: float) -> Statistic:
    """Judge a number of successes by the exact binomial law."""
    law = stats.binom(count, chance)
    p = both_sides(float(law.cdf(successes)), float(law.sf(successes - 1)))
    return Statistic(float(successes), "binomial, two sides", p)


def check_normal(skewness: float, count: int) -> None:
    """Raise `NotMade` where a sum of so many products is too skewed for the normal law."""
    if count < 100 or abs(skewness) > MOST_SKEWNESS * np.sqrt(count):
        needed = max(100, int(np.ceil((skewness / MOST_SKEWNESS) ** 2)))
        raise NotMade(f"{needed:,} draws")
