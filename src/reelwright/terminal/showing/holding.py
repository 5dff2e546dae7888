"""What is in sight after events of hold and spin."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reelwright.play import events
from reelwright.terminal import running
from reelwright.terminal.showing.shown import Shown, as_it_is

if TYPE_CHECKING:
    from reelwright.terminal.board import Board
    from reelwright.terminal.showing.shown import Showing


def _hold_begun(board: Board, event: events.HoldBegun) -> Board:
    return replace(board, hold=running.hold_begun(event))


def _values_drawn(board: Board, event: events.ValuesDrawn) -> Board:
    assert board.hold is not None
    return replace(board, hold=board.hold.drawn(event))


def _cells_spun(board: Board, event: events.CellsSpun) -> Board:
    assert board.hold is not None
    return replace(board, hold=board.hold.landed(event.positions, event.left))


SHOWN: Showing = {
    events.HoldBegun: Shown(_hold_begun, beats=4),
    events.ValuesDrawn: Shown(_values_drawn, beats=2),
    events.CellsSpun: Shown(_cells_spun, beats=2),
    events.FullWindowWon: Shown(as_it_is, beats=3),
}
"""What each of these kinds of event changes in sight, and how long it stays."""
