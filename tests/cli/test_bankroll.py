"""`reelwright bankroll`: figures in money, one JSON object, and clear refusals."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from reelwright.cli.main import app

FAIR = Path(__file__).parents[1] / "law" / "figures" / "fair.yaml"
CINDERELLA = ("cinderella", "--bankroll", "20", "--stake", "1.00", "--games", "40")


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner(env={"COLUMNS": "120", "TERM": "dumb"}).invoke(app, ["bankroll", *arguments])
    return result.exit_code, result.stdout, result.stderr


@cache
def data(*arguments: str) -> dict[str, Any]:
    code, out, err = run(*arguments, "--format", "json")
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_json_tells_what_was_asked_and_what_becomes_of_it() -> None:
    found = data(*CINDERELLA)
    assert (found["game"], len(found["lines"])) == ("Cinderella", 20)
    assert (found["bankroll"], found["stake"], found["games"]) == (2000, 100, 40)
    assert found["gamble"] == "never"
    ruin = found["ruin"]
    assert 0.1 < ruin["probability"] < 0.6
    assert ruin["error"] < 1e-9
    assert 20 < found["games_played"]["mean"] < 40
    until = found["games_until_ruin"]
    assert 250 < until["from"] < until["to"] < 300  # 20 / (1 - 0.9326) = 297
    balance = found["balance"]
    # what is left is the bankroll less what games played lose on average
    lost = found["games_played"]["mean"] * 100 * (1 - 0.9326007326504492)
    assert balance["mean"] == pytest.approx(2000 - lost, abs=1e-4)
    quantiles = list(balance["quantiles"].values())
    assert quantiles == sorted(quantiles)
    likely = [row["probability"] for row in balance["at_least"] if "probability" in row]
    assert likely == sorted(likely, reverse=True)
    assert [row["balance"] for row in balance["at_least"]][:3] == [500, 1000, 2000]


def test_a_fair_gamble_keeps_the_mean_of_a_game_and_ruins_sooner() -> None:
    once, often = (data(*CINDERELLA, "--gamble", policy) for policy in ("red", "red:3"))
    never = data(*CINDERELLA)
    ruin = [found["ruin"]["probability"] for found in (never, once, often)]
    assert ruin == sorted(ruin)
    for found in (once, often):
        lost = found["games_played"]["mean"] * 100 * (1 - 0.9326007326504492)
        assert found["balance"]["mean"] == pytest.approx(2000 - lost, abs=1e-3)


def test_the_table_says_the_same_in_money() -> None:
    code, out, err = run(*CINDERELLA)
    assert (code, err) == (0, "")
    found = data(*CINDERELLA)
    assert "Cinderella: 20.00, 40 games of 1.00 on 20 lines, gamble: never" in out
    assert f"{found['ruin']['probability']:.4%}" in out
    assert f"{found['balance']['mean'] / 100:,.2f}" in out
    assert re.search(r"200\.00 or more +(<|[0-9])", out)


@pytest.mark.parametrize(
    ("arguments", "place", "allowed"),
    [
        (("--bankroll", "lots"), "--bankroll", "an amount such as 0.50"),
        (("--bankroll", "0.99", "--stake", "1"), "--bankroll", "1.00 or more"),
        (("--bankroll", "20", "--stake", "1.10"), "--stake", "0.20, 0.40, 1.00"),
        (("--bankroll", "20", "--lines", "0"), "--lines", "lines of 1 to 20"),
        (("--bankroll", "20", "--gamble", "blue"), "--gamble", "never, red, black"),
        (("--bankroll", "20", "--gamble", "red:21"), "--gamble", "1 to 20"),
        (("--bankroll", "9999999", "--stake", "0.20"), "cinderella: balance", "2097152"),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...], place: str, allowed: str) -> None:
    code, out, err = run("cinderella", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"{place}: found ")
    assert allowed in err


def test_a_game_without_a_gamble_has_none_to_make() -> None:
    code, out, err = run(str(FAIR), "--bankroll", "20", "--gamble", "red")
    assert (code, out) == (2, "")
    assert "never, in a game without a gamble" in err


def test_lines_set_what_a_game_costs() -> None:
    found = data("cinderella", "--bankroll", "2", "--lines", "1-5", "--games", "3")
    assert (found["lines"], found["stake"]) == ([1, 2, 3, 4, 5], 5)
