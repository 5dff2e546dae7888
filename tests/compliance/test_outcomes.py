"""The rules by which a clause ends as inapplicable, pass, review or fail, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.artwork import Laid
from reelwright.claims.deciding import decide
from reelwright.claims.evidence import Evidence
from reelwright.claims.model.claim import Claim
from reelwright.claims.model.figures import ReturnsToPlayers
from reelwright.claims.model.lines import OneLinePays, OnlyLinesPlayed, ReadAs
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import Verdict
from reelwright.compliance.displays import Seen
from tests.compliance.examples import doubled
from tests.compliance.holding import (
    ant_pays,
    become_of,
    bee_pays,
    clause,
    held,
    only,
    says,
    small,
)
from tests.compliance.small import TWO_LINES, cat

GAME = small()
TRUE, FALSE = ant_pays(2), ant_pays(3)
ALL_TRUE = (TRUE, bee_pays(5))
UNMET: dict[str, Any] = {"applies": ["has mixed wins"]}
LINE_PAYS: dict[str, Any] = {"says": ["line pays"]}


@pytest.mark.parametrize("known", ["by its question", "in part", "by its number"])
def test_that_a_clause_not_known_in_full_ends_in_review_whatever_was_found(known: str) -> None:
    outcome = only(held(GAME, [FALSE]), known=known, **LINE_PAYS)
    assert outcome.result == "review"
    assert "line-pays/ant untrue: said is" in outcome.reason
    assert "line-pays/bee missing" in outcome.reason
    assert only(held(GAME, ALL_TRUE), known=known, **LINE_PAYS).result == "review"


def test_that_one_not_known_in_full_is_inapplicable_where_its_conditions_are_not_met() -> None:
    assert only(held(GAME), known="by its question", **UNMET).result == "inapplicable"


def test_that_a_person_is_told_of_everything_untrue_where_a_clause_names_nothing() -> None:
    outcome = only(held(GAME, [FALSE, bee_pays(5)]), known="by its question")
    assert outcome.result == "review"
    assert "of 2 statements 1 is untrue" in outcome.reason
    assert [one.about for one in outcome.findings] == ["artwork", "line-pays/ant"]


def test_that_a_scope_row_ends_in_review_and_is_no_part_of_the_rows_below() -> None:
    scope = clause("4.2.51", force="scope", because="scope")
    below = clause("4.2.51 a", **LINE_PAYS)
    found = become_of(held(GAME, ALL_TRUE), scope, below)
    assert (found["4.2.51"].result, found["4.2.51 a"].result) == ("review", "pass")
    found = become_of(held(GAME, [TRUE]), scope, below)
    assert (found["4.2.51"].result, found["4.2.51 a"].result) == ("review", "fail")


def test_that_a_clause_for_a_persons_judgement_fails_where_a_part_a_program_sees_does() -> None:
    asks = {"because": "legibility", "laid": ["pictured symbols"]}
    assert only(held(GAME), **asks).result == "review"
    spoilt = {"pictured symbols": Laid(holds=False, found="Ant has no picture")}
    outcome = only(held(GAME, layouts=spoilt), **asks)
    assert outcome.result == "fail"
    assert outcome.reason == "pictured symbols does not hold: Ant has no picture"


def test_that_an_untrue_statement_fails_every_clause_its_kind_serves_bound_or_not() -> None:
    assert only(held(GAME, [FALSE, bee_pays(5)]), **LINE_PAYS).result == "fail"
    assert only(held(GAME, [FALSE, bee_pays(5)]), **LINE_PAYS, **UNMET).result == "fail"
    other = only(held(GAME, [FALSE, bee_pays(5)]), says=["reading"])
    assert "untrue" not in other.reason


def test_that_a_true_statement_on_what_does_not_bind_changes_nothing() -> None:
    outcome = only(held(GAME, ALL_TRUE), **LINE_PAYS, **UNMET)
    assert outcome.result == "inapplicable"
    assert outcome.reason == "not so: has mixed wins"


def test_that_a_condition_says_what_it_waits_for() -> None:
    outcome = only(held(GAME), applies=["the player holds reels"])
    assert outcome.reason == ("not so: the player holds reels (waits for reels held by the player)")


def test_that_following_a_clause_that_does_not_bind_can_be_good() -> None:
    outcome = only(held(GAME), applies=["has substitutes"], desirable=["has lines"])
    assert outcome.result == "inapplicable"
    assert outcome.reason.endswith("it is good to follow it all the same")


def test_that_an_untrue_wording_fails_the_clause_that_gives_its_meaning() -> None:
    meaning = {"force": "meaning", "wordings": ["lit lines only"]}
    printed = says("reading", [OnlyLinesPlayed()], wording="lit lines only")
    assert only(held(GAME, [printed]), **meaning).result == "pass"
    untrue = says("reading", FALSE.claims, wording="lit lines only")
    assert only(held(GAME, [untrue]), **meaning).result == "fail"


def test_that_a_clause_of_wordings_alone_binds_only_who_prints_one() -> None:
    meaning = {"force": "meaning", "wordings": ["lit lines only"]}
    outcome = only(held(GAME, ALL_TRUE), **meaning)
    assert (outcome.result, outcome.reason) == ("inapplicable", "none of its wordings is printed")


def test_that_what_a_printed_wording_says_of_the_layout_must_hold() -> None:
    name = "multiplied once, in a coloured column"
    printed = says("reading", [ReadAs(read="left to right")], wording=name)
    asks: dict[str, Any] = {"force": "meaning", "wordings": [name]}
    game = small(doubled(count="once"))
    assert only(held(game, [printed]), **asks).result == "pass"
    assert only(held(game, [printed], layouts={}), **asks).result == "fail"


def test_that_a_missing_statement_fails_its_clause() -> None:
    outcome = only(held(GAME, [TRUE]), **LINE_PAYS)
    assert outcome.result == "fail"
    assert outcome.reason == "line-pays/bee missing: the artwork does not say so"
    assert only(held(GAME, ALL_TRUE), **LINE_PAYS).result == "pass"


def test_that_symbols_told_together_are_each_told() -> None:
    shared = small({"symbols": {"bee": {"pays": {3: 2}}}})
    assert only(held(shared, [ant_pays(2), bee_pays(2)]), **LINE_PAYS).result == "pass"
    assert only(held(shared, [ant_pays(2)]), **LINE_PAYS).result == "fail"


def test_that_of_the_kinds_in_one_place_any_will_do() -> None:
    one = says("wins of one line", [OneLinePays(paid="highest only")])
    assert only(held(GAME, [one]), says=[["wins of one line", "reading"]]).result == "pass"
    assert only(held(GAME, [one]), says=["wins of one line", "reading"]).result == "fail"
    neither = only(held(GAME, ALL_TRUE), says=[["wins of one line", "reading"]])
    assert "nor as reading" in neither.reason


def test_that_a_clause_on_what_never_comes_up_passes_without_a_word() -> None:
    outcome = only(held(GAME, ALL_TRUE), says=["trigger"])
    assert (outcome.result, outcome.reason) == ("pass", "there is nothing of it to say")


def test_that_a_display_that_was_not_found_fails_its_clause() -> None:
    asks = {"shown": ["bet"]}
    assert only(held(GAME), **asks).result == "pass"
    unseen = {"bet": Seen(holds=False, found="an empty place", how="on a page")}
    outcome = only(held(GAME, displays=unseen), **asks)
    assert outcome.result == "fail"
    assert outcome.reason == "bet not found: an empty place (on a page)"
    assert only(held(GAME, displays={}), **asks).reason == "bet not found: nobody looked"


def test_that_a_layout_that_does_not_hold_fails_its_clause() -> None:
    asks = {"laid": ["framed pays"]}
    assert only(held(GAME), **asks).result == "pass"
    assert only(held(GAME, layouts={}), **asks).result == "fail"


def test_that_what_waits_for_a_figure_is_not_decided_and_does_not_pass() -> None:
    said = says("return to player", [ReturnsToPlayers(percent="50.00")])
    outcome = only(held(GAME, [said]), says=["return to player"])
    assert outcome.result == "fail"
    assert "return-to-player not decided: needs " in outcome.reason
    assert only(held(GAME, [said]), says=["return to player"], known="in part").result == "review"


@pytest.mark.parametrize(
    ("limbs", "expected"),
    [
        (("pass", "inapplicable"), "pass"),
        (("inapplicable", "inapplicable"), "pass"),
        (("pass", "review"), "review"),
        (("review", "fail"), "fail"),
    ],
)
def test_that_of_a_clause_with_limbs_the_worst_counts(
    limbs: tuple[str, str], expected: str
) -> None:
    asks: dict[str, dict[str, Any]] = {
        "pass": {},
        "inapplicable": UNMET,
        "review": {"known": "by its question"},
        "fail": {"says": ["reading"]},
    }
    found = become_of(
        held(GAME, ALL_TRUE),
        clause("4.2.50", limbs="all"),
        clause("4.2.50 a", **{**LINE_PAYS, **asks[limbs[0]]}),
        clause("4.2.50 b", **{**LINE_PAYS, **asks[limbs[1]]}),
    )
    assert (found["4.2.50 a"].result, found["4.2.50 b"].result) == limbs
    assert found["4.2.50"].result == expected


def test_that_a_clause_with_limbs_answers_for_its_own_demands_too() -> None:
    found = become_of(
        held(GAME, ALL_TRUE),
        clause("4.2.50", limbs="all", shown=["outcome"], laid=["framed pays"]),
        clause("4.2.50 a", **LINE_PAYS),
    )
    assert found["4.2.50"].result == "pass"
    found = become_of(
        held(GAME, ALL_TRUE, displays={}),
        clause("4.2.50", limbs="all", shown=["outcome"]),
        clause("4.2.50 a", **LINE_PAYS),
    )
    assert (found["4.2.50"].result, found["4.2.50 a"].result) == ("fail", "pass")


def test_that_artwork_of_one_game_can_be_held_against_another() -> None:
    """Bees pay 5 in one and 6 in the other, which also has lines to add."""
    dearer = small({"symbols": {"bee": {"pays": {3: 6}}}}, TWO_LINES)
    found = held(dearer, ALL_TRUE)
    assert [told.statement.id for told in found.refuted] == ["line-pays/bee"]
    assert only(found, says=["lines add"]).reason.startswith("lines-add missing")


def test_that_a_claim_on_what_a_game_does_not_have_is_untrue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def looking_up(claim: Claim, rules: Rules, evidence: Evidence) -> Verdict:
        raise KeyError("ant")

    monkeypatch.setattr("reelwright.compliance.held.decide", looking_up)
    [told] = held(GAME, [TRUE]).refuted
    assert "the game has no such ant" in str(told.against)
    with pytest.raises(KeyError):
        held(GAME, [bee_pays(5)])


def test_that_claims_alike_are_decided_once(monkeypatch: pytest.MonkeyPatch) -> None:
    decided: list[Claim] = []

    def counting(claim: Claim, rules: Rules, evidence: Evidence) -> Verdict:
        decided.append(claim)
        return decide(claim, rules, evidence)

    monkeypatch.setattr("reelwright.compliance.held.decide", counting)
    found = held(GAME, [TRUE, TRUE, FALSE])
    assert [one.status for one in found.told] == ["true", "true", "untrue"]
    assert len(decided) == 2


def test_that_conditions_look_at_the_profile_too() -> None:
    asks = {"applies": ["wins are held until collected"], **LINE_PAYS}
    assert only(held(GAME), **asks).result == "inapplicable"
    assert only(held(GAME, under="anz"), **asks).result == "pass"


def test_that_a_substitute_is_spoken_of_in_one_form_at_least() -> None:
    game = small(cat(alone="as one symbol"))
    forms = [
        clause("4.2.50", limbs="one is enough", applies=["has substitutes"]),
        clause("4.2.50 a", says=["stands for all"], applies=["a substitute stands for all"]),
        clause("4.2.50 b", says=["stands for a list"], applies=["a substitute stands for a list"]),
    ]
    silent = become_of(held(game, ALL_TRUE), *forms)
    assert silent["4.2.50"].result == "fail"
    assert "cat missing: no form of it is said" in silent["4.2.50"].reason
    listed = says("stands for a list", [], ("cat",), words="Cat stands for Ant and Bee.")
    spoken = become_of(held(game, [*ALL_TRUE, listed]), *forms)
    assert {number: one.result for number, one in spoken.items()} == {
        "4.2.50": "pass",
        "4.2.50 a": "pass",
        "4.2.50 b": "inapplicable",
    }
    untrue = says("stands for all", FALSE.claims, ("cat",))
    wrong = become_of(held(game, [*ALL_TRUE, listed, untrue]), *forms)
    assert (wrong["4.2.50"].result, wrong["4.2.50 a"].result) == ("fail", "fail")
