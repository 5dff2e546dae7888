"""The rules of tokens as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.model import FixedStake, symbol_of
from reelwright.telling import money
from reelwright.telling.words import counted, listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Earning, Game, Tokens

STAKES = {
    "of the last game": "the stake of the game that earned the last of them",
    "average": "the mean line bet of the games that earned them, rounded down to a cent",
}


def tokens_rules(game: Game) -> Iterator[str]:
    """Yield how tokens are earned, what they lead to, and at which stake."""
    for name, rule in game.definition.tokens.items():
        piece = "part" if rule.sub_tokens else "token"
        events = listed([_event(game, key, one, piece) for key, one in rule.earned.items()])
        yield f"{name.capitalize()} are kept from game to game and earned by {events}."
        if rule.sub_tokens:
            yield f"{rule.sub_tokens} parts make one of {name}."
        features = listed(rule.leads_to, "or")
        choose = "start" if len(rule.leads_to) == 1 else "let you choose"
        yield f"{rule.needed} of {name} are spent and {choose} {features}, at {_stake(rule)}."
        if rule.kept_for == "each stake":
            yield f"Each stake has {name} of its own."
        if rule.earned_in == "paid games":
            yield f"Games that cost nothing earn no {name}."


def _event(game: Game, key: str, earning: Earning, piece: str) -> str:
    symbol = symbol_of(earning.starts_on)
    gives = earning.gives.items()
    if set(earning.gives) == {1}:
        return f"{key} ({counted(earning.gives[1], piece)})"
    shown = f"{game.symbol_name(symbol)} x" if symbol else "x"
    return f"{key} ({listed([f'{shown}{n}: {counted(many, piece)}' for n, many in gives])})"


def _stake(rule: Tokens) -> str:
    if isinstance(rule.stake, FixedStake):
        lines = f"{counted(rule.stake.lines, 'line')} x " if rule.stake.lines else ""
        return f"{lines}{money(rule.stake.line_bet)}"
    return STAKES[rule.stake]
