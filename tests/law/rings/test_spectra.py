"""Spectra against exact masses; what they say of their size and of their error holds."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import exp
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reelwright.law.rings import Diverges, Polynomial, Polynomials
from reelwright.law.rings.spectra import Cache, Spectra
from reelwright.law.rings.spectrum import Spectrum
from tests.law.rings.amounts import Ways, total, ways

SIZE = 64
THIRD = Fraction(1, 3)
tilts = st.sampled_from((-0.3, 0.0, 0.05, 1.0))


def exact(law: Polynomial, size: int, tilt: float) -> np.ndarray[Any, np.dtype[np.complex128]]:
    """The transform as it is defined, term by term."""
    turn = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    terms = (float(mass) * exp(tilt * x) * turn ** (x % size) for x, mass in law.masses.items())
    return sum(terms, np.zeros(size // 2 + 1, dtype=np.complex128))


def assert_holds(element: Spectrum, law: Polynomial, tilt: float, size: int = SIZE) -> None:
    found = exact(law, size, tilt)
    slack = 1e-14 * (1 + element.norm)  # of `exact` itself
    assert np.abs(element.values - found).max() <= element.error + slack
    assert np.abs(found).max() <= element.norm + slack
    assert np.abs(found).min() >= element.least - slack
    assert element.error <= 1e-12 * (1 + element.norm)


@given(ways, ways, ways, tilts)
def test_sums_products_and_mixtures(one: Ways, other: Ways, third: Ways, tilt: float) -> None:
    def laws(ring: Any) -> tuple[Any, ...]:
        a, b, c = (ring.law(counted, 2 * total(counted)) for counted in (one, other, third))
        return (
            a,
            a * b**5,
            ring.mix([(THIRD, a), (1 - THIRD, b * c)]),
            ring.one - c,
            (a * b - c).scaled(THIRD),
            a**0,
            ring.zero + b,
        )

    spectra, masses = laws(Spectra(SIZE, tilt)), laws(Polynomials())
    for element, law in zip(spectra, masses, strict=True):
        assert_holds(element, law, tilt)


@given(ways)
def test_a_quotient_times_what_it_was_divided_by(again: Ways) -> None:
    ring, exactly = Spectra(SIZE), Polynomials()
    rest = ring.one - ring.law(again, 2 * total(again))
    law = ring.law({0: 1, 3: 1}, 2) / rest
    assert law.least <= np.abs(law.values).min()
    assert np.abs(law.values).max() <= law.norm
    assert_holds(law * rest, exactly.law({0: 1, 3: 1}, 2), 0.0)


def test_a_quotient_by_what_may_be_nothing_is_refused() -> None:
    ring = Spectra(SIZE)
    with pytest.raises(Diverges):
        ring.one / (ring.one - ring.law({1: 1}, 1))


def test_amounts_beyond_the_lattice_fall_on_it() -> None:
    ring = Spectra(8)
    masses = np.fft.irfft(ring.law({3: 1, 11: 1, 12: 2}, 4).values)
    assert np.allclose(masses, [0, 0, 0, 0.5, 0.5, 0, 0, 0])


def test_a_ring_of_one_number_is_the_mean_under_the_tilt() -> None:
    element = Spectra(1, 0.25).law({0: 1, 4: 3}, 4)
    assert element.values[0] == pytest.approx((1 + 3 * exp(1)) / 4)
    assert element.norm >= (1 + 3 * exp(1)) / 4


def test_a_tilt_beyond_floats_is_refused() -> None:
    with pytest.raises(Diverges):
        Spectra(16, 800.0).law({1: 1}, 1)


@pytest.mark.parametrize("size", [0, -4, 12])
def test_a_lattice_has_a_power_of_two(size: int) -> None:
    with pytest.raises(ValueError, match="power of two"):
        Spectra(size)


def test_rings_share_the_arrays_of_a_law() -> None:
    cache, counted = Cache(), {0: 1, 2: 1}
    Spectra(16, 0.0, cache).law(counted, 2)
    Spectra(1, 0.5, cache).law(counted, 2)
    assert len(cache.arrays) == 1


def again(ring: Any) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """Two kinds of games: each pays one at least, and wins some of both kinds."""
    first = [ring.law({1: 3, 2: 2}, 10), ring.law({3: 2}, 10), ring.law({1: 3}, 10)]
    second = [ring.law({2: 7}, 10), ring.law({4: 2}, 10), ring.law({1: 1}, 10)]

    def step(laws: tuple[Any, ...]) -> tuple[Any, ...]:
        a, b = laws
        return (
            first[0] + first[1] * a + first[2] * b,
            second[0] + second[1] * a * a + second[2] * b,
        )

    return step


def test_laws_that_follow_from_each_other_are_solved_within_their_bounds() -> None:
    """Amounts below 24 exactly, since every game pays one; the rest of the weight is small."""
    exactly = Polynomials(depth=25, up_to=23).fixed_point(again(Polynomials(25, 23)), 2)
    solved = Spectra(2048).fixed_point(again(Spectra(2048)), 2)
    for element, law in zip(solved, exactly, strict=True):
        masses = np.fft.irfft(element.values)
        for amount in range(24):
            assert abs(masses[amount] - float(law.masses.get(amount, 0))) < 1e-14
        assert element.error < 1e-11
        assert np.abs(element.values).max() <= element.norm
        assert element.norm == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize(
    ("tilt", "ends"), [(-1.0, True), (0.05, True), (0.0588, True), (0.06, False)]
)
def test_a_solution_is_proven_up_to_the_steepest_tilt(tilt: float, ends: bool) -> None:
    """phi = e^t (2 + phi²) / 3 has roots as long as e^t <= 3 / sqrt(8): t <= 0.05889."""

    def step(ring: Spectra) -> Spectrum:
        game = ring.law({1: 1}, 1)
        return ring.fixed_point(
            lambda laws: (game * ring.mix([(1 - THIRD, ring.one), (THIRD, laws[0] ** 2)]),), 1
        )[0]

    for size in (1, 256):
        if not ends:
            with pytest.raises(Diverges):
                step(Spectra(size, tilt))
            continue
        element = step(Spectra(size, tilt))
        root = (1 - (1 - 8 / 9 * exp(2 * tilt)) ** 0.5) / (2 / 3 * exp(tilt))
        assert element.values[0].real == pytest.approx(root, rel=1e-9)
        assert root <= element.norm <= root * (1 + 1e-2)


def test_the_weight_of_games_without_end_is_missing() -> None:
    """phi = (1 + 2 phi²) / 3: of the solutions 1/2 and 1 the least, how likely they end."""
    ring = Spectra(16)
    (ends,) = ring.fixed_point(
        lambda laws: (ring.mix([(THIRD, ring.one), (1 - THIRD, laws[0] ** 2)]),), 1
    )
    assert np.allclose(ends.values, 0.5)
