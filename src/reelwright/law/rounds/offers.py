"""Series on offer: the player takes the one with the greatest mean, of equal ones the first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Option:
    """A series on offer, and the mean it pays, in grains, with all that follows from it."""

    games: int
    multiplier: int
    mean: Fraction


def best(options: Sequence[Option]) -> Option:
    """Return the option that is taken."""
    return max(options, key=lambda option: option.mean)
