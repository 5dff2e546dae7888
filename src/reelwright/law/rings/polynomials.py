"""Polynomials: laws themselves, in fractions."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from math import inf
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping


@dataclass(frozen=True, slots=True)
class Polynomial:
    """How likely each amount is, in grains; see `Polynomials` for the amounts and the depth."""

    masses: Mapping[int, Fraction]
    ring: Polynomials

    def __add__(self, other: Polynomial) -> Polynomial:
        return self._combined(other, 1)

    def __sub__(self, other: Polynomial) -> Polynomial:
        return self._combined(other, -1)

    def _combined(self, other: Polynomial, sign: int) -> Polynomial:
        masses = defaultdict(Fraction, self.masses)
        for amount, mass in other.masses.items():
            masses[amount] += sign * mass
        return self.ring.polynomial(masses)

    def __mul__(self, other: Polynomial) -> Polynomial:
        masses: defaultdict[int, Fraction] = defaultdict(Fraction)
        for amount, mass in self.masses.items():
            for more, share in other.masses.items():
                if amount + more <= self.ring.up_to:
                    masses[amount + more] += mass * share
        return self.ring.polynomial(masses)

    def __truediv__(self, other: Polynomial) -> Polynomial:
        """Divide by c - x, c a number: 1/c + x/c² + ..., `depth` terms after the first."""
        constant = other.masses.get(0, Fraction())
        if constant == 0:
            raise ZeroDivisionError("a law can be divided only by one that has weight at nothing")
        total = term = self.scaled(1 / constant)
        ratio = self.ring.one - other.scaled(1 / constant)
        for _ in range(self.ring.depth if ratio.masses else 0):
            term = term * ratio
            total = total + term
        return total

    def __pow__(self, power: int) -> Polynomial:
        result = self.ring.one
        for _ in range(power):
            result = result * self
        return result

    def scaled(self, by: Fraction) -> Polynomial:
        """Return the law as a part of a mixture."""
        return self.ring.polynomial({amount: mass * by for amount, mass in self.masses.items()})


@dataclass(frozen=True, slots=True)
class Polynomials:
    """The ring of laws of amounts up to `up_to` grains; what is above is left out.

    A law without end is told as far as `depth` steps of what follows from what. The weight that is
    missing from 1 belongs to greater amounts or to longer laws.
    """

    depth: int = 8
    up_to: float = inf

    @property
    def zero(self) -> Polynomial:
        """No weight at all."""
        return self.polynomial({})

    @property
    def one(self) -> Polynomial:
        """Nothing paid."""
        return self.polynomial({0: Fraction(1)})

    def polynomial(self, masses: Mapping[int, Fraction]) -> Polynomial:
        """Return the law with these masses, as far as it is told here."""
        kept = {x: mass for x, mass in masses.items() if mass and x <= self.up_to}
        return Polynomial(kept, self)

    def law(self, ways: Mapping[int, int], total: int) -> Polynomial:
        """Return an amount counted in ways."""
        return self.polynomial({amount: Fraction(n, total) for amount, n in ways.items()})

    def mix(self, parts: Iterable[tuple[Fraction, Polynomial]]) -> Polynomial:
        """Return a mixture."""
        return sum((law.scaled(weight) for weight, law in parts), self.zero)

    def fixed_point(
        self, step: Callable[[tuple[Polynomial, ...]], tuple[Polynomial, ...]], size: int
    ) -> tuple[Polynomial, ...]:
        """Follow the laws `depth` steps from no weight at all: each a part of the solution."""
        solution = (self.zero,) * size
        for _ in range(self.depth):
            solution = step(solution)
        return solution
