"""Random games with re-spins: the law counted is that of every round played, in fractions."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from reelwright.law.rounds import Rounds
from tests.law.rounds.compared import compared
from tests.random_definitions.re_spins import RE_SPINS, re_spun_game, starts_by
from tests.random_definitions.taking import Plain

GAMES = 60
SHARES = 2
REFUSED = ("in a ring", "one spin can win together", "that may stand on any reels")


@pytest.mark.parametrize("share", range(SHARES))
def test_that_the_law_of_a_round_with_re_spins_is_that_of_every_round_played(share: int) -> None:
    random = Random(f"re-spins {share}")  # noqa: S311 - the same games every time
    seen = compared(random, GAMES // SHARES, re_spun_game, _note, REFUSED)
    assert all(seen[kind] for kind in ("scatter", "line win", "reels with it", "improved"))


def _note(seen: Counter[str], plain: Plain, rounds: Rounds) -> None:
    seen[starts_by(plain)] += 1
    seen[str(plain["features"][RE_SPINS]["holds"])] += 1
    seen["improved"] += "improved" in plain["features"][RE_SPINS]
    seen["others"] += bool(rounds.re_spun[RE_SPINS])
