"""Claims on free games: true of the fairground, refuted where a rule of it is another."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from pydantic import ValidationError

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model import free_games as said
from reelwright.claims.model.claim import Claim
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Counterexample, Holds, Verdict
from reelwright.definition.files import find_game, read_game
from reelwright.profiles.files import profile
from tests.claims.fairground import NIGHT, fairground
from tests.claims.test_triggers import Changes, replay

FREE, MOON = "free games", "moon games"
RULE = "features > free games > "
OFFERS: dict[int, Any] = {2: ((2, 2), (1, 3)), 3: ((4, 2), (2, 5))}
WITHOUT = ((1, "moon"), (2, "moon"), (3, "moon"), (3, "owl"))
MOONS = [("strips > night", [["moon", *NIGHT], [*NIGHT[3:], *NIGHT[:3], "moon"], ["moon", *NIGHT]])]
PLUMS = (said.LeftAlone(win="plum"),)
LEADING: Changes = [
    ("features > wheel > segments", [{"prize": 1}, {"enter": "free games"}]),
    ("features > gift > starts on", {"any win": "yes"}),
]
BY_LINES: Changes = [(RULE + "strips", {"by lines": {1: "base", 2: "night"}})]
SAME_REELS: Changes = [(RULE + "strips", "base"), ("strips > night", None)]
DRAWN: Changes = [
    (RULE + "strips", {"drawn": {"base": 2, "night": 1}}),
    (RULE + "multiplier", {"drawn": {2: 1, 4: 2}}),
]

CASES: list[tuple[Claim, Changes, Changes]] = [
    (
        said.GamesWon(feature=FREE, awards={2: 3, 3: 5}),
        [],
        [(RULE + "awards > 3", 6)],
    ),
    (
        said.GamesWon(feature=FREE, awards={2: 3, 3: 5}),
        [],
        [(RULE + "awards > 2", 2)],
    ),
    (
        said.GamesOffered(feature=MOON, offers=OFFERS),
        [],
        [("features > moon games > offers > 3 > 1 > multiplier", 4)],
    ),
    (
        said.GamesOffered(feature=MOON, offers=OFFERS),
        [],
        [("features > moon games > offers > 2 > 0 > games", 3)],
    ),
    (
        said.WonAgain(feature=FREE, adds={2: 3, 3: 5}),
        [],
        [(RULE + "re-trigger", "nothing")],
    ),
    (
        said.WonAgain(feature=FREE, adds={}),
        [(RULE + "re-trigger", "pays")],
        [],
    ),
    (
        said.WonAgain(feature=MOON, adds={2: 1, 3: 2}),
        [],
        [("features > moon games > re-trigger awards > 3", 3)],
    ),
    (
        said.TriggerPaid(feature=FREE, scatter="star", unpaid=(2, 3)),
        [],
        [(RULE + "re-trigger", "adds and pays")],
    ),
    (
        said.TriggerPaid(feature=MOON, scatter="moon"),
        [],
        [("features > moon games > re-trigger", "adds")],
    ),
    (said.EnteredAgain(feature=FREE, through=("wheel",)), LEADING, []),
    (
        said.OthersWithin(feature=FREE, others=("chest", "wheel", "table")),
        [],
        MOONS,
    ),
    (
        said.OthersWithin(feature=FREE, others=(MOON, "chest", "wheel", "table")),
        MOONS,
        [],
    ),
    (said.GamesLimited(feature=FREE, left=8, played=20), [], [(RULE + "at most left", 9)]),
    (said.GamesLimited(feature=FREE, left=8, played=20), [], [(RULE + "at most left", None)]),
    (said.GamesLimited(feature=FREE, left=8, played=20), [], [(RULE + "at most played", 19)]),
    (
        said.GamesLimited(feature=MOON, played=9),
        [],
        [("features > moon games > at most played", 8)],
    ),
    (
        said.GamesLimited(feature=FREE, left=997),
        [(RULE + "at most left", 997), (RULE + "at most played", None)],
        [(RULE + "at most left", 998), (RULE + "at most played", None)],
    ),
    (
        said.GamesFactor(feature=FREE, by="rising", factors=(1, 2, 3)),
        [],
        [(RULE + "multiplier > rising", [1, 2, 4])],
    ),
    (
        said.GamesFactor(feature=FREE, by="fixed", factors=(4,)),
        [(RULE + "multiplier", 4)],
        [],
    ),
    (
        said.GamesFactor(feature=FREE, by="drawn", factors=(2, 4)),
        [(RULE + "multiplier", {"drawn": {4: 1, 2: 1}})],
        [(RULE + "multiplier", {"drawn": {5: 1, 2: 1}})],
    ),
    (
        said.GamesFactor(feature=FREE, by="drawn", factors=(3,)),
        [(RULE + "multiplier", {"drawn": {3: 1}})],
        [(RULE + "multiplier", 3)],
    ),
    (
        said.GamesFactor(feature=MOON, by="chosen"),
        [],
        [("features > moon games > multiplier", 3)],
    ),
    (
        said.GamesFactor(feature=MOON, by="fixed", factors=(3,)),
        [("features > moon games > multiplier", 3)],
        [],
    ),
    (
        said.FactorCovers(feature=FREE, bonuses=False, not_on=PLUMS),
        [],
        [(RULE + "multiplier covers > bonuses", "yes")],
    ),
    (
        said.FactorCovers(feature=FREE, bonuses=False, not_on=PLUMS),
        [],
        [(RULE + "multiplier covers > not on", [])],
    ),
    (
        said.FactorCovers(feature=FREE, bonuses=False),
        [(RULE + "multiplier covers > not on", [])],
        [],
    ),
    (
        said.FactorCovers(feature=FREE, scatters=True, bonuses=False, not_on=PLUMS),
        [(RULE + "re-trigger", "pays")],
        [(RULE + "re-trigger", "pays"), (RULE + "multiplier covers > scatters", "no")],
    ),
    (
        said.FactorCovers(
            feature=FREE, bonuses=False, not_on=(said.LeftAlone(win="apple", count=3),)
        ),
        [(RULE + "multiplier covers > not on", [{"win": "apple", "count": 3}])],
        [(RULE + "multiplier covers > not on", [{"win": "apple", "count": 2}])],
    ),
    (
        said.LosingGamePays(feature=FREE, pay=Fraction(1), on="line bet"),
        [],
        [(RULE + "losing game pays > pay", 2)],
    ),
    (
        said.LosingGamePays(feature=FREE, pay=Fraction(1), on="total bet"),
        [(RULE + "losing game pays > on", "total bet"), ("stakes > cost per line", 3)],
        [("stakes > cost per line", 3)],
    ),
    (
        said.LosingGamePays(feature=FREE, pay=Fraction(1), on="line bet"),
        [],
        [(RULE + "losing game pays", None)],
    ),
    (said.OtherReels(feature=FREE, without=WITHOUT), [], SAME_REELS),
    (said.OtherReels(feature=FREE, without=WITHOUT), [], MOONS),
    (
        said.ReelsChosen(feature=FREE, by="draw", sets=2),
        DRAWN,
        SAME_REELS,
    ),
    (said.ReelsChosen(feature=FREE, by="lines", lines=(2,)), BY_LINES, []),
    (said.ReelsChosen(feature=FREE, by="lines", lines=(2,)), BY_LINES, DRAWN),
]


def verdict(claim: Claim, changes: Changes) -> Verdict:
    return decide(claim, fairground(*changes), NOTHING)


@pytest.mark.parametrize(("claim", "changes", "_other"), CASES)
def test_a_claim_is_true_of_the_game_that_does_so(
    claim: Claim, changes: Changes, _other: Changes
) -> None:
    found = verdict(claim, changes)
    assert isinstance(found, Holds), found
    assert found.tried


@pytest.mark.parametrize(("claim", "_changes", "other"), CASES)
def test_a_claim_is_refuted_where_one_rule_is_another(
    claim: Claim, _changes: Changes, other: Changes
) -> None:
    found = verdict(claim, other)
    assert isinstance(found, Counterexample), found
    assert found.said != found.found
    replay(found, other)


MISSAID: list[tuple[Claim, Changes]] = [
    (said.GamesWon(feature="chest", awards={2: 3}), []),
    (said.GamesWon(feature="sun games", awards={2: 3}), []),
    (said.GamesWon(feature=FREE, awards={3: 5}), []),
    (said.GamesWon(feature=FREE, awards={2: 3, 3: 4}), []),
    (said.GamesOffered(feature=MOON, offers={2: OFFERS[2]}), []),
    (said.WonAgain(feature=FREE, adds={3: 5}), []),
    (said.TriggerPaid(feature=FREE, scatter="star", unpaid=(2,)), []),
    (said.TriggerPaid(feature=FREE, scatter="plum", unpaid=(2, 3)), []),
    (said.OthersWithin(feature=FREE, others=("chest", "wheel")), []),
    (said.OthersWithin(feature=FREE, others=("chest", "wheel", "table", FREE)), []),
    (said.GamesLimited(feature=FREE, left=8, played=21), []),
    (said.GamesLimited(feature=FREE, left=8), []),
    (said.GamesLimited(feature=FREE, played=20), []),
    (said.GamesFactor(feature=FREE, by="rising", factors=(1, 2)), []),
    (said.GamesFactor(feature=MOON, by="fixed", factors=(2,)), []),
    (said.FactorCovers(feature=MOON, scatters=True, bonuses=True), []),
    (said.FactorCovers(feature=MOON, scatters=False, bonuses=False), []),
    (said.OtherReels(feature=FREE, without=WITHOUT[:3]), []),
    (said.OtherReels(feature=FREE, without=WITHOUT, besides=((1, "owl"),)), []),
    (said.OtherReels(feature=MOON), []),
    (said.ReelsChosen(feature=FREE, by="draw", sets=3), DRAWN),
    (said.ReelsChosen(feature=FREE, by="lines", lines=(1,)), BY_LINES),
]


@pytest.mark.parametrize(("claim", "changes"), MISSAID)
def test_a_claim_with_one_word_of_it_otherwise_is_refuted(claim: Claim, changes: Changes) -> None:
    found = verdict(claim, changes)
    assert isinstance(found, Counterexample), found
    replay(found, changes)


def test_games_of_a_series_that_waits_are_added_to_it() -> None:
    """Stars and moons on both sets of reels: each series can win the other."""
    claim = said.AddedBeneath(feature=MOON, waiting=FREE)
    assert verdict(claim, MOONS) == Holds(tried=1)


def test_free_games_have_the_stake_of_the_game_that_won_them() -> None:
    """Held at the least bet and the highest, on all lines and on one."""
    assert verdict(said.GamesStaked(feature=FREE), []) == Holds(tried=3)


def test_cinderella_wins_997_games_before_any_is_forfeited() -> None:
    """25 games, and 24 more with each spin: the 41st spin of them would leave 1,009."""
    rules = Rules(read_game(find_game("cinderella")).definition, profile("open"))
    found = decide(said.GamesLimited(feature=FREE, left=998), rules, NOTHING)
    assert isinstance(found, Counterexample)
    assert found.said == "with 984 games of free games left and 41 played, 14 are added"
    assert found.found == "13 are, 12 are forfeited"
    assert len(found.situation.answers) == 42
    assert isinstance(decide(said.GamesLimited(feature=FREE, left=997), rules, NOTHING), Holds)


@pytest.mark.parametrize(
    ("by", "factors"), [("fixed", ()), ("fixed", (2, 3)), ("rising", (2,)), ("chosen", (2,))]
)
def test_a_factor_has_as_many_numbers_as_it_takes(by: Any, factors: tuple[int, ...]) -> None:
    with pytest.raises(ValidationError):
        said.GamesFactor(feature=FREE, by=by, factors=factors)


@pytest.mark.parametrize(
    ("by", "sets", "lines"),
    [("draw", 0, ()), ("draw", 2, (2,)), ("lines", 0, ()), ("lines", 1, (2,))],
)
def test_reels_are_chosen_by_a_draw_or_by_lines(by: Any, sets: int, lines: tuple[int, ...]) -> None:
    with pytest.raises(ValidationError):
        said.ReelsChosen(feature=FREE, by=by, sets=sets, lines=lines)
