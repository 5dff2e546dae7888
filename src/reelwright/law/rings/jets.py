"""Jets: laws seen by their first moments, in fractions."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import factorial
from typing import TYPE_CHECKING

from reelwright.law.linear import solve
from reelwright.law.rings.ring import Diverges

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence


@dataclass(frozen=True, slots=True)
class Jet:
    """The generating function of moments to some order: `terms[k]` is E[X^k] / k!."""

    terms: tuple[Fraction, ...]

    def __add__(self, other: Jet) -> Jet:
        return Jet(tuple(a + b for a, b in zip(self.terms, other.terms, strict=True)))

    def __sub__(self, other: Jet) -> Jet:
        return Jet(tuple(a - b for a, b in zip(self.terms, other.terms, strict=True)))

    def __mul__(self, other: Jet) -> Jet:
        return Jet(
            tuple(
                sum((self.terms[k] * other.terms[n - k] for k in range(n + 1)), Fraction())
                for n in range(len(self.terms))
            )
        )

    def __truediv__(self, other: Jet) -> Jet:
        quotient: list[Fraction] = []
        for n, term in enumerate(self.terms):
            known = sum((quotient[k] * other.terms[n - k] for k in range(n)), Fraction())
            quotient.append((term - known) / other.terms[0])
        return Jet(tuple(quotient))

    def __pow__(self, power: int) -> Jet:
        result = Jet((Fraction(1), *(Fraction() for _ in self.terms[1:])))
        square = self
        while power:
            if power & 1:
                result = result * square
            power >>= 1
            if power:
                square = square * square
        return result

    def scaled(self, by: Fraction) -> Jet:
        """Return the law as a part of a mixture."""
        return Jet(tuple(term * by for term in self.terms))


@dataclass(frozen=True, slots=True)
class Moments:
    """The mean of an amount, of its square and of its cube."""

    mean: Fraction
    second: Fraction
    third: Fraction

    @property
    def variance(self) -> Fraction:
        """The mean square of the distance from the mean."""
        return self.second - self.mean**2

    @property
    def third_central(self) -> Fraction:
        """The mean cube of the distance from the mean."""
        return self.third - 3 * self.mean * self.second + 2 * self.mean**3


@dataclass(frozen=True, slots=True)
class Jets:
    """The ring of jets with moments to `order`."""

    order: int = 3

    @property
    def zero(self) -> Jet:
        """No weight at all."""
        return self._jet(())

    @property
    def one(self) -> Jet:
        """Nothing paid."""
        return self._jet((1,))

    def _jet(self, terms: Sequence[Fraction | int]) -> Jet:
        rest = (Fraction(),) * (self.order + 1 - len(terms))
        return Jet((*map(Fraction, terms), *rest))

    def law(self, ways: Mapping[int, int], total: int) -> Jet:
        """Return the jet of an amount counted in ways."""
        sums = [sum(n * amount**k for amount, n in ways.items()) for k in range(self.order + 1)]
        return Jet(tuple(Fraction(value, total * factorial(k)) for k, value in enumerate(sums)))

    def mix(self, parts: Iterable[tuple[Fraction, Jet]]) -> Jet:
        """Return a mixture."""
        return sum((law.scaled(weight) for weight, law in parts), self.zero)

    def fixed_point(
        self, step: Callable[[tuple[Jet, ...]], tuple[Jet, ...]], size: int
    ) -> tuple[Jet, ...]:
        """Solve order by order, where each is linear; the laws must be whole, of weight 1.

        Raises `Diverges` where they have no mean.
        """
        solution = [self.one] * size
        after = step(tuple(solution))
        if any(law.terms[0] != 1 for law in after):
            raise Diverges("laws that follow from each other must be whole, not parts of a mixture")
        if self.order == 0:
            return tuple(solution)
        matrix = self._slopes(step, solution, [law.terms[1] for law in after])
        bounded = solve(matrix, [Fraction(1)] * size)
        if bounded is None or min(bounded, default=Fraction(1)) <= 0:
            raise Diverges("laws that follow from each other have no mean")
        for k in range(1, self.order + 1):
            known = [law.terms[k] for law in step(tuple(solution))]
            terms = solve(matrix, known)
            assert terms is not None
            solution = [_with(law, k, term) for law, term in zip(solution, terms, strict=True)]
        return tuple(solution)

    def _slopes(
        self,
        step: Callable[[tuple[Jet, ...]], tuple[Jet, ...]],
        ones: list[Jet],
        known: list[Fraction],
    ) -> list[list[Fraction]]:
        """Return the matrix of `x - step(x)` in the terms of any one order.

        `known` are the terms of the first order where those of the arguments are zero.
        """
        matrix = [
            [Fraction(row == column) for column in range(len(ones))] for row in range(len(ones))
        ]
        for column in range(len(ones)):
            probe = list(ones)
            probe[column] = _with(probe[column], 1, Fraction(1))
            for row, law in enumerate(step(tuple(probe))):
                matrix[row][column] -= law.terms[1] - known[row]
        return matrix

    def moments(self, element: Jet) -> Moments:
        """Return the moments of a whole law; the ring must go to the third order."""
        mean, second, third = (element.terms[k] * factorial(k) for k in (1, 2, 3))
        return Moments(mean, second, third)


def _with(law: Jet, order: int, term: Fraction) -> Jet:
    return Jet((*law.terms[:order], term, *law.terms[order + 1 :]))
