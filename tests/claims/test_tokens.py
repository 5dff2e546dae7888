"""Claims on tokens: true of the rose garden, refuted where a rule of it is another.

In the garden snails in sight, wins and runs of roses and a daisy in the corner earn petals in four
parts; three of them lead to the night walk or the bouquet.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest
from pydantic import ValidationError

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model import claim_of
from reelwright.claims.model import tokens as said
from reelwright.claims.model.claim import Claim
from reelwright.claims.model.triggers import StartsByEntry
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Counterexample, Holds, Verdict
from reelwright.definition.files import parse_game
from reelwright.definition.model import (
    LineTrigger,
    Place,
    PositionTrigger,
    RunTrigger,
    ScatterTrigger,
)
from reelwright.play import begin, step
from reelwright.profiles.files import profile
from tests.definition.gardens import FILE, edited
from tests.definition.test_tokens import (
    ALL_LINES,
    AVERAGE,
    BOTH,
    EACH_STAKE,
    ENTERED,
    FIXED,
    ONCE,
    PAID,
    ROSE_GARDEN,
)

Edits: TypeAlias = list[tuple[str, str]]
WHOLE = ("sub tokens: 4\n    needed: 3", "needed: 9")
BEGINS = ("needed: 3", "needed: 3\n    begins with: 5")
WALK = (BOTH, "leads to: [night walk]")
BOUQUET = [(BOTH, "leads to: [bouquet]"), ENTERED, ONCE]
LONG_WALK = [(BOTH, "leads to: [night walk]\n    count: 3"), PAID]
SNAILS = said.EventEarns(
    tokens="petals",
    event="snails",
    on=ScatterTrigger(scatter="snail"),
    gives={2: 1, 3: 2},
    parts=True,
)
ROSE = said.EventEarns(
    tokens="petals", event="a rose", on=LineTrigger(line_win="rose"), gives={2: 1, 3: 4}, parts=True
)
CORNER = said.EventEarns(
    tokens="petals",
    event="the corner",
    on=PositionTrigger(position=Place(symbol="daisy", reel=1, row=0)),
    gives={1: 1},
    parts=True,
)
RUN = said.EventEarns(
    tokens="petals",
    event="a run",
    on=RunTrigger(on_a_line="rose", counts=(2,)),
    gives={2: 1},
    parts=True,
)
LEAD = said.TokensLead(
    tokens="petals", needed=3, leads_to=("night walk", "bouquet"), counts={"night walk": 2}
)
PARTS = said.PartsOfTokens(tokens="petals", parts=4)
KEPT = said.TokensKept(tokens="petals", each_stake=False, begins_with=0)
LAST = said.TokensStaked(tokens="petals", by="last")
MEAN = said.TokensStaked(tokens="petals", by="average")
GIVEN = said.TokensStaked(tokens="petals", by="given", lines=2, line_bet=5)
ALL = said.EarnedIn(tokens="petals", games="all games")
RESTING = said.EarnedIn(tokens="petals", games="paid games")
OPEN = said.FeatureLeftOpen(tokens="petals")
CASES: list[tuple[Claim, Edits, Edits]] = [
    (SNAILS, [], [("{2: 1, 3: 2}}", "{2: 1, 3: 3}}")]),
    (SNAILS, [], [("{2: 1, 3: 2}}", "{3: 2}}")]),
    (SNAILS, [], [WHOLE, PAID]),
    (ROSE, [], [("{2: 1, 3: 4}}", "{2: 2, 3: 4}}")]),
    (CORNER, [], [("{symbol: daisy, reel: 1, row: 0}", "{symbol: daisy, reel: 1, row: 1}")]),
    (CORNER, [], [("{symbol: daisy, reel: 1, row: 0}", "{symbol: tulip, reel: 1, row: 0}")]),
    (RUN, [], [("on a line: rose", "on a line: tulip")]),
    (LEAD, [], [("needed: 3", "needed: 4")]),
    (LEAD, [], [WALK]),
    (LEAD, [], [(BOTH, "leads to: [bouquet, night walk]")]),
    (
        said.TokensLead(
            tokens="petals", needed=3, leads_to=("night walk",), counts={"night walk": 3}
        ),
        LONG_WALK,
        [WALK],
    ),
    (
        said.TokensLead(tokens="petals", needed=3, leads_to=("bouquet",), counts={}),
        BOUQUET,
        [WALK],
    ),
    (PARTS, [], [("sub tokens: 4", "sub tokens: 5")]),
    (KEPT, [], [EACH_STAKE]),
    (KEPT, [], [BEGINS]),
    (
        said.TokensKept(tokens="petals", each_stake=True, begins_with=5),
        [EACH_STAKE, BEGINS],
        [BEGINS],
    ),
    (LAST, [], [FIXED]),
    (LAST, [ALL_LINES], [ALL_LINES, AVERAGE]),
    (MEAN, [ALL_LINES, AVERAGE], [ALL_LINES]),
    (GIVEN, [FIXED], [("stake: of the last game", "stake: {lines: 3, line bet: 0.05}")]),
    (GIVEN, [FIXED], [("stake: of the last game", "stake: {lines: 2, line bet: 0.10}")]),
    (ALL, [], [PAID]),
    (RESTING, [PAID], []),
    (StartsByEntry(feature="bouquet", through=(), tokens=("petals",)), BOUQUET, []),
]


def rules(edits: Edits, under: str = "anz") -> Rules:
    return Rules(parse_game(edited(ROSE_GARDEN, *edits), FILE).definition, profile(under))


def verdict(claim: Claim, edits: Edits) -> Verdict:
    return decide(claim, rules(edits), NOTHING)


def replay(found: Counterexample, edits: Edits) -> None:
    """Play the round of a verdict again, with what it was begun with: it takes all its answers."""
    game, situation = rules(edits), found.situation
    now = begin(game.definition, game.profile, situation.stake, dict(situation.carry))
    for answer in situation.answers:
        now = step(now.state, answer)


@pytest.mark.parametrize(("claim", "so", "_"), CASES)
def test_a_claim_is_true_of_the_game_that_does_so(claim: Claim, so: Edits, _: Edits) -> None:
    found = verdict(claim, so)
    assert isinstance(found, Holds), found
    assert found.tried


@pytest.mark.parametrize(("claim", "_", "otherwise"), CASES)
def test_it_is_refuted_of_one_with_a_rule_otherwise(
    claim: Claim, _: Edits, otherwise: Edits
) -> None:
    found = verdict(claim, otherwise)
    assert isinstance(found, Counterexample), found
    replay(found, otherwise)


BEYOND = PositionTrigger(position=Place(symbol="daisy", reel=6, row=0))
MISSAID: list[tuple[Claim, Edits]] = [
    (SNAILS.model_copy(update={"gives": {2: 1, 3: 2, 4: 2}}), []),
    (SNAILS.model_copy(update={"event": "slugs"}), []),
    (SNAILS.model_copy(update={"tokens": "thorns"}), []),
    (CORNER.model_copy(update={"on": BEYOND}), []),
    (RUN.model_copy(update={"on": RunTrigger(on_a_line="rose", counts=(3,)), "gives": {3: 1}}), []),
    (LEAD.model_copy(update={"needed": 2}), []),
    (LEAD.model_copy(update={"counts": {}}), []),
    (LEAD.model_copy(update={"counts": {"night walk": 3}}), []),
    (PARTS.model_copy(update={"parts": 3}), []),
    (KEPT.model_copy(update={"each_stake": True}), []),
    (said.TokensStaked(tokens="petals", by="given", lines=1, line_bet=5), [FIXED]),
    (LAST, [ALL_LINES, AVERAGE]),
    (OPEN, [WALK]),
    (StartsByEntry(feature="bouquet", through=()), BOUQUET),
    (StartsByEntry(feature="bouquet", through=(), tokens=("thorns",)), BOUQUET),
]


@pytest.mark.parametrize(("claim", "edits"), MISSAID)
def test_a_claim_with_one_word_of_it_otherwise_is_refuted(claim: Claim, edits: Edits) -> None:
    assert isinstance(verdict(claim, edits), Counterexample)


def test_a_choice_left_open_is_made_at_random_where_it_may_lapse() -> None:
    timed = said.FeatureLeftOpen(tokens="petals", seconds=profile("anz").pick_seconds)
    assert decide(timed, rules([], "anz"), NOTHING) == Holds(tried=1)
    assert isinstance(decide(OPEN, rules([], "anz"), NOTHING), Counterexample)
    waits = decide(OPEN, rules([], "open"), NOTHING)
    assert isinstance(waits, Counterexample) != profile("open").pick_lapses


@pytest.mark.parametrize(
    "stake",
    [
        {"by": "given"},
        {"by": "last", "line_bet": 5},
        {"by": "average", "lines": 2},
    ],
)
def test_a_stake_is_given_or_follows_from_games(stake: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        said.TokensStaked(tokens="petals", **stake)


@pytest.mark.parametrize("claim", [SNAILS, ROSE, CORNER, RUN, LEAD, PARTS, KEPT, GIVEN, ALL, OPEN])
def test_a_claim_is_read_back_from_plain_data(claim: Claim) -> None:
    assert claim_of(claim.model_dump(mode="json")) == claim
