"""Reports say what was drawn, what each test found and what it comes to, alike in each format."""

from __future__ import annotations

import json
import re
from functools import cache
from html import unescape

import pytest

from reelwright.definition.files import find_game, read_game
from reelwright.randomness.catalogue import hypotheses
from reelwright.randomness.dieharder import Assessed
from reelwright.randomness.judging import Verdict
from reelwright.randomness.report import Report
from reelwright.randomness.reporting import render
from reelwright.randomness.streams import Sample
from reelwright.randomness.words import GENERATOR, LIMITS, METHOD
from tests.randomness.reported import report

passed = cache(report)
failed = cache(lambda: report(good=False))


def plain(text: str) -> str:
    """Text without markup, and with single spaces."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<style>.*?</style>|<[^>]+>", " ", text, flags=16)))


def test_json_holds_every_stream_and_every_test() -> None:
    found = json.loads(render("json", passed()))
    assert (found["game"], found["rounds"]) == ("Magpie", 1_000)
    assert found["digest"] == read_game(find_game("magpie")).definition.digest
    names = [stream["name"] for stream in found["streams"]]
    assert names == [f"strips base, reel {n}" for n in (1, 2, 3)] + ["die, 1 of 6 (gamble)"]
    reel, die = found["streams"][0], found["streams"][3]
    assert (sum(reel["weights"]), len(reel["weights"])) == (64, 22)
    assert (reel["draws"], reel["played"], reel["asked"]) == (1_000, 1_000, 0)
    assert die["played"] + die["asked"] == 1_000
    assert "weights" not in die
    assert found["hypotheses"] == hypotheses()
    assert found["generator"] == GENERATOR
    assert found["limits"] == list(LIMITS)


def test_json_says_what_each_test_found() -> None:
    found = json.loads(render("json", passed()))
    judged = passed().verdict.judged
    assert len(found["tests"]) == len(judged) == found["verdict"]["tests"]
    for plainly, one in zip(found["tests"], judged, strict=True):
        assert (plainly["test"], plainly["of"], plainly["p"]) == (one.test, one.of, one.found.p)
        assert plainly["p"] <= plainly["adjusted"] <= 1
    assert [one["test"] for one in found["not_made"]] == [one.test for one in passed().verdict.left]
    assert found["verdict"]["passed"] is True
    assert found["verdict"]["rejected"] == []
    assert found["dieharder"] is None


def test_json_names_what_failed() -> None:
    verdict = json.loads(render("json", failed()))["verdict"]
    assert verdict["passed"] is False
    assert {"test": "duplicates of windows", "of": "strips base"} in verdict["rejected"]
    assert verdict["said"].startswith(f"Failed: {len(verdict['rejected'])} of ")
    assert verdict["least_adjusted"] < 0.01


@pytest.mark.parametrize("form", ["table", "html"])
@pytest.mark.parametrize("which", [passed, failed])
def test_tables_and_pages_say_the_same(form: str, which: object) -> None:
    assert callable(which)
    told: Report = which()
    text = plain(render(form, told))
    for words in (told.game.name, told.said(), METHOD, *GENERATOR.values(), *LIMITS):
        assert words in text
    for section in ("What was drawn", "What was tested", "What each test found"):
        assert section in text
    for drawing in told.drawings():
        assert drawing.name in text
    for one in told.verdict.judged:
        assert f"{one.found.value:,.6g}" in text


def test_a_page_marks_what_failed() -> None:
    page = render("html", failed())
    assert page.count('<tr class="fails">') >= len(failed().verdict.rejected)
    assert '<tr class="fails">' not in render("html", passed())
    assert "http" not in page


def test_what_dieharder_says_is_told_and_counts() -> None:
    good = Assessed("diehard_birthdays 0", 0.5, "PASSED")
    weak, bad = Assessed("sts_runs 2", 0.001, "WEAK"), Assessed("sts_runs 2", 1e-9, "FAILED")
    drawn = passed()
    kept = Report(drawn.game, None, drawn.sample, drawn.verdict, (good, weak))
    spoilt = Report(drawn.game, None, drawn.sample, drawn.verdict, (good, bad))
    assert kept.passed
    assert not spoilt.passed
    assert "dieharder says so" in spoilt.said()
    assert "diehard_birthdays 0" in plain(render("table", kept))
    told = json.loads(render("json", spoilt))["dieharder"]
    assert told[1] == {"test": "sts_runs 2", "p": 1e-9, "said": "FAILED"}


def test_nothing_tested_is_nothing_passed() -> None:
    empty = Report(passed().game, None, Sample(0, (), (), ()), Verdict((), ()))
    assert not empty.passed
    assert "too few draws" in empty.said()
