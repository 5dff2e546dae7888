"""The law of an amount on the lattice: masses in floats, and what they can be off."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from math import log2, sqrt
from typing import TYPE_CHECKING, Protocol

import numpy as np

from reelwright.law.lattice.probability import Probability
from reelwright.law.rings.spectra import A_LEVEL
from reelwright.law.rings.spectrum import UNIT, UP

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Self

    from numpy.typing import NDArray

RELATIVE = 1e-6
"""A probability with a greater error, relatively, is worked out by its own tilt."""


class Far(Protocol):
    """A way to probabilities that the masses do not show."""

    def at_least(self, amount: int) -> Probability:
        """Return how likely at least so much is."""


def summing(size: int) -> float:
    """Return what the sums of `cumulated` can be off for that many masses."""
    return 2 * (sqrt(size) + 2) * UNIT


def cumulated(mass: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the sums of the first 1, 2, ... masses, by rows so that rounding stays small."""
    width = 1 << (len(mass).bit_length() // 2)
    rows = np.pad(mass, (0, -len(mass) % width)).reshape(-1, width).cumsum(axis=1)
    rows[1:] += rows[:-1, -1].cumsum()[:, None]
    return rows.reshape(-1)[: len(mass)]


@dataclass(frozen=True, eq=False)
class Law:
    """How likely each amount is, in grains.

    `mass[x]` is the probability of x; that of any amount not on the lattice is at most `beyond`,
    and any sum of masses from 0 on is off by no more than `error`.
    """

    mass: NDArray[np.float64]
    beyond: float = 0.0
    error: float = 0.0
    far: Far | None = field(default=None, repr=False)

    @classmethod
    def of(cls, ways: Mapping[int, int], total: int) -> Self:
        """Return a law counted in ways, `total` in all."""
        mass = np.zeros(max(ways) + 1)
        mass[list(ways)] = [n / total for n in ways.values()]
        return cls(mass, error=(1 + len(ways)) * UNIT + summing(len(mass)))

    @cached_property
    def cumulated(self) -> NDArray[np.float64]:
        """How likely no more than each amount is."""
        return cumulated(self.mass)

    @cached_property
    def survival(self) -> NDArray[np.float64]:
        """How likely at least each amount of the lattice is, as far as it lies on it."""
        return cumulated(self.mass[::-1])[::-1]

    def at_most(self, amount: int) -> Probability:
        """Return how likely no more than so much is."""
        if amount < 0:
            return Probability(0.0, 0.0)
        last = min(amount, len(self.mass) - 1)
        return Probability(
            float(self.cumulated[last]), self.error + (self.beyond if amount > last else 0.0)
        )

    def tail(self, amount: int) -> Probability:
        """Return how likely at least so much is; far out by a tilt of its own, where it has one."""
        if amount <= 0:
            return Probability(1.0, 0.0)
        shown = float(self.survival[amount]) if amount < len(self.mass) else 0.0
        seen = Probability(shown, 2 * self.error + self.beyond)
        if self.far is None or seen.relative <= RELATIVE:
            return seen
        found = self.far.at_least(amount)
        return found if found.error < seen.error else seen

    def quantile(self, level: float) -> int:
        """Return the least amount that is not exceeded with a probability of `level`."""
        return self._least(level)

    def quantile_range(self, level: float) -> tuple[int, int]:
        """Return between which amounts the quantile is proven to lie.

        Raises `ValueError` where it may lie beyond the lattice.
        """
        return self._least(level - self.error), self._least(level + self.error)

    def _least(self, level: float) -> int:
        place = int(np.searchsorted(self.cumulated, level))
        if place == len(self.mass):
            raise ValueError(
                f"quantile: found {level}; allowed: up to {float(self.cumulated[-1])}, "
                "what lies on the lattice"
            )
        return place

    def moment(self, power: int) -> float:
        """Return the mean of a power of the amount, as far as it lies on the lattice."""
        amounts = np.arange(len(self.mass), dtype=np.float64)
        return float(np.sum(self.mass * amounts**power))

    def __add__(self, other: Law) -> Law:
        """Return the law of the sum of two independent amounts."""
        length = len(self.mass) + len(other.mass) - 1
        size = 1 << (length - 1).bit_length()
        product = np.fft.rfft(self.mass, size) * np.fft.rfft(other.mass, size)
        mass = np.fft.irfft(product, size)[:length]
        rounding = 3 * A_LEVEL * log2(size + 1) * sqrt(size) * float(np.sqrt(np.sum(mass**2)))
        negative = -float(mass[mass < 0].sum())
        error = (self.error + other.error + rounding + negative) * UP + summing(length)
        return Law(np.maximum(mass, 0.0), self.beyond + other.beyond, error)

    def scaled(self, factor: int) -> Law:
        """Return the law of so many times the amount; a factor of at least 1."""
        mass = np.zeros((len(self.mass) - 1) * factor + 1)
        mass[::factor] = self.mass
        return Law(mass, self.beyond, self.error + summing(len(mass)))

    def capped(self, most: int) -> Law:
        """Return the law of the amount, or of `most` where it is more."""
        if most >= len(self.mass):
            mass = np.pad(self.mass, (0, most + 1 - len(self.mass)))
            mass[most] = max(1.0 - float(self.cumulated[-1]), 0.0)
            return Law(mass, 0.0, self.error + self.beyond)
        mass = self.mass[: most + 1].copy()
        mass[most] = max(1.0 - float(self.cumulated[most - 1]) if most else 1.0, 0.0)
        return Law(mass, 0.0, self.error)


def mixture(parts: Iterable[tuple[float, Law]]) -> Law:
    """Return one of several laws, each with its probability."""
    listed = list(parts)
    mass = np.zeros(max(len(law.mass) for _, law in listed))
    for weight, law in listed:
        mass[: len(law.mass)] += weight * law.mass
    rounding = (len(listed) + 2) * UNIT + summing(len(mass))
    return Law(
        mass,
        sum(weight * law.beyond for weight, law in listed),
        sum(weight * law.error for weight, law in listed) + rounding,
    )
