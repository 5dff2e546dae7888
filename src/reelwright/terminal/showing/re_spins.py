"""What is in sight after events of re-spins."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reelwright.play import events
from reelwright.terminal import running
from reelwright.terminal.showing.shown import Shown

if TYPE_CHECKING:
    from reelwright.terminal.board import Board
    from reelwright.terminal.showing.shown import Showing


def _re_spins_won(board: Board, event: events.ReSpinsWon) -> Board:
    return replace(board, trigger=event, re_spins=running.re_spins_won(event), held=event.held)


def _re_spin_begun(board: Board, event: events.ReSpinBegun) -> Board:
    run = running.re_spin_begun(event)
    return replace(board, told=(), wins=(), trigger=None, re_spins=run, held=event.held)


def _more_reels_held(board: Board, event: events.MoreReelsHeld) -> Board:
    assert board.re_spins is not None
    run = replace(board.re_spins, left=event.left, held=event.held)
    return replace(board, trigger=event, re_spins=run, held=event.held)


def _re_spins_ended(board: Board, event: events.ReSpinsEnded) -> Board:
    return replace(board, re_spins=running.re_spins_ended(event), held=())


SHOWN: Showing = {
    events.ReSpinsWon: Shown(_re_spins_won, beats=4),
    events.ReSpinBegun: Shown(_re_spin_begun, beats=1),
    events.MoreReelsHeld: Shown(_more_reels_held, beats=2),
    events.ReSpinsEnded: Shown(_re_spins_ended, beats=2),
}
"""What each of these kinds of event changes in sight, and how long it stays."""
