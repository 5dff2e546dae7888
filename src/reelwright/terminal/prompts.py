"""The line that tells a player what can be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reelwright.telling import money
from reelwright.telling.re_spins import held

if TYPE_CHECKING:
    from reelwright.cabinet.auto import Ending
    from reelwright.terminal.board import Board
    from reelwright.terminal.session import Session

ROUND_FIRST: Final = "This round comes first: play it to its end, then choose another game."
WAIT: Final = "The round is still running: wait until it stops."
PLAIN: Final = "plain game"
ENDINGS: Final[dict[Ending, str]] = {
    "manual": "Choose lines and bet, then spin.",
    "played": "Auto has played its games.",
    "win": "Auto ended at a win.",
    "feature": "Auto ended at a feature.",
    "stop": "Auto was stopped.",
    "credit": "Auto ended: the credit does not pay another game.",
}


def way_to_bet(session: Session, name: str) -> str:
    """Tell a way to bet: what it is called, what a game then costs, what it buys."""
    wager = session.definition.wagers.get(name)
    buys = f", buys {wager.starts}" if wager and wager.starts else ""
    return f"{name or PLAIN}: {money(session.cost_by(name))}{buys}"


def ways_to_bet(session: Session) -> str:
    """Tell every way to bet, where there are several, with a mark at the one it is."""
    ways = session.ways_to_bet if len(session.ways_to_bet) > 1 else ()
    marks = ("▸" if name == session.wager else " " for name in ways)
    return " ".join(
        f"{mark}{way_to_bet(session, name)}" for mark, name in zip(marks, ways, strict=True)
    )


def _running(board: Board) -> str:
    """Return what runs by itself now."""
    if board.hold is not None and board.hold.on:
        return "The open cells spin."
    if board.series is not None and board.series.on:
        return "Free games run by themselves."
    if board.held:
        return f"{held(board.held).capitalize()}."
    if board.fell:
        wins = f": wins x{board.fell.factor}" if board.fell.factor > 1 else "."
        return f"Fall {board.fell.falls}{wins}"
    return "Good luck!"


def prompt(session: Session, board: Board, *, busy: bool) -> str:
    """Return one sentence for where the game stands."""
    if session.auto.on:
        return f"Auto: {session.auto.left} more to come. Stop ends it."
    if busy:
        return _running(board)
    if session.waiting == "pick":
        return "Pick one."
    if session.waiting == "offer":
        return "Choose one of the offers."
    if session.waiting == "feature":
        return "Choose a feature."
    if board.offer:
        return f"Gamble, collect or spin. You may win up to {money(board.offer.most)}."
    return ENDINGS[session.auto.ends or "manual"]
