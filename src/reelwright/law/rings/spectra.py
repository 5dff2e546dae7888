"""Spectra: laws seen by their transform on a lattice, in floats with proven error bounds.

On the lattice 0 .. size - 1, amounts at or above `size` come to lie on those that differ by a
multiple of it. Weights are tilted: that of an amount x is multiplied by e^(tilt x).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf, log2
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from reelwright.law.rings.least import least_solution
from reelwright.law.rings.ring import Diverges
from reelwright.law.rings.spectrum import UNIT, UP, Spectrum

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from fractions import Fraction

    from numpy.typing import NDArray

    Counts: TypeAlias = tuple[NDArray[np.int64], NDArray[np.float64]]

A_LEVEL = 8 * UNIT
"""What a level of a fast transform can be off, for a weight of 1 in all."""

SIGHT = 2.0**-52
"""What is out of sight, where nothing else is said."""
PATIENCE = 50_000
"""Laws of a series that are worked out one by one, where nothing else is said."""


@dataclass(frozen=True, slots=True)
class Cache:
    """Counted laws as arrays, so that rings of several tilts make them once."""

    arrays: dict[int, tuple[Mapping[int, int], Counts]] = field(default_factory=dict)

    def of(self, ways: Mapping[int, int]) -> Counts:
        """Return the amounts and how many ways each has; the mapping must not change."""
        if id(ways) not in self.arrays:
            amounts = np.fromiter(ways, dtype=np.int64, count=len(ways))
            counts = np.array([float(n) for n in ways.values()], dtype=np.float64)
            self.arrays[id(ways)] = ways, (amounts, counts)
        return self.arrays[id(ways)][1]


@dataclass(frozen=True, slots=True)
class Spectra:
    """The ring of spectra on a lattice of `size` amounts (a power of two) under a tilt.

    With a size of 1 an element is one number: the mean of e^(tilt amount).
    """

    size: int
    tilt: float = 0.0
    cache: Cache = field(default_factory=Cache)
    sight: float = SIGHT
    patience: int = PATIENCE

    def __post_init__(self) -> None:
        if self.size < 1 or self.size & (self.size - 1):
            raise ValueError(f"size: found {self.size}; allowed: a power of two")

    @property
    def frequencies(self) -> int:
        """How many values an element has: a real law needs no more than half of all."""
        return self.size // 2 + 1

    def _constant(self, value: float) -> Spectrum:
        return Spectrum(np.full(self.frequencies, value, dtype=np.complex128), value, value)

    @property
    def zero(self) -> Spectrum:
        """No weight at all."""
        return self._constant(0.0)

    @property
    def one(self) -> Spectrum:
        """Nothing paid."""
        return self._constant(1.0)

    def law(self, ways: Mapping[int, int], total: int) -> Spectrum:
        """Return the spectrum of an amount counted in ways.

        Raises `Diverges` where the tilt takes its weight beyond the range of floats.
        """
        if not ways:
            return self.zero
        amounts, counts = self.cache.of(ways)
        exponents = self.tilt * amounts
        steepest = float(np.abs(exponents).max())
        with np.errstate(over="ignore"):
            weights = counts / float(total) * np.exp(exponents)
        weight = float(np.sum(weights))
        if not weight < inf:
            raise Diverges("a law under this tilt is beyond the range of floats")
        levels = log2(len(ways) + 1) + 8
        relative = UNIT * (steepest + 6 + levels)
        if self.size == 1:
            values = np.array([weight], dtype=np.complex128)
        else:
            folded = np.bincount(amounts % self.size, weights, self.size)
            values = np.fft.rfft(folded)
            relative += A_LEVEL * log2(self.size) + UNIT * (int(amounts.max()) // self.size + 1)
        norm = weight * (1 + relative) * UP
        return Spectrum(values, norm, 0.0, norm * relative * UP)

    def mix(self, parts: Iterable[tuple[Fraction, Spectrum]]) -> Spectrum:
        """Return a mixture."""
        return sum((law.scaled(weight) for weight, law in parts), self.zero)

    def fixed_point(
        self, step: Callable[[tuple[Spectrum, ...]], tuple[Spectrum, ...]], size: int
    ) -> tuple[Spectrum, ...]:
        """Return the least solution; raises `Diverges` where none is proven."""
        return least_solution(step, self.zero, self.one, size)

    def weight(self, element: Spectrum) -> float:
        """Return what no value of an element exceeds."""
        return element.norm

    def blurred(self, element: Spectrum, by: float) -> Spectrum:
        """Return an element that may be off by so much more."""
        return Spectrum(element.values, (element.norm + by) * UP, 0.0, (element.error + by) * UP)
