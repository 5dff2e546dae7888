"""What is in sight after events of tokens."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from reelwright.play import events
from reelwright.terminal.showing.shown import Shown

if TYPE_CHECKING:
    from reelwright.telling.tokens import Counted
    from reelwright.terminal.board import Board
    from reelwright.terminal.showing.shown import Showing


def _tokens(board: Board, event: Counted) -> Board:
    return replace(board, tokens={**board.tokens, event.tokens: event})


def _tokens_earned(board: Board, event: events.TokensEarned) -> Board:
    return replace(_tokens(board, event), trigger=event)


def _tokens_spent(board: Board, event: events.TokensSpent) -> Board:
    return replace(_tokens(board, event), spent=event)


def _feature_chosen(board: Board, event: events.FeatureChosen) -> Board:  # noqa: ARG001
    return replace(board, spent=None)


SHOWN: Showing = {
    events.TokensHeld: Shown(_tokens),
    events.TokensEarned: Shown(_tokens_earned, beats=1),
    events.TokensSpent: Shown(_tokens_spent, beats=4),
    events.FeatureChosen: Shown(_feature_chosen),
}
"""What each of these kinds of event changes in sight, and how long it stays."""
