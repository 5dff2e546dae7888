"""Claims on re-spins: true of the belfry, refuted where a rule is another."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model import re_spins as said
from reelwright.claims.model.claim import Claim
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Counterexample, Holds
from reelwright.play import begin, step
from reelwright.profiles.files import profile
from tests.play.re_spun import belfry

Change: TypeAlias = dict[str, Any]
"""Other rules of the re-spins, and under "game" what else of the game is another."""

NAME = "ringing"
STRIPS: Change = {
    "base": [
        ["bell", "plum", "blank", "star", "key"],
        ["bell", "plum", "blank", "key", "star", "wild"],
        *[["bell", "plum", "blank", "star", "key"]] * 2,
        ["bell", "plum", "blank", "key", "key"],
    ],
    "late": [["bell", "bell", "blank", "star", "key"]] * 5,
}
FREE: Change = {
    "kind": "free games",
    "starts on": {"scatter": "star"},
    "awards": {2: 1, 3: 1, 4: 2},
    "stake": "of the trigger",
    "re-trigger": "adds and pays",
    "at most played": 5,
}
AWARD: Change = {
    "kind": "award",
    "starts on": {"position": {"symbol": "key", "reel": 5, "row": 0}},
    "pays": {1: 3},
    "on": "line bet",
}
PLACE: Change = {"starts on": {"position": {"symbol": "key", "reel": 4, "row": 0}}}
STARS: Change = {"starts on": {"scatter": "star", "counts": [1, 2]}}
NAMED: Change = {"holds": [1, 2]}
MORE: Change = {"improved": {"adds": 1}}
BEGINNING: Change = {"improved": {"begins again": "yes"}}
ENDING: Change = {"improved": {"without": "ends"}}
BOTH: Change = {"game": {"features": {"tip": AWARD, "free games": FREE}}}


def both(*changes: Change) -> Change:
    return {key: rule for change in changes for key, rule in change.items()}


def rules(*changes: Change) -> Rules:
    """The belfry with changes."""
    ringing = both(*changes)
    more = ringing.pop("game", {})
    return Rules(belfry(ringing, **{"strips": STRIPS, **more}), profile("open"))


def follow(only_after: Any = None) -> Claim:
    return said.ReSpinsFollow(feature=NAME, only_after=only_after)


def change(**told: Any) -> Claim:
    return said.ReSpinsChange(feature=NAME, **{"holds_more": True, **told})


def others(*names: str) -> Claim:
    return said.OthersInReSpins(feature=NAME, others=names)


START: Change = {"other features": "start"}
ON_OTHERS: Change = {"strips": "late"}
LATE: Change = {
    "without": ((1, "plum"), (2, "plum"), (2, "wild"), (4, "plum"), (5, "plum")),
    "besides": ((5, "star"),),
}
CASES: list[tuple[Claim, Change, Change]] = [
    (follow(), PLACE, both(PLACE, {"only after": "a win"})),
    (follow(), PLACE, both(PLACE, {"only after": "no win"})),
    (follow("a win"), both(PLACE, {"only after": "a win"}), PLACE),
    (follow("no win"), both(PLACE, {"only after": "no win"}), PLACE),
    (said.ReelsHeld(feature=NAME), {}, NAMED),
    (said.ReelsHeld(feature=NAME, reels=(1, 2)), NAMED, {"holds": [1, 3]}),
    (said.ReelsHeld(feature=NAME, reels=(1, 2)), NAMED, {}),
    (said.HeldWithinMore(feature=NAME), {}, NAMED),
    (said.HeldWithinMore(feature=NAME, reels=(1, 2)), NAMED, {}),
    (said.ReSpinsWon(feature=NAME, re_spins=2), {}, {"re-spins": 3}),
    (said.ReSpinsWon(feature=NAME, re_spins=2), MORE, both(MORE, {"re-spins": 1})),
    (said.HeldWins(feature=NAME, paid=False), {}, {"held wins": "paid again"}),
    (said.HeldWins(feature=NAME, paid=True), {"held wins": "paid again"}, {}),
    (change(holds_more=False), {}, MORE),
    (change(), {"improved": {}}, {}),
    (change(), {"improved": {}}, ENDING),
    (change(adds=1), MORE, {"improved": {"adds": 2}}),
    (change(adds=1), MORE, {"improved": {}}),
    (change(adds=1), MORE, BEGINNING),
    (change(again=2), BEGINNING, {"improved": {}}),
    (change(again=2), BEGINNING, both(BEGINNING, {"re-spins": 3})),
    (change(ends=True), ENDING, {"improved": {}}),
    (others(), BOTH, both(BOTH, START)),
    (others("tip", "free games"), both(BOTH, START), BOTH),
    (
        said.ReSpunReels(feature=NAME, **LATE),
        both(ON_OTHERS, STARS, {"holds": [3]}),
        both(ON_OTHERS, STARS, {"holds": [3], "strips": "base"}),
    ),
]


@pytest.mark.parametrize(("claim", "game", "_other"), CASES)
def test_a_claim_holds_of_a_game_that_does_it(claim: Claim, game: Change, _other: Change) -> None:
    found = decide(claim, rules(game), NOTHING)
    assert isinstance(found, Holds), found
    assert found.tried > 0


@pytest.mark.parametrize(("claim", "_game", "other"), CASES)
def test_it_is_refuted_where_the_rule_is_another(
    claim: Claim, _game: Change, other: Change
) -> None:
    differing = rules(other)
    found = decide(claim, differing, NOTHING)
    assert isinstance(found, Counterexample)
    situation = found.situation
    now = begin(differing.definition, differing.profile, situation.stake, dict(situation.carry))
    for answer in situation.answers:
        now = step(now.state, answer)


def test_what_is_said_and_found() -> None:
    def told(claim: Claim, *changes: Change) -> tuple[str, str]:
        found = decide(claim, rules(*changes), NOTHING)
        assert isinstance(found, Counterexample)
        return found.said, found.found

    assert told(said.ReelsHeld(feature=NAME), NAMED) == (
        "reels 1, 2, 3 are held",
        "3 of 5 reels are spun",
    )
    assert told(said.ReSpinsWon(feature=NAME, re_spins=3)) == (
        "3 re-spins of ringing are won",
        "2 are",
    )
    assert told(said.HeldWins(feature=NAME, paid=True)) == (
        "2 bell on held reels alone are paid",
        "they are not",
    )


def test_re_spins_cost_nothing() -> None:
    found = decide(said.ReSpinsStaked(feature=NAME), rules(), NOTHING)
    assert isinstance(found, Holds)
    assert found.tried > 1


def test_a_claim_on_what_are_no_re_spins_is_untrue() -> None:
    game = rules(BOTH)
    claims: list[Claim] = [
        said.ReSpinsFollow(feature="tip"),
        said.ReelsHeld(feature="tip"),
        said.HeldWithinMore(feature="tip"),
        said.ReSpinsWon(feature="free games", re_spins=1),
        said.HeldWins(feature="tip", paid=False),
        said.ReSpinsChange(feature="tip", holds_more=False),
        said.OthersInReSpins(feature="tip", others=()),
        said.ReSpinsStaked(feature="tip"),
        said.ReSpunReels(feature="nowhere"),
    ]
    for claim in claims:
        found = decide(claim, game, NOTHING)
        assert isinstance(found, Counterexample), claim
