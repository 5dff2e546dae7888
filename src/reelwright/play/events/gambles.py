"""The gamble."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from reelwright.play.events.parts import LATER


@dataclass(frozen=True, slots=True, kw_only=True)
class GambleOffered:
    """The whole win may be gambled; `closed` choices would pass the limit, which `most` keeps."""

    event: Literal["gamble offered"] = "gamble offered"
    amount: int
    most: int
    """The most a gamble may bring the win to."""
    attempts_left: int | None
    open: tuple[str, ...]
    closed: tuple[str, ...]
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class GambleRefused:
    """No gamble is offered on a win, and why."""

    event: Literal["gamble refused"] = "gamble refused"
    amount: int
    because: Literal["limit", "attempts"]
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class GambleStaked:
    """The whole win, or half of it, was put on a choice."""

    event: Literal["gamble staked"] = "gamble staked"
    choice: str
    amount: int
    multiplier: int
    credit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GambleDecided:
    """The card was turned; `amount` is what the gamble paid, 0 where it lost."""

    event: Literal["gamble decided"] = "gamble decided"
    choice: str
    card: str
    suit: str
    colour: str
    success: bool
    amount: int
    won: int
    credit: int
    tie: bool = field(default=False, metadata=LATER)
    """Whether the stake came back: neither won nor lost."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GambleThrown:
    """A die or a wheel decided the gamble; `amount` is what it paid, 0 where it lost."""

    event: Literal["gamble thrown"] = "gamble thrown"
    on: Literal["a die", "a wheel"]
    choice: str
    outcome: str
    success: bool
    amount: int
    won: int
    credit: int
