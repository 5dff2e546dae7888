"""Sentences for re-spins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reelwright.play import events
from reelwright.telling.bonuses import title
from reelwright.telling.words import counted, listed, money

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from reelwright.definition.model import Game


def _won(event: events.ReSpinsWon, game: Game) -> str:
    what = f"{game.symbol_name(event.symbol)} x{event.count}" if event.symbol else "This"
    won = counted(event.re_spins, "re-spin")
    return f"{what} wins {title(event.feature)}: {won}, {held(event.held)}."


def _begun(event: events.ReSpinBegun, _: Game) -> str:
    left = f"{event.left} left after it" if event.left else "the last of them"
    return f"Re-spin {event.played} of {title(event.feature)}, {held(event.held)}; {left}."


def _more_held(event: events.MoreReelsHeld, game: Game) -> str:
    what = f"{game.symbol_name(event.symbol)} x{event.count}"
    added = f"; {counted(event.added, 'more re-spin')}" if event.added else ""
    return f"{what} holds further reels of {title(event.feature)}: {held(event.held)}{added}."


def _ended(event: events.ReSpinsEnded, _: Game) -> str:
    name, won = title(event.feature), money(event.feature_won)
    left = f", {event.unplayed} not played" if event.unplayed else ""
    return f"{name} over: {counted(event.played, 're-spin')} won {won}{left}."


def held(reels: Sequence[int]) -> str:
    """Return which reels are held: "reels 1 and 2 held"."""
    return f"{'reel' if len(reels) == 1 else 'reels'} {listed(list(reels))} held"


SENTENCES: dict[type[events.Event], Callable[[Any, Game], str]] = {
    events.ReSpinsWon: _won,
    events.ReSpinBegun: _begun,
    events.MoreReelsHeld: _more_held,
    events.ReSpinsEnded: _ended,
}
"""How each of these kinds of event is told."""
