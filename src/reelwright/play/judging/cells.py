"""What a cell of a window shows: a symbol, or several joined by "+"."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reelwright.play.events import Position, Window

JOINT = "+"


@lru_cache(maxsize=4096)
def symbols_in(cell: str) -> tuple[str, ...]:
    """Return the symbols a cell shows, in the order they are written on the stop."""
    return tuple(cell.split(JOINT))


def in_sight(window: Window, symbol: str) -> tuple[Position, ...]:
    """Return every position where a symbol shows, reel by reel from the top."""
    return tuple(
        (reel, row)
        for reel, column in enumerate(window, 1)
        for row, cell in enumerate(column)
        if cell == symbol or (JOINT in cell and symbol in symbols_in(cell))
    )
