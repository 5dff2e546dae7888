"""`reelwright diff`: the rules that differ, what that does to the figures, and how it ends."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest
from typer.testing import CliRunner

from reelwright.cli.main import app

FAIR = Path(__file__).parents[1] / "law" / "figures" / "fair.yaml"
OCEAN = Path(__file__).parents[1] / "cases" / "ocean_pearl.yaml"


def run(*arguments: str | Path) -> tuple[int, str, str]:
    result = CliRunner(env={"COLUMNS": "120", "TERM": "dumb"}).invoke(
        app, ["diff", *map(str, arguments)]
    )
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def dearer(tmp_path: Path) -> Path:
    """The fair game with three aces paying 6 in place of 5."""
    text = FAIR.read_text(encoding="utf-8")
    assert "{3: 5}" in text
    path = tmp_path / "dearer.yaml"
    path.write_text(text.replace("{3: 5}", "{3: 6}"), encoding="utf-8")
    return path


def test_that_a_game_is_the_same_as_itself() -> None:
    code, out, err = run(FAIR, FAIR)
    assert (code, out, err) == (0, "Fair and Fair have the same rules.\n", "")
    code, out, err = run(FAIR, FAIR, "--format", "json")
    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "before": "Fair",
        "after": "Fair",
        "same": True,
        "rules": [],
        "figures": [],
        "sentences": [],
        "clauses": [],
    }


def test_that_a_changed_pay_is_told_with_what_it_does(dearer: Path) -> None:
    code, out, err = run(FAIR, dearer, "--format", "json")
    assert (code, err) == (1, "")
    found = json.loads(out)
    assert not found["same"]
    assert found["rules"] == [
        {"place": ["symbols", "ace", "pays", "3"], "before": "5", "after": "6"}
    ]
    figures = {tuple(figure["place"]): figure for figure in found["figures"]}
    # One window in 8 has three aces, one in 8 three stars: 2 games each, so a paid game plays
    # 1 / (1 - 2/8) spins on average, and each returns 1/8 of the aces' pay and of the star's 1.
    spins = Fraction(4, 3)
    returned = figures["rtp",]
    assert returned["before"] == pytest.approx(float(spins * Fraction(5 + 1, 8)))
    assert returned["after"] == pytest.approx(float(spins * Fraction(6 + 1, 8)))
    assert returned["change"] == pytest.approx(float(spins / 8))
    assert ("hit_frequency",) not in figures
    assert ("standard_deviation",) in figures


def test_that_sentences_and_the_clauses_they_serve_are_told(dearer: Path) -> None:
    _, out, _ = run(FAIR, dearer, "--format", "json")
    found = json.loads(out)
    sentences = {one["about"]: one for one in found["sentences"]}
    assert sentences["line-pays/ace"] == {
        "about": "line-pays/ace",
        "before": "Ace: 3 of a kind pay 5.",
        "after": "Ace: 3 of a kind pay 6.",
    }
    assert sentences["return-to-player"]["before"] != sentences["return-to-player"]["after"]
    assert "reading" not in sentences
    clauses = {one["clause"]: one for one in found["clauses"]}
    numbers = clauses["4.2.3"]
    assert (numbers["number"], numbers["title"]) == ("4.2.3", "Numbers of symbols")
    assert (numbers["before"], numbers["after"]) == ("pass", "pass")
    assert numbers["unchanged_artwork"] == "fail"
    assert numbers["sentences"] == ["line-pays/ace"]
    assert "4.2.36 b" not in clauses


def test_that_a_game_renamed_alone_has_the_same_rules_and_other_sentences(tmp_path: Path) -> None:
    path = tmp_path / "renamed.yaml"
    text = FAIR.read_text(encoding="utf-8")
    path.write_text(text.replace("game: Fair", "game: Just"), encoding="utf-8")
    code, out, _ = run(FAIR, path, "--format", "json")
    found = json.loads(out)
    assert (code, found["same"]) == (0, True)
    assert [one["about"] for one in found["sentences"]] == ["name-of-the-game"]
    [name] = [one for one in found["clauses"] if one["clause"] == "4.1.14"]
    assert name["unchanged_artwork"] == "fail"


def test_that_the_table_names_place_and_figures(dearer: Path) -> None:
    code, out, err = run(FAIR, dearer)
    assert (code, err) == (1, "")
    (rule,) = [line for line in out.splitlines() if "symbols > ace > pays > 3" in line]
    assert rule.replace("│", " ").split()[-2:] == ["5", "6"]
    (line,) = [line for line in out.splitlines() if line.strip("│ ").startswith("rtp  ")]
    words = [float(word) for word in line.replace("│", " ").split()[1:]]
    assert words == pytest.approx([1.0, 7 / 6, 1 / 6])
    assert "Ace: 3 of a kind pay 6." in out
    assert "Clauses of 2003" in out


def test_that_variants_of_one_game_are_compared_on_the_lines_asked_for() -> None:
    code, out, err = run(
        OCEAN, OCEAN, "--variant-b", "at-97-10", "--lines", "1", "--format", "json"
    )
    assert (code, err) == (1, "")
    found = json.loads(out)
    assert (found["before"], found["after"]) == ("Ocean Pearl", "Ocean Pearl (at-97-10)")
    assert {rule["place"][0] for rule in found["rules"]} == {"strips"}
    figures = {tuple(figure["place"]): figure for figure in found["figures"]}
    assert round(figures["rtp",]["after"], 4) == 0.9710


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nosuch", FAIR), "nosuch: file: found none of that name"),
        ((FAIR, "nosuch"), "nosuch: file: found none of that name"),
        ((FAIR, OCEAN, "--variant-a", "x"), "variant: found 'x'; allowed: none"),
        ((OCEAN, FAIR, "--lines", "2"), f"--lines: found 2; allowed: 1 to 1 in {FAIR}"),
        ((FAIR, OCEAN, "--lines", "0"), f"--lines: found 0; allowed: 1 to 1 in {FAIR}"),
    ],
)
def test_that_wrong_input_is_told_and_nothing_else(
    arguments: tuple[str | Path, ...], message: str
) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert message in err


def test_that_bets_are_told_as_money_and_change_no_figure(tmp_path: Path) -> None:
    text = FAIR.read_text(encoding="utf-8")
    path = tmp_path / "richer.yaml"
    path.write_text(text.replace("line bets: [0.10", "line bets: [0.10, 12.50"), encoding="utf-8")
    code, out, _ = run(FAIR, path, "--format", "json")
    assert code == 1
    assert json.loads(out)["figures"] == []
    _, shown, _ = run(FAIR, path)
    assert "$12.50" in shown
