"""Claims on triggers: true of the fairground, and refuted by a round that can be replayed."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model import triggers as said
from reelwright.claims.model.claim import Claim
from reelwright.claims.trials.windows.filling import running
from reelwright.claims.verdicts import Counterexample, Holds, Verdict
from reelwright.play import begin, step
from tests.claims.fairground import fairground

Changes = list[tuple[str, Any]]
STARTS = "features > {} > starts on"
SHARED: Changes = [
    ("features > table > starts on", {"scatter": "star"}),
    ("features > table > pays", {3: 3}),
    ("features > table > with others", "yes"),
    ("features > free games > with others", "yes"),
]
TWO_BELLS: Changes = [
    ("features > chest > starts on", {"line win": "bell"}),
    ("features > chest > with others", "yes"),
    ("features > wheel > with others", "yes"),
]
RUN_AND_WIN: Changes = [
    ("features > chest > starts on", {"on a line": "bell", "counts": [3]}),
    ("features > chest > with others", "yes"),
    ("features > wheel > with others", "yes"),
]
STAR = said.StartsByScatter(feature="free games", scatter="star", counts=(2, 3))
KEY = said.StartsByRun(feature="chest", symbol="key", counts=(2, 3))
BELL = said.StartsByLineWin(feature="wheel", symbol="bell", counts=(3,))
PLUM = said.StartsAtPlace(feature="table", symbol="plum", reel=2, row=1)
GIFT = said.StartsByEntry(feature="gift", through=("wheel",))
ANY = said.StartsByAnyWin(feature="table")
TABLE_ON_WINS: Changes = [("features > table > starts on", {"any win": "yes"})]
APPLES: Changes = [
    ("features > table > starts on", {"line win": "apple"}),
    ("features > table > pays", {3: 3}),
]


def verdict(claim: Claim, changes: Changes) -> Verdict:
    return decide(claim, fairground(*changes), NOTHING)


def replay(verdict: Counterexample, changes: Changes) -> None:
    """Play the round of a verdict again: it takes all its answers."""
    rules = fairground(*changes)
    situation = verdict.situation
    now = begin(rules.definition, rules.profile, situation.stake)
    for answer in situation.answers:
        now = step(now.state, answer)


TRUE: list[tuple[Claim, Changes]] = [
    (STAR, []),
    (KEY, []),
    (BELL, []),
    (said.StartsByLineWin(feature="wheel", symbol="bell"), []),
    (PLUM, []),
    (GIFT, []),
    (ANY, TABLE_ON_WINS),
    (said.StartsByLineWin(feature="table", symbol="apple", counts=(3,), longest=True), APPLES),
    (said.StartTogether(features=("table", "free games"), counts=(3,)), SHARED),
    (said.StartTogether(features=("chest", "wheel")), TWO_BELLS),
    (said.FeaturesInOrder(features=("chest", "wheel")), RUN_AND_WIN),
]

UNTRUE: list[tuple[Claim, Changes]] = [
    (said.StartsByScatter(feature="free games", scatter="star", counts=(3,)), []),
    (said.StartsByScatter(feature="free games", scatter="star", counts=(1, 2, 3)), []),
    (said.StartsByScatter(feature="free games", scatter="star", counts=(2, 3, 4)), []),
    (said.StartsByScatter(feature="free games", scatter="moon", counts=(2, 3)), []),
    (said.StartsByScatter(feature="moon games", scatter="moon", counts=(3,)), []),
    (said.StartsByScatter(feature="sun games", scatter="star", counts=(2, 3)), []),
    (
        STAR,
        [
            (
                "features > free games > starts on",
                {"position": {"symbol": "star", "reel": 1, "row": 0}},
            ),
            ("features > free games > awards", {1: 3}),
            ("features > free games > re-trigger", "nothing"),
        ],
    ),
    (said.StartsByRun(feature="chest", symbol="key", counts=(2,)), []),
    (said.StartsByRun(feature="chest", symbol="key", counts=(1, 2, 3)), []),
    (said.StartsByRun(feature="chest", symbol="apple", counts=(2, 3)), []),
    (KEY, [("features > chest > starts on > counts", [3])]),
    (said.StartsByLineWin(feature="wheel", symbol="plum", counts=(3,)), []),
    (said.StartsByLineWin(feature="wheel", symbol="bell", counts=(2,)), []),
    (said.StartsByLineWin(feature="wheel", symbol="bell", counts=(2, 3)), []),
    (BELL, [("features > wheel > starts on", {"line win": "apple"})]),
    (said.StartsAtPlace(feature="table", symbol="plum", reel=2, row=0), []),
    (said.StartsAtPlace(feature="table", symbol="plum", reel=3, row=1), []),
    (said.StartsAtPlace(feature="table", symbol="bell", reel=2, row=1), []),
    (PLUM, [("features > table > starts on > position > row", 0)]),
    (said.StartsByEntry(feature="gift", through=("chest",)), []),
    (said.StartsByEntry(feature="gift", through=("wheel", "chest")), []),
    (said.StartsByEntry(feature="wheel", through=("wheel",)), []),
    (said.StartsByAnyWin(feature="table"), []),
    (PLUM, TABLE_ON_WINS),
    (said.StartsByLineWin(feature="table", symbol="apple", longest=True), APPLES),
    (said.StartTogether(features=("table", "free games")), SHARED),
    (said.StartTogether(features=("table", "free games"), counts=(2, 3)), SHARED),
    (said.StartTogether(features=("free games", "table"), counts=(3,)), SHARED),
    (said.StartTogether(features=("table", "free games"), counts=(3, 4)), SHARED),
    (said.StartTogether(features=("chest", "table"), counts=(3,)), SHARED),
    (said.StartTogether(features=("wheel", "chest")), TWO_BELLS),
    (said.FeaturesInOrder(features=("wheel", "chest")), RUN_AND_WIN),
]


@pytest.mark.parametrize(("claim", "changes"), TRUE)
def test_a_claim_is_true_of_the_game_that_does_so(claim: Claim, changes: Changes) -> None:
    found = verdict(claim, changes)
    assert isinstance(found, Holds), found
    assert found.tried


@pytest.mark.parametrize(("claim", "changes"), UNTRUE)
def test_a_claim_is_refuted_by_a_round_that_can_be_replayed(claim: Claim, changes: Changes) -> None:
    found = verdict(claim, changes)
    assert isinstance(found, Counterexample), found
    assert found.said != found.found
    replay(found, changes)


def test_a_run_is_exact_and_a_win_need_not_be() -> None:
    found = verdict(said.StartsByRun(feature="chest", symbol="key", counts=(2,)), [])
    assert isinstance(found, Counterexample)
    assert (found.said, found.found) == ("chest does not start", "it starts")
    assert len(found.situation.answers) == 1


def test_windows_with_a_run_differ_first_on_the_reel_that_ends_it() -> None:
    """Another line may go on with the run there, so that few show it on this line alone."""
    windows = [window for count, window in running(fairground(), "base", 1, "key") if count == 2]
    first, second = windows[:2]
    assert [reel for reel in range(len(first)) if first[reel] != second[reel]] == [2]


def test_what_stands_off_the_line_that_is_played_starts_nothing() -> None:
    """Three bells on the second line: on the first line alone they win nothing."""
    found = verdict(BELL, [("stakes > lines", "any selection")])
    assert isinstance(found, Holds)
    single = verdict(BELL, [("stakes > lines", "all")])
    assert isinstance(single, Holds)
    assert found.tried > single.tried
