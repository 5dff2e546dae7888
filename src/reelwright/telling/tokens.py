"""Sentences for tokens: what is held, earned and spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from reelwright.play import events
from reelwright.play.tokens import earned_by
from reelwright.play.tokens_kept import of_player
from reelwright.telling.bonuses import title
from reelwright.telling.words import counted, listed, money

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from reelwright.definition.model import Definition, Game
    from reelwright.play.state import Carry, Stake
    from reelwright.play.trigger import Shown


def tokens_held(definition: Definition, carry: Carry, stake: Stake) -> Iterator[str]:
    """Yield a sentence on what a player holds of all tokens at a stake."""
    for key, rule in definition.tokens.items():
        held, sub_tokens = divmod(of_player(key, rule, carry, stake), rule.pieces_of_one)
        yield f"{title(key)}: {_count(held, sub_tokens, rule.pieces_of_one, rule.needed)}."


def tokens_earned(game: Game, shown: Shown, phase: str) -> Iterator[str]:
    """Yield a sentence for each event of a spin of a phase that earns tokens."""
    for key, rule in game.definition.tokens.items():
        for name, pieces in earned_by(game.definition, rule, shown, phase):
            yield f"{title(name)} earns {_pieces(key, pieces, rule.pieces_of_one)}."


def _pieces(key: str, pieces: int, pieces_of_one: int) -> str:
    return f"{pieces if pieces_of_one == 1 else counted(pieces, 'part')} of {key}"


def _count(held: int, sub_tokens: int, sub_tokens_of_one: int, needed: int) -> str:
    whole = f"{held} of {needed} held"
    if sub_tokens_of_one == 1:
        return whole
    return f"{whole}, and {sub_tokens} of {sub_tokens_of_one} parts of the next"


Counted: TypeAlias = events.TokensHeld | events.TokensEarned | events.TokensSpent
"""The events that tell how many tokens are held."""


def held_now(event: Counted) -> str:
    """Tell how many tokens are held after an event."""
    return f"{title(event.tokens)}: {_of(event)}."


def _held(event: events.TokensHeld, _: Game) -> str:
    return held_now(event)


def _of(event: Counted) -> str:
    return _count(event.held, event.sub_tokens, event.sub_tokens_of_one, event.needed)


def _earned(event: events.TokensEarned, _: Game) -> str:
    what = _pieces(event.tokens, event.earned, event.sub_tokens_of_one)
    return f"{title(event.by)}: {what} earned, {_of(event)}."


def _spent(event: events.TokensSpent, _: Game) -> str:
    spent = f"{event.spent} of {event.tokens} are spent"
    if not event.leads_to:
        return f"{spent}: the limit ended the round before they led on."
    names = listed([title(name) for name in event.leads_to], "or")
    lines = f"{counted(len(event.lines), 'line')} x " if event.lines else ""
    what = f"{names} starts" if len(event.leads_to) == 1 else f"choose {names}"
    return f"{spent}: {what}, at {lines}{money(event.line_bet)}."


def _chosen(event: events.FeatureChosen, _: Game) -> str:
    if event.at_random:
        return f"Time is up: {title(event.feature)} is chosen at random."
    return f"{title(event.feature)} is chosen."


SENTENCES: dict[type[events.Event], Callable[[Any, Game], str]] = {
    events.TokensHeld: _held,
    events.TokensEarned: _earned,
    events.TokensSpent: _spent,
    events.FeatureChosen: _chosen,
}
