"""What is known of a wager, beside the plain game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction

    from reelwright.law.figures.figure import Figure


@dataclass(frozen=True, slots=True)
class Wager:
    """A way to bet on a game: what it costs, in total bets and in cents, and returns of that.

    It is played on other strips, or starts a feature at once; the other of the two is empty.
    """

    name: str
    costs: Fraction
    price: int
    strips: str
    starts: str
    rtp: Figure
