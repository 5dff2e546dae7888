"""What is in sight after events of a round, its spins and what they pay."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reelwright.play import events
from reelwright.terminal.board import Board
from reelwright.terminal.showing.shown import Shown, as_it_is, win

if TYPE_CHECKING:
    from reelwright.terminal.showing.shown import Showing


def _round_begun(board: Board, event: events.RoundBegun) -> Board:
    return Board(board.credit, board.window, begun=event, changed=board.changed)


def _reels_stopped(board: Board, event: events.ReelsStopped) -> Board:
    return replace(board, window=event.window, held=event.held, fell=None)


def _window_changed(board: Board, event: events.MysteryRevealed | events.Expanded) -> Board:
    return replace(board, window=event.window)


def _fell(board: Board, event: events.Fell) -> Board:
    return replace(board, window=event.window, fell=event, wins=())


def _collected(board: Board, event: events.Collected) -> Board:  # noqa: ARG001
    return replace(board, offer=None)


def _cap_reached(board: Board, event: events.CapReached) -> Board:  # noqa: ARG001
    series, bonus, hold = board.series, board.bonus, board.hold
    return replace(
        board,
        held=(),
        re_spins=replace(board.re_spins, on=False) if board.re_spins else None,
        hold=replace(hold, on=False) if hold else None,
        series=replace(series, on=False) if series else None,
        bonus=replace(bonus, on=False) if bonus else None,
    )


SHOWN: Showing = {
    events.RoundBegun: Shown(_round_begun),
    events.ReelsStopped: Shown(_reels_stopped, beats=0.5),
    events.StripsDrawn: Shown(as_it_is),
    events.MysteryRevealed: Shown(_window_changed),
    events.Expanded: Shown(_window_changed),
    events.Fell: Shown(_fell, beats=2),
    events.LineWon: Shown(win, beats=1),
    events.WaysWon: Shown(win),
    events.ScatterWon: Shown(win, beats=2),
    events.CapReached: Shown(_cap_reached, beats=4),
    events.RoundEnded: Shown(as_it_is),
    events.Collected: Shown(_collected),
}
"""What each of these kinds of event changes in sight, and how long it stays."""
