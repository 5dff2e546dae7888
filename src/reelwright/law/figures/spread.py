"""How far the return of a paid game strays from its mean."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from reelwright.law.figures.figure import Exact, Figure, Near, Undefined, root, times

if TYPE_CHECKING:
    from fractions import Fraction

CAPPED = "from the law with its win cap"


@dataclass(frozen=True, slots=True)
class Spread:
    """The deviation of what a paid game returns, features and all.

    `variance` is in total bets squared, `deviation` in total bets, `in_line_bets` the same in line
    bets; `skewness` is the third central moment by the deviation cubed.
    """

    variance: Figure
    deviation: Figure
    in_line_bets: Figure
    skewness: Figure


def spread(mean: Fraction, second: Fraction, third: Fraction, units: Fraction) -> Spread:
    """Work the spread out from raw moments in total bets; a total bet is `units` line bets."""
    variance = second - mean**2
    return Spread(
        variance=Exact(variance),
        deviation=root(variance),
        in_line_bets=root(variance * units**2),
        skewness=_skewness(variance, third - 3 * mean * second + 2 * mean**3),
    )


def _skewness(variance: Fraction, third_central: Fraction) -> Figure:
    if not variance:
        return Undefined("every game returns the same")
    size = root(third_central**2 / variance**3)
    return size if third_central >= 0 else Near(-size.value, size.error, size.by)


def capped_spread(moments: tuple[Near, Near, Near], units: Fraction) -> Spread:
    """Work the spread out from raw moments in total bets that are known within bounds."""
    mean, second, third = (moment.value for moment in moments)
    off, off_second, off_third = (moment.error for moment in moments)
    variance = second - mean**2
    error = off_second + 2 * mean * off
    if variance <= 2 * error:
        unknown = Undefined("no variance can be told from none")
        return Spread(Near(max(variance, 0.0), error, CAPPED), unknown, unknown, unknown)
    deviation = Near(sqrt(variance), error / sqrt(variance), CAPPED)
    skewness = (third - 3 * mean * second + 2 * mean**3) / variance**1.5
    doubt = off_third + 3 * (mean * off_second + second * off) + 6 * mean**2 * off
    return Spread(
        variance=Near(variance, error, CAPPED),
        deviation=deviation,
        in_line_bets=times(deviation, units),
        skewness=Near(
            skewness, doubt / variance**1.5 + 3 * abs(skewness) * error / variance, CAPPED
        ),
    )
