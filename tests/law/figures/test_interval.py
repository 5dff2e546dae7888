"""Volatility worked out by hand: a fair coin that pays twice the stake or nothing."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import numpy as np
import pytest

from reelwright.law.figures import number
from reelwright.law.figures.interval import two_sided, volatility
from reelwright.law.figures.sums import sums

COIN = np.array([0.5, 0.0, 0.5])
"""A stake is one grain: mean 1, deviation 1."""


def heads(games: int, level: Fraction) -> int:
    """Return the least number of heads that is not exceeded with this probability, exactly."""
    total = Fraction()
    for many in range(games + 1):
        total += Fraction(comb(games, many), 2**games)
        if total >= level:
            return many
    raise AssertionError


def test_the_normal_quantiles_are_those_of_the_tables() -> None:
    levels = (Fraction(90, 100), Fraction(95, 100), Fraction(99, 100))
    assert [round(two_sided(level), 6) for level in levels] == [1.644854, 1.959964, 2.575829]


def test_a_fair_coin() -> None:
    games = (100, 10_000)
    ninety, ninety_five, _ = volatility(
        1.0, 1.0, sums(COIN, 0.0, games), 1, half_widths=(Fraction(1, 100), Fraction(1, 10))
    )
    assert ninety_five.index == pytest.approx(1.959964, abs=1e-6)
    assert [(one.games, one.low, one.high) for one in ninety_five.intervals] == [
        (100, pytest.approx(1 - 0.1959964), pytest.approx(1 + 0.1959964)),
        (10_000, pytest.approx(1 - 0.01959964), pytest.approx(1 + 0.01959964)),
    ]
    # (1.644854 / 0.01)^2 = 27055.4..., (1.644854 / 0.1)^2 = 270.55...
    assert [needed.games for needed in ninety.needed] == [27_056, 271]


def test_the_counted_interval_is_that_of_the_binomial_law() -> None:
    (at_95,) = volatility(1.0, 1.0, sums(COIN, 0.0, (400,)), 1, levels=(Fraction(95, 100),))
    (interval,) = at_95.intervals
    low, high = heads(400, Fraction(25, 1000)), heads(400, Fraction(975, 1000))
    assert number(interval.law_low) == 2 * low / 400
    assert number(interval.law_high) == 2 * high / 400
