"""Public games whose figures are known: as they are published, or counted elsewhere."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import pytest

from reelwright.automaton.scale import playing
from reelwright.automaton.triggers import Start
from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Definition
from reelwright.law.distributions import distribution
from reelwright.law.moments import features, games_played, moments, parts
from reelwright.law.rings import Jets
from reelwright.law.rounds import RoundLaw, Rounds
from tests.cases.files import HERE, definition

PEARL = read_game(HERE / "ocean_pearl.yaml")
RETURNS = {
    "at-88-06": "5274772921/5989739352",
    "at-90-36": "5412639553/5989739352",
    "at-92-19": "5522000269/5989739352",
    "at-94-23": "5644521425/5989739352",
    "at-95-13": "28491150181/29948696760",
    "at-96-17": "5760818017/5989739352",
    "at-97-10": "5816275825/5989739352",
    "at-140-83": "9702039193/6889144320",
}


def rounds_of(game: Definition) -> Rounds:
    return Rounds(game, playing(game))


@pytest.mark.parametrize("name", RETURNS)
def test_every_set_of_strips_of_ocean_pearl_returns_what_is_documented(name: str) -> None:
    rounds = rounds_of(PEARL.variant(name).definition)
    assert moments(rounds).moments.mean / rounds.scale.stake == Fraction(RETURNS[name])


def test_a_paid_round_of_ocean_pearl_strays_as_its_law_says() -> None:
    """The features, and what they bring together, are in the deviation of a round."""
    rounds = rounds_of(PEARL.variant("at-95-13").definition)
    stake = rounds.scale.stake
    found = moments(rounds)
    assert f"{sqrt(found.moments.variance) / stake:.9f}" == "10.108394327"
    assert found.limits == "no limits"
    of = parts(rounds)
    assert of.spin / stake == Fraction("30648484/51282015")
    assert of.features["free games"] / stake == Fraction("2118487105/5989739352")
    (free,) = features(rounds)
    assert f"{1 / float(free.often):.6f}" == "262.157887"
    assert free.pays is not None
    assert free.pays.mean / stake == 15 * Fraction("2631661/425736")
    assert games_played(rounds)["free games"] == Fraction("195615/3418801") / (
        1 - Fraction("635/1584")
    )
    law = distribution(rounds)
    assert abs(law.moment(1) / stake - 0.95133188630275) < 1e-9
    assert abs(law.moment(2) - float(found.moments.second)) < 1e-6 * float(found.moments.second)


def test_diet_lines_returns_what_is_published() -> None:
    rounds = rounds_of(definition("diet_lines"))
    stake = rounds.scale.stake
    mean = moments(rounds).moments.mean / stake
    assert mean == Fraction("60651793523489/62498132721664")
    (free,) = features(rounds)
    assert f"{float(free.often):.6f}" == "0.011185"
    assert f"{float(free.games or 0):.6f}" == "11.259335"
    assert free.pays is not None
    assert f"{float(free.pays.mean / stake):.6f}" == "23.791632"


def test_the_bonuses_of_fruit_yacht_pay_what_is_documented() -> None:
    rounds = rounds_of(definition("fruit_yacht"))
    assert f"{float(moments(rounds).moments.mean / rounds.scale.stake):.8f}" == "0.99760556"
    ring = Jets(order=3)
    law = RoundLaw(rounds, ring)
    wheel, walk = (
        ring.moments(law.alone(Start(name, 1))) for name in ("treasure wheel", "board walk")
    )
    assert (wheel.mean, walk.mean) == (954, Fraction(80231330, 279936))
    assert f"{float(walk.variance):.1f}" == "15529.2"


def test_cinderella_returns_the_same_as_when_counted_line_by_line() -> None:
    game = read_game(find_game("cinderella")).definition
    rounds = rounds_of(game)
    found = moments(rounds)
    assert found.moments.mean / rounds.scale.stake == Fraction("68711877/73677700")
    assert found.limits == "proven bound"
    assert 0 < found.take < Fraction(1, 10**50)


def test_three_bells_returns_7556_of_8000() -> None:
    rounds = rounds_of(definition("three_bells"))
    assert moments(rounds).moments.mean / rounds.scale.stake == Fraction(7556, 8000)
