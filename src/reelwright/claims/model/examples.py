"""Claims on worked examples: a situation, and what it wins."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from reelwright.claims.model.claim import Claim
from reelwright.definition.model.features.prizes import Number
from reelwright.definition.values import Count, Multiple, Name
from reelwright.play.questions import Chosen, Drawn, Lapsed

Answers: TypeAlias = tuple[Drawn | Chosen | Lapsed, ...]


class Won(BaseModel):
    """A prize of a line, of ways or of a scatter, as it is worked out."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    of: Name
    """The symbol, or the name of a mixed win."""
    count: Count
    line: int | None = None
    """The line; `None` for ways and scatters."""
    ways: int | None = None
    """How many ways there are, in a game of ways."""
    substitutes: tuple[Name, ...] = ()
    """The symbols that stand in."""
    pay: Multiple
    factor: int
    """What substitutes, the phase and the number of ways multiply the pay by."""
    added: Number = 0
    """What substitutes pay on top, multiplied by the phase."""
    bet: int
    """The bet in cents that it is a multiple of."""
    amount: int
    """What it comes to, in cents."""


class Example(Claim):
    """With this bet and these answers the reels show this, and that is won."""

    claim: Literal["example"] = "example"
    lines: tuple[int, ...]
    line_bet: int
    total: int
    """What the game costs, in cents."""
    answers: Answers
    """All that is drawn and chosen from the start of the round on."""
    phase: Name
    window: tuple[tuple[str, ...], ...]
    """What the reels show in the end, before a substitute fills its reel."""
    wins: tuple[Won, ...]
    starts: tuple[Name, ...]
    """The features that it starts, or adds games to."""
    games: int
    """How many free games are won or added."""
    finds: tuple[Number, ...]
    """The prizes found in a bonus, in their order, or paid as an award."""
    factors: tuple[int, ...]
    """What multiplied all that a stage of a bonus had paid so far."""
    amount: int
    """All that is won, in cents, from the reels' stop on."""
