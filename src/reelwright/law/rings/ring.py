"""What every ring of laws can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from fractions import Fraction
    from typing import Self


class Diverges(ArithmeticError):
    """A law has no end: its mean, or its mean under a tilt, is not finite or not provably so."""


class Element(Protocol):
    """A law of an amount, or a part of one."""

    def __add__(self, other: Self, /) -> Self:
        """Return the mixture of two parts."""

    def __sub__(self, other: Self, /) -> Self:
        """Return what is left of a law without a part of it."""

    def __mul__(self, other: Self, /) -> Self:
        """Return the law of the sum of two independent amounts."""

    def __truediv__(self, other: Self, /) -> Self:
        """Return the element that multiplied by the other is this one."""

    def __pow__(self, power: int, /) -> Self:
        """Return the law of the sum of so many independent amounts."""

    def scaled(self, by: Fraction, /) -> Self:
        """Return the law as a part of a mixture that has this weight."""


E = TypeVar("E", bound=Element)


class Ring(Protocol[E]):
    """A way to see laws."""

    @property
    def zero(self) -> E:
        """The part without any weight."""

    @property
    def one(self) -> E:
        """The law of nothing paid."""

    def law(self, ways: Mapping[int, int], total: int) -> E:
        """Return the law of an amount: `ways` of `total` in which it is so many grains.

        Ways that sum to less than `total` are a part of a mixture.
        """

    def mix(self, parts: Iterable[tuple[Fraction, E]]) -> E:
        """Return the mixture of laws, each with its weight."""

    def fixed_point(
        self, step: Callable[[tuple[E, ...]], tuple[E, ...]], size: int
    ) -> tuple[E, ...]:
        """Return the least solution of `x = step(x)` for so many laws.

        `step` makes sums and products of its arguments with laws of this ring. Raises `Diverges`
        where there is no solution with a mean.
        """


@runtime_checkable
class Blurring(Protocol[E]):
    """A ring whose elements may be off by a known bound, so that what is out of sight can go.

    `sight` is how far, relative to its size, an element may be off and still be as good as right.
    `patience` is how many laws it works out one by one, where what is in sight needs them.
    """

    @property
    def sight(self) -> float:
        """What is out of sight."""

    @property
    def patience(self) -> int:
        """How many laws are worked out one by one."""

    def weight(self, element: E) -> float:
        """Return a number that no value of an element exceeds."""

    def blurred(self, element: E, by: float) -> E:
        """Return an element that may be off by so much more."""
