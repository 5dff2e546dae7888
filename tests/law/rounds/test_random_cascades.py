"""Random games with cascades: the law counted is that of every round played, in fractions."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scale import Playing
from reelwright.law.moments import moments, parts
from reelwright.law.rings import Polynomials
from reelwright.law.rings.jets import Moments
from reelwright.law.rounds import Rounds, round_law
from tests.law.whole import played
from tests.random_definitions import definition_of, random_bet
from tests.random_definitions.cascades import cascading_game
from tests.random_definitions.short import shortened
from tests.random_definitions.taking import Plain

GAMES = 60
SHARES = 2
MOST_WINDOWS = 10
TOTAL_BETS = 25
REFUSED = ("in a ring", "one spin can win together", "that may stand on any reels")


@pytest.mark.parametrize("share", range(SHARES))
def test_that_the_law_of_a_round_with_cascades_is_that_of_every_round_played(share: int) -> None:
    random = Random(f"cascades {share}")  # noqa: S311 - the same games every time
    seen: Counter[str] = Counter()
    for _ in range(GAMES // SHARES):
        plain = _game(random)
        definition = shortened(random, definition_of(plain), MOST_WINDOWS)
        bet = random_bet(random, plain)
        rounds = Rounds(definition, Playing(tuple(sorted(bet.lines)), bet.line_bet))
        cent = Fraction(rounds.scale.grains, bet.line_bet)
        most = TOTAL_BETS * rounds.scale.stake
        found, refusal = _counted(rounds)
        if found is None:
            assert any(reason in refusal for reason in REFUSED), (refusal, plain)
            seen["refused"] += 1
            continue
        right = played(definition, rounds.playing.lines, bet.line_bet, float(most / cent))
        assert [found.mean, found.second, found.third] == [
            right.moments[k] * cent**k for k in (1, 2, 3)
        ], plain
        law = round_law(rounds, Polynomials(up_to=most)).masses
        assert law == {cents * cent: chance for cents, chance in right.law.items()}, plain
        assert parts(rounds).total == found.mean
        _note(seen, plain)
    assert seen["refused"] < GAMES / SHARES / 4
    assert all(seen[kind] for kind in ("phases", "multipliers", "free games", "wheel")), seen


def _game(random: Random) -> Plain:
    """A game of lines, of which alone cascades are counted, that leaves nothing for later ones."""
    while True:
        plain = cascading_game(random)
        kinds = {one["kind"] for one in plain.get("features", {}).values()}
        if "lines" in plain and "tokens" not in plain and "changed games" not in kinds:
            return plain


def _note(seen: Counter[str], plain: Plain) -> None:
    seen.update(plain["cascades"].keys())
    seen.update(one["kind"] for one in plain.get("features", {}).values())


def _counted(rounds: Rounds) -> tuple[Moments | None, str]:
    """The moments, or why there are none."""
    try:
        return moments(rounds, keep_limits=True).moments, ""
    except NotCountable as refusal:
        return None, str(refusal)
