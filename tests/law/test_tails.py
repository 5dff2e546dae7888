"""Probabilities far out, against exact fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate
from math import comb

import pytest

from reelwright.law.lattice import Law, invert
from reelwright.law.rings import Polynomials
from reelwright.law.tails import RELATIVE
from tests.law.lattice.test_inversion import doubling, games

COUNTED = {0: 90, 5: 9, 100: 1}
MANY = 40


def far(law: Law, amount: int, right: Fraction) -> float:
    """Assert that a tail is within its own error; return that, relatively."""
    found = law.tail(amount)
    assert abs(Fraction(found.value) - right) <= Fraction(found.error)
    return found.relative


def test_sums_down_to_the_greatest() -> None:
    """Forty prizes together; all of them the greatest has a probability of 1e-80."""
    law = invert(lambda ring: ring.law(COUNTED, 100) ** MANY)
    exact = (Polynomials().law(COUNTED, 100) ** MANY).masses
    amounts = sorted(exact, reverse=True)
    tails = dict(zip(amounts, accumulate(exact[amount] for amount in amounts), strict=True))
    assert max(far(law, amount, tails[amount]) for amount in amounts[::20]) < RELATIVE
    assert far(law, 100 * MANY, Fraction(1, 100**MANY)) < RELATIVE
    beyond = law.tail(100 * MANY + 1)
    assert beyond.below is not None
    assert beyond.below < 1e-80


def test_a_series_down_to_1e_100() -> None:
    """Its law falls off slowly: as e^(-k/17) k^(-3/2)."""
    law = invert(lambda ring: doubling(ring, 3))
    tail = 1 - sum((games(count, 3) for count in range(1, 100)), Fraction())
    reached = []
    for count in range(100, 4000):
        if count in (100, 500, 1000, 2001, 3999):
            reached.append(float(tail))
            assert far(law, count, tail) < 1e-4
        tail -= games(count, 3)
    assert reached[0] < 1e-3
    assert reached[2] < 1e-25
    assert reached[-1] < 1e-100


def test_coins_down_to_1e_280() -> None:
    """A thousand coins of one in a million: 65 of them."""
    law = invert(lambda ring: ring.law({0: 10**6 - 1, 1: 1}, 10**6) ** 1000)
    assert far(law, 1, heads(1)) < RELATIVE
    assert far(law, 3, heads(3)) < RELATIVE
    assert far(law, 50, heads(50)) < RELATIVE
    assert heads(65) < Fraction(1, 10**280)
    assert far(law, 65, heads(65)) < RELATIVE
    assert law.tail(200).below == pytest.approx(1e-300)


def heads(least: int) -> Fraction:
    """How likely so many of the coins, and no more than twenty above, are heads."""
    chance = Fraction(1, 10**6)
    terms = (
        comb(1000, n) * chance**n * (1 - chance) ** (1000 - n) for n in range(least, least + 20)
    )
    return sum(terms, Fraction())


def test_what_is_certain() -> None:
    law = invert(lambda ring: ring.law({3: 1}, 1))
    assert law.tail(0).value == 1
    assert law.tail(3).value == pytest.approx(1)
    below = law.tail(4).below
    assert below is not None
    assert below < 1e-80
