"""A game as a lobby shows it: what helps a player to choose one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.cabinet.selection import offer_of
from reelwright.definition.model import Picks
from reelwright.server.game_schemas import GameCard, SymbolName
from reelwright.telling.character import extras_of, ways_of

if TYPE_CHECKING:
    from reelwright.definition.model import Definition, Game

FACES = 5
"""So many symbols at most stand for a game."""
RANKS = ("ace", "king", "queen", "jack", "ten", "nine")
"""Symbols that many games have: they come last."""


def game_card(key: str, game: Game, rtp_percent: str | None) -> GameCard:
    """Tell a client what a lobby shows of a game."""
    definition = game.definition
    offer = offer_of(definition)
    numbers = offer.numbers or (1, offer.lines)
    costs = [offer.cost or number * offer.cost_per_line for number in numbers]
    return GameCard(
        key=key,
        name=game.name,
        rtp_percent=rtp_percent,
        reels=definition.window.reels,
        lines=offer.lines,
        ways=ways_of(definition),
        features=extras_of(definition),
        smallest_bet=offer.line_bets[0] * min(costs),
        largest_bet=offer.line_bets[-1] * max(costs),
        symbols=[
            SymbolName(key=symbol, name=game.symbol_name(symbol)) for symbol in definition.symbols
        ],
        faces=faces(definition),
    )


def faces(definition: Definition) -> list[str]:
    """Return the symbols that stand for a game: those with a part of their own, then the dearest.

    The order of the definition decides between equals.
    """
    starters = {
        feature.line_win for feature in definition.features.values() if isinstance(feature, Picks)
    }
    special = {*definition.substitutes, *definition.scatters, *starters}

    def place(key: str) -> tuple[bool, bool, object]:
        return (
            key in RANKS,
            key not in special,
            -max(definition.symbols[key].pays.values(), default=0),
        )

    return sorted(definition.symbols, key=place)[:FACES]
