"""A whole sheet against one worked out by hand.

With R what a game of `fair.yaml` returns, in stakes: 0 six times in eight, 5 once, and once 1 and
what two more games return, which is as R again. So E[R] = 5/8 + (1 + 2 E[R]) / 8 = 1,
E[R^2] = 25/8 + (1 + 4 + 2 E[R^2] + 2) / 8 = 16/3 and, in the same way, E[R^3] = 101/3.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from reelwright.automaton.scale import playing
from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Definition, Game, WinCap
from reelwright.law.figures import Exact, Near, Par, number
from reelwright.law.par import par
from reelwright.law.returns import returns

FAIR = Path(__file__).parent / "fair.yaml"
EIGHTH = Fraction(1, 8)


def fair() -> Game:
    return read_game(FAIR)


@cache
def sheet() -> Par:
    game = fair()
    return par(game, playing(game.definition))


@cache
def cinderella(lines: tuple[int, ...] = tuple(range(1, 21))) -> Par:
    game = read_game(find_game("cinderella"))
    return par(game, playing(game.definition, lines))


def test_return_in_parts() -> None:
    assert sheet().rtp == Exact(Fraction(1))
    assert [(part.name, part.rtp) for part in sheet().parts] == [
        ("line wins", Exact(5 * EIGHTH)),
        ("scatter prizes", Exact(EIGHTH)),
        ("encore", Exact(2 * EIGHTH)),
    ]


def test_prizes() -> None:
    found = [
        (prize.name, prize.count, prize.pay, prize.on, prize.ways, prize.frequency, prize.rtp)
        for part in sheet().parts
        for prize in part.prizes
    ]
    assert found == [
        ("ace", 3, 5, "line bet", 8, EIGHTH, 5 * EIGHTH),
        ("star", 3, 1, "total bet", 8, EIGHTH, EIGHTH),
    ]
    assert sheet().windows == 64


def test_spread() -> None:
    # variance 16/3 - 1, third central moment 101/3 - 16 + 2
    found = sheet().spread
    assert found.variance == Exact(Fraction(13, 3))
    assert number(found.deviation) == pytest.approx((13 / 3) ** 0.5, rel=1e-15)
    assert number(found.skewness) == pytest.approx(59 / 3 / (13 / 3) ** 1.5, rel=1e-14)


def test_the_feature() -> None:
    (encore,) = sheet().features
    assert encore.frequency == Exact(EIGHTH)
    assert encore.pays == Exact(Fraction(2))
    assert number(encore.deviation) == pytest.approx((2 * 13 / 3) ** 0.5, rel=1e-15)
    assert encore.started_by == Exact(EIGHTH)
    # two games, and a quarter more in each
    assert encore.mean_games == Exact(Fraction(8, 3))
    assert sheet().free_games_mean == Exact(Fraction(8, 3))
    assert sheet().any_free_games == Exact(EIGHTH)


def test_games_of_a_series() -> None:
    # 2 + 2 w games, w of which win again and w + 2 not: the ballot theorem counts their orders
    by_games = {one.games: one.probability for one in sheet().features[0].games}
    assert by_games[2] == pytest.approx((7 / 8) ** 2, abs=1e-12)
    assert by_games[4] == pytest.approx(2 * (7 / 8) ** 3 / 8, abs=1e-12)
    assert by_games[6] == pytest.approx(5 * (7 / 8) ** 4 / 64, abs=1e-12)
    assert set(by_games) <= set(range(2, 2000, 2))
    assert sum(by_games.values()) == pytest.approx(1, abs=1e-11)


def test_hits() -> None:
    found = sheet().hits
    assert found.any_win == Exact(Fraction(1, 4))
    for figure, value in ((found.round_any, 0.25), (found.at_least_stake, 0.25)):
        assert isinstance(figure, Near)
        assert figure.value == pytest.approx(value, abs=1e-12)
        assert figure.error < 1e-10
    assert number(found.below_stake) == pytest.approx(0, abs=1e-11)


def test_the_law_of_a_game() -> None:
    """Returns 1 where the series of stars alone pays nothing more: (1/8) (6/8)^2, and so on."""
    mass = sheet().round.mass
    none = Fraction(6, 8)
    one = EIGHTH * none**2
    two = EIGHTH * 2 * none * one
    for grains, exact in ((0, none), (1, one), (2, two), (3, EIGHTH * (2 * none * two + one**2))):
        assert mass[grains] == pytest.approx(float(exact), abs=1e-12)
    assert mass[5] > 0.125
    assert float(mass @ np.arange(len(mass))) == pytest.approx(1, abs=1e-9)


def test_normalised_deviation() -> None:
    # prizes 25/8 + 1/8; the feature 1/8 (2 (16/3) + 2) = 19/12; less the mean squared
    (mode,) = sheet().normalised.modes
    assert mode.lines == 1
    assert mode.deviation.value == pytest.approx((23 / 6) ** 0.5, rel=1e-15)


def test_top_win() -> None:
    paid, encore = sheet().top_wins
    assert (paid.phase, encore.phase) == ("paid", "encore")
    for top in (paid, encore):
        assert (top.times_stake, top.line_bets, top.probability) == (5, 5, Exact(EIGHTH))
    assert sheet().round.highest is None


def test_patterns_and_money() -> None:
    found = sheet()
    assert found.patterns.holds
    assert [one.frequency for one in found.patterns.patterns] == [EIGHTH, EIGHTH]
    assert (found.line_bet, found.stake, found.units, found.lines) == (10, 10, 1, (1,))


def test_exposure_of_a_fair_game() -> None:
    """600,000 games of deviation (13/3)^(1/2): nearly normal, 3.0902 deviations above the mean."""
    found = sheet().exposure
    assert found.staked == 600_000
    assert found.mean == Exact(Fraction())
    assert number(found.net) == pytest.approx(3.0902 * (600_000 * 13 / 3) ** 0.5, rel=0.01)


def test_players_and_games_are_those_asked_for() -> None:
    game = fair()
    found = par(game, playing(game.definition), players=7, games_a_day=11).exposure
    assert (found.players, found.games, found.staked) == (7, 11, 77)


def test_the_two_countings_agree_on_cinderella() -> None:
    """The sheet comes from the automaton, the return a server states from diagrams of symbols."""
    found, stated = cinderella(), returns(cinderella_definition(), range(1, 21))
    assert found.rtp == Exact(stated.rtp, "limits of free games left out")
    assert found.hits.any_win == Exact(stated.hit_frequency)
    assert found.windows == stated.windows
    ours = {part.name: number(part.rtp) for part in found.parts}
    assert ours == {part.name: float(part.rtp) for part in stated.parts}
    for feature, other in zip(found.features, stated.features, strict=True):
        assert feature.frequency == Exact(other.frequency)
        assert feature.started_by == Exact(other.started_by)
        mean = feature.mean_games or feature.mean_prize
        assert isinstance(mean, Exact)
        assert mean.value == other.mean
    assert 0 < found.limits_take < Fraction(1, 10**50)


def cinderella_definition() -> Definition:
    return read_game(find_game("cinderella")).definition


def test_parts_are_the_whole_and_the_return_is_the_same_on_any_lines() -> None:
    sheets = [cinderella(), cinderella((1,)), cinderella((2, 5, 17))]
    for found in sheets:
        parts = [part.rtp.value for part in found.parts if isinstance(part.rtp, Exact)]
        assert isinstance(found.rtp, Exact)
        assert sum(parts) == found.rtp.value
    assert len({found.rtp for found in sheets}) == 1
    assert len({number(found.spread.deviation) for found in sheets}) == 3


def test_moments_of_the_mass_are_those_of_the_fractions() -> None:
    found = cinderella()
    law = found.round
    amounts = np.arange(len(law.mass)) / law.stake
    mean = float(law.mass @ amounts)
    assert float(law.mass.sum()) == pytest.approx(1, abs=1e-12)
    assert mean == pytest.approx(number(found.rtp), abs=1e-9)
    deviation = float(law.mass @ (amounts - mean) ** 2) ** 0.5
    assert deviation == pytest.approx(number(found.spread.deviation), abs=1e-8)


def test_the_normalised_deviation_is_highest_on_one_line() -> None:
    found = cinderella().normalised
    assert [mode.lines for mode in found.modes] == [1, 20]
    assert found.highest.lines == 1
    assert found.modes[0] == cinderella((1,)).normalised.modes[0]


def test_a_win_cap_is_in_every_figure_of_a_game() -> None:
    """At most 5 stakes: E[min(R, 5)] is the sum of P(R >= k) for k of 1 to 5."""
    cap = WinCap(times=5, of="total bet")
    game = fair()
    game = game.model_copy(
        update={"definition": game.definition.model_copy(update={"win_cap": cap})}
    )
    found = par(game, playing(game.definition))
    less = [Fraction(6, 8)]
    for k in range(1, 5):
        pairs = sum((less[i] * less[k - 1 - i] for i in range(k)), Fraction())
        less.append(pairs * EIGHTH)
    mass = [*less, 1 - sum(less)]
    mean, second, third = (sum(p * k**n for k, p in enumerate(mass)) for n in (1, 2, 3))
    variance = float(second - mean**2)
    assert isinstance(found.rtp, Near)
    assert found.rtp.value == pytest.approx(float(mean), abs=1e-10)
    assert found.rtp.error < 1e-9
    assert number(found.spread.deviation) == pytest.approx(variance**0.5, abs=1e-9)
    skewness = float(third - 3 * mean * second + 2 * mean**3) / variance**1.5
    assert number(found.spread.skewness) == pytest.approx(skewness, abs=1e-8)
    assert found.parts[-1].name == "win cap"
    taken = float(mean) - 1
    assert number(found.parts[-1].rtp) == pytest.approx(taken, abs=1e-10)
    assert sum(number(part.rtp) or 0.0 for part in found.parts) == pytest.approx(float(mean))
    assert found.round.highest == 5
    assert number(found.exposure.mean) == pytest.approx(600_000 * taken, abs=1e-3)


def test_a_game_of_ways_has_no_lines_and_one_mode() -> None:
    game = read_game(Path(__file__).parents[2] / "browser" / "games" / "tide.yaml")
    found = par(game, playing(game.definition))
    assert found.lines == ()
    assert found.parts[0].name == "ways wins"
    assert isinstance(found.rtp, Exact)
    assert sum(p.rtp.value for p in found.parts if isinstance(p.rtp, Exact)) == found.rtp.value
    assert len(found.normalised.modes) == 1


def test_bonuses_bring_what_their_prizes_say() -> None:
    """Three picks among nine prizes, 30 on average, and one among five, 50: 140 line bets."""
    slipper = cinderella().features[1]
    assert slipper.mean_prize == Exact(Fraction(140))
    assert slipper.mean_games is None
    assert isinstance(slipper.pays, Exact)
    assert slipper.pays.value >= Fraction(140, 20)
