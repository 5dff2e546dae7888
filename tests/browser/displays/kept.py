"""What must be in sight of what a player keeps from game to game, from the events alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play import events as e
from tests.browser.displays.duty import Due

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from reelwright.definition.model import Game


def tokens_held(game: Game, told: Sequence[e.Event]) -> Iterator[Due]:
    """How many tokens, and parts of the next, are held: always."""
    pieces = {name: rule.begins_with for name, rule in game.definition.tokens.items()}
    for event in told:
        match event:
            case e.TokensHeld():
                pieces[event.tokens] = event.held * event.sub_tokens_of_one + event.sub_tokens
            case e.TokensEarned():
                pieces[event.tokens] += event.earned
            case e.TokensSpent():
                pieces[event.tokens] -= event.spent * event.sub_tokens_of_one
    yield from _tokens(game, pieces)


def _tokens(game: Game, pieces: Mapping[str, int]) -> Iterator[Due]:
    for name, rule in game.definition.tokens.items():
        whole, parts = divmod(pieces[name], rule.pieces_of_one)
        yield Due("tokens held", "tokens", f"{whole} of {rule.needed}", name)
        if rule.sub_tokens:
            said = f"{parts} of {rule.sub_tokens} parts"
            yield Due("parts of tokens held", "parts of tokens", said, name)


def in_changed_games(told: Sequence[e.Event], before: int) -> Iterator[Due]:
    """How many changed games are left, from when they are won: `before` are left before a round."""
    left = before
    for event in told:
        match event:
            case e.ChangedGamesWon():
                left += event.games
            case e.ChangedGameBegun():
                left -= 1
            case e.ChangedGamesEnded():
                return
    if left or any(isinstance(event, e.ChangedGameBegun) for event in told):
        yield Due("changed games left", "changed games", str(left))


def changed_games_left(told: Sequence[e.Event]) -> int:
    """Return how many changed games rounds leave, from all their events."""
    won = sum(event.games for event in told if isinstance(event, e.ChangedGamesWon))
    return won - sum(isinstance(event, e.ChangedGameBegun) for event in told)
