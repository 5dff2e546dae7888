"""From stops to the window that is judged: which strips are spun, what is in sight, mysteries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.model import (
    Spun,
    StripsByLines,
    StripsDrawn,
    named_sets,
)
from reelwright.play.questions import Draw, Even, Odds, Weighted

if TYPE_CHECKING:
    from reelwright.definition.model import Definition, Mystery, Strip, StripsChoice
    from reelwright.play.events import Position, Window

PAID = "paid"
"""The phase of the paid game; the phase of a feature has the feature's name."""


def choice_of(definition: Definition, phase: str) -> StripsChoice:
    """Return how the strips of a phase are chosen."""
    feature = definition.features.get(phase)
    return feature.strips if isinstance(feature, Spun) else definition.paid_strips


def set_of(definition: Definition, phase: str, lines: int) -> str | None:
    """Return the set of strips a phase spins on so many lines; `None` where it is drawn."""
    choice = choice_of(definition, phase)
    match choice:
        case StripsByLines():
            return choice.at(lines)
        case StripsDrawn():
            return None
    return choice


def strips_of(definition: Definition, phase: str, strips: str | None = None) -> tuple[Strip, ...]:
    """Return the strips the reels of a phase carry.

    `strips` names the set, as `ReelsStopped` does where a phase has several; without it they are
    the phase's first.
    """
    return definition.strips[strips or named_sets(choice_of(definition, phase))[0]]


def window_at(
    definition: Definition, phase: str, stops: tuple[int, ...], strips: str | None = None
) -> Window:
    """Return what is in sight with each strip's stop in the top row; strips are endless loops."""
    reels = strips_of(definition, phase, strips)
    return tuple(
        tuple(strip[(stop + row) % len(strip)] for row in range(rows))
        for strip, stop, rows in zip(reels, stops, definition.window.heights, strict=True)
    )


def draw_of_strips(choice: StripsDrawn) -> Draw:
    """Ask which set of strips is spun."""
    return Draw("strips", (Weighted(tuple(choice.drawn.values())),))


def draw_of_stops(definition: Definition, strips: str) -> Draw:
    """Ask for a stop on each reel of a set of strips."""
    weights = definition.stop_weights.get(strips)
    parts: tuple[Odds, ...] = (
        tuple(Weighted(reel) for reel in weights)
        if weights
        else tuple(Even(len(strip)) for strip in definition.strips[strips])
    )
    return Draw("stops", parts)


def mysteries_in_sight(definition: Definition, window: Window) -> tuple[str, ...]:
    """Return the mystery symbols a window shows, in the order they are drawn."""
    if not definition.mystery:
        return ()
    shown = {cell for column in window for cell in column}
    return tuple(symbol for symbol in definition.mystery if symbol in shown)


def draw_of_mystery(mystery: Mystery, cells: int) -> Draw:
    """Ask what a mystery symbol becomes that stands on so many cells."""
    part = Weighted(tuple(mystery.becomes.values()))
    return Draw("mystery", (part,) * (cells if mystery.each == "cell" else 1))


def revealed(
    mystery: Mystery, positions: tuple[Position, ...], outcomes: tuple[int, ...]
) -> tuple[str, ...]:
    """Return what each position becomes."""
    faces = tuple(mystery.becomes)
    if mystery.each == "window":
        outcomes *= len(positions)
    return tuple(faces[outcome] for outcome in outcomes)


def replaced(window: Window, positions: tuple[Position, ...], symbols: tuple[str, ...]) -> Window:
    """Return a window with other symbols at some positions."""
    put = dict(zip(positions, symbols, strict=True))
    return tuple(
        tuple(put.get((reel, row), cell) for row, cell in enumerate(column))
        for reel, column in enumerate(window, 1)
    )
