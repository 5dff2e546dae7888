"""What is in sight after events of free games, offers and awards."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reelwright.play import events
from reelwright.terminal.board import Series
from reelwright.terminal.showing.shown import Shown, as_it_is

if TYPE_CHECKING:
    from reelwright.terminal.board import Board
    from reelwright.terminal.showing.shown import Showing


def _free_games_won(board: Board, event: events.FreeGamesWon) -> Board:
    before = board.series if event.again and board.series else Series(event.feature, 0)
    return replace(board, trigger=event, series=replace(before, left=event.left))


def _free_game_begun(board: Board, event: events.FreeGameBegun) -> Board:
    series = Series(event.feature, event.left, event.played, event.feature_won)
    return replace(board, series=series, told=(), wins=(), trigger=None, bonus=None, held=())


def _free_games_ended(board: Board, event: events.FreeGamesEnded) -> Board:
    return replace(
        board, series=Series(event.feature, 0, event.played, event.feature_won, on=False)
    )


def _offers_made(board: Board, event: events.OffersMade) -> Board:
    return replace(board, offers=event)


def _offer_taken(board: Board, event: events.OfferTaken) -> Board:  # noqa: ARG001
    return replace(board, offers=None)


SHOWN: Showing = {
    events.FreeGamesWon: Shown(_free_games_won, beats=4),
    events.FreeGameBegun: Shown(_free_game_begun, beats=1),
    events.FreeGamesEnded: Shown(_free_games_ended, beats=4),
    events.OffersMade: Shown(_offers_made),
    events.OfferTaken: Shown(_offer_taken),
    events.MultiplierDrawn: Shown(as_it_is),
    events.ConsolationPaid: Shown(as_it_is),
    events.AwardWon: Shown(as_it_is, beats=2),
}
"""What each of these kinds of event changes in sight, and how long it stays."""
