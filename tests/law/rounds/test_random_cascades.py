"""Random games with cascades: the law counted is that of every round played, in fractions."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from reelwright.law.rounds import Rounds
from tests.law.rounds.compared import compared
from tests.random_definitions.cascades import cascading_game
from tests.random_definitions.taking import Plain

GAMES = 60
SHARES = 2
REFUSED = ("in a ring", "one spin can win together", "that may stand on any reels")


@pytest.mark.parametrize("share", range(SHARES))
def test_that_the_law_of_a_round_with_cascades_is_that_of_every_round_played(share: int) -> None:
    random = Random(f"cascades {share}")  # noqa: S311 - the same games every time
    seen = compared(random, GAMES // SHARES, _game, _note, REFUSED)
    assert all(seen[kind] for kind in ("phases", "multipliers", "free games", "wheel")), seen


def _game(random: Random) -> Plain:
    """A game of lines, of which alone cascades are counted, that leaves nothing for later ones."""
    while True:
        plain = cascading_game(random)
        kinds = {one["kind"] for one in plain.get("features", {}).values()}
        if "lines" in plain and "tokens" not in plain and "changed games" not in kinds:
            return plain


def _note(seen: Counter[str], plain: Plain, _: Rounds) -> None:
    seen.update(plain["cascades"].keys())
    seen.update(one["kind"] for one in plain.get("features", {}).values())
