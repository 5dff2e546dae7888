"""Bonuses paid for each line that won them, won by no line; and series chosen after others."""

from __future__ import annotations

from random import Random

import pytest

from reelwright.definition.model import Game, Look
from reelwright.profiles.files import profile
from reelwright.statements import statements
from tests.random_definitions import definition_of
from tests.random_definitions.holding import holding_game
from tests.statements.test_random_games import untrue

BOUGHT = 500
"""Of this game a trail that is paid for each line is bought, which no line then won."""
AFTER = 504
"""In this game the place that starts free games starts a bonus before them."""
PAID_ONCE = "paid once for each line that won it, or once where no line did."


def game(seed: int) -> Game:
    plain = holding_game(Random(seed))  # noqa: S311
    return Game(name="Random", definition=definition_of(plain), look=Look())


@pytest.mark.parametrize("seed", [BOUGHT, AFTER])
def test_all_that_is_said_is_true(seed: int) -> None:
    assert list(untrue(game(seed))) == []


def test_that_a_bonus_that_is_bought_is_paid_once() -> None:
    told = {one.id: one.words for one in statements(game(BOUGHT), profile("open"))}
    assert told["base-of-bonus-prizes/the-trail"].endswith(PAID_ONCE)
