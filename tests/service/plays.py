"""Draws that bring about what a test wants of Cinderella, on whatever strips it has today.

They are meant for a bet on line 1 alone: what they show on other lines may win there.
"""

from __future__ import annotations

from functools import cache

from reelwright.definition.model import Picks
from reelwright.play.gamble_games import DECK
from reelwright.play.questions import Drawn
from tests.rounds import cinderella
from tests.stages import picks_of, prizes_of
from tests.windows import (
    columns_on_line,
    quiet_stops,
    scatter_stops,
    scatters_in_sight,
    stops_where,
)

GAME = "cinderella"
FREE = "free games"
LINE_1 = (1,)

SMALLEST = Drawn((0,))
"""The smallest prize left in a pool, whatever was picked."""


@cache
def quiet(phase: str = "paid") -> Drawn:
    """Nothing at all."""
    return Drawn(quiet_stops(cinderella(), phase))


@cache
def jacks(phase: str = "paid") -> Drawn:
    """Three jacks: five line bets."""
    return _on_line_1(phase, "jack", "jack", "jack", "ten")


@cache
def clocks() -> Drawn:
    """Three clocks: fifty line bets."""
    return _on_line_1("paid", "clock", "clock", "clock", "ten")


@cache
def princes(phase: str = "paid") -> Drawn:
    """Three princes: one line bet and the mini-game."""
    return _on_line_1(phase, "prince", "prince", "prince", "ten")


@cache
def pumpkins(phase: str = "paid") -> Drawn:
    """Three pumpkins and nothing else: two total bets and fifteen free games."""
    return Drawn(scatter_stops(cinderella(), 3, phase))


def card(name: str) -> Drawn:
    """The card of that name, such as "ace of hearts"."""
    rank, suit = name.split(" of ")
    return Drawn((DECK.index((rank, suit)),))


def _on_line_1(phase: str, *symbols: str) -> Drawn:
    game = cinderella()
    return Drawn(
        stops_where(
            game,
            lambda window: not scatters_in_sight(game, window),
            columns_on_line(game, 1, symbols),
            phase,
        )
    )


def smallest_prizes() -> list[int]:
    """The mini-game's prizes in line bets where every pick hides the smallest left."""
    feature = cinderella().features["glass slipper"]
    assert isinstance(feature, Picks)
    return [
        prize for stage in feature.stages.values() for prize in prizes_of(stage)[: picks_of(stage)]
    ]
