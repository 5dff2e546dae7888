"""The same as hypothesis strategies; each example is made from a seed, which is quick."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from tests.random_definitions.game import random_game
from tests.random_definitions.taking import Plain
from tests.random_definitions.windows import random_bet, random_phase, random_window
from tests.slow_judge.wins import Bet, Columns

RANDOMS = st.integers(0, (1 << 32) - 1).map(Random)
MOST_TRIES = 1_000


class Judged(NamedTuple):
    """A game and a window of it to judge."""

    game: Plain
    window: Columns
    bet: Bet
    phase: str


def _any(_game: Plain) -> bool:
    return True


def games(wanted: Callable[[Plain], bool] = _any) -> st.SearchStrategy[Plain]:
    """Random games of the kind wanted; some are unsound unless that is wanted."""
    return RANDOMS.map(lambda random: _game(random, wanted))


def windows_of(game: Plain) -> st.SearchStrategy[Columns]:
    """Windows of a game, often with wins."""
    return RANDOMS.map(lambda random: random_window(random, game))


def judged(wanted: Callable[[Plain], bool] = _any) -> st.SearchStrategy[Judged]:
    """Random games of the kind wanted, each with a window, a bet and a phase."""

    def one(random: Random) -> Judged:
        game = _game(random, wanted)
        window, bet = random_window(random, game), random_bet(random, game)
        return Judged(game, window, bet, random_phase(random, game))

    return RANDOMS.map(one)


def _game(random: Random, wanted: Callable[[Plain], bool]) -> Plain:
    for _ in range(MOST_TRIES):
        if wanted(game := random_game(random)):
            return game
    raise AssertionError(f"none of {MOST_TRIES} random games is of the kind wanted")
