"""What is known of a game that bears on later ones: its modes, and the ways to wager on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reelwright.law.figures.figure import Figure


@dataclass(frozen=True, slots=True)
class PhaseOfRun:
    """A phase a paid game can be in: how many of all are, and what they return of their stakes."""

    phase: str
    share: Figure
    rtp: Figure


@dataclass(frozen=True, slots=True)
class LongRun:
    """Paid games at one stake for ever, and with stakes chosen as well and as badly as can be."""

    phases: tuple[PhaseOfRun, ...]
    best: Figure
    worst: Figure
