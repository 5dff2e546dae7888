"""How many games a series with re-trigger plays on average, as a fraction.

A series that starts with `a` games and wins `q` more on average in each plays a / (1 - q) where no
limit stops it (q < 1). With `at most left` alone it is a walk on the games left that falls by at
most one a game, solved downward from the limit; with `at most played` it is a finite table.

What limits take away, where they are too high to be worth solving, is bounded. Let K be the games
won in a game, L and P the limits (left, played), and take a rational t > 1 with r = E[t^(K-1)] < 1.

- The games played are a - F + the sum of K over them, where F are the games forfeited. So their
  mean is (a - E[F]) / (1 - q), and the games lost are E[F] / (1 - q).
- With the same K, game by game, the games left without limits, l_n after n games, are never fewer
  than with them. So the n-th game (n = 0: those that start the series) forfeits at most (l_n - L)+
  for the first limit and (n + l_n - P)+ for the second, the latter while n <= P.
- x+ <= t^x / (t - 1) for every whole x, and E[t^l_n] <= E[t^a] r^n while the series runs.

Summed over n, with E[t^K] = t r >= 1 for the second limit:

    games lost <= E[t^a] * ( t^-L / (1 - r)  +  (P + 1) r^P ) / ((t - 1) (1 - q)).
"""

from __future__ import annotations

from fractions import Fraction
from math import log
from typing import TYPE_CHECKING, TypeAlias

from reelwright.automaton.refusal import NotCountable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from reelwright.definition.model import FreeGames

Awards: TypeAlias = "Mapping[int, Fraction]"
"""How likely a game wins each number of further games; none is left out."""

MOST_STEPS = 50_000
"""Steps of a limited series that are solved; a longer one is bounded only."""

_LARGEST_POWER = 4_000
"""A higher limit is bounded as if it were this one, which is safe: it would forfeit more."""

_LARGEST_EXPONENT = 500
"""A power of t beyond e to this is not tried."""


def mean(awards: Awards) -> Fraction:
    """Return the games won on average."""
    return sum((games * chance for games, chance in awards.items()), Fraction())


def limited(feature: FreeGames) -> bool:
    """Whether a series has a limit at all."""
    return feature.at_most_left is not None or feature.at_most_played is not None


def steps(feature: FreeGames) -> int:
    """Return how many steps it takes to solve a limited series."""
    left, played = feature.at_most_left, feature.at_most_played
    if played is None:
        return left or 0
    return played * min(played, left or played)


def solved(feature: FreeGames, awards: Awards) -> Callable[[int], Fraction]:
    """Solve a limited series: the games it plays on average, by the games that start it.

    Raises `NotCountable` where games are won in every game and only those left are limited.
    """
    if feature.at_most_played is None:
        assert feature.at_most_left is not None
        totals = _limited_left(feature.at_most_left, awards)
    else:
        totals = _limited_played(feature.at_most_left, feature.at_most_played, awards)
    return lambda start: totals[min(start, len(totals) - 1)]


def _limited_left(most: int, awards: Awards) -> list[Fraction]:
    """Return the games played from 0, 1, ... `most` games left.

    `above[left]` is the sum of the games it takes, from each number above `left`, to be one fewer.
    """
    again = sum(awards.values(), Fraction())
    if again == 1:
        raise NotCountable(
            "at most left: found games won in every game; allowed: a series that ends"
        )
    above = [Fraction()] * (most + 1)
    for left in range(most, 0, -1):
        further = sum(
            (chance * (above[left] - above[min(left - 1 + games, most)]))
            for games, chance in awards.items()
        )
        above[left - 1] = above[left] + (1 + further) / (1 - again)
    return [above[0] - rest for rest in above]


def _limited_played(most_left: int | None, most: int, awards: Awards) -> list[Fraction]:
    """Return the games played from 0, 1, ... games left and none played yet."""
    none = 1 - sum(awards.values(), Fraction())
    totals = [Fraction()]
    for played in range(most - 1, -1, -1):
        room = most - played if most_left is None else min(most - played, most_left)
        after = len(totals) - 1
        totals = [Fraction()] + [
            1
            + none * totals[left - 1]
            + sum(
                (chance * totals[min(left - 1 + games, after)]) for games, chance in awards.items()
            )
            for left in range(1, room + 1)
        ]
    return totals


def games_lost_bound(feature: FreeGames, awards: Awards, start: Awards) -> Fraction | None:
    """Bound what a feature's limits take from the mean games of a series; `None` where we cannot.

    `start` says how likely a series starts with each number of games; none is left out.
    """
    if not limited(feature):
        return Fraction()
    if mean(awards) >= 1:
        return None
    candidates = [bound for t in _TRIED if (bound := _bound(feature, awards, start, t)) is not None]
    best = min(candidates, default=None, key=lambda bound: bound[0])
    return best[1]() if best else None


_TRIED = tuple(1 + Fraction(step, 64) for step in range(1, 129)) + tuple(
    1 + Fraction(1, 2**halving) for halving in range(7, 31)
)


def _bound(
    feature: FreeGames, awards: Awards, start: Awards, t: Fraction
) -> tuple[float, Callable[[], Fraction]] | None:
    """Return the bound that `t` gives, as a rough logarithm and as a function for the fraction."""
    if max((*awards, *start), default=0) * log(t) > _LARGEST_EXPONENT:
        return None
    rest = 1 - sum(awards.values(), Fraction())
    r = (rest + _power_mean(awards, t)) / t
    if r >= 1:
        return None
    scale = _power_mean(start, t) / ((t - 1) * (1 - mean(awards)))
    if not scale:
        return 0.0, Fraction
    terms: list[tuple[Fraction, Fraction, int]] = []
    if feature.at_most_left is not None:
        terms.append((scale / (1 - r), 1 / t, min(feature.at_most_left, _LARGEST_POWER)))
    if (most := feature.at_most_played) is not None:
        terms.append((scale * (most + 1), r, min(most, _LARGEST_POWER)))
    rough = max(log(factor) + power * log(base) for factor, base, power in terms)
    return rough, lambda: rounded_up(
        sum((factor * base**power for factor, base, power in terms), Fraction())
    )


def _power_mean(awards: Awards, t: Fraction) -> Fraction:
    return sum((chance * t**games for games, chance in awards.items()), Fraction())


def rounded_up(value: Fraction) -> Fraction:
    """Return the least number of three digits that is not below a positive value."""
    bits = value.numerator.bit_length() - value.denominator.bit_length()
    unit = Fraction(10) ** (bits * 30103 // 100_000 - 4)
    while value > 999 * unit:
        unit *= 10
    return -(-value // unit) * unit
