"""A report says the same in each format, and each is what its readers take."""

from __future__ import annotations

import base64
import json
from html.parser import HTMLParser
from io import StringIO
from xml.etree import ElementTree

import jsonschema
import pytest
from rich.console import Console

from reelwright.claims.rules import Rules
from reelwright.claims.trials.played.rounds import every_line, first_answer, play
from reelwright.claims.verdicts import Counterexample
from reelwright.compliance.complying import complied
from reelwright.compliance.held import Held, Told
from reelwright.compliance.report import Named, Report
from reelwright.compliance.reporting import FORMATS, as_json, as_sarif, as_table, render
from reelwright.play import RULES_VERSION
from reelwright.profiles.files import profile
from reelwright.standards.files import standard
from tests.compliance.holding import ant_pays, artwork, held, says, small
from tests.compliance.sarif import SARIF

GAME = small()
SPOILT = [ant_pays(3), *(one for one in artwork(GAME) if "ant" not in one.of)]


def report(held: Held, edition: str = "2003") -> Report:
    return complied(Named("cinderella"), held, standard(edition))


@pytest.fixture(scope="module")
def sound() -> Report:
    return report(held(GAME))


@pytest.fixture(scope="module")
def spoilt() -> Report:
    return report(held(GAME, SPOILT))


def test_that_a_report_is_met_where_nothing_fails_and_nothing_is_untrue(spoilt: Report) -> None:
    assert not spoilt.met
    untrue_elsewhere = report(
        held(GAME, [*artwork(GAME), says("worked example", ant_pays(3).claims)])
    )
    assert not untrue_elsewhere.of("fail")
    assert not untrue_elsewhere.met


def test_that_a_sound_game_is_met_and_leaves_what_a_person_decides(sound: Report) -> None:
    assert sound.met, [(one.row.number, one.reason) for one in sound.of("fail")]
    assert {one.clause.reason for one in sound.of("review")} == {
        one.clause.reason for one in sound.open
    }
    assert sum(sound.counts.values()) == 135


def test_that_json_has_an_outcome_for_every_clause(spoilt: Report) -> None:
    data = json.loads(render("json", spoilt))
    assert data["game"] == "Bare"
    assert data["digest"] == GAME.definition.digest
    assert (data["edition"], data["profile"], data["met"]) == ("2003", "open", False)
    assert [one["clause"] for one in data["outcomes"]] == [
        row.clause.id for row in standard("2003").rows
    ]
    by_clause = {one["clause"]: one for one in data["outcomes"]}
    assert by_clause["4.2.3"]["outcome"] == "fail"
    assert by_clause["4.1.8"]["outcome"] == "review"
    evidence = {one["about"]: one for one in by_clause["4.2.3"]["evidence"]}
    assert evidence["line-pays/ant"]["holds"] is False
    assert evidence["line-pays/bee"]["found"].startswith("true: in ")
    [refuted] = data["refuted"]
    assert (refuted["about"], refuted["words"]) == ("line-pays/ant", "Ant: 3.")
    [shown] = refuted["counterexamples"]
    assert shown["command"].startswith("reelwright explain cinderella --lines 1 --line-bet 1.00")
    assert len(shown["window"]) == 3


def test_that_numbers_are_those_of_the_edition() -> None:
    later = as_json.data(report(held(GAME), "2004"))
    numbers = {one["clause"]: one["number"] for one in later["outcomes"]}
    assert numbers["4.2.21"] == "1.35.21"


def test_that_a_round_comes_with_its_record() -> None:
    rules = Rules(GAME.definition, profile("open"))
    played = play(rules, every_line(rules), lambda moment: first_answer(moment.question))
    wrong = Told(says("order of play"), (Counterexample(played.situation, "so", "otherwise"),))
    found = held(GAME)
    with_round = report(Held(GAME, found.profile, (wrong,), found.due))
    [refuted] = as_json.data(with_round)["refuted"]
    assert refuted["counterexamples"][0]["command"] == "reelwright replay round.jsonl"
    assert json.loads(refuted["counterexamples"][0]["record"].splitlines()[0])["format"] == 1
    page = render("html", with_round)
    kept = page.partition('href="data:application/jsonl;base64,')[2].partition('"')[0]
    assert base64.b64decode(kept).decode() == refuted["counterexamples"][0]["record"]


