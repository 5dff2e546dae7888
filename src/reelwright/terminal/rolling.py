"""The reels while they spin: a window for each frame until they stand, the leftmost first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reelwright.play.window import strips_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition
    from reelwright.play.events import ReelsStopped, Window

FIRST: Final = 9
"""Frames until the first reel stands."""
EACH: Final = 5
"""Frames more for each reel after it."""


def frames(definition: Definition, stopped: ReelsStopped) -> Iterator[Window]:
    """Yield the windows of a spin; the strips run down to where they stopped, but for held ones."""
    strips = strips_of(definition, stopped.phase, stopped.strips)
    heights = definition.window.heights
    for frame in range(FIRST + EACH * (len(strips) - 1)):
        running = (
            tuple(strip[(top + row) % len(strip)] for row in range(rows))
            for strip, top, rows in (
                (strip, stop + max(0, FIRST + EACH * reel - frame), heights[reel])
                for reel, (strip, stop) in enumerate(zip(strips, stopped.stops, strict=True))
            )
        )
        yield tuple(
            still if reel in stopped.held else column
            for reel, (column, still) in enumerate(zip(running, stopped.window, strict=True), 1)
        )
