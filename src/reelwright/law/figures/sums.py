"""What many games pay together: the law of a sum, between two laws it cannot leave.

The sum of n games is counted on its own lattice by a transform (n-th power, and back) while that
fits. Where it would grow too long, sums of fewer games are put on a coarser lattice, once rounded
down and once up; the sums of those lie below and above the true one in every game, so each quantile
lies between theirs. What can lie outside the lattice is bounded by the exponential moment.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil, floor, log, log2, sqrt
from typing import TYPE_CHECKING

import numpy as np
from scipy import fft, signal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

LONGEST = 2**20
"""Points of a lattice that a sum is counted on before it is put on a coarser one."""
MOST_AT_ONCE = 10_000
FEW = 8
"""How many are added at once where the lattice is made coarser every time; at least so many."""
LEFT_OUT = 1e-12
"""How much of a sum may lie outside its lattice, on either side."""
_ROUNDING = 2.0**-50
"""The rounding of a transform's value; n-th powers have n times as much of it."""
_BLOCKS = 4096
_LARGEST_EXPONENT = 600
_TILTS = np.geomspace(0.25, 64, 17)


@dataclass(frozen=True, eq=False)
class Sum:
    """The law of a sum: `mass[k]` is the probability of (`first` + k) x `unit` grains.

    Any cumulated probability is off by `error` at most.
    """

    mass: NDArray[np.float64]
    first: int
    unit: int
    error: float

    @cached_property
    def _cumulated(self) -> NDArray[np.float64]:
        return np.cumsum(self.mass)

    @cached_property
    def moments(self) -> tuple[float, float]:
        """Mean and deviation, in units from `first`."""
        places = np.arange(len(self.mass), dtype=np.float64)
        mean = float(self.mass @ places)
        places -= mean
        places *= places
        return mean, sqrt(max(float(self.mass @ places), 0.0))

    def quantile(self, level: float) -> int:
        """Return the least amount, in grains, that is not exceeded with this probability."""
        place = int(np.searchsorted(self._cumulated, level))
        return (self.first + min(place, len(self.mass) - 1)) * self.unit


@dataclass(frozen=True, slots=True)
class Quantile:
    """Between which amounts, in grains, a quantile lies."""

    low: int
    high: int


@dataclass(frozen=True, eq=False)
class Between:
    """Two laws: no quantile of the true one lies below that of `low` or above that of `high`."""

    low: Sum
    high: Sum

    @property
    def error(self) -> float:
        """What any cumulated probability is off by at most."""
        return max(self.low.error, self.high.error)

    def tells(self, level: float) -> bool:
        """Whether a level can be told from certainty, and from nothing."""
        return 4 * self.error <= min(level, 1 - level)

    def quantile(self, level: float) -> Quantile:
        """Return between which amounts the quantile of a level lies."""
        return Quantile(
            self.low.quantile(max(level - self.low.error, 0.0)),
            self.high.quantile(min(level + self.high.error, 1.0)),
        )


