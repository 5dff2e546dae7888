"""A spectrum: the transform of a law, with proven bounds on its size and on its error."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from reelwright.law.rings.ring import Diverges

if TYPE_CHECKING:
    from fractions import Fraction

    from numpy.typing import NDArray

    Values: TypeAlias = NDArray[np.complex128]

UNIT = 2.0**-53
"""Half the distance of 1 to the next float: what one operation can be off, relatively."""
UP = 1 + 2.0**-49
"""More than all rounding within one formula for a bound."""
TIMES = 4 * UNIT
"""What a product of complex floats can be off, relatively."""
OVER = 12 * UNIT
"""What a quotient of complex floats can be off, relatively."""
LARGEST = 1e140
"""A divisor's values stay below, so that their squares are floats."""


@dataclass(frozen=True, slots=True, eq=False)
class Spectrum:
    """Values at every frequency.

    For the exact values: none is greater than `norm` or less than `least` in size, and each of
    `values` is within `error` of its own.
    """

    values: Values
    norm: float
    least: float = 0.0
    error: float = 0.0

    def __add__(self, other: Spectrum) -> Spectrum:
        if not isinstance(other, Spectrum):
            return NotImplemented
        return self._sum(other, self.values + other.values)

    def __sub__(self, other: Spectrum) -> Spectrum:
        if not isinstance(other, Spectrum):
            return NotImplemented
        return self._sum(other, self.values - other.values)

    def _sum(self, other: Spectrum, values: Values) -> Spectrum:
        norm = (self.norm + other.norm) * UP
        least = max(self.least - other.norm, other.least - self.norm, 0.0) / UP
        return Spectrum(values, norm, least, (self.error + other.error + UNIT * norm) * UP)

    def __mul__(self, other: Spectrum) -> Spectrum:
        if not isinstance(other, Spectrum):
            return NotImplemented
        norm = self.norm * other.norm * UP
        error = (
            self.norm * other.error
            + other.norm * self.error
            + self.error * other.error
            + TIMES * (self.norm + self.error) * (other.norm + other.error)
        )
        values = self.values * other.values
        return Spectrum(values, norm, self.least * other.least / UP, error * UP)

    def __truediv__(self, other: Spectrum) -> Spectrum:
        if not isinstance(other, Spectrum):
            return NotImplemented
        nearest = (other.least - other.error) / UP
        if nearest <= 0 or other.norm > LARGEST:
            raise Diverges("a law is divided by one that may be nothing")
        below = other.values
        squares = below.real**2 + below.imag**2
        norm = self.norm / other.least * UP
        error = (self.error + norm * other.error) / nearest + OVER * (
            self.norm + self.error
        ) / nearest
        return Spectrum(
            self.values * (below.conj() / squares), norm, self.least / other.norm / UP, error * UP
        )

    def __pow__(self, power: int) -> Spectrum:
        result, square = None, self
        while power:
            if power & 1:
                result = square if result is None else result * square
            power >>= 1
            if power:
                square = square * square
        return Spectrum(np.ones_like(self.values), 1.0, 1.0) if result is None else result

    def scaled(self, by: Fraction) -> Spectrum:
        """Return the law as a part of a mixture; a weight below zero counts by its size."""
        factor = float(by)
        size = abs(factor) * UP
        norm = self.norm * size
        error = (self.error * size + 2 * UNIT * (norm + self.error * size)) * UP
        return Spectrum(self.values * factor, norm, self.least * abs(factor) / UP, error)

    @property
    def bound(self) -> float:
        """What no value exceeds; raises `Diverges` where it is too large for a float."""
        if not self.norm < inf:
            raise Diverges("a law under this tilt is beyond the range of floats")
        return self.norm
