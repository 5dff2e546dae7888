"""Laws on the lattice: sums, mixtures, quantiles, caps, against fractions."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reelwright.law.lattice import Law, Probability
from reelwright.law.lattice.law import cumulated, mixture
from reelwright.law.rings import Polynomial, Polynomials
from tests.law.rings.amounts import Ways, total, ways

RING = Polynomials()
COIN = Law.of({0: 1, 1: 1}, 2)


def assert_is(law: Law, exact: Polynomial) -> None:
    """Every cumulated probability is within the error that the law states."""
    for amount in range(-1, len(law.mass) + 2):
        right = float(sum(m for x, m in exact.masses.items() if x <= amount))
        found = law.at_most(amount)
        assert abs(found.value - right) <= found.error + 1e-16
        above = law.tail(amount + 1)
        assert abs(above.value - (1 - right)) <= above.error + 1e-16
    assert law.error < 1e-12


@given(ways, ways)
def test_sums(one: Ways, other: Ways) -> None:
    law = Law.of(one, total(one)) + Law.of(other, total(other))
    assert_is(law, RING.law(one, total(one)) * RING.law(other, total(other)))
    assert law.mass.min() >= 0


@given(ways, ways, st.integers(0, 10))
def test_mixtures(one: Ways, other: Ways, tenths: int) -> None:
    weight = Fraction(tenths, 10)
    exact = [RING.law(counted, total(counted)) for counted in (one, other)]
    laws = [Law.of(counted, total(counted)) for counted in (one, other)]
    shares = [weight, 1 - weight]
    mixed = mixture((float(share), law) for share, law in zip(shares, laws, strict=True))
    assert_is(mixed, RING.mix(zip(shares, exact, strict=True)))


@given(ways, st.integers(1, 4))
def test_multiples(counted: Ways, factor: int) -> None:
    law = Law.of(counted, total(counted)).scaled(factor)
    scaled = {amount * factor: n for amount, n in counted.items()}
    assert_is(law, RING.law(scaled, total(counted)))


@given(ways, st.integers(0, 12))
def test_a_cap(counted: Ways, most: int) -> None:
    law = Law.of(counted, total(counted)).capped(most)
    exact: dict[int, int] = {}
    for amount, n in counted.items():
        exact[min(amount, most)] = exact.get(min(amount, most), 0) + n
    assert len(law.mass) == most + 1
    assert_is(law, RING.law(exact, total(counted)))


def test_a_cap_takes_what_lies_beyond_the_lattice() -> None:
    law = Law(np.array([0.5, 0.25]), beyond=0.25, error=1e-9).capped(4)
    assert law.mass.tolist() == [0.5, 0.25, 0, 0, 0.25]
    assert law.beyond == 0
    assert law.error == pytest.approx(0.25)
    within = Law(np.array([0.5, 0.25]), beyond=0.25).capped(1)
    assert within.mass.tolist() == [0.5, 0.5]
    assert within.error == 0
    assert Law(np.array([0.5, 0.25]), beyond=0.25).capped(0).mass.tolist() == [1]


@pytest.mark.parametrize(
    ("level", "amount"), [(0.0, 0), (0.4, 0), (0.6, 1), (0.7, 1), (0.76, 3), (0.99, 3)]
)
def test_quantiles(level: float, amount: int) -> None:
    law = Law.of({0: 2, 1: 1, 3: 1}, 4)
    assert law.quantile(level) == amount
    assert law.quantile_range(level) == (amount, amount)


def test_a_quantile_at_a_step_is_a_range() -> None:
    law = Law(np.array([0.5, 0.5]), error=1e-9)
    assert law.quantile_range(0.5) == (0, 1)


def test_a_quantile_beyond_the_lattice_is_refused() -> None:
    law = Law(np.array([0.5, 0.25]), beyond=0.25, error=1e-9)
    with pytest.raises(ValueError, match="quantile"):
        law.quantile(0.9)


def test_moments_of_masses() -> None:
    assert (COIN + COIN).moment(2) == pytest.approx(1.5)


@given(st.lists(st.floats(0, 1), max_size=40))
def test_cumulated_sums(values: list[float]) -> None:
    found = cumulated(np.array(values))
    right = [float(sum(map(Fraction, values[: n + 1]))) for n in range(len(values))]
    assert found == pytest.approx(right, rel=1e-14)


def test_a_probability_not_told_from_nothing_is_below_a_bound() -> None:
    assert Probability(1e-12, 1e-13).below is None
    assert Probability(1e-12, 1e-12).below == 2e-12
    assert Probability(0.9, 0.6).below == 1
    assert Probability(0.5, 0.125).relative == 0.25
    assert Probability(0.0, 0.1).relative == float("inf")
