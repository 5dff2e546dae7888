"""The line that tells a player what can be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reelwright.telling import money

if TYPE_CHECKING:
    from reelwright.cabinet.auto import Ending
    from reelwright.terminal.board import Board
    from reelwright.terminal.session import Session

WAIT: Final = "The round is still running: wait until it stops."
ENDINGS: Final[dict[Ending, str]] = {
    "manual": "Choose lines and bet, then spin.",
    "played": "Auto has played its games.",
    "win": "Auto ended at a win.",
    "feature": "Auto ended at a feature.",
    "stop": "Auto was stopped.",
    "credit": "Auto ended: the credit does not pay another game.",
}


def prompt(session: Session, board: Board, *, busy: bool) -> str:
    """Return one sentence for where the game stands."""
    if session.auto.on:
        return f"Auto: {session.auto.left} more to come. Stop ends it."
    if busy:
        running = board.series is not None and board.series.on
        return "Free games run by themselves." if running else "Good luck!"
    if session.waiting == "pick":
        return "Pick one."
    if session.waiting == "offer":
        return "Choose one of the offers."
    if board.offer:
        return f"Gamble, collect or spin. You may win up to {money(board.offer.most)}."
    return ENDINGS[session.auto.ends or "manual"]
