"""The law of a game read off at levels, multiples of the stake and bands."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from reelwright.law.figures import Exact, Round
from reelwright.law.figures.round import tails


def law(**others: float) -> Round:
    """Pays 0, 1, 4, 30 grains of a stake of 2: half, a quarter, an eighth, an eighth."""
    mass = np.zeros(31)
    mass[[0, 1, 4, 30]] = [0.5, 0.25, 0.125, 0.125]
    given = {"beyond": 0.0, "error": 0.0} | others
    return Round(mass=mass, stake=2, highest=30, tail=(), **given)


def test_quantiles() -> None:
    levels = ("0.5", "0.74", "0.75", "0.76", "0.875", "0.9")
    assert [float(one.times_stake) for one in law().quantiles(levels)] == [0, 0.5, 0.5, 2, 2, 15]


def test_a_level_that_the_doubt_swallows_is_not_told() -> None:
    told = law(error=1e-4).quantiles(("0.5", "0.999", "0.9999"))
    assert [one.level for one in told] == [Fraction(1, 2), Fraction(999, 1000)]


def test_bands_hold_all_games_and_all_of_the_return() -> None:
    bands = law().bands()
    assert [(float(b.low), b.high and float(b.high), b.probability, b.rtp) for b in bands] == [
        (0.0, 0.5, 0.5, 0.0),
        (0.5, 1.0, 0.25, 0.125),
        (1.0, 2.0, 0.0, 0.0),
        (2.0, 5.0, 0.125, 0.25),
        (5.0, 10.0, 0.0, 0.0),
        (10.0, None, 0.125, 1.875),
    ]


def test_the_curve_falls_and_ends_where_the_law_does() -> None:
    curve = law().curve()
    chances = [point.probability for point in curve]
    assert chances == sorted(chances, reverse=True)
    assert (curve[0].times_stake, curve[0].probability) == (0.5, 0.5)
    assert (curve[-1].times_stake, curve[-1].probability) == (15.0, 0.125)


def test_rows_hold_every_win() -> None:
    assert list(law().rows()) == [(0, 0.5), (1, 0.25), (4, 0.125), (30, 0.125)]


def test_tails_are_asked_for_in_grains() -> None:
    asked: list[int] = []

    def tail(grains: int) -> Exact:
        asked.append(grains)
        return Exact(Fraction(1, grains))

    assert [one.times for one in tails(tail, 40, (10, 25))] == [10, 25]
    assert asked == [400, 1000]
