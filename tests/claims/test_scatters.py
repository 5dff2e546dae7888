"""Claims on scatters: true of the game that does so, refuted where one rule of it is another."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.claims.model import scatters as said
from reelwright.claims.model.claim import Claim
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Counterexample, Holds, Situation
from reelwright.play import begin, step
from reelwright.play.events import ScatterWon
from reelwright.play.judging import Judged, judge
from reelwright.play.rounds import priced
from tests.claims.orchard import orchard, table, verdict

PEARS = {2: 1, 3: 4, 4: 20, 5: 21, 6: 22, 7: 23, 8: 24}
PEAR = {"pear": {"pays": PEARS, "on": "total bet"}}
FIG = {"fig": {"pays": {2: 3, 3: 5, 4: 6}, "on": "total bet"}}
CLOSE = ["pear", "leaf", "pear", "apple", "plum", "fig", "joker", "apple"]
"""A strip that can show two pears at once, and one fig."""
ONE_BY_ONE = {"base": [CLOSE] * 4}
TALL = {"base": [["pear", "pear", "leaf", "apple", "plum", "fig", "joker", "apple"]] * 4}
FREE = {
    "kind": "free games",
    "starts on": {"scatter": "pear"},
    "awards": dict.fromkeys(range(3, 9), 5),
    "stake": "of the trigger",
    "re-trigger": "adds and pays",
}
OTHERWISE = {"free": {**FREE, "special pays": {"pear": {**PEARS, 2: 2}}}}
GAME: dict[str, Any] = {"scatters": PEAR, "strips": ONE_BY_ONE}
BOTH: dict[str, Any] = {
    "scatters": {**PEAR, **FIG},
    "strips": ONE_BY_ONE,
    "coinciding_scatters": "all",
}


def pear(**rules: Any) -> dict[str, Any]:
    return {"pear": {**PEAR["pear"], **rules}}


DIFFERENT: list[tuple[Claim, dict[str, Any], dict[str, Any]]] = [
    (
        said.ScatterPays(symbol="pear", pays=table(PEARS)),
        GAME,
        {"scatters": pear(pays={**PEARS, 3: 5})},
    ),
    (
        said.ScatterPays(symbol="pear", pays=table({**PEARS, 3: 5})),
        {**GAME, "scatters": pear(pays={**PEARS, 3: 5})},
        {"scatters": PEAR},
    ),
    (
        said.ScatterPays(symbol="pear", pays=table(PEARS)),
        GAME,
        {"scatters": pear(pays={**PEARS, 1: Fraction(1, 2)})},
    ),
    (
        said.ScatterPays(symbol="pear", pays=table(PEARS), phases=("paid", "free")),
        {**GAME, "features": {"free": FREE}},
        {"features": OTHERWISE},
    ),
    (
        said.ScatterPays(symbol="pear", pays=table({**PEARS, 2: 2}), phases=("free",)),
        {**GAME, "features": OTHERWISE},
        {"features": {"free": FREE}},
    ),
    (
        said.ScatterPaysOn(symbol="pear", on="total bet"),
        GAME,
        {"scatters": pear(on="line bet")},
    ),
    (
        said.ScatterPaysOn(symbol="pear", on="line bet"),
        {**GAME, "scatters": pear(on="line bet")},
        {"scatters": PEAR},
    ),
    (
        said.ScatterCounts(symbol="pear", counted="anywhere", per_reel="every"),
        GAME,
        {"scatters": pear(counted="left adjacent reels")},
    ),
    (
        said.ScatterCounts(symbol="pear", counted="anywhere", per_reel="every"),
        GAME,
        {"scatters": {"pear": {**PEAR["pear"], "per reel": "once"}}},
    ),
    (
        said.ScatterCounts(symbol="pear", counted="anywhere", per_reel="once"),
        {**GAME, "scatters": {"pear": {**PEAR["pear"], "per reel": "once"}}},
        {"scatters": PEAR},
    ),
    (
        said.ScatterCounts(symbol="pear", counted="left adjacent reels", per_reel="every"),
        {**GAME, "scatters": pear(counted="left adjacent reels")},
        {"scatters": {"pear": {**PEAR["pear"], "per reel": "once"}}},
    ),
    (
        said.ScatterCounts(symbol="pear", counted="anywhere", per_reel="every", run="once"),
        {"scatters": PEAR, "strips": TALL, "tall": {"pear": 2}},
        {"tall": None},
    ),
    (said.CoincidingScatters(paid="all"), BOTH, {"coinciding_scatters": "highest only"}),
    (
        said.CoincidingScatters(paid="highest only"),
        {**BOTH, "coinciding_scatters": "highest only"},
        {"coinciding_scatters": "all"},
    ),
]


@pytest.mark.parametrize(("claim", "rules", "other"), DIFFERENT)
def test_a_claim_holds_and_is_refuted_where_one_rule_is_another(
    claim: Claim, rules: dict[str, Any], other: dict[str, Any]
) -> None:
    true, untrue = orchard(**rules), orchard(**{**rules, **other})
    held = verdict(claim, true)
    assert isinstance(held, Holds)
    assert held.tried
    found = verdict(claim, untrue)
    assert isinstance(found, Counterexample)
    assert found.said != found.found
    assert unlike(found.situation, true, untrue)


def unlike(situation: Situation, one: Rules, other: Rules) -> bool:
    """Whether two games do different things in a situation."""
    if situation.window is not None:
        return seen(situation, one) != seen(situation, other)
    return replayed(situation, one) != replayed(situation, other)


def seen(situation: Situation, rules: Rules) -> tuple[dict[str, int], list[Fraction | int]]:
    judged = judged_in(situation, rules)
    counts = {symbol: each.count for symbol, each in judged.sightings.items()}
    return counts, [win.amount for win in judged.scatter_wins]


def judged_in(situation: Situation, rules: Rules) -> Judged:
    assert situation.window is not None
    stake = priced(rules.definition, situation.stake)
    return judge(rules.definition, situation.window, stake, situation.phase)


def replayed(situation: Situation, rules: Rules) -> list[int]:
    """What scatters win in a round, in cents."""
    now = begin(rules.definition, rules.profile, situation.stake)
    told = list(now.events)
    for answer in situation.answers:
        now = step(now.state, answer)
        told += now.events
    return [event.amount for event in told if isinstance(event, ScatterWon)]


def test_a_pay_for_a_number_that_cannot_come_up_is_untrue() -> None:
    claim = said.ScatterPays(symbol="pear", pays=table({**PEARS, 9: 30}))
    found = verdict(claim, orchard(**GAME))
    assert isinstance(found, Counterexample)
    assert (found.said, found.found) == ("9 pear pay 30", "9 never count")


def test_the_bet_is_found_in_a_round_on_two_lines_at_ten_cents() -> None:
    found = verdict(said.ScatterPaysOn(symbol="pear", on="line bet"), orchard(**GAME))
    assert isinstance(found, Counterexample)
    assert found.situation.stake.lines == (1, 2)
    assert replayed(found.situation, orchard(**GAME)) == [20]
    assert (found.said, found.found) == ("1 times the line bet of 10 cents", "20 cents")


def test_scatters_that_pay_nothing_are_not_added_to_lines() -> None:
    claim = said.ScattersAdd()
    held = verdict(claim, orchard(**GAME))
    assert isinstance(held, Holds)
    assert held.tried
    nothing = {"pear": {"on": "total bet"}}
    rules = orchard(scatters=nothing, strips=ONE_BY_ONE, features={"free": FREE})
    assert isinstance(verdict(claim, rules), Counterexample)


def test_one_scatter_cannot_coincide_with_another() -> None:
    claim = said.CoincidingScatters(paid="all")
    assert isinstance(verdict(claim, orchard(**GAME)), Counterexample)


def test_what_stands_in_for_a_scatter_is_no_part_of_how_it_counts() -> None:
    joker = {"for": ["apple"], "alone": "not", "scatters": "all", "with none showing": "counts"}
    rules = orchard(**GAME, substitutes={"joker": joker})
    counts = said.ScatterCounts(symbol="pear", counted="anywhere", per_reel="every")
    assert isinstance(verdict(counts, rules), Holds)
    assert isinstance(verdict(said.ScatterPays(symbol="pear", pays=table(PEARS)), rules), Holds)


def test_a_claim_on_games_that_there_are_not_is_untrue() -> None:
    claim = said.ScatterPays(symbol="pear", pays=table(PEARS), phases=("free",))
    assert isinstance(verdict(claim, orchard(**GAME)), Counterexample)
