"""Which places of the window are framed, and in what colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from reelwright.play.events import LineWon
from reelwright.terminal.tiles import GOLD, line_colour

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.definition.model import Definition
    from reelwright.play.events import Position
    from reelwright.terminal.board import Board

Marks: TypeAlias = "Mapping[Position, str]"


def win_marks(board: Board, lines: int) -> Marks:
    """Frame every winning place: in its line's colour, in gold where more than one win has it."""
    marks: dict[Position, str] = {}
    for win in board.wins:
        colour = line_colour(win.line, lines) if isinstance(win, LineWon) else GOLD
        for position in win.positions:
            marks[position] = GOLD if position in marks else colour
    if board.trigger:
        marks |= dict.fromkeys(board.trigger.positions, GOLD)
    return marks


def path_marks(definition: Definition, line: int) -> Marks:
    """Frame the way a line takes over the reels."""
    rows = definition.lines.rows
    return {(reel, row): line_colour(line, len(rows)) for reel, row in enumerate(rows[line - 1], 1)}
