"""Free games, and awards in their place."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction  # noqa: TC003  (schemas are made from these types)
from typing import Literal

from reelwright.play.events.parts import LATER, Position, PrizeBase


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeGamesWon:
    """Free games were won, or won again; `games` of them are added, `forfeited` are not."""

    event: Literal["free games won"] = "free games won"
    feature: str
    symbol: str
    count: int
    positions: tuple[Position, ...]
    again: bool
    games: int
    forfeited: int
    left: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class OffersMade:
    """Series of free games were won that the player chooses one from: games x multiplier."""

    event: Literal["offers made"] = "offers made"
    feature: str
    symbol: str
    count: int
    positions: tuple[Position, ...]
    offers: tuple[tuple[int, int], ...]
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferTaken:
    """One of the series offered was taken, by the player or at random."""

    event: Literal["offer taken"] = "offer taken"
    feature: str
    option: str
    games: int
    multiplier: int
    at_random: bool
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeGameBegun:
    """A free game starts; `left` are still to start after it, `feature_won` so far."""

    event: Literal["free game begun"] = "free game begun"
    feature: str
    played: int
    left: int
    lines: tuple[int, ...]
    line_bet: int
    feature_won: int
    credit: int = 0
    multiplier: int = field(default=1, metadata=LATER)
    """What multiplies its prizes, where that is known before a draw."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MultiplierDrawn:
    """What multiplies the prizes of the free game that begins was drawn."""

    event: Literal["multiplier drawn"] = "multiplier drawn"
    feature: str
    multiplier: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsolationPaid:
    """A losing free game, or a bonus that came to nothing, pays: `amount` = pay x times x bet."""

    event: Literal["consolation paid"] = "consolation paid"
    feature: str
    pay: Fraction
    on: PrizeBase
    times: int
    """How many lines it is paid for."""
    amount: int
    won: int
    credit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeGamesEnded:
    """A series of free games is over."""

    event: Literal["free games ended"] = "free games ended"
    feature: str
    played: int
    feature_won: int
    won: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardWon:
    """A table of awards pays by count: `amount` = prize x bet x phase multiplier."""

    event: Literal["award won"] = "award won"
    feature: str
    symbol: str
    count: int
    positions: tuple[Position, ...]
    prize: int | Fraction
    on: PrizeBase
    amount: int
    won: int
    credit: int
    phase_multiplier: int = field(default=1, metadata=LATER)
