"""Re-spins: reels that are held, and what is spun beside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from reelwright.play.events.parts import Position  # noqa: TC001  (schemas are made from these)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReSpinsWon:
    """So many re-spins were won, in which the `held` reels stay as they stopped."""

    event: Literal["re-spins won"] = "re-spins won"
    feature: str
    symbol: str
    """Empty where no symbol started them."""
    count: int
    positions: tuple[Position, ...]
    held: tuple[int, ...]
    re_spins: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ReSpinBegun:
    """A re-spin starts; `left` are still to start after it, `feature_won` so far."""

    event: Literal["re-spin begun"] = "re-spin begun"
    feature: str
    played: int
    left: int
    held: tuple[int, ...]
    lines: tuple[int, ...]
    line_bet: int
    feature_won: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class MoreReelsHeld:
    """What started the re-spins stands on further reels: all of `held` stay from now on.

    `added` re-spins were added, or begin again; `left` are still to start.
    """

    event: Literal["more reels held"] = "more reels held"
    feature: str
    symbol: str
    count: int
    positions: tuple[Position, ...]
    held: tuple[int, ...]
    added: int
    left: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ReSpinsEnded:
    """A run of re-spins is over; `unplayed` of them were left and are not played."""

    event: Literal["re-spins ended"] = "re-spins ended"
    feature: str
    played: int
    unplayed: int
    feature_won: int
    won: int
    credit: int = 0
