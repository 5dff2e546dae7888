"""A figure says how it was obtained: as a fraction, within a bound, below one, or not at all."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt, ulp
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from fractions import Fraction

EXACT = "exact fraction"


@dataclass(frozen=True, slots=True)
class Exact:
    """A figure that is known as the fraction it is; `but` says what it leaves out."""

    value: Fraction
    but: str = ""

    @property
    def obtained(self) -> str:
        """How the figure was obtained."""
        return f"{EXACT}, {self.but}" if self.but else EXACT


@dataclass(frozen=True, slots=True)
class Near:
    """A figure that is known as a float, off by `error` at most; `by` says what it comes from."""

    value: float
    error: float
    by: str = ""

    @property
    def obtained(self) -> str:
        """How the figure was obtained."""
        bound = f"float within {self.error:.2g}"
        return f"{self.by}, {bound}" if self.by else bound


@dataclass(frozen=True, slots=True)
class Below:
    """A probability too small to be known: it is below `bound`."""

    bound: float

    @property
    def obtained(self) -> str:
        """How the figure was obtained."""
        return f"below a bound of {self.bound:.2g}"


@dataclass(frozen=True, slots=True)
class Undefined:
    """A figure that does not exist, and why."""

    why: str

    @property
    def obtained(self) -> str:
        """How the figure was obtained: not, and why."""
        return f"not defined: {self.why}"


Figure: TypeAlias = Exact | Near | Below | Undefined


def number(figure: Figure) -> float | None:
    """Return a figure as a float; `None` where there is none to give."""
    match figure:
        case Exact(value):
            return float(value)
        case Near(value):
            return value
    return None


def times(figure: Figure, factor: Fraction) -> Figure:
    """Return a figure in other units: `factor` of them, above 0, to each of its own."""
    match figure:
        case Exact(value, but):
            return Exact(value * factor, but)
        case Near(value, error, by):
            scaled = value * float(factor)
            return Near(scaled, error * float(factor) + ulp(scaled), by)
        case Below(bound):
            return Below(bound * float(factor))
    return figure


def one_in(probability: Figure) -> float | None:
    """Return the games for each time an event comes up; `None` where it never does."""
    value = number(probability)
    return 1 / value if value else None


def root(square: Fraction) -> Near:
    """Return the root of an exact fraction, as near as a float comes."""
    value = sqrt(square)
    return Near(value, ulp(value), "root of an exact fraction")


def ratio(part: Figure, whole: Figure) -> float:
    """Return a share of the whole; 0 where there is no whole to share."""
    return (number(part) or 0.0) / (number(whole) or inf)
