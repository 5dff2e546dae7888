"""Volatility: what the return of many games lies between, and how many games pin it down.

The volatility index of a level is the deviation of a paid game times the normal quantile that
leaves half of the rest on either side: 1.645, 1.960 and 2.576 at 90, 95 and 99 per cent.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import ceil, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING

from reelwright.law.figures.figure import Near, Undefined

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reelwright.law.figures.sums import Between

LEVELS = (Fraction(90, 100), Fraction(95, 100), Fraction(99, 100))
GAMES = (10**3, 10**4, 10**5, 10**6, 10**7)
HALF_WIDTHS = (Fraction(5, 100), Fraction(2, 100), Fraction(1, 100), Fraction(1, 1000))
BY_NORMAL_LAW = "normal law, from the exact mean and variance"


@dataclass(frozen=True, slots=True)
class Interval:
    """What the return of `games` games lies between, in total bets: by the normal law, and truly.

    `law_low` and `law_high` leave half of the rest of the level on either side of the law of so
    many games.
    """

    games: int
    low: float
    high: float
    law_low: Near | Undefined
    law_high: Near | Undefined


@dataclass(frozen=True, slots=True)
class Needed:
    """The games after which the return is known to `half_width` either way, by the normal law."""

    half_width: Fraction
    games: int


@dataclass(frozen=True, slots=True)
class Volatility:
    """The index of one level, in total bets, and what follows from it."""

    level: Fraction
    index: float
    intervals: tuple[Interval, ...]
    needed: tuple[Needed, ...]


def volatility(
    rtp: float,
    deviation: float,
    laws: Mapping[int, Between],
    stake: int,
    *,
    levels: Sequence[Fraction] = LEVELS,
    half_widths: Sequence[Fraction] = HALF_WIDTHS,
) -> tuple[Volatility, ...]:
    """Work out the volatility of a game from the mean and the deviation of its return.

    `laws` are those of what so many games pay together, in grains; a stake is `stake` of them.
    """
    return tuple(
        _volatility(
            level,
            two_sided(level) * deviation,
            half_widths,
            [_interval(n, level, rtp, deviation, law, stake) for n, law in laws.items()],
        )
        for level in levels
    )


def two_sided(level: Fraction) -> float:
    """Return the normal quantile that leaves half of the rest on either side."""
    return NormalDist().inv_cdf((1 + float(level)) / 2)


def _volatility(
    level: Fraction, index: float, half_widths: Sequence[Fraction], intervals: Sequence[Interval]
) -> Volatility:
    return Volatility(
        level=level,
        index=index,
        intervals=tuple(intervals),
        needed=tuple(Needed(width, ceil((index / float(width)) ** 2)) for width in half_widths),
    )


def _interval(
    games: int, level: Fraction, rtp: float, deviation: float, law: Between, stake: int
) -> Interval:
    half = two_sided(level) * deviation / sqrt(games)
    rest = (1 - float(level)) / 2
    low, high = (_end(law, side, games * stake) for side in (rest, 1 - rest))
    return Interval(games, rtp - half, rtp + half, low, high)


def _end(law: Between, level: float, staked: int) -> Near | Undefined:
    if not law.tells(level):
        return Undefined("the law of so many games is not known so well")
    quantile = law.quantile(level)
    middle = (quantile.low + quantile.high) / 2
    return Near(middle / staked, (quantile.high - quantile.low + 1) / (2 * staked))
