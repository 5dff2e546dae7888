"""Limits of free games, win caps and losing games: the law as every round played has it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scale import Playing
from reelwright.definition.model import Definition
from reelwright.law.distributions import distribution
from reelwright.law.moments import moments
from reelwright.law.returns import returns
from reelwright.law.rings import Polynomials
from reelwright.law.rounds import Rounds, round_law
from tests.law.chain import mean_win
from tests.law.reduced import garden
from tests.law.test_several_series import BOTH, LIMITS, SNAILS, animals, series
from tests.law.whole import played, played_capped

BET = 100


def rounds_of(definition: Definition) -> Rounds:
    return Rounds(definition, Playing((1,), BET))


def mean_in_cents(rounds: Rounds, **more: Any) -> Fraction:
    return moments(rounds, **more).moments.mean * BET / rounds.scale.grains


@pytest.mark.parametrize("most", [3, 6, 10])
def test_a_limit_of_games_played_is_in_every_moment(most: int) -> None:
    rounds = rounds_of(garden(free_on="storm", awards={1: 1, 2: 2}, played=most))
    found, right = moments(rounds).moments, played(rounds.definition, (1,), BET, 0).moments
    cent = Fraction(rounds.scale.grains, BET)
    assert [found.mean, found.second, found.third] == [right[k] * cent**k for k in (1, 2, 3)]
    assert moments(rounds).limits == "limits solved"


@pytest.mark.parametrize("most", [20, 40])
def test_a_long_limited_series_returns_what_is_counted_game_by_game(most: int) -> None:
    definition = garden(free_on="storm", awards={1: 1, 2: 2}, played=most)
    assert mean_in_cents(rounds_of(definition)) / BET == returns(definition, (1,)).rtp


def test_a_limit_out_of_sight_is_left_out_within_its_bound() -> None:
    rounds = rounds_of(garden(left=60))
    free, kept = moments(rounds), moments(rounds, keep_limits=True)
    assert (free.limits, kept.limits) == ("proven bound", "limits solved")
    assert 0 < free.moments.mean - kept.moments.mean <= free.take < Fraction(1, 10**12)


def test_series_that_start_each_other_are_solved_together() -> None:
    ring = animals(
        SNAILS,
        dusk=series("snail", "owls", awards={1: 1}),
        night=series("owl", "snails", awards={1: 1}),
    )
    assert mean_in_cents(rounds_of(ring)) == mean_win(ring, (1,))


@pytest.mark.parametrize(
    ("base", "night", "reason"),
    [
        (SNAILS, series("owl", "snails", **LIMITS), "start each other in a ring"),
        (BOTH, series("owl", "owls", **LIMITS), "one spin can win together with dusk"),
    ],
)
def test_one_limit_over_several_series_is_refused_by_name(
    base: list[list[str]], night: dict[str, Any], reason: str
) -> None:
    definition = animals(base, dusk=series("snail", "owls"), night=night)
    with pytest.raises(NotCountable, match=reason):
        moments(rounds_of(definition))


@pytest.mark.parametrize("times", [2, 9, 30])
def test_a_win_cap_cuts_the_law_of_a_round(times: int) -> None:
    cap: dict[str, Any] = {"win cap": {"times": times, "of": "total bet"}}
    definition = garden(played=3, **cap)
    rounds = rounds_of(definition)
    right = played_capped(definition, (1,), BET)
    cent = Fraction(rounds.scale.grains, BET)
    law = distribution(rounds)
    assert max(right) == times * BET
    for cents, chance in right.items():
        assert abs(law.mass[int(cents * cent)] - float(chance)) < 1e-9
    whole = round_law(rounds, Polynomials()).masses
    assert rounds.cap is not None
    over = sum(chance for grains, chance in whole.items() if grains >= rounds.cap)
    assert over == right[times * BET]


def test_a_losing_game_whose_games_won_again_are_all_forfeited_pays() -> None:
    """Three snails start the series and add to it, which pays nothing: at the limit it loses."""
    losing = {"re-trigger": "adds", "losing game pays": {"pay": 2, "on": "line bet"}}
    definition = garden(free_on="storm", awards={1: 1, 2: 1}, played=3, games=losing)
    rounds = rounds_of(definition)
    assert mean_in_cents(rounds) == played(definition, (1,), BET, 0).mean
