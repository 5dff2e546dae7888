"""What a screen shows: a fold over the events of a game, one module for each family of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reelwright.terminal.showing import (
    bonuses,
    changed_games,
    free_games,
    gambles,
    holding,
    re_spins,
    spins,
    tokens,
)

if TYPE_CHECKING:
    from reelwright.play.events import Event
    from reelwright.terminal.board import Board
    from reelwright.terminal.showing.shown import Showing

SHOWN: Showing = {
    **spins.SHOWN,
    **free_games.SHOWN,
    **re_spins.SHOWN,
    **holding.SHOWN,
    **changed_games.SHOWN,
    **bonuses.SHOWN,
    **gambles.SHOWN,
    **tokens.SHOWN,
}
"""What each kind of event changes in sight, and how long it stays."""


def show(board: Board, event: Event) -> Board:
    """Return the board after an event."""
    after = SHOWN[type(event)].changes(board, event)
    return replace(
        after,
        credit=board.credit + event.credit,
        won=getattr(event, "won", after.won),
        told=(*after.told, event),
    )