def test_that_sarif_is_what_its_schema_asks(sound: Report, spoilt: Report) -> None:
    for one in (sound, spoilt):
        data = json.loads(render("sarif", one))
        jsonschema.validate(data, SARIF)
        [run] = data["runs"]
        rules = run["tool"]["driver"]["rules"]
        for result in run["results"]:
            assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
            assert (result["level"] == "none") == (result["kind"] != "fail")


def test_that_sarif_tells_each_outcome_by_its_kind(spoilt: Report) -> None:
    results = as_sarif.data(spoilt)["runs"][0]["results"]
    kinds = {one["ruleId"]: one["kind"] for one in results}
    expected = {"pass": "pass", "fail": "fail", "review": "review", "inapplicable": "notApplicable"}
    for outcome in spoilt.outcomes:
        assert kinds[outcome.clause.id] == expected[outcome.result]
    [untrue] = [one for one in results if one["ruleId"] == "untrue statement"]
    assert "reelwright explain cinderella" in untrue["message"]["text"]


def test_that_junit_counts_what_fails(sound: Report, spoilt: Report) -> None:
    root = ElementTree.fromstring(render("junit", sound))  # noqa: S314
    assert root.get("failures") == "0"
    root = ElementTree.fromstring(render("junit", spoilt))  # noqa: S314
    failed = [
        case.get("name") for case in root.iter("testcase") if case.find("failure") is not None
    ]
    assert "4.2.3 Numbers of symbols" in failed
    assert "line-pays/ant" in failed
    assert int(root.get("failures", "")) == len(failed)
    assert int(root.get("tests", "")) == 135 + len(SPOILT)
    skipped = sum(case.find("skipped") is not None for case in root.iter("testcase"))
    assert skipped == len(spoilt.of("review")) + len(spoilt.of("inapplicable"))


class _Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.open: list[str] = []
        self.unclosed: list[str] = []
        self.rows: list[list[str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in ("meta", "link"):
            self.open.append(tag)
        if tag == "table":
            self.rows.append([])

    def handle_endtag(self, tag: str) -> None:
        if self.open.pop() != tag:
            self.unclosed.append(tag)

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "td":
            self.rows[-1].append(data)


def test_that_the_page_is_whole_and_needs_no_other(spoilt: Report) -> None:
    text = render("html", spoilt)
    page = _Page(text)
    assert page.unclosed == []
    assert {one.split(":")[0][:1] for one in page.addresses} <= {"#", "d"}
    for outcome in spoilt.outcomes:
        assert f'id="clause-{outcome.clause.id.replace(" ", "-")}"' in text
    assert GAME.definition.digest in text
    assert f"<dd>version {RULES_VERSION}</dd>" in text


def test_that_the_page_draws_the_window_of_a_counterexample(spoilt: Report) -> None:
    [told] = spoilt.held.refuted
    [verdict] = told.against
    assert isinstance(verdict, Counterexample)
    assert verdict.situation.window is not None
    shown = [
        symbol.capitalize() for row in zip(*verdict.situation.window, strict=True) for symbol in row
    ]
    assert shown in _Page(render("html", spoilt)).rows


def test_that_the_page_has_a_place_for_each_decision(sound: Report) -> None:
    text = render("html", sound)
    assert text.count('<article class="decision">') == len(sound.of("review"))
    assert text.count("<dt>Decision</dt><dd></dd>") == len(sound.of("review"))


def test_that_words_of_a_game_are_no_markup() -> None:
    game = small({"game": "<b>Bare & <script>"})
    text = render("html", report(held(game)))
    assert "<script>" not in text
    assert "&lt;b&gt;Bare &amp; &lt;script&gt;" in text
    ElementTree.fromstring(render("junit", report(held(game))))  # noqa: S314


def test_that_the_table_shows_what_binds_and_lists_what_does_not(spoilt: Report) -> None:
    out = StringIO()
    as_table.show(spoilt, Console(file=out, width=200, color_system=None))
    text = out.getvalue()
    assert "4.2.3 " in text
    assert "line-pays/ant: Ant: 3." in text
    assert "reelwright explain cinderella" in text
    assert "4.2.40, 4.2.40 a, 4.2.40 b, 4.2.40 c, 4.2.40 d: not so: collects tokens" in text
    assert render("table", spoilt).count("\n") > 40


def test_that_every_format_gives_text(sound: Report) -> None:
    for name in FORMATS:
        assert render(name, sound).endswith("\n"), name
