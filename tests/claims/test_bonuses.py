"""Claims on bonuses: true of the game they are made for, refuted where one thing is otherwise."""

from __future__ import annotations

from copy import deepcopy
from fractions import Fraction
from typing import Any

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model import bonuses as said
from reelwright.claims.model.bonuses import Outcome, Several
from reelwright.claims.model.claim import Claim
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Counterexample, Holds, Pending, Verdict
from reelwright.definition.model import Definition
from reelwright.play import begin, step
from reelwright.play.events import AwardWon
from reelwright.play.questions import Refused
from reelwright.profiles.files import profile
from tests.play.market import FREE_GAMES, game

OPEN = profile("open")
ON_KEYS = {"on a line": "key", "counts": [3]}
FREE = FREE_GAMES | {"awards": {2: 4, 3: 2}}
CHEST: dict[str, Any] = {
    "kind": "picks",
    "starts on": ON_KEYS,
    "prizes on": "line bet",
    "once for each": "winning line",
    "stages": {
        "shelf": {"pick": 2, "from": [5, 5, 20, {"times": 3}]},
        "vault": {
            "pick until": "end",
            "from": [{"drawn": {1: 3, 9: 1}}, {"enter": "free games", "count": 3}, "end"],
        },
    },
    "time limit": 30,
}
WHEEL: dict[str, Any] = {
    "kind": "wheel",
    "starts on": ON_KEYS,
    "prizes on": "total bet",
    "spins": 2,
    "segments": [
        {"prize": 10},
        {"enter": "free games"},
        {"prize": 0},
        {"prize": 10},
        {"prize": {"drawn": {1: 1, 2: 1}}},
    ],
    "consolation": 3,
}
TRAIL: dict[str, Any] = {
    "kind": "trail",
    "starts on": ON_KEYS,
    "prizes on": "line bet",
    "throws": 3,
    "dice": [1, 2, 3],
    "cells": [
        {"prize": 5},
        {"prize": 20, "times die": "yes"},
        {"jump": 2},
        {"prize": 0},
        {"enter": "free games"},
        {"prize": 50},
    ],
    "at nothing": 40,
    "path": "ends",
}
AWARD: dict[str, Any] = {
    "kind": "award",
    "starts on": {"scatter": "star"},
    "pays": {2: 3, 3: 8},
    "on": "fixed",
}


def rules_of(name: str, feature: dict[str, Any], **more: Any) -> Rules:
    features = {name: feature} if name == "award" else {name: feature, "free games": FREE}
    return Rules(game(features=features, **more).definition, OPEN)


