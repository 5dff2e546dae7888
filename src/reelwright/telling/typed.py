"""A window as a person types it: rows from the top, symbols by key or by name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from reelwright.definition.faults import one_of, shown
from reelwright.telling.words import counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.definition.model import Game
    from reelwright.play.events import Window

NO_CELL = "."
"""Stands for the places below a reel with fewer rows than others."""


class NotAWindow(ValueError):
    """A text is no window of a game: the message names the place, what was found and allowed."""


def typed_window(text: str, game: Game) -> Window:
    """Read rows separated by ";", symbols by spaces or commas; raises `NotAWindow`."""
    window = game.definition.window
    rows = [_cells(row, number, game) for number, row in enumerate(text.split(";"), 1)]
    if len(rows) != window.height:
        allowed = f"{window.height}, separated by ';'"
        raise NotAWindow(f"window: found {counted(len(rows), 'row')}; allowed: {allowed}")
    for number, row in enumerate(rows):
        _check(row, number, window.heights)
    return tuple(
        tuple(row[reel] for row in rows[:height]) for reel, height in enumerate(window.heights)
    )


def _check(row: Sequence[str], number: int, heights: Sequence[int]) -> None:
    place = f"window, row {number + 1}"
    if len(row) != len(heights):
        found = counted(len(row), "symbol")
        raise NotAWindow(f"{place}: found {found}; allowed: {len(heights)}, one for each reel")
    for reel, (cell, height) in enumerate(zip(row, heights, strict=True), 1):
        if (cell == NO_CELL) != (number >= height):
            allowed = f"{NO_CELL!r}, since reel {reel} has {counted(height, 'row')}"
            if number < height:
                allowed = f"a symbol on reel {reel}"
            raise NotAWindow(f"{place}: found {cell!r} on reel {reel}; allowed: {allowed}")


def _cells(row: str, number: int, game: Game) -> list[str]:
    if "," in row:
        words = [" ".join(cell.split()) for cell in row.split(",")]
        return [_cell([word], number, game)[0] for word in words]
    words = re.sub(r"\s*\+\s*", "+", row).split()
    cells = []
    while words:
        cell, taken = _cell(words, number, game)
        cells.append(cell)
        words = words[taken:]
    return cells


def _cell(words: Sequence[str], number: int, game: Game) -> tuple[str, int]:
    """Return the cell that the most of the first words name, and how many words those are."""
    if words[0] == NO_CELL:
        return NO_CELL, 1
    keys = _keys(game)
    for taken in range(len(words), 0, -1):
        parts = [part.strip().lower() for part in " ".join(words[:taken]).split("+")]
        if all(part in keys for part in parts):
            return "+".join(keys[part] for part in parts), taken
    part = next(part for part in words[0].split("+") if part.strip().lower() not in keys)
    known = one_of(game.definition.symbols, part.strip().lower())
    raise NotAWindow(
        f"window, row {number}: found {shown(part)}, which is no symbol; allowed: {known}"
    )


def _keys(game: Game) -> dict[str, str]:
    """Return each key by itself and by the name a player reads, in small letters."""
    keys: dict[str, str] = {}
    for key in game.definition.symbols:
        keys.setdefault(game.symbol_name(key).lower(), key)
        keys.setdefault(key.replace("-", " "), key)
    return keys | {key: key for key in game.definition.symbols}
