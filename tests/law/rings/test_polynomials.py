"""Finite laws, by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from reelwright.law.rings import Polynomial, Polynomials

RING = Polynomials(depth=3)
COIN = RING.law({0: 1, 1: 1}, 2)
HALF = Fraction(1, 2)


def test_sums_of_coins() -> None:
    assert (COIN**2).masses == {0: Fraction(1, 4), 1: HALF, 2: Fraction(1, 4)}
    assert (COIN * RING.law({5: 1}, 1)).masses == {5: HALF, 6: HALF}
    assert RING.one == (COIN**0)


def test_mixtures_and_what_is_left() -> None:
    mixed = RING.mix([(HALF, COIN), (HALF, RING.law({7: 3}, 3))])
    assert mixed.masses == {0: Fraction(1, 4), 1: Fraction(1, 4), 7: HALF}
    assert (mixed - COIN.scaled(HALF)).masses == {7: HALF}


def test_a_quotient_is_carried_on_to_its_depth() -> None:
    again = RING.law({2: 1}, 3)
    assert (RING.one / (RING.one - again)).masses == {
        2 * times: Fraction(1, 3) ** times for times in range(4)
    }


def test_a_quotient_by_a_number_is_exact() -> None:
    assert (COIN / (RING.one - RING.one.scaled(HALF))) == COIN.scaled(Fraction(2))
    with pytest.raises(ZeroDivisionError):
        COIN / RING.law({1: 1}, 1)


def test_amounts_above_the_last_are_left_out() -> None:
    ring = Polynomials(depth=9, up_to=3)
    again = ring.law({1: 1}, 2)
    assert (ring.one / (ring.one - again)).masses == {n: HALF**n for n in range(4)}
    assert ring.law({2: 1, 4: 1}, 2).masses == {2: HALF}


def test_laws_that_follow_are_told_to_a_depth() -> None:
    """A game, and another with chance 1/2: with three steps three games at most are told."""

    def step(laws: tuple[Polynomial, ...]) -> tuple[Polynomial, ...]:
        game = RING.law({1: 1}, 1)
        return (game * RING.mix([(HALF, RING.one), (HALF, laws[0])]),)

    (games,) = RING.fixed_point(step, 1)
    assert games.masses == {n: HALF**n for n in (1, 2, 3)}
