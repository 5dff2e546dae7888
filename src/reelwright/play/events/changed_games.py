"""Changed games: paid games that follow under other rules."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction  # noqa: TC003  (schemas are made from these types)
from typing import Literal

from reelwright.play.events.parts import Position  # noqa: TC001  (schemas are made from these)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangedGamesWon:
    """The next paid games were won as changed ones, or more of them; `left` are to come."""

    event: Literal["changed games won"] = "changed games won"
    feature: str
    symbol: str
    count: int
    positions: tuple[Position, ...]
    again: bool
    games: int
    left: int
    most_lines: int | None
    """The most lines they may have; `None` where there is no such limit, or there are no lines."""
    most_line_bet: int | None
    """The highest line bet they may have; `None` where there is no such limit."""
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangedGameBegun:
    """The paid game is a changed one; `left` are still to come after it."""

    event: Literal["changed game begun"] = "changed game begun"
    feature: str
    left: int
    count: int
    """How many of the symbol won the first of them."""
    most_lines: int | None
    """The most lines they may have; `None` where there is no such limit, or there are no lines."""
    most_line_bet: int | None
    """The highest line bet they may have; `None` where there is no such limit."""
    multiplier: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class StartingPrizeWon:
    """What started changed games pays again: `amount` = pay x line bet x phase multiplier."""

    event: Literal["starting prize won"] = "starting prize won"
    feature: str
    symbol: str
    count: int
    """How many of the symbol started them, and must at least be in sight."""
    positions: tuple[Position, ...]
    """Where all in sight stand."""
    pay: Fraction
    amount: int
    won: int
    credit: int
    phase_multiplier: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangedGamesEnded:
    """No changed games are left: the next paid game is played by the usual rules."""

    event: Literal["changed games ended"] = "changed games ended"
    feature: str
    credit: int = 0
