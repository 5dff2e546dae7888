"""What is in sight after events of bonuses: things to pick, wheels and trails."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from reelwright.play import events
from reelwright.play.picks import END
from reelwright.terminal.board import Bonus
from reelwright.terminal.showing.shown import Shown, as_it_is

if TYPE_CHECKING:
    from reelwright.play.picks import Hidden
    from reelwright.terminal.board import Board
    from reelwright.terminal.showing.shown import Showing


def _bonus_begun(board: Board, event: events.BonusBegun) -> Board:
    return replace(board, bonus=Bonus(event))


def _stage_begun(board: Board, event: events.StageBegun) -> Board:
    return _bonus(
        board, stage=event, pool=event.pool, opened={}, won=event.feature_won, ended=False
    )


def _pick_made(board: Board, event: events.PickMade) -> Board:
    return _bonus(board, picked=event.option)


def _prize_revealed(board: Board, event: events.PrizeRevealed) -> Board:
    after = _opened(board, event.option, event.drawn_from or event.prize)
    return _bonus(after, won=event.feature_won)


def _entry_revealed(board: Board, event: events.EntryRevealed) -> Board:
    return _bonus(_opened(board, event.option, event.entry), ended=event.entry == END)


def _opened(board: Board, option: str, hidden: Hidden) -> Board:
    assert board.bonus is not None
    pool = list(board.bonus.pool)
    pool.remove(hidden)
    opened = board.bonus.opened | {option: hidden}
    return _bonus(board, picked=None, opened=opened, pool=tuple(pool))


def _stage_multiplied(board: Board, event: events.StageMultiplied) -> Board:
    return _bonus(board, won=event.feature_won)


def _stage_ended(board: Board, event: events.StageEnded) -> Board:
    return _bonus(board, pool=event.pool, won=event.feature_won)


def _bonus_ended(board: Board, event: events.BonusEnded) -> Board:
    if board.hold and board.hold.begun.feature == event.feature:
        return replace(board, hold=replace(board.hold, on=False))
    if board.bonus is None or board.bonus.begun.feature != event.feature:
        return board
    return _bonus(board, won=event.feature_won, on=False)


def _bonus(board: Board, **changes: Any) -> Board:
    assert board.bonus is not None
    return replace(board, bonus=replace(board.bonus, **changes))


SHOWN: Showing = {
    events.BonusBegun: Shown(_bonus_begun, beats=3),
    events.StageBegun: Shown(_stage_begun),
    events.PickMade: Shown(_pick_made, beats=1),
    events.PrizeRevealed: Shown(_prize_revealed),
    events.StageEnded: Shown(_stage_ended),
    events.BonusEnded: Shown(_bonus_ended),
    events.EntryRevealed: Shown(_entry_revealed),
    events.StageMultiplied: Shown(_stage_multiplied),
    events.WheelBegun: Shown(as_it_is, beats=3),
    events.WheelStopped: Shown(as_it_is, beats=2),
    events.TrailBegun: Shown(as_it_is, beats=3),
    events.TrailMoved: Shown(as_it_is, beats=2),
    events.BonusPrizeWon: Shown(as_it_is),
}
"""What each of these kinds of event changes in sight, and how long it stays."""
