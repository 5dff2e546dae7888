"""Reels that stay as they stopped while others are spun."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from reelwright.play.questions import Draw

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reelwright.play.events import Position, Window


@dataclass(frozen=True, slots=True)
class HeldReel:
    """A reel that is held: its stop, and what it shows, mystery symbols revealed."""

    reel: int
    stop: int
    column: tuple[str, ...]


Held: TypeAlias = tuple[HeldReel, ...]
"""The reels that are held, from the left."""


def holding(reels: Iterable[int], stops: tuple[int, ...], window: Window) -> Held:
    """Hold some reels as they stand."""
    return tuple(HeldReel(reel, stops[reel - 1], window[reel - 1]) for reel in sorted(reels))


def of_the_others(draw: Draw, held: Held) -> Draw:
    """Return a draw of stops without the reels that are held."""
    still = {one.reel for one in held}
    parts = (part for reel, part in enumerate(draw.parts, 1) if reel not in still)
    return Draw(draw.of, tuple(parts))


def all_stops(outcomes: tuple[int, ...], held: Held) -> tuple[int, ...]:
    """Return the stop of every reel from those of the reels that were spun."""
    spun, still = iter(outcomes), {one.reel: one.stop for one in held}
    reels = range(1, len(outcomes) + len(held) + 1)
    return tuple(still[reel] if reel in still else next(spun) for reel in reels)


def beside(window: Window, held: Held) -> Window:
    """Return a window with the held reels as they stand."""
    still = {one.reel: one.column for one in held}
    return tuple(still.get(reel, column) for reel, column in enumerate(window, 1))


def stands_there(positions: Iterable[Position], reels: frozenset[int]) -> bool:
    """Whether all of some positions stand on some reels."""
    return all(reel in reels for reel, _ in positions)
