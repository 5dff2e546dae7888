"""Gambled wins, course by course in fractions, within the limits of the gamble."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reelwright.definition.model import Gamble
from reelwright.law.bankroll import Chance, Policy, TooWide, chances, gambled
from reelwright.law.lattice import Law
from reelwright.play.gamble_games import draw_of, multipliers, result
from tests.law.rings.amounts import Ways, total, ways

COLOUR = Chance(2, Fraction(1, 2))
HIGHER = Chance(2, Fraction(6, 13), Fraction(1, 13))
SUIT = Chance(4, Fraction(1, 4))


def gamble(on: str, **more: Any) -> Gamble:
    data = {"on": on, "stake": "whole or half", "up to": 100, **more}
    return Gamble.model_validate(data)


def followed(pays: Ways, policy: Policy, up_to: int) -> dict[int, Fraction]:
    chance, wins = policy.chance, {x: Fraction(n, total(pays)) for x, n in pays.items()}
    for _ in range(policy.attempts):
        after: defaultdict[int, Fraction] = defaultdict(Fraction)
        for win, likely in wins.items():
            if win == 0 or win * chance.times > up_to:
                after[win] += likely
                continue
            after[win * chance.times] += likely * chance.right
            after[win] += likely * chance.tied
            after[0] += likely * (1 - chance.right - chance.tied)
        wins = dict(after)
    return wins


@given(
    ways,
    st.sampled_from([COLOUR, HIGHER, SUIT]),
    st.integers(1, 4),
    st.sampled_from([1, 9, 20, 10**6]),
)
def test_every_win_as_followed(pays: Ways, chance: Chance, attempts: int, up_to: int) -> None:
    policy = Policy(chance, attempts)
    law = gambled(Law.of(pays, total(pays)), policy, up_to)
    exact = followed(pays, policy, up_to)
    for amount in range(len(law.mass)):
        right = sum((p for x, p in exact.items() if x <= amount), Fraction())
        assert abs(law.cumulated[amount] - float(right)) <= law.error
    assert law.error < 1e-12
    assert law.moment(1) == pytest.approx(sum(x * n for x, n in pays.items()) / total(pays))


def test_a_win_that_could_grow_too_large_is_refused() -> None:
    with pytest.raises(TooWide):
        gambled(Law.of({0: 1, 9: 1}, 2), Policy(SUIT, 12), 10**9)


@pytest.mark.parametrize(
    "rules",
    [
        gamble("one card from a full deck"),
        gamble("higher or lower"),
        gamble("a die"),
        gamble("a wheel", segments={"moon": 2, "star": 1, "sun": 1}),
    ],
)
def test_choices_are_those_that_play_offers(rules: Gamble) -> None:
    """Each outcome of the draw once, as play decides it."""
    found = chances(rules)
    assert {choice: chance.times for choice, chance in found.items()} == multipliers(rules)
    for choice, chance in found.items():
        came = [result(rules, choice, outcome) for outcome in _outcomes(rules)]
        assert chance.right == Fraction(came.count("won"), len(came))
        assert chance.tied == Fraction(came.count("tied"), len(came))
        assert chance.right * chance.times + chance.tied == 1


def _outcomes(rules: Gamble) -> list[int]:
    """What the draw can bring, each as often as it is likely."""
    (part,) = draw_of(rules).parts
    return [outcome for outcome in range(part.total) for _ in range(part.weight(outcome))]
