"""What a prize comes to in cents, and how a prize that is drawn is drawn."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from reelwright.definition.model import Drawn as Table
from reelwright.play.questions import Draw, Drawn, Weighted

if TYPE_CHECKING:
    from reelwright.definition.model import PrizeBase
    from reelwright.play.questions import Answer
    from reelwright.play.state import Stake

Number: TypeAlias = int | Fraction

CENTS_OF_ONE = 100
"""A fixed prize is written in whole units of money."""


def unit(stake: Stake, on: PrizeBase) -> int:
    """Return what a prize of 1 comes to, in cents."""
    match on:
        case "line bet":
            return stake.line_bet
        case "total bet":
            return stake.total
        case "fixed":
            return CENTS_OF_ONE


def in_cents(prize: Number, stake: Stake, on: PrizeBase) -> int:
    """Return what a prize comes to, in cents."""
    return whole_cents(Fraction(prize) * unit(stake, on))


def whole_cents(amount: Fraction) -> int:
    """Return an amount in cents as the integer it is: a sound definition pays whole cents."""
    assert amount.denominator == 1
    return amount.numerator


def draw_of(prize: Number | Table) -> Draw | None:
    """Return the draw that decides a prize; `None` where nothing is left to draw."""
    if isinstance(prize, Table):
        return Draw("prize", (Weighted(tuple(prize.drawn.values())),))
    return None


def decided(prize: Number | Table, answer: Answer | None) -> Number:
    """Return the prize that an answer decides."""
    if isinstance(prize, Table):
        assert isinstance(answer, Drawn)
        return list(prize.drawn)[answer.outcomes[0]]
    return prize


def label(prize: Number | Table) -> Number | str:
    """Return what a player is shown for a prize that is not decided: "10 or 50"."""
    if isinstance(prize, Table):
        return " or ".join(str(number) for number in prize.drawn)
    return prize
