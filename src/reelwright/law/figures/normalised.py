"""The normalised standard deviation of the A/NZ standard, beside the plain one."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.law.figures.figure import root

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reelwright.law.figures.figure import Near


@dataclass(frozen=True, slots=True)
class Mode:
    """The deviation on so many lines, in total bets."""

    lines: int
    deviation: Near


@dataclass(frozen=True, slots=True)
class Normalised:
    """The deviation where each prize stands for itself: the highest of the modes compared.

    Prizes that coincide count as if each were won alone, and what a feature pays enters with its
    law and not its mean. The gamble is left out.
    """

    clause: str
    modes: tuple[Mode, ...]

    @property
    def highest(self) -> Mode:
        """The mode with the greatest deviation, of equal ones that with fewer lines."""
        return max(self.modes, key=lambda mode: (mode.deviation.value, -mode.lines))


def deviation_of_prizes(
    prizes: Iterable[tuple[Fraction, Fraction]], features: Sequence[tuple[Fraction, Fraction]]
) -> Near:
    """Return the deviation of prizes taken each for itself, in total bets.

    `prizes` are (how often in a game, pay), in total bets; `features` what each brings a game on
    average and the mean of its square.
    """
    mean, square = Fraction(), Fraction()
    for frequency, pay in prizes:
        mean += frequency * pay
        square += frequency * pay**2
    for brings, squared in features:
        mean += brings
        square += squared
    return root(square - mean**2)
