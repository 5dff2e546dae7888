"""Laws from their spectra, against exact masses, with sizes proven large enough."""

from __future__ import annotations

from fractions import Fraction
from math import comb, log
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reelwright.law.lattice import Law, invert
from reelwright.law.lattice.chernoff import Chernoff
from reelwright.law.rings import Diverges, Polynomials
from reelwright.law.series import Limits, series
from tests.law.rings.amounts import Ways, total, ways

THIRD = Fraction(1, 3)


def doubling(ring: Any, start: int, again: Fraction = THIRD, limits: Limits | None = None) -> Any:
    """The games of a series in which each game wins two more with a chance."""
    game = ring.law({1: 1}, 1)
    parts = [(0, game.scaled(1 - again)), (2, game.scaled(again))]
    return series(ring, [parts], [start], limits)[start]


def games(count: int, start: int, again: Fraction = THIRD) -> Fraction:
    """How likely a series plays so many games, by Otter's formula: start/n P(n win n - start)."""
    wins, odd = divmod(count - start, 2)
    if count < start or odd:
        return Fraction()
    ends = (1 - again) ** (count - wins)
    return Fraction(start, count) * comb(count, wins) * again**wins * ends


@settings(max_examples=30)
@given(ways, st.integers(1, 12))
def test_sums_of_equal_laws(counted: Ways, many: int) -> None:
    law = invert(lambda ring: ring.law(counted, total(counted)) ** many)
    exact = Polynomials().law(counted, total(counted)) ** many
    running, found = Fraction(), law.cumulated
    for amount in range(len(law.mass)):
        running += exact.masses.get(amount, Fraction())
        assert abs(found[amount] - float(running)) <= law.error
    assert running >= 1 - Fraction(law.beyond)
    assert abs(float(law.mass.sum()) - 1) < 1e-13
    assert law.error < 1e-12


@pytest.mark.parametrize("start", [1, 3, 10])
def test_the_length_of_a_series(start: int) -> None:
    law = invert(lambda ring: doubling(ring, start))
    running = Fraction()
    for count in range(len(law.mass)):
        running += games(count, start) if count else 0
        assert abs(law.cumulated[count] - float(running)) <= law.error
    assert 1 - running <= Fraction(law.beyond)
    assert law.beyond < 1e-18
    assert law.error < 1e-11


def test_a_limited_series_ends_at_its_limit() -> None:
    law = invert(lambda ring: doubling(ring, 2, limits=Limits(played=40)))
    exact = Polynomials().law({1: 1}, 1)
    assert exact.masses
    assert law.mass[:40] == pytest.approx(
        [float(games(count, 2)) if count else 0 for count in range(40)], abs=1e-14
    )
    rest = 1 - sum(games(count, 2) for count in range(1, 40))
    assert law.mass[40] == pytest.approx(float(rest), abs=1e-14)


def test_a_law_beyond_its_lattice_is_damped() -> None:
    """Near the mean of one game won, the length goes far beyond 2048 games."""
    again = Fraction(49, 100)
    law = invert(lambda ring: doubling(ring, 2, again), most=2048)
    beyond = 1 - sum(games(count, 2, again) for count in range(1, 2048))
    assert 1e-9 < beyond <= law.beyond
    running = Fraction()
    for count in range(2048):
        running += games(count, 2, again) if count else 0
        assert abs(law.cumulated[count] - float(running)) <= law.error
    assert law.error < 1e-5


def test_a_law_without_end_is_refused() -> None:
    with pytest.raises(Diverges, match=r"no end with a probability of 0\.5"):
        invert(lambda ring: doubling(ring, 1, Fraction(2, 3)), most=64)


def test_bounds_far_out_are_above_the_probabilities() -> None:
    chernoff = Chernoff(lambda ring: doubling(ring, 2))
    for amount in (1, 5, 20, 60, 150):
        exact = 1 - sum(games(count, 2) for count in range(1, amount))
        bound = chernoff.beyond(amount)
        assert log(exact) <= bound <= log(exact) + 8
    enough = chernoff.size(log(1e-6))
    assert chernoff.beyond(int(enough) + 1) <= log(1e-6) + 1e-6


def test_nothing_paid_is_a_law() -> None:
    law: Law = invert(lambda ring: ring.one)
    assert law.mass[0] == 1
    assert not np.any(law.mass[1:] > 1e-15)
