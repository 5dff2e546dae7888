"""The law of whole rounds of random games, held against every round played, in fractions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random

from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scale import Playing
from reelwright.law.moments import RoundMoments, moments, parts
from reelwright.law.rings import Polynomials
from reelwright.law.rounds import Rounds, round_law
from tests.law.whole import played
from tests.random_definitions import definition_of, random_bet
from tests.random_definitions.short import shortened
from tests.random_definitions.taking import Plain

MOST_WINDOWS = 10
TOTAL_BETS = 25
"""The law itself is compared up to so many total bets; moments are of all of it."""


def compared(
    random: Random,
    games: int,
    game: Callable[[Random], Plain],
    note: Callable[[Counter[str], Plain, Rounds], None],
    refused: Sequence[str],
) -> Counter[str]:
    """Compare so many games; return what was noted of them, few of which may be refused."""
    seen: Counter[str] = Counter()
    for _ in range(games):
        plain = game(random)
        definition = shortened(random, definition_of(plain), MOST_WINDOWS)
        bet = random_bet(random, plain)
        rounds = Rounds(definition, Playing(tuple(sorted(bet.lines)), bet.line_bet))
        cent = Fraction(rounds.scale.grains, bet.line_bet)
        most = TOTAL_BETS * rounds.scale.stake
        counted, refusal = _counted(rounds)
        if counted is None:
            assert any(reason in refusal for reason in refused), (refusal, plain)
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
        note(seen, plain, rounds)
    assert seen["refused"] < games / 4
    return seen


def _counted(rounds: Rounds) -> tuple[RoundMoments | None, str]:
    """The moments, or why there are none."""
    try:
        return moments(rounds, keep_limits=True), ""
    except NotCountable as refusal:
        return None, str(refusal)
