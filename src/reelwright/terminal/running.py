"""What runs by itself or waits for the next games, as a screen shows it: re-spins, symbols held."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeAlias

from reelwright.play import events

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reelwright.play.events import Position

Changed: TypeAlias = events.ChangedGamesWon | events.ChangedGameBegun
"""The events that tell how many changed games are left, and at which stake at most."""


@dataclass(frozen=True, slots=True)
class Run:
    """Re-spins: `left` are still to start, `held` reels stand, `won` in those played, in cents."""

    feature: str
    left: int
    held: tuple[int, ...]
    played: int = 0
    won: int = 0
    on: bool = True


@dataclass(frozen=True, slots=True)
class Hold:
    """Symbols held on their cells: `values` by cell, `None` until one is drawn."""

    begun: events.HoldBegun
    left: int
    values: dict[Position, int | None] = field(default_factory=dict)
    value: int = 0
    """What all of them are worth."""
    on: bool = True

    def landed(self, positions: Iterable[Position], left: int) -> Hold:
        """Return it with symbols on further cells."""
        return replace(self, left=left, values={**self.values, **dict.fromkeys(positions)})

    def drawn(self, event: events.ValuesDrawn) -> Hold:
        """Return it with what the newest are worth."""
        values = dict(zip(event.positions, event.values, strict=True))
        return replace(self, left=event.left, value=event.value, values={**self.values, **values})


def re_spins_won(event: events.ReSpinsWon) -> Run:
    """Return re-spins before the first."""
    return Run(event.feature, event.re_spins, event.held)


def re_spin_begun(event: events.ReSpinBegun) -> Run:
    """Return re-spins as one of them starts."""
    return Run(event.feature, event.left, event.held, event.played, event.feature_won)


def re_spins_ended(event: events.ReSpinsEnded) -> Run:
    """Return re-spins that are over."""
    return Run(event.feature, 0, (), event.played, event.feature_won, on=False)


def hold_begun(event: events.HoldBegun) -> Hold:
    """Return what is held at first, before it is worth anything."""
    return Hold(event, event.re_spins).landed(event.positions, event.re_spins)
