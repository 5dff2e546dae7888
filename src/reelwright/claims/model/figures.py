"""Claims of figures that are counted, not played for, and of what the game is called."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from reelwright.claims.model.claim import Claim
from reelwright.definition.values import Multiple, Text

if TYPE_CHECKING:
    from fractions import Fraction


class CalledGame(Claim):
    """The game has this name."""

    claim: Literal["called"] = "called"
    name: Text


class ReturnsToPlayers(Claim):
    """Of all that is bet so much comes back: per cent, as printed."""

    claim: Literal["returns to players"] = "returns to players"
    percent: Annotated[str, Field(pattern=r"^\d{1,12}(\.\d{1,6})?$")]


class HighestWin(Claim):
    """The most one paid spin wins on as many lines as may be, before features and the gamble.

    It is a multiple of the bet per line, or per unit.
    """

    claim: Literal["highest win"] = "highest win"
    times: Multiple


class OddsOfHighestWin(Claim):
    """The highest win of a paid spin comes up once in so many spins on average, rounded down."""

    claim: Literal["odds of the highest win"] = "odds of the highest win"
    one_in: Annotated[int, Field(ge=1)]


def percent(value: Fraction, places: int) -> str:
    """Return a fraction in per cent as it is printed, to so many places: "93.26"."""
    exact = Decimal(value.numerator * 100) / Decimal(value.denominator)
    return str(exact.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP))
