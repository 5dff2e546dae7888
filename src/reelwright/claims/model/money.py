"""Claims on bets, on when prizes are credited, on the most a round can win, on malfunctions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from reelwright.claims.model.claim import Claim

Amount = Annotated[int, Field(ge=1)]
"""Money in cents."""


class BetsOnOffer(Claim):
    """These bets on a line, or a unit, can be made, and no others."""

    claim: Literal["bets on offer"] = "bets on offer"
    bets: tuple[Amount, ...]


class LinesOnOffer(Claim):
    """So many lines can be bet on: any of them, or so many from the first on."""

    claim: Literal["lines on offer"] = "lines on offer"
    lines: Annotated[int, Field(ge=0, le=64)]
    """How many there are; none in a game of ways."""
    numbers: tuple[int, ...] | None = None
    """The only numbers that can be played, from line 1 on; any selection where none are given."""

    @model_validator(mode="after")
    def _as_many(self) -> LinesOnOffer:
        if self.numbers and max(self.numbers) != self.lines:
            raise ValueError(f"as many lines as the greatest number, {max(self.numbers)}")
        return self


class GameCosts(Claim):
    """A game costs so many bets: for each line, or in all."""

    claim: Literal["game costs"] = "game costs"
    per_line: Amount | None = None
    in_all: Amount | None = None


class CreditWorth(Claim):
    """A credit is worth one of these amounts, and so many of them can be bet on a line."""

    claim: Literal["credit worth"] = "credit worth"
    denominations: tuple[Amount, ...]
    credits: tuple[Amount, ...]


class PrizesAre(Claim):
    """Every prize is in credits, or an amount of money, and in nothing else."""

    claim: Literal["prizes are"] = "prizes are"
    kind: Literal["credits", "money"]


class PrizesCredited(Claim):
    """Every prize is credited when it is won, or with the whole win when the round ends."""

    claim: Literal["prizes credited"] = "prizes credited"
    when: Literal["when won", "when collected"]


class RoundCapped(Claim):
    """A round wins no more than this, and ends when it does."""

    claim: Literal["round capped"] = "round capped"
    times: Annotated[int, Field(ge=1)]
    of: Literal["total bet", "line bet"]


class MalfunctionVoids(Claim):
    """A malfunction makes a round void: the stake comes back, what it paid is taken back."""

    claim: Literal["malfunction voids"] = "malfunction voids"
