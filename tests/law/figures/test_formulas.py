"""Deviation, skewness, normalised deviation, patterns and exposure, worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from reelwright.law.figures import Below, Exact, Near, Prize, Undefined, number, one_in
from reelwright.law.figures.exposure import exposure
from reelwright.law.figures.figure import root, times
from reelwright.law.figures.normalised import Mode, Normalised, deviation_of_prizes
from reelwright.law.figures.patterns import pattern_odds
from reelwright.law.figures.spread import spread
from reelwright.law.figures.sums import sums
from tests.law.figures.test_interval import COIN, heads


def prize(name: str, count: int, frequency: Fraction, *, on: str = "line bet") -> Prize:
    return Prize(
        name=name,
        count=count,
        with_substitute=False,
        pay=Fraction(1),
        on="total bet" if on == "total bet" else "line bet",
        multiplier=1,
        ways=1,
        frequency=frequency,
        rtp=frequency,
    )


def test_spread_of_a_game_that_pays_ten_stakes_once_in_ten() -> None:
    # mean 1, E[X^2] = 10, E[X^3] = 100: variance 9, third central moment 100 - 30 + 2 = 72
    found = spread(Fraction(1), Fraction(10), Fraction(100), Fraction(20))
    assert found.variance == Exact(Fraction(9))
    assert number(found.deviation) == 3.0
    assert number(found.in_line_bets) == 60.0
    assert number(found.skewness) == pytest.approx(72 / 27, rel=1e-15)


def test_spread_leans_left_where_most_games_win() -> None:
    # pays 0 once in ten, else 10/9: the mirror image of the game above, a ninth as wide
    p, win = Fraction(9, 10), Fraction(10, 9)
    found = spread(p * win, p * win**2, p * win**3, Fraction(1))
    assert number(found.deviation) == pytest.approx(1 / 3)
    assert number(found.skewness) == pytest.approx(-72 / 27, rel=1e-14)


def test_no_skewness_where_every_game_pays_the_same() -> None:
    found = spread(Fraction(1), Fraction(1), Fraction(1), Fraction(1))
    assert number(found.deviation) == 0.0
    assert found.skewness == Undefined("every game returns the same")
    assert found.skewness.obtained == "not defined: every game returns the same"


def test_normalised_deviation_takes_each_prize_for_itself() -> None:
    # pays 4 once in 8 and 2 once in 4 beside it; a feature brings 1/10 a game, 3/10 of its square:
    # mean 1/2 + 1/2 + 1/10 = 11/10, squares 2 + 1 + 3/10 = 33/10
    found = deviation_of_prizes(
        [(Fraction(1, 8), Fraction(4)), (Fraction(1, 4), Fraction(2))],
        [(Fraction(1, 10), Fraction(3, 10))],
    )
    assert found.value == pytest.approx((3.3 - 1.21) ** 0.5, rel=1e-15)


def test_the_highest_mode_is_stated() -> None:
    modes = tuple(Mode(lines, Near(value, 0.0)) for lines, value in ((1, 9.5), (5, 9.5), (20, 7.0)))
    assert Normalised("", modes).highest.lines == 1


def test_patterns_against_one_in_seven_million() -> None:
    found = pattern_odds(
        [
            prize("ace", 5, Fraction(1, 14_000_000)),
            prize("ace", 5, Fraction(1, 14_000_000)),
            prize("king", 5, Fraction(1, 7_000_001)),
            prize("queen", 5, Fraction()),
        ]
    )
    assert [(one.name, one.one_in, one.holds) for one in found.patterns] == [
        ("ace", 7_000_000.0, True),
        ("king", 7_000_001.0, False),
    ]
    assert not found.holds
    assert (found.one_in, found.known) == (7_000_000, "in part")


def test_patterns_on_lines_are_taken_over_every_line_and_scatters_are_not() -> None:
    one_line = [
        prize("ace", 5, Fraction(1, 8_000_000)),
        prize("sun", 3, Fraction(1, 8_000_000), on="total bet"),
    ]
    found = pattern_odds(one_line, more_lines=Fraction(20))
    assert [(one.one_in, one.holds) for one in found.patterns] == [
        (400_000.0, True),
        (8_000_000.0, False),
    ]


def test_exposure_of_a_fair_coin() -> None:
    day = sums(COIN, 0.0, (100,))[100]
    found = exposure(day, Exact(Fraction()), 1, players=4, games=25)
    most = 2 * heads(100, Fraction(999, 1000))
    assert found.staked == 100
    assert number(found.paid) == most
    assert number(found.net) == most - 100
    assert found.level == Fraction(999, 1000)


def test_figures_say_how_they_were_obtained() -> None:
    assert Exact(Fraction(1, 3)).obtained == "exact fraction"
    assert Exact(Fraction(1, 3), "limits left out").obtained == "exact fraction, limits left out"
    assert Near(0.5, 1e-12).obtained == "float within 1e-12"
    assert Below(1e-30).obtained == "below a bound of 1e-30"
    assert root(Fraction(9)).obtained.startswith("root of an exact fraction, float within ")


def test_figures_in_other_units() -> None:
    assert times(Exact(Fraction(3), "but"), Fraction(1, 2)) == Exact(Fraction(3, 2), "but")
    assert times(Below(1e-20), Fraction(2)) == Below(2e-20)
    near = times(Near(3.0, 1e-10), Fraction(2))
    assert isinstance(near, Near)
    assert near.value == 6.0
    assert 2e-10 <= near.error < 2.1e-10


def test_odds_are_the_games_for_each_time() -> None:
    assert one_in(Exact(Fraction(1, 8))) == 8.0
    assert one_in(Exact(Fraction())) is None
    assert one_in(Below(1e-30)) is None
