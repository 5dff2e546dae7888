"""Whole rounds of random games: the law counted is the law of every round played, in fractions.

The games are of the whole language, their features start and lead to each other any way. Every
moment is compared, and the law itself up to some total bets.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scale import Playing
from reelwright.law.moments import RoundMoments, moments, parts
from reelwright.law.rings import Polynomials
from reelwright.law.rounds import Rounds, round_law
from tests.law.whole import played
from tests.random_definitions import definition_of, random_bet
from tests.random_definitions.leading import leading_game
from tests.random_definitions.short import shortened

GAMES = 300
SHARES = 4
"""The games are tested in so many parts, which can run beside each other."""
MOST_WINDOWS = 10
TOTAL_BETS = 25
REFUSED = ("in a ring", "one spin can win together")


@pytest.mark.parametrize("share", range(SHARES))
def test_that_the_law_of_a_round_is_that_of_every_round_played(share: int) -> None:
    random = Random(f"rounds {share}")  # noqa: S311 - the same games every time
    seen: Counter[str] = Counter()
    for _ in range(GAMES // SHARES):
        plain = leading_game(random)
        definition = shortened(random, definition_of(plain), MOST_WINDOWS)
        bet = random_bet(random, plain)
        rounds = Rounds(definition, Playing(tuple(sorted(bet.lines)), bet.line_bet))
        cent = Fraction(rounds.scale.grains, bet.line_bet)
        most = TOTAL_BETS * rounds.scale.stake
        counted, refusal = _counted(rounds)
        if counted is None:
            assert any(reason in refusal for reason in REFUSED)
            seen["refused"] += 1
            continue
        right = played(definition, rounds.playing.lines, bet.line_bet, float(most / cent))
        found = counted.moments
        assert [found.mean, found.second, found.third] == [
            right.moments[k] * cent**k for k in (1, 2, 3)
        ], plain
        law = round_law(rounds, Polynomials(up_to=most)).masses
        assert law == {cents * cent: chance for cents, chance in right.law.items()}, plain
        assert parts(rounds).total == found.mean
        seen.update(rounds.played)
        seen.update(rounds.bonuses)
    assert seen["refused"] < GAMES / SHARES / 4
    assert all(seen[name] > 5 for name in ("free games", "more games", "the wheel", "the trail"))


def _counted(rounds: Rounds) -> tuple[RoundMoments | None, str]:
    """The moments, or why there are none."""
    try:
        return moments(rounds, keep_limits=True), ""
    except NotCountable as refusal:
        return None, str(refusal)
