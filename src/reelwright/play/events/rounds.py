"""A round begins and ends."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from reelwright.play.events.parts import LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegun:
    """The stake was taken. What prizes are multiples of is the `total_bet`, whatever it cost."""

    event: Literal["round begun"] = "round begun"
    lines: tuple[int, ...]
    line_bet: int
    total_bet: int
    credit: int
    wager: str = field(default="", metadata=LATER)
    """The way it was bet on, where that is not the plain game."""
    cost: int = field(default=0, metadata=LATER)
    """What it cost, where that is not the total bet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CapReached:
    """The round won the `most` it can, and ends; `forfeited` is what the limit took."""

    event: Literal["cap reached"] = "cap reached"
    most: int
    forfeited: int
    won: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Collected:
    """The player, or time, took the win instead of gambling it."""

    event: Literal["collected"] = "collected"
    lapsed: bool
    amount: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundEnded:
    """The round is over: it cost `total_bet`, or what `cost` says, and won `won`."""

    event: Literal["round ended"] = "round ended"
    total_bet: int
    won: int
    credit: int
    """What was held until collected, where prizes are held; 0 where they were credited when won."""
    cost: int = field(default=0, metadata=LATER)
    """What it cost, where that is not the total bet."""
