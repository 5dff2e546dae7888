"""Moments by hand, and as the masses themselves give them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given

from reelwright.law.rings import Diverges, Jet, Jets, Polynomial, Polynomials
from tests.law.rings.amounts import Ways, total, ways

RING = Jets()
DIE = RING.law(dict.fromkeys(range(1, 7), 1), 6)
HALF = Fraction(1, 2)


def raw(law: Polynomial, power: int) -> Fraction:
    return sum((mass * amount**power for amount, mass in law.masses.items()), Fraction())


def test_a_die() -> None:
    moments = RING.moments(DIE)
    assert moments.mean == Fraction(7, 2)
    assert moments.second == Fraction(91, 6)
    assert moments.third == Fraction(441, 6)
    assert moments.variance == Fraction(35, 12)
    assert moments.third_central == 0


def test_two_dice_have_twice_the_mean_and_the_variance() -> None:
    moments = RING.moments(DIE**2)
    assert moments.mean == 7
    assert moments.variance == Fraction(35, 6)


@given(ways, ways, ways)
def test_moments_are_those_of_the_masses(one: Ways, other: Ways, third: Ways) -> None:
    def law(ring: Any) -> tuple[Any, ...]:
        a, b, c = (ring.law(counted, total(counted)) for counted in (one, other, third))
        return a * b**3, ring.mix([(HALF, a), (HALF, b * c)]), a * c + b.scaled(HALF) - c

    for jet, masses in zip(law(RING), law(Polynomials()), strict=True):
        assert jet.terms == tuple(raw(masses, power) / (1, 1, 2, 6)[power] for power in range(4))


@given(ways, ways)
def test_a_quotient_times_what_it_was_divided_by(one: Ways, other: Ways) -> None:
    a, b = RING.law(one, total(one)), RING.law(other, 2 * total(other))
    assert (a / (RING.one - b)) * (RING.one - b) == a


def test_no_power_pays_nothing() -> None:
    assert RING.one == DIE**0


def test_games_until_one_fails() -> None:
    """A game, and another with chance 1/3: geometric with mean 3/2, variance (1/3)/(4/9) = 3/4."""
    game = RING.law({1: 1}, 1)

    def step(laws: tuple[Jet, ...]) -> tuple[Jet, ...]:
        return (game * RING.mix([(Fraction(2, 3), RING.one), (Fraction(1, 3), laws[0])]),)

    moments = RING.moments(RING.fixed_point(step, 1)[0])
    assert moments.mean == Fraction(3, 2)
    assert moments.variance == Fraction(3, 4)


def test_games_that_win_two_more() -> None:
    """All descendants of one: mean 1/(1-m), variance s²/(1-m)³, with m = 2/3 and s² = 8/9 of the
    games a game wins; the third moment by differentiating N(t) = e^t (2/3 + 1/3 N²) three times."""
    game = RING.law({1: 1}, 1)

    def step(laws: tuple[Jet, ...]) -> tuple[Jet, ...]:
        return (game * RING.mix([(Fraction(2, 3), RING.one), (Fraction(1, 3), laws[0] ** 2)]),)

    moments = RING.moments(RING.fixed_point(step, 1)[0])
    assert moments.mean == 3
    assert moments.variance == 24
    # N = e^t G, G = 2/3 + N²/3: G' = 2NN'/3 = 2, G'' = 2(N'² + N'')/3 = 28,
    # G''' = 2(3 N'N'' + N''')/3 = 198 + 2N'''/3; N''' = 1 + 3G' + 3G'' + G'''
    assert moments.third == 3 * (1 + 3 * 2 + 3 * 28 + 198)


def test_two_kinds_of_games_that_win_each_other() -> None:
    """A game of a wins one of b with chance 1/2, one of b two of a with chance 1/4."""
    a_pays, b_pays = RING.law({1: 1}, 1), RING.law({10: 1}, 1)

    def step(laws: tuple[Jet, ...]) -> tuple[Jet, ...]:
        a, b = laws
        return (
            a_pays * RING.mix([(HALF, RING.one), (HALF, b)]),
            b_pays * RING.mix([(Fraction(3, 4), RING.one), (Fraction(1, 4), a**2)]),
        )

    a, b = (RING.moments(law) for law in RING.fixed_point(step, 2))
    # A = 1 + B/2, B = 10 + A/2
    assert (a.mean, b.mean) == (8, 14)
    # A = 1 + X B: E A² = 1 + B + EB²/2; EB² = 100 + 10 A + (2 EA² + 2 A²)/4
    assert b.second == 100 + 10 * 8 + (2 * a.second + 2 * 64) / 4
    assert a.second == 1 + 14 + b.second / 2


@pytest.mark.parametrize("chance", [HALF, Fraction(3, 4)])
def test_games_that_win_one_or_more_on_average_have_no_mean(chance: Fraction) -> None:
    def step(laws: tuple[Jet, ...]) -> tuple[Jet, ...]:
        return (RING.mix([(1 - chance, RING.one), (chance, laws[0] ** 2)]),)

    with pytest.raises(Diverges):
        RING.fixed_point(step, 1)


def test_a_part_of_a_law_is_not_solved() -> None:
    with pytest.raises(Diverges, match="whole"):
        RING.fixed_point(lambda laws: (laws[0].scaled(HALF),), 1)


def test_weights_alone_have_no_moments_to_solve() -> None:
    ring = Jets(order=0)
    assert ring.fixed_point(lambda laws: laws, 2) == (ring.one, ring.one)
