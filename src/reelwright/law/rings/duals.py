"""Laws with their slopes: how each changes with some unknown laws."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Generic, cast

from reelwright.law.rings.ring import E

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_LESS = Fraction(-1)


@dataclass(frozen=True, slots=True, eq=False)
class Dual(Generic[E]):
    """A law and its slope by each unknown; laws of the ring itself are constants beside it."""

    value: E
    slopes: tuple[E, ...]

    def __add__(self, other: Dual[E] | E) -> Dual[E]:
        if not isinstance(other, Dual):
            return Dual(self.value + other, self.slopes)
        both = zip(self.slopes, other.slopes, strict=True)
        return Dual(self.value + other.value, tuple(a + b for a, b in both))

    def __radd__(self, other: E) -> Dual[E]:
        return self + other

    def __sub__(self, other: Dual[E] | E) -> Dual[E]:
        return self + other.scaled(_LESS)

    def __rsub__(self, other: E) -> Dual[E]:
        return self.scaled(_LESS) + other

    def __mul__(self, other: Dual[E] | E) -> Dual[E]:
        if not isinstance(other, Dual):
            return Dual(self.value * other, tuple(slope * other for slope in self.slopes))
        both = zip(self.slopes, other.slopes, strict=True)
        return Dual(
            self.value * other.value, tuple(a * other.value + b * self.value for a, b in both)
        )

    def __rmul__(self, other: E) -> Dual[E]:
        return self * other

    def __truediv__(self, other: Dual[E] | E) -> Dual[E]:
        if not isinstance(other, Dual):
            return Dual(self.value / other, tuple(slope / other for slope in self.slopes))
        quotient = self.value / other.value
        both = zip(self.slopes, other.slopes, strict=True)
        return Dual(quotient, tuple((a - quotient * b) / other.value for a, b in both))

    def __rtruediv__(self, other: E) -> Dual[E]:
        quotient = other / self.value
        slopes = ((quotient * slope / self.value).scaled(_LESS) for slope in self.slopes)
        return Dual(quotient, tuple(slopes))

    def __pow__(self, power: int) -> Dual[E]:
        if power == 0:
            return Dual(self.value**0, tuple(slope.scaled(Fraction()) for slope in self.slopes))
        before = self.value ** (power - 1)
        by = before.scaled(Fraction(power))
        return Dual(before * self.value, tuple(by * slope for slope in self.slopes))

    def scaled(self, by: Fraction) -> Dual[E]:
        """Return the law as a part of a mixture."""
        return Dual(self.value.scaled(by), tuple(slope.scaled(by) for slope in self.slopes))


def slopes(
    step: Callable[[tuple[E, ...]], tuple[E, ...]], at: Sequence[E], zero: E, one: E
) -> tuple[tuple[E, ...], tuple[tuple[E, ...], ...]]:
    """Return `step(at)` and, for each of its laws, the slope by each argument."""
    places = range(len(at))
    unknowns = tuple(
        Dual(law, tuple(one if k == place else zero for k in places))
        for place, law in enumerate(at)
    )
    # a step makes sums and products alone, so it takes duals as it takes laws
    results = step(cast("tuple[E, ...]", unknowns))
    nothing = (zero,) * len(at)
    duals = [result if isinstance(result, Dual) else Dual(result, nothing) for result in results]
    return tuple(dual.value for dual in duals), tuple(dual.slopes for dual in duals)