def sums(mass: NDArray[np.float64], error: float, games: Sequence[int]) -> dict[int, Between]:
    """Return the laws of what so many games pay together, for rising numbers of games.

    `mass` is the law of one game by grains and `error` what any cumulated probability of it, all
    that it leaves out included, is off by at most.
    """
    one = Sum(mass, 0, 1, error)
    found: dict[int, Between] = {}
    for number in games:
        base = max((n for n in found if number % n == 0), default=1)
        start = found[base] if base > 1 else Between(one, one)
        found[number] = _grown(start, number // base)
    return found


def _grown(start: Between, games: int) -> Between:
    """Return the sum of `games` of these, in steps between which the lattice is made coarser."""
    law = start
    rests: list[Between] = []
    while games > 1:
        step = _step(law.low, games)
        law = _on_lattice(law, step)
        games, rest = divmod(games, step)
        if rest:
            rests.append(_times(law, rest))
        law = _times(law, step)
    for rest_of in rests:
        law = Between(
            _added(law.low, rest_of.low, up=False), _added(law.high, rest_of.high, up=True)
        )
    return law


def _on_lattice(law: Between, games: int) -> Between:
    """Make the lattice coarser where the sum of so many would not fit on it."""
    reaches = (_reach(one, games) for one in (law.low, law.high))
    unit = max(-(-(high - low + 1) // LONGEST) for low, high in reaches)
    if unit == 1:
        return law
    return Between(_coarser(law.low, unit, up=False), _coarser(law.high, unit, up=True))


def _times(law: Between, games: int) -> Between:
    low = _power(law.low, games)
    return Between(low, low if law.low is law.high else _power(law.high, games))


def _added(law: Sum, rest: Sum, *, up: bool) -> Sum:
    """Return the sum of two amounts, the second on a lattice as fine or finer."""
    on_lattice = _coarser(rest, law.unit // rest.unit, up=up)
    mass = np.clip(signal.fftconvolve(law.mass, on_lattice.mass), 0.0, None)
    error = law.error + on_lattice.error + _ROUNDING * log2(len(mass) + 2)
    return Sum(mass, law.first + on_lattice.first, law.unit, error)


def _step(law: Sum, games: int) -> int:
    """Choose how many to add at once: the most that keep the lattice, or a few where none do."""
    room = max(LONGEST - len(law.mass), 0)
    _, deviation = law.moments
    fit = int((room / (20 * deviation)) ** 2) if deviation else games
    most = min(max(fit, FEW), MOST_AT_ONCE, games)
    return max((d for d in range(FEW, 2 * most + 1) if games % d == 0), default=most)


def _coarser(law: Sum, factor: int, *, up: bool) -> Sum:
    """Put a law on a lattice of `factor` units, each amount rounded down or up."""
    if factor == 1:
        return law
    places = law.first + np.arange(len(law.mass))
    onto = -(-places // factor) if up else places // factor
    first = int(onto[0])
    mass = np.zeros(int(onto[-1]) - first + 1)
    np.add.at(mass, onto - first, law.mass)
    return replace(law, mass=mass, first=first, unit=law.unit * factor)


def _reach(law: Sum, games: int) -> tuple[int, int]:
    """Return the least and greatest sum, in units from `games` x `first`, but for `LEFT_OUT`.

    For any tilt t > 0 the sum passes b with probability E[e^(t x)]^n e^(-t b) at most; amounts are
    taken block by block, all of a block at the end that makes the bound greater.
    """
    mean, deviation = law.moments
    most = games * (len(law.mass) - 1)
    if not deviation:
        return floor(games * mean), ceil(games * mean)
    width = -(-len(law.mass) // _BLOCKS)
    starts = np.arange(0, len(law.mass), width)
    blocks = np.add.reduceat(law.mass, starts)
    above, below = float(most), 0.0
    for tilt in _TILTS / (deviation * sqrt(games)):
        if tilt * len(law.mass) > _LARGEST_EXPONENT:
            break
        up = log(float(blocks @ np.exp(tilt * (starts + width - 1 - mean))))
        down = log(float(blocks @ np.exp(-tilt * (starts - mean))))
        above = min(above, games * mean + (games * up - log(LEFT_OUT)) / tilt)
        below = max(below, games * mean - (games * down - log(LEFT_OUT)) / tilt)
    return max(floor(below), 0), min(ceil(above), most)


def _power(law: Sum, games: int) -> Sum:
    """Return the law of the sum of `games` independent amounts."""
    low, high = _reach(law, games)
    size = fft.next_fast_len(high - low + 1, real=True)
    folded = np.bincount(np.arange(len(law.mass)) % size, weights=law.mass, minlength=size)
    spectrum = fft.rfft(folded)
    before = _to_the(spectrum, games - 1)
    mass = np.clip(np.roll(fft.irfft(before * spectrum, size), -(low % size)), 0.0, None)
    rounding = games * _ROUNDING * log2(size + 2) * (1 + float(np.linalg.norm(before)))
    error = games * law.error + 2 * LEFT_OUT + rounding
    return Sum(mass, games * law.first + low, law.unit, error)


def _to_the(base: NDArray[np.complex128], exponent: int) -> NDArray[np.complex128]:
    """Return powers by squaring: as exact as numpy's own, and a hundred times as fast."""
    result = np.ones_like(base)
    while exponent:
        if exponent & 1:
            result *= base
        exponent >>= 1
        base = base * base
    return result
