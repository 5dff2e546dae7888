"""Whole rounds of random games with hold and spin and wagers: the law is that of every round."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scale import Playing
from reelwright.law.moments import RoundMoments, moments, parts
from reelwright.law.rings import Polynomials
from reelwright.law.rounds import Rounds, round_law
from reelwright.play import begin
from reelwright.play.state import Stake
from tests.law.walk import PLAIN
from tests.law.whole import Walk
from tests.random_definitions import definition_of, random_bet
from tests.random_definitions.holding import HOLD, holding_game
from tests.random_definitions.short import shortened

GAMES = 60
SHARES = 4
"""The games are tested in so many parts, which can run beside each other."""
MOST_WINDOWS = 10
TOTAL_BETS = 25


@pytest.mark.parametrize("share", range(SHARES))
def test_that_the_law_of_a_round_is_that_of_every_round_played(share: int) -> None:
    random = Random(f"holding {share}")  # noqa: S311 - the same games every time
    seen: Counter[str] = Counter()
    for _ in range(GAMES // SHARES):
        plain = holding_game(random)
        definition = shortened(random, definition_of(plain), MOST_WINDOWS)
        definition = definition.model_copy(update={"win_cap": None})
        bet = random_bet(random, plain)
        played = Playing(tuple(sorted(bet.lines)), bet.line_bet)
        for wager in ("", *definition.wagers):
            rounds = Rounds(definition, replace(played, wager=wager))
            seen[_compared(rounds)] += 1
            seen["opened"] += any(HOLD in {s.feature for s in of} for of in rounds.outcomes("paid"))
    assert seen["compared"] > 3 * seen["refused"]
    assert seen["opened"] > 5


def _compared(rounds: Rounds) -> str:
    """Hold the law of a game against all its rounds, where it has one that can be given."""
    playing = rounds.playing
    cent = Fraction(rounds.scale.grains, playing.line_bet)
    most = TOTAL_BETS * rounds.scale.stake
    counted, refusal = _counted(rounds)
    if counted is None:
        assert any(reason in refusal for reason in ("in a ring", "one spin can win together"))
        return "refused"
    found = counted.moments
    stake = Stake(playing.lines, playing.line_bet, wager=playing.wager)
    first = begin(rounds.definition, PLAIN, stake).state
    right = Walk(float(most / cent)).of(first)
    assert [found.mean, found.second, found.third] == [
        right.moments[k] * cent**k for k in (1, 2, 3)
    ]
    law = round_law(rounds, Polynomials(up_to=most)).masses
    assert law == {cents * cent: chance for cents, chance in right.law.items()}
    assert parts(rounds).total == found.mean
    return "compared"


def _counted(rounds: Rounds) -> tuple[RoundMoments | None, str]:
    """The moments, or why there are none."""
    try:
        return moments(rounds, keep_limits=True), ""
    except NotCountable as refusal:
        return None, str(refusal)
