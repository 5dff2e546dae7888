"""The table of coverage names tests that are there, for every rule that a definition can hold."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import get_args

from docs.coverage_page import (
    DOCS,
    ROOMS,
    Cited,
    cited,
    coverage_text,
    data,
    games_of,
    of_tests,
    reasons,
    rows,
    rules,
    said,
    shipped,
)

from reelwright.definition.model import Definition, Feature
from tests.rounds import cinderella
from tests.statements.rules import models_in, rules_of

ROOT = Path(__file__).parents[2]
RULES = rules()


def every_citation() -> set[Cited]:
    """Each test that is cited anywhere."""
    of_rules = [one for rule in RULES for tests in rule.tests.values() for one in tests]
    return {*of_rules, *(one for reason in reasons().values() for one in reason.tests)}


@cache
def collected() -> frozenset[str]:
    """What pytest collects in the files that are cited, functions apart from their cases."""
    files = sorted({one.file for one in every_citation() if one.file.endswith(".py")})
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *files],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    nodes = {line for line in done.stdout.splitlines() if "::" in line}
    return frozenset(nodes | {node.partition("[")[0] for node in nodes})


def fields_of_the_model() -> Iterator[str]:
    """The fields a definition can hold, those of a feature after its kind."""
    yield from (path for path in rules_of(Definition) if not path.startswith("features."))
    for model in models_in(Feature):
        [kind] = get_args(model.model_fields["kind"].annotation)
        yield from rules_of(model, f"features.{kind}")


def test_the_page_is_what_is_made_of_it() -> None:
    page = (DOCS / "reference" / "coverage.md").read_text(encoding="utf-8")
    assert page == coverage_text()


def test_there_is_a_row_for_each_rule_of_the_language_and_no_other() -> None:
    assert list(data()["rules"].keys() - {name for _, name, _, _ in rows()}) == []
    assert [rule.name for rule in RULES if not rule.fields and rule.name != "named variants"] == []


def test_each_cell_has_a_test_or_a_reason() -> None:
    empty = [
        f"{rule.name}: {room}"
        for rule in RULES
        for room in ROOMS
        if (room in rule.tests) == (room in rule.reasons)
    ]
    assert empty == []


def test_each_reason_and_each_short_name_is_used() -> None:
    given = {reason for rule in RULES for reason in rule.reasons.values()}
    assert reasons().keys() == given
    text = (DOCS / "coverage.toml").read_text(encoding="utf-8")
    unused = [name for name in data()["tests"] if not any(f'"{name}{end}' in text for end in '"[#')]
    assert unused == []


def test_every_test_that_is_cited_is_there() -> None:
    assert sorted(one.title for one in every_citation() if not is_there(one)) == []


def is_there(test: Cited) -> bool:
    """Whether a test is collected, or is one of the page's own, and speaks of what is meant."""
    text = (ROOT / test.file).read_text(encoding="utf-8")
    if test.word not in text:
        return False
    if test.file.endswith(".py"):
        return test.node in collected()
    return f'it("{test.test}"' in text


def test_every_field_of_the_model_belongs_to_a_rule() -> None:
    patterns = {pattern for rule in RULES for pattern in rule.fields}
    fields = set(fields_of_the_model())
    without = [one for one in fields if not any(fnmatchcase(one, each) for each in patterns)]
    assert sorted(without) == []
    assert [each for each in patterns if not any(fnmatchcase(one, each) for one in fields)] == []


def test_the_keys_of_a_rule_are_among_its_fields() -> None:
    fields = set(fields_of_the_model())
    apart = []
    for rule, (_, _, keys, _) in zip(RULES, rows(), strict=True):
        own = [one for one in fields if any(fnmatchcase(one, each) for each in rule.fields)]
        for key in keys:
            wanted = [
                part.replace(" ", "_").replace("-", "_")
                for part in key.split(" > ")
                if not (len(part) == 1 and part.isupper())
            ]
            if wanted[0] in Definition.model_fields and not any(within(wanted, f) for f in own):
                apart.append(f"{rule.name}: {key}")
    assert apart == []


def within(parts: list[str], field: str) -> bool:
    """Whether a field is at the end of a path of keys, or below it."""
    steps = iter(field.split("."))
    return all(part in steps for part in parts)


def test_each_rule_is_used_by_a_game_or_it_is_said_why_by_none() -> None:
    games = {**shipped(), **of_tests()}
    unused = [rule.name for rule in RULES if not games_of(rule, games)]
    assert unused == [rule.name for rule in RULES if "game" in rule.reasons]


def test_what_a_game_says_is_found_by_field_and_by_place() -> None:
    found = set(said(cinderella()))
    assert ("symbols.pays", "symbols.ace.pays.3 = 30") in found
    assert ("features.free games.awards", "features.free games.free games.awards.4 = 20") in found
    assert (
        "features.picks.stages.from",
        "features.picks.glass slipper.stages.the slipper.from.4 = 100",
    ) in found
    assert (
        "substitutes.multiplies.except",
        "substitutes.sisters.multiplies.except.0 = prince",
    ) in found


def test_what_is_left_at_its_default_is_no_use_of_a_rule() -> None:
    fields = {field for field, _ in said(cinderella())}
    assert "lines.rows" in fields
    assert (
        fields & {"lines.shorter", "stop_weights", "features.free games.strips", "ways.on"} == set()
    )


def test_a_citation_is_read() -> None:
    short = {"broken": "definition/test_broken.py::test_it"}
    assert cited("broken[a case]", short).node == "tests/definition/test_broken.py::test_it[a case]"
    assert cited("play/test_a.py::test_b#C", {}) == Cited(
        "tests/play/test_a.py", "test_b", word="C"
    )
    assert cited("web/src/a.test.ts::says so", {}).file == "web/src/a.test.ts"
