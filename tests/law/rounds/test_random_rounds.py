"""Whole rounds of random games: the law counted is the law of every round played, in fractions.

The games are of the whole language, their features start and lead to each other any way. Every
moment is compared, and the law itself up to some total bets.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from reelwright.law.rounds import Rounds
from tests.law.rounds.compared import compared
from tests.random_definitions.leading import leading_game
from tests.random_definitions.taking import Plain

GAMES = 300
SHARES = 4
"""The games are tested in so many parts, which can run beside each other."""
REFUSED = ("in a ring", "one spin can win together")


@pytest.mark.parametrize("share", range(SHARES))
def test_that_the_law_of_a_round_is_that_of_every_round_played(share: int) -> None:
    random = Random(f"rounds {share}")  # noqa: S311 - the same games every time
    seen = compared(random, GAMES // SHARES, leading_game, _note, REFUSED)
    assert all(seen[name] > 5 for name in ("free games", "more games", "the wheel", "the trail"))


def _note(seen: Counter[str], _: Plain, rounds: Rounds) -> None:
    seen.update(rounds.played)
    seen.update(rounds.bonuses)
