"""What the reels of a spin tell of each other, and of those of the next spin."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING

import numpy as np

from reelwright.randomness.checks.dependence import lagged
from reelwright.randomness.checks.found import (
    LEAST,
    NotMade,
    Statistic,
    binomial,
    check_normal,
    chi_square,
)
from reelwright.randomness.checks.frequency import independence
from reelwright.randomness.checks.grouping import fine_groups
from reelwright.randomness.streams import NOT_SPUN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reelwright.randomness.streams import Floats, Ints, Law, Spins

MOST_GROUPS = 10


def reels_that_spin(spins: Spins) -> tuple[int, ...]:
    """Return the reels of a set, from 0, that have more than one stop."""
    return tuple(reel for reel, law in enumerate(spins.laws) if law.size > 1)


def correlation(spins: Spins) -> Statistic:
    """Correlate the stops of every two reels of a spin, all together."""
    return _correlation(spins, combinations(reels_that_spin(spins), 2), 0)


def previous(spins: Spins) -> Statistic:
    """Correlate the stops of each reel with those of the others in the spin before."""
    return _correlation(spins, permutations(reels_that_spin(spins), 2), 1)


def _correlation(spins: Spins, pairs: Iterable[tuple[int, int]], lag: int) -> Statistic:
    squares = []
    count = len(spins.rows) - lag
    spun = spins.rows != NOT_SPUN
    for first, second in pairs:
        both = int(np.sum(spun[:count, first] & spun[lag:, second]))
        check_normal(spins.laws[first].skewness * spins.laws[second].skewness, both)
        correlated = lagged(_scored(spins, first), _scored(spins, second), lag)
        squares.append(correlated**2 * count / both)
    if not squares:
        raise NotMade("two reels or more")
    return chi_square(sum(squares), len(squares))


def _scored(spins: Spins, reel: int) -> Floats:
    """Return the scores of a reel's stops; 0 where it was held."""
    stops = spins.rows[:, reel]
    return np.where(stops == NOT_SPUN, 0.0, spins.laws[reel].scores[stops])


def together(spins: Spins, first: int, second: int) -> Statistic:
    """Hold the stops of a reel against those of another, in a table of both."""
    pairs = _pairs(spins, first, second)
    least = float(np.sqrt(LEAST / max(1, len(pairs))))
    (one, many), (other, more) = (
        _grouped(spins.laws[reel], pairs[:, column], least)
        for column, reel in enumerate((first, second))
    )
    table = np.bincount(one * more + other, minlength=many * more).reshape(many, more)
    return independence(table)


def _grouped(law: Law, stops: Ints, least: float) -> tuple[Ints, int]:
    group, chances = fine_groups(law, MOST_GROUPS, least)
    return group[stops], len(chances)


def same_stop(spins: Spins, first: int, second: int) -> Statistic:
    """Count how often two reels stop at the same number."""
    pairs = _pairs(spins, first, second)
    one, other = spins.laws[first].chances, spins.laws[second].chances
    both = min(len(one), len(other))
    chance = float(np.dot(one[:both], other[:both]))
    return binomial(int(np.sum(pairs[:, 0] == pairs[:, 1])), len(pairs), chance)


def _pairs(spins: Spins, first: int, second: int) -> Ints:
    pairs = spins.rows[:, [first, second]]
    return pairs[np.all(pairs != NOT_SPUN, axis=1)]