def changed(feature: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    copy = deepcopy(feature)
    part = copy
    for key in path[:-1]:
        part = part[key]
    if value is None:
        del part[path[-1]]
    else:
        part[path[-1]] = value
    return copy


def one(many: int = 1, /, **of: Any) -> Several:
    return Several(many=many, of=Outcome(**of))


CLAIMS: dict[str, list[Claim]] = {
    "chest": [
        said.PicksPlayed(
            feature="chest",
            stages=(
                said.StagePlayed(
                    name="shelf", picks=2, hides=(one(2, prize=5), one(prize=20), one(times=3))
                ),
                said.StagePlayed(
                    name="vault",
                    picks=None,
                    hides=(
                        one(drawn=(1, 9)),
                        one(enter="free games", count=3),
                        one(end=True),
                    ),
                ),
            ),
        ),
        said.BonusPaysOn(feature="chest", on="line bet", each_line=True),
        said.LeadsTo(feature="chest", enters="free games", count=3),
        said.PicksAlike(feature="chest"),
        said.LeftOpen(feature="chest", of="pick", seconds=30),
        # 20 and the factor of 3, then 9
        said.MostOf(feature="chest", most=69, on="line bet", each_line=True),
    ],
    "wheel": [
        said.WheelPlayed(
            feature="wheel",
            spins=2,
            segments=(
                one(2, prize=10),
                one(prize=0),
                one(drawn=(1, 2)),
                one(enter="free games"),
            ),
            even=True,
        ),
        said.BonusPaysOn(feature="wheel", on="total bet", each_line=False),
        said.Consoles(feature="wheel", pay=3),
        said.LeadsTo(feature="wheel", enters="free games", count=2),
        said.MostOf(feature="wheel", most=20, on="total bet", each_line=False),
    ],
    "trail": [
        said.TrailPlayed(
            feature="trail",
            throws=3,
            faces=(1, 2, 3),
            cells=(
                Outcome(prize=5),
                Outcome(prize=20, times_die=True),
                Outcome(jump=2),
                Outcome(prize=0),
                Outcome(enter="free games"),
                Outcome(prize=50),
            ),
            begins_on=1,
            path="ends",
        ),
        said.BonusPaysOn(feature="trail", on="line bet", each_line=False),
        said.Consoles(feature="trail", pay=40),
        said.LeadsTo(feature="trail", enters="free games", count=2),
        # 1 + 2 = 3, on to 2: 40; 2 + 2 = 4: nothing; 4 + 2 = 6: 50
        said.MostOf(feature="trail", most=90, on="line bet", each_line=False),
    ],
    "award": [
        said.AwardPays(feature="award", pays={2: 3, 3: 8}),
        said.BonusPaysOn(feature="award", on="fixed", each_line=False),
    ],
}
FEATURES = {"chest": CHEST, "wheel": WHEEL, "trail": TRAIL, "award": AWARD}
EVERY = [(name, claim) for name, claims in CLAIMS.items() for claim in claims]
VAULT = ("stages", "vault", "from")


def decided(claim: Claim, rules: Rules) -> Verdict:
    return decide(claim, rules, NOTHING)


@pytest.mark.parametrize(("name", "claim"), EVERY, ids=lambda value: str(value)[:40])
def test_what_is_true_holds(name: str, claim: Claim) -> None:
    verdict = decided(claim, rules_of(name, FEATURES[name]))
    assert isinstance(verdict, Holds)
    assert verdict.tried > 0


def told(definition: Definition, verdict: Counterexample) -> list[object]:
    """What a game tells of the round of a counterexample, as far as it takes its answers."""
    found: list[object] = []
    try:
        now = begin(definition, OPEN, verdict.situation.stake)
        found.extend([*now.events, now.question])
        for answer in verdict.situation.answers:
            now = step(now.state, answer)
            found.extend([*now.events, now.question])
    except Refused as refused:
        found.append(str(refused))
    return found


@pytest.mark.parametrize(
    ("name", "path", "value"),
    [
        ("chest", ("stages", "shelf", "pick"), 3),
        ("chest", ("stages", "shelf", "from", 0), 6),
        ("chest", ("stages", "shelf", "from", 2), 5),
        ("chest", ("stages", "shelf", "from", 3), {"times": 2}),
        ("chest", ("stages", "shelf", "from", 3), None),
        ("chest", ("stages", "vault"), None),
        ("chest", ("stages", "vault", "pick until"), None),
        ("chest", (*VAULT, 0), {"drawn": {1: 3, 8: 1}}),
        ("chest", (*VAULT, 1, "count"), 2),
        ("chest", (*VAULT, 1), "end"),
        ("chest", ("prizes on",), "total bet"),
        ("chest", ("once for each",), None),
        ("chest", ("time limit",), 31),
        ("chest", ("time limit",), None),
        ("wheel", ("spins",), 3),
        ("wheel", ("segments", 0, "prize"), 11),
        ("wheel", ("segments", 2, "prize"), 1),
        ("wheel", ("segments", 3), None),
        ("wheel", ("segments", 4, "prize"), {"drawn": {1: 1, 3: 1}}),
        ("wheel", ("segments", 0, "weight"), 2),
        ("wheel", ("segments", 1, "count"), 3),
        ("wheel", ("consolation",), 4),
        ("wheel", ("consolation",), None),
        ("wheel", ("prizes on",), "fixed"),
        ("trail", ("throws",), 2),
        ("trail", ("dice",), [1, 2, 4]),
        ("trail", ("dice",), [1, 2, 2, 3]),
        ("trail", ("cells", 0, "prize"), 6),
        ("trail", ("cells", 1, "times die"), None),
        ("trail", ("cells", 2, "jump"), 1),
        ("trail", ("begins on",), 0),
        ("trail", ("path",), "round"),
        ("trail", ("at nothing",), 41),
        ("award", ("pays", 2), 4),
        ("award", ("pays", 3), None),
        ("award", ("on",), "total bet"),
    ],
)
def test_what_is_changed_is_refuted_by_a_round_that_differs(
    name: str, path: tuple[Any, ...], value: Any
) -> None:
    as_said, other = FEATURES[name], deepcopy(FEATURES[name])
    if path == ("stages", "vault", "pick until"):
        other["stages"]["vault"] |= {"pick": 3}
    rules = rules_of(name, changed(other, path, value))
    refuted = [
        verdict
        for claim in CLAIMS[name]
        if isinstance(verdict := decided(claim, rules), Counterexample)
    ]
    original = rules_of(name, as_said).definition
    assert all(verdict.said != verdict.found for verdict in refuted)
    assert any(told(original, one) != told(rules.definition, one) for one in refuted)


def test_an_award_that_pays_for_more_counts_than_said_is_refuted_by_the_round_that_pays() -> None:
    claim = said.AwardPays(feature="award", pays={3: 8})
    rules = rules_of("award", AWARD)
    verdict = decided(claim, rules)
    assert isinstance(verdict, Counterexample)
    assert (verdict.said, verdict.found) == ("award pays 0 for 2", "it pays 3")
    assert any(isinstance(event, AwardWon) for event in told(rules.definition, verdict))


def test_a_bonus_of_another_kind_is_refuted() -> None:
    claim = CLAIMS["wheel"][0].model_copy(update={"feature": "trail"})
    assert isinstance(decided(claim, rules_of("trail", TRAIL)), Counterexample)


def test_what_never_starts_is_neither_true_nor_refuted() -> None:
    never = TRAIL | {"starts on": {"line win": "pear"}}
    for claim in CLAIMS["trail"]:
        assert isinstance(decided(claim, rules_of("trail", never)), Pending)


def test_a_cap_does_not_hide_what_a_bonus_pays() -> None:
    rules = rules_of("wheel", WHEEL, win_cap={"times": 1, "of": "total bet"})
    for claim in CLAIMS["wheel"]:
        assert isinstance(decided(claim, rules), Holds)


def test_the_best_order_finds_prizes_before_factors_and_no_end_too_early() -> None:
    stages = {"shelf": {"pick": 3, "from": [2, 3, {"times": 2}, {"times": 5}, "end"]}}
    rules = rules_of("chest", CHEST | {"stages": stages})
    # 2 + 3 = 5, then times 5; or 3 times 5 times 2, which is more
    claim = said.MostOf(feature="chest", most=30, on="line bet", each_line=True)
    assert isinstance(decided(claim, rules), Holds)
    less = claim.model_copy(update={"most": 25})
    verdict = decided(less, rules)
    assert isinstance(verdict, Counterexample)
    assert verdict.found == "the best answers win 30"


def test_the_most_may_be_what_is_paid_for_nothing() -> None:
    shelf = {"shelf": {"pick until": "end", "from": [1, "end"]}}
    rules = rules_of("chest", CHEST | {"stages": shelf, "consolation": 7})
    claim = said.MostOf(feature="chest", most=7, on="line bet", each_line=True)
    assert isinstance(decided(claim, rules), Holds)
    assert isinstance(decided(said.Consoles(feature="chest", pay=7), rules), Holds)


def test_a_consolation_that_is_never_paid_is_untrue() -> None:
    rules = rules_of("chest", CHEST)
    verdict = decided(said.Consoles(feature="chest", pay=7), rules)
    assert isinstance(verdict, Counterexample)
    assert verdict.found == "it cannot end with nothing won"


def test_half_a_prize_is_told_apart_from_a_whole_one() -> None:
    segments = [{"prize": "1/2"}, {"prize": 2}]
    rules = rules_of("wheel", WHEEL | {"segments": segments, "spins": 1})
    halves = (one(prize=Fraction(1, 2)), one(prize=2))
    claim = said.WheelPlayed(feature="wheel", spins=1, segments=halves, even=True)
    assert isinstance(decided(claim, rules), Holds)


OFFERS = FREE_GAMES | {
    "awards": {2: 1},
    "offers": {3: [{"games": 2, "multiplier": 5}, {"games": 4}]},
    "multiplier": 2,
    "multiplier covers": {"scatters": "no"},
    "re-trigger awards": {2: 1, 3: 2},
}


def offering(offers: list[dict[str, int]]) -> Rules:
    features = {"free games": OFFERS | {"offers": {3: offers}}}
    return Rules(game(features=features).definition, OPEN)


def test_offers_are_counted_and_compared() -> None:
    claim = said.OffersChosen(feature="free games", offers={3: 2}, alike=False)
    unlike = [{"games": 2, "multiplier": 5}, {"games": 4}]
    assert isinstance(decided(claim, offering(unlike)), Holds)
    assert isinstance(decided(claim, offering([*unlike, {"games": 9}])), Counterexample)
    assert isinstance(decided(claim, offering([{"games": 4}, {"games": 4}])), Counterexample)
    alike = claim.model_copy(update={"alike": True})
    assert isinstance(decided(alike, offering([{"games": 4}, {"games": 4}])), Holds)
    by_two = said.OffersChosen(feature="free games", offers={2: 2}, alike=False)
    assert isinstance(decided(by_two, offering(unlike)), Counterexample)


def test_series_are_on_offer_by_the_counts_that_are_said_and_by_no_other() -> None:
    series = [{"games": 2, "multiplier": 5}, {"games": 4}]
    features = {"free games": {**OFFERS, "awards": {}, "offers": {2: series, 3: series}}}
    both = Rules(game(features=features).definition, OPEN)
    claim = said.OffersChosen(feature="free games", offers={2: 2, 3: 2}, alike=False)
    assert isinstance(decided(claim, both), Holds)
    fewer, more = ({"offers": {3: 2}}, {"offers": {2: 2, 3: 2, 9: 2}})
    assert isinstance(decided(claim.model_copy(update=fewer), both), Counterexample)
    assert isinstance(decided(claim.model_copy(update=more), both), Counterexample)


def test_what_is_no_bonus_leads_to_nothing_as_one() -> None:
    claim = said.LeadsTo(feature="free games", enters="chest", count=None)
    found = decided(claim, rules_of("chest", CHEST))
    assert isinstance(found, Counterexample)
    assert found.found == "it is played as spins"


@pytest.mark.parametrize(
    ("own", "least", "due"), [(30, 120, 120), (200, 120, 200), (None, 120, 120)]
)
def test_a_choice_stands_open_for_the_longer_time_of_game_and_profile(
    own: int | None, least: int, due: int
) -> None:
    slow = OPEN.model_copy(update={"pick_lapses": True, "pick_seconds": least})
    definition = rules_of("chest", changed(CHEST, ("time limit",), own)).definition
    for seconds in (own, least, due):
        claim = said.LeftOpen(feature="chest", of="pick", seconds=seconds)
        found = decided(claim, Rules(definition, slow))
        assert isinstance(found, Holds) == (seconds == due)


def test_a_choice_left_open_waits_where_the_profile_lets_nothing_lapse() -> None:
    claim = said.LeftOpen(feature="chest", of="pick", seconds=None)
    free = changed(CHEST, ("time limit",), None)
    rules = rules_of("chest", free)
    assert isinstance(decided(claim, rules), Counterexample)
    lapsing = OPEN.model_copy(update={"pick_lapses": True})
    assert isinstance(decided(claim, Rules(rules.definition, lapsing)), Holds)
    offer = said.LeftOpen(feature="free games", of="offer", seconds=None)
    waiting = offering([{"games": 2}, {"games": 4}])
    assert isinstance(decided(offer, waiting), Counterexample | Pending)


@pytest.mark.parametrize(
    "of",
    [{}, {"prize": 1, "end": True}, {"end": True, "times_die": True}, {"drawn": (1,), "times": 2}],
)
def test_an_outcome_is_just_one_thing(of: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"just one|multiplied by the die"):
        Outcome(**of)
