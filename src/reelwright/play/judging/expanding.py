"""Substitutes that act beyond their own cell: they fill their reel, or stand in all over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play.judging.cells import symbols_in

if TYPE_CHECKING:
    from reelwright.definition.model import Definition
    from reelwright.play.events import Window


def expanded(definition: Definition, window: Window, phase: str) -> tuple[tuple[int, ...], Window]:
    """Return the reels (from 1) that an expanding substitute fills, and the window after that.

    Of two such substitutes on one reel the first written fills it.
    """
    filled: dict[int, str] = {}
    for key in acting(definition, "expanding", phase):
        for reel in reels_of(definition, window, key, phase):
            filled.setdefault(reel, key)
    if not filled:
        return (), window
    columns = tuple(
        (filled[reel],) * len(column) if reel in filled else column
        for reel, column in enumerate(window, 1)
    )
    return tuple(sorted(filled)), columns


def acting(definition: Definition, how: str, phase: str) -> tuple[str, ...]:
    """Return the substitutes that act in a way in a phase, as written."""
    return tuple(
        key
        for key, rule in definition.substitutes.items()
        if rule.acts == how and rule.active(phase)
    )


def reels_of(definition: Definition, window: Window, key: str, phase: str) -> tuple[int, ...]:
    """Return the reels (from 1) on which a substitute is in sight and active."""
    rule = definition.substitutes[key]
    return tuple(
        reel
        for reel, column in enumerate(window, 1)
        if rule.active(phase, reel) and any(key in symbols_in(cell) for cell in column)
    )
