"""What an event does to what is in sight, and how long a player looks at it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.play.events import Event
    from reelwright.terminal.board import Board, Prize


class Shown(NamedTuple):
    """What a kind of event changes on the board, and how many beats it stays."""

    changes: Callable[[Board, Any], Board]
    beats: float = 0


Showing: TypeAlias = dict["type[Event]", Shown]


def win(board: Board, event: Prize) -> Board:
    """Light a prize."""
    return replace(board, wins=(*board.wins, event))


def as_it_is(board: Board, event: Event) -> Board:  # noqa: ARG001
    """Change nothing."""
    return board
