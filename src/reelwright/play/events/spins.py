"""Reels stop, and what they show pays."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

from reelwright.play.events.parts import LATER, Position, Window


@dataclass(frozen=True, slots=True, kw_only=True)
class StripsDrawn:
    """The set of strips for the next spin was drawn."""

    event: Literal["strips drawn"] = "strips drawn"
    phase: str
    strips: str
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ReelsStopped:
    """The reels came to rest; `stops` count from 0 and stand in the top row."""

    event: Literal["reels stopped"] = "reels stopped"
    phase: str
    """"paid", or the name of the feature the spin belongs to."""
    stops: tuple[int, ...]
    window: Window
    credit: int = 0
    strips: str | None = field(default=None, metadata=LATER)
    """The set of strips, where the phase has several."""
    held: tuple[int, ...] = field(default=(), metadata=LATER)
    """Reels that were not spun, and stand as they stopped before, maybe on other strips."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MysteryRevealed:
    """A mystery symbol became others: `becomes` for each of `positions`; `window` as it is now."""

    event: Literal["mystery revealed"] = "mystery revealed"
    symbol: str
    positions: tuple[Position, ...]
    becomes: tuple[str, ...]
    window: Window
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Expanded:
    """Substitutes filled `reels`; line wins are judged on this window."""

    event: Literal["expanded"] = "expanded"
    reels: tuple[int, ...]
    window: Window
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class LineWon:
    """A line pays: `amount` = (pay x multiplier + added) x line bet."""

    event: Literal["line won"] = "line won"
    line: int
    symbol: str
    count: int
    positions: tuple[Position, ...]
    substitutes: tuple[Position, ...]
    pay: Fraction
    multiplier: int
    amount: int
    won: int
    credit: int
    phase_multiplier: int = field(default=1, metadata=LATER)
    """What the phase multiplies the whole by."""
    rule: Literal["straight", "pattern", "mixed"] = field(default="straight", metadata=LATER)
    """Whether `symbol` won by its pays or a pattern, or is the name of a mixed win."""
    direction: Literal["left", "right", "none"] = field(default="left", metadata=LATER)
    """The side of the window the win was read from."""
    added: Fraction = field(default=Fraction(0), metadata=LATER)
    """What substitutes pay on top, in line bets."""
    fall_multiplier: int = field(default=1, metadata=LATER)
    """What cascades multiply the whole by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WaysWon:
    """A symbol pays on neighbouring reels: `amount` = (pay x factor + added) x bet of a unit."""

    event: Literal["ways won"] = "ways won"
    symbol: str
    count: int
    ways: int
    positions: tuple[Position, ...]
    substitutes: tuple[Position, ...]
    pay: Fraction
    factor: int
    """The factors of all its ways, summed: the number of ways where nothing multiplies."""
    added: Fraction
    amount: int
    won: int
    credit: int
    phase_multiplier: int = field(default=1, metadata=LATER)
    fall_multiplier: int = field(default=1, metadata=LATER)


@dataclass(frozen=True, slots=True, kw_only=True)
class ScatterWon:
    """A scatter symbol pays wherever it stands: `amount` = pay x multiplier x the bet it is on."""

    event: Literal["scatter won"] = "scatter won"
    symbol: str
    count: int
    positions: tuple[Position, ...]
    pay: Fraction
    amount: int
    won: int
    credit: int
    on: Literal["total bet", "line bet"] = field(default="total bet", metadata=LATER)
    substitutes: tuple[Position, ...] = field(default=(), metadata=LATER)
    multiplier: int = field(default=1, metadata=LATER)
    phase_multiplier: int = field(default=1, metadata=LATER)
