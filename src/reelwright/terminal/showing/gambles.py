"""What is in sight after events of gambles."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reelwright.play import events
from reelwright.terminal.showing.shown import Shown, as_it_is

if TYPE_CHECKING:
    from reelwright.terminal.board import Board
    from reelwright.terminal.showing.shown import Showing


def _gamble_offered(board: Board, event: events.GambleOffered) -> Board:
    return replace(board, offer=event)


def _gamble_staked(board: Board, event: events.GambleStaked) -> Board:
    return replace(board, offer=None, staked=event)


def _gamble_decided(board: Board, event: events.GambleDecided) -> Board:
    return replace(board, staked=None, cards=(*board.cards, event))


def _gamble_thrown(board: Board, event: events.GambleThrown) -> Board:
    return replace(board, staked=None, thrown=event)


SHOWN: Showing = {
    events.GambleOffered: Shown(_gamble_offered),
    events.GambleRefused: Shown(as_it_is),
    events.GambleStaked: Shown(_gamble_staked, beats=2),
    events.GambleDecided: Shown(_gamble_decided),
    events.GambleThrown: Shown(_gamble_thrown),
}
"""What each of these kinds of event changes in sight, and how long it stays."""
