"""What the counters of the table say: how many games or re-spins are left, and what they won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reelwright.definition.model import symbol_of
from reelwright.telling import money
from reelwright.terminal.limits import ToCome
from reelwright.terminal.reels import Cells

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.definition.model import Definition
    from reelwright.play.events import PrizeBase
    from reelwright.terminal.board import Board
    from reelwright.terminal.running import Hold, Run

UNITS: Final[Mapping[PrizeBase, str]] = {
    "line bet": "line bets",
    "total bet": "total bets",
    "fixed": "dollars",
}
"""What each symbol held is worth so many of."""


def counters(board: Board) -> Mapping[str, tuple[str, str]]:
    """Return the labels and figures of the two counters: of what runs, or else of what ran last."""
    hold, run, series = board.hold, board.re_spins, board.series
    if hold and hold.on:
        return _of_cells(hold)
    if series and (series.on or not (run and run.on)):
        return {
            "left": ("FREE GAMES LEFT", str(series.left)),
            "won": ("WON IN FREE GAMES", money(series.won)),
        }
    return _of_re_spins(run) if run else {}


def _of_re_spins(run: Run) -> Mapping[str, tuple[str, str]]:
    return {"left": ("RE-SPINS LEFT", str(run.left)), "won": ("WON IN RE-SPINS", money(run.won))}


def _of_cells(hold: Hold) -> Mapping[str, tuple[str, str]]:
    worth = f"{hold.value} {UNITS[hold.begun.prizes_on]}"
    return {"left": ("RE-SPINS LEFT", str(hold.left)), "won": ("HELD", worth)}


def cells(board: Board, definition: Definition) -> Cells | None:
    """Return the window of hold and spin, cell by cell; `None` where nothing is held so."""
    hold = board.hold
    if hold is None or not hold.on:
        return None
    symbol = hold.begun.symbol or symbol_of(definition.features[hold.begun.feature].starts_on)
    worth = {cell: "?" if value is None else str(value) for cell, value in hold.values.items()}
    return Cells(symbol or next(iter(definition.symbols)), worth)


def changed_now(board: Board) -> str:
    """Tell the changed games that the round in sight told of; empty where there are none."""
    told = board.changed
    if told is None:
        return ""
    return str(ToCome(told.feature, told.left, told.most_lines, told.most_line_bet))
