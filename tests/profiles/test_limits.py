"""What the limits come to, at the figure and one beside it."""

from __future__ import annotations

from datetime import timedelta
from fractions import Fraction
from typing import Any

import pytest

from reelwright.profiles.limits import (
    lapses,
    returns_enough,
    too_large,
    too_long,
    too_much,
    wait_ms,
)
from reelwright.profiles.model import Profile


def under(**limits: Any) -> Profile:
    return Profile(name="test", description="for tests", **limits)


@pytest.mark.parametrize(
    ("passed", "wait"), [(0, 2500), (1, 2499), (2499, 1), (2500, 0), (9000, 0), (-1, 0)]
)
def test_how_long_a_round_waits(passed: int, wait: int) -> None:
    assert wait_ms(under(minimum_round_ms=2500), timedelta(milliseconds=passed)) == wait


def test_a_part_of_a_millisecond_is_waited_for_whole() -> None:
    assert wait_ms(under(minimum_round_ms=10), timedelta(microseconds=9001)) == 1


def test_a_bet_a_loss_a_session_and_a_round_left_open() -> None:
    assert [too_large(under(largest_bet=250), cost) for cost in (250, 251)] == [False, True]
    day = under(most_lost_in_a_day=1000)
    assert [too_much(day, 900, cost) for cost in (100, 101)] == [False, True]
    assert not too_much(day, -5000, 6000)
    played = [timedelta(minutes=60) - timedelta(microseconds=1), timedelta(minutes=60)]
    assert [too_long(under(longest_session_minutes=60), one) for one in played] == [False, True]
    left = under(lapse_hours=1, lapsed_rounds="void")
    assert [lapses(left, one) for one in played] == [False, True]


def test_nothing_is_too_much_where_nothing_is_limited() -> None:
    bare, long = under(), timedelta(days=10_000)
    assert not too_large(bare, 10**9)
    assert not too_much(bare, 10**9, 10**9)
    assert not too_long(bare, long)
    assert not lapses(bare, long)
    assert wait_ms(bare, timedelta()) == 0
    assert returns_enough(bare, None)


def test_a_return_is_compared_exactly() -> None:
    """7/8 is 87.5%; a hair less is less, however it is printed."""
    enough = under(minimum_rtp="87.5%")
    assert returns_enough(enough, Fraction(7, 8))
    assert not returns_enough(enough, Fraction(7, 8) - Fraction(1, 10**12))
    assert not returns_enough(enough, None)
