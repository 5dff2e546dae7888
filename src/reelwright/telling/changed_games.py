"""Sentences for changed games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reelwright.play import events
from reelwright.telling.bonuses import product, title
from reelwright.telling.words import counted, money

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.definition.model import Game


def _won(event: events.ChangedGamesWon, game: Game) -> str:
    """Tell how many of the next games are changed, and at most at which stake."""
    name = title(event.feature)
    what = f"{game.symbol_name(event.symbol)} x{event.count}" if event.symbol else "This"
    if not event.again:
        won = f"the next {event.games} games" if event.games > 1 else "the next game"
        return f"{what} wins {name}: {won}{_ceiling(event)}."
    if event.left == event.games:
        return f"{what} wins {name} anew: {counted(event.left, 'game')} left to play."
    more = counted(event.games, "more game")
    return f"{what} wins {more} of {name}; {event.left} left to play."


def _ceiling(event: events.ChangedGamesWon) -> str:
    if event.most_line_bet is None:
        return ""
    lines = f"{counted(event.most_lines, 'line')} x " if event.most_lines else ""
    return f", on at most {lines}{money(event.most_line_bet)}"


def _begun(event: events.ChangedGameBegun, _: Game) -> str:
    prizes = f", prizes times {event.multiplier}" if event.multiplier > 1 else ""
    left = f"{event.left} left after it" if event.left else "the last of them"
    return f"This is a game of {title(event.feature)}{prizes}; {left}."


def _starting_prize(event: events.StartingPrizeWon, game: Game) -> str:
    pays = product(event.amount, event.pay, [(event.phase_multiplier, "")])
    symbol, name = game.symbol_name(event.symbol), title(event.feature)
    seen = f"{symbol} x{len(event.positions)} in sight"
    return f"{seen} pays what {symbol} x{event.count} paid that won {name}: {pays}."


def _ended(event: events.ChangedGamesEnded, _: Game) -> str:
    return f"{title(event.feature)} over: the next game is played as usual."


SENTENCES: dict[type[events.Event], Callable[[Any, Game], str]] = {
    events.ChangedGamesWon: _won,
    events.ChangedGameBegun: _begun,
    events.StartingPrizeWon: _starting_prize,
    events.ChangedGamesEnded: _ended,
}
