"""What is in sight after events of changed games."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reelwright.play import events
from reelwright.terminal.showing.shown import Shown, win

if TYPE_CHECKING:
    from reelwright.terminal.board import Board
    from reelwright.terminal.showing.shown import Showing


def _changed_games_won(board: Board, event: events.ChangedGamesWon) -> Board:
    return replace(board, trigger=event, changed=event)


def _changed_game_begun(board: Board, event: events.ChangedGameBegun) -> Board:
    return replace(board, changed=event)


def _changed_games_ended(board: Board, event: events.ChangedGamesEnded) -> Board:  # noqa: ARG001
    return replace(board, changed=None)


SHOWN: Showing = {
    events.ChangedGamesWon: Shown(_changed_games_won, beats=4),
    events.ChangedGameBegun: Shown(_changed_game_begun),
    events.StartingPrizeWon: Shown(win, beats=2),
    events.ChangedGamesEnded: Shown(_changed_games_ended, beats=4),
}
"""What each of these kinds of event changes in sight, and how long it stays."""
