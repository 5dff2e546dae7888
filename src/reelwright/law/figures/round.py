"""The law of what a whole paid game returns, read off at the places that are asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from numpy.typing import NDArray

    from reelwright.law.figures.figure import Figure

TIMES = (10, 25, 50, 100, 250, 500, 1000)
"""The multiples of the stake whose odds are stated."""
LEVELS = ("0.5", "0.75", "0.9", "0.95", "0.99", "0.999", "0.9999", "0.99999", "0.999999")
"""The levels whose quantiles are stated."""


@dataclass(frozen=True, slots=True)
class Tail:
    """How likely a paid game returns `times` its stake or more."""

    times: int
    probability: Figure


@dataclass(frozen=True, slots=True)
class Quantile:
    """The least return, in total bets, that a game does not exceed with this probability."""

    level: Fraction
    times_stake: Fraction


@dataclass(frozen=True, slots=True)
class Band:
    """Games that return from `low` to below `high` total bets: how likely, and their return.

    `high` is None in the last band, which has no end.
    """

    low: Fraction
    high: Fraction | None
    probability: float
    rtp: float


@dataclass(frozen=True, slots=True)
class Point:
    """How likely a game returns this much, in total bets, or more."""

    times_stake: float
    probability: float


@dataclass(frozen=True, eq=False)
class Round:
    """The law of a paid game: `mass[k]` is the probability of winning k grains.

    A stake is `stake` grains, `beyond` bounds the probability above the lattice, and `error` is
    what any cumulated probability is off by at most. The highest win is `highest` grains, None
    where there is none.
    """

    mass: NDArray[np.float64]
    stake: int
    beyond: float
    error: float
    highest: int | None
    tail: tuple[Tail, ...]
    above: NDArray[np.float64] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "above", np.cumsum(self.mass[::-1])[::-1])

    @property
    def doubt(self) -> float:
        """What any cumulated probability is off by, all that lies beyond the lattice included."""
        return self.error + self.beyond

    def quantile(self, level: Fraction) -> Quantile:
        """Return the least return that is not exceeded with this probability."""
        place = int(np.searchsorted(np.cumsum(self.mass), float(level) - self.doubt))
        return Quantile(level, Fraction(place, self.stake))

    def quantiles(self, levels: Sequence[str] = LEVELS) -> tuple[Quantile, ...]:
        """Return the quantiles of levels that the doubt does not swallow."""
        known = (Fraction(level) for level in levels)
        return tuple(self.quantile(level) for level in known if 1 - level > 2 * self.doubt)

    def bands(self) -> tuple[Band, ...]:
        """Return the law in bands that grow as 1, 2, 5, 10 ... total bets."""
        edges = [0, 1, *(-(-edge * self.stake // 1) for edge in _edges())]
        edges = [edge for edge in edges if edge < len(self.mass) and self.above[edge] > self.doubt]
        return tuple(self._band(*ends) for ends in zip(edges, [*edges[1:], None], strict=True))

    def _band(self, low: int, high: int | None) -> Band:
        mass = self.mass[low:high]
        returned = float(mass @ np.arange(low, low + len(mass))) / self.stake
        return Band(
            Fraction(low, self.stake),
            None if high is None else Fraction(high, self.stake),
            float(mass.sum()),
            returned,
        )

    def curve(self, points: int = 240) -> tuple[Point, ...]:
        """Return how likely a game returns an amount or more, for amounts on a logarithmic scale.

        Amounts less likely than what the law is off by are left out.
        """
        last = int(np.searchsorted(-self.above, -max(self.doubt, 1e-16), side="left"))
        if last <= 1:
            return ()
        places = np.unique(np.geomspace(1, last - 1, points).round().astype(np.int64))
        return tuple(Point(int(k) / self.stake, float(self.above[k])) for k in places)

    def rows(self) -> Iterator[tuple[int, float]]:
        """Yield each win that can be told from none: grains, and the probability.

        A probability below what the law is off by is not told.
        """
        for grains in np.flatnonzero(self.mass > self.error):
            yield int(grains), float(self.mass[grains])


def tails(
    tail: Callable[[int], Figure], stake: int, times: Sequence[int] = TIMES
) -> tuple[Tail, ...]:
    """Return the odds of multiples of the stake, from the odds of so many grains or more."""
    return tuple(Tail(many, tail(many * stake)) for many in times)


def _edges() -> Iterator[Fraction]:
    for power in range(9):
        for step in (1, 2, 5):
            yield Fraction(step * 10**power)
