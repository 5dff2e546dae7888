"""Every line takes one row of the window on each reel, and no two lines are the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield the lines that leave the window or repeat another."""
    window, lines = definition.window, definition.lines.rows
    for place, rows in enumerate(lines):
        path = ("lines", "rows", place)
        if len(rows) != window.reels:
            yield Fault(path, f"{len(rows)} rows", f"one for each of the {window.reels} reels")
        for reel, row in enumerate(rows, 1):
            if reel <= len(window.heights) and row >= window.heights[reel - 1]:
                allowed = f"0 to {window.heights[reel - 1] - 1}"
                yield Fault(path, f"row {row} on reel {reel}", allowed)
        if rows in lines[:place]:
            yield Fault(path, f"line {lines.index(rows) + 1} again", "each line once")
