"""The mean length of a series, worked by hand, and the bound on what a limit takes from it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.definition.model import FreeGames
from reelwright.law.series import games_lost_bound, mean, rounded_up, solved, steps

AWARDS = {1: Fraction(1, 5), 4: Fraction(1, 10)}


def free_games(left: int | None = None, played: int | None = None) -> FreeGames:
    data: dict[str, Any] = {
        "kind": "free games",
        "starts on": {"scatter": "snail"},
        "awards": {3: 1},
        "stake": "of the trigger",
        "re-trigger": "adds and pays",
        "at most left": left,
        "at most played": played,
    }
    return FreeGames.model_validate(data)


def test_one_game_at_most_left_is_played_until_none_is_won() -> None:
    """Each game wins another with chance 3/10, however many it wins: 1 / (7/10) games."""
    assert solved(free_games(left=1), AWARDS)(1) == Fraction(10, 7)


def test_two_games_at_most_left() -> None:
    """N2 = 1 + 7/10 N1 + 3/10 N2, since a win brings 1 left back to 2, four cut to one;
    N1 = 1 + 2/10 N1 + 1/10 N2."""
    games = solved(free_games(left=2), AWARDS)
    one = Fraction(80, 49)
    assert games(2) == Fraction(10, 7) + one
    assert games(1) == one
    assert games(1) == 1 + Fraction(1, 5) * games(1) + Fraction(1, 10) * games(2)
    assert games(5) == games(2)


def test_two_games_at_most_played() -> None:
    """One game, and another where it wins one: 1 + 3/10."""
    assert solved(free_games(played=2), AWARDS)(1) == Fraction(13, 10)
    assert solved(free_games(played=2), AWARDS)(2) == 2


def test_three_games_at_most_played_of_which_one_is_left_at_most() -> None:
    assert solved(free_games(left=1, played=3), AWARDS)(1) == 1 + Fraction(3, 10) + Fraction(9, 100)


@pytest.mark.parametrize("cap", [3, 5, 10, 20, 40])
@pytest.mark.parametrize("which", ["left", "played"])
def test_what_a_limit_takes_is_within_its_bound(cap: int, which: str) -> None:
    feature = free_games(**{which: cap})
    start = {3: Fraction(1, 20)}
    lost = start[3] * (3 / (1 - mean(AWARDS)) - solved(feature, AWARDS)(3))
    bound = games_lost_bound(feature, AWARDS, start)
    assert bound is not None
    assert 0 < lost <= bound


def test_both_limits_are_within_one_bound() -> None:
    feature = free_games(left=6, played=12)
    lost = 3 / (1 - mean(AWARDS)) - solved(feature, AWARDS)(3)
    bound = games_lost_bound(feature, AWARDS, {3: Fraction(1)})
    assert bound is not None
    assert 0 < lost <= bound


def test_the_bound_of_a_high_limit_is_far_below_sight() -> None:
    bound = games_lost_bound(free_games(left=997), AWARDS, {3: Fraction(1)})
    assert bound is not None
    assert 0 < bound < Fraction(1, 10**40)


def test_there_is_no_bound_where_a_series_does_not_end_by_itself() -> None:
    endless = {2: Fraction(1, 2)}
    assert games_lost_bound(free_games(left=10), endless, {3: Fraction(1)}) is None


def test_nothing_is_lost_without_a_limit() -> None:
    assert games_lost_bound(free_games(), AWARDS, {3: Fraction(1)}) == 0


@pytest.mark.parametrize(
    ("left", "played", "expected"), [(997, None, 997), (None, 8, 64), (3, 8, 24), (30, 8, 64)]
)
def test_steps_of_a_series(left: int | None, played: int | None, expected: int) -> None:
    assert steps(free_games(left, played)) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (Fraction(1), Fraction(1)),
        (Fraction(12341, 10), Fraction(1240)),
        (Fraction(9999, 10), Fraction(1000)),
        (Fraction(1, 3), Fraction(334, 1000)),
        (Fraction(2, 3 * 10**400), Fraction(667, 10**403)),
    ],
)
def test_rounding_up_to_three_digits(value: Fraction, expected: Fraction) -> None:
    assert rounded_up(value) == expected
