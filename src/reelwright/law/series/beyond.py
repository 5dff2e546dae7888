"""What limits of a series change, where they are too high to be worth working out.

Let w_j be no less than the sizes of a game's parts (under a tilt), f no less than 1 and phi, the
law of a game with all that follows; t > f with r = sum of w_j t^(j-1) <= 1. By weights, over all
courses of a series that starts with a games and where no limit acts:

- t^(games left), summed over the courses after n games, is at most t^a r^n; and over all courses at
  the moment that they first pass a limit it is at most t^a. What follows weighs at most
  f^(games left), with or without limits: (f/t)^l times t^l.
- A limit L of games left is passed with l > L: those courses weigh at most t^a (f/t)^(L+1).
- A limit P of games played is passed after n games with n + l > P, n <= P: at most
  t^a (P+1) max(r, f/t)^P.

With limits and without, the law differs in those courses only: by twice their weight at most.
"""

from __future__ import annotations

from math import exp, inf, log, log1p
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reelwright.law.series.limits import Limits

ROUNDED = 1 + 1e-9
"""More than all rounding on the way to a bound."""
_TRIED = tuple(log1p(2.0 ** -(quarter / 4)) for quarter in range(-24, 80))
"""Logarithms of t/f that are tried."""


def beyond_limits(
    sizes: Sequence[tuple[int, float]], following: float, starts: Iterable[int], limits: Limits
) -> float:
    """Bound by how much limits change the law of a series, whichever of `starts` it starts with.

    `sizes` are the games added and the size of each part of a game, `following` the size of phi.
    Infinite where no bound is known.
    """
    floor = log(max(following, 1.0))
    start = max(starts, default=0)
    if start > limits.kept(start):
        return inf
    return min(_bound(sizes, floor, start, limits, more) for more in _TRIED)


def _bound(
    sizes: Sequence[tuple[int, float]], floor: float, start: int, limits: Limits, more: float
) -> float:
    t = floor + more
    weights = [log(size) + (added - 1) * t for added, size in sizes if size]
    r = log(sum(map(exp, weights))) if max(weights, default=0.0) < 1 else inf
    if r > -1e-12:
        return inf
    terms = []
    if limits.left is not None:
        terms.append(start * t - (limits.left + 1) * more)
    if limits.played is not None:
        terms.append(start * t + log(limits.played + 1) + limits.played * max(r, -more))
    return 2 * ROUNDED * sum(exp(term) if term < 0 else inf for term in terms)
