"""Wagers in the commands: par, bankroll, explain and play; each refuses one that is none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from reelwright.cli.main import app
from tests.holding import written

BOUGHT = 17567 / 24576
"""What the vault returns that is bought (see tests/law/test_wagers)."""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("games") / "vault.yaml"
    path.write_text(written(), encoding="utf-8")
    return str(path)


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner(env={"COLUMNS": "120", "TERM": "dumb"}).invoke(app, arguments, input=typed)


def data(*arguments: str) -> dict[str, Any]:
    result = run(*arguments, "--format", "json")
    assert (result.exit_code, result.stderr) == (0, "")
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_par_of_the_plain_game_lists_what_each_wager_returns(game: str) -> None:
    found = data("par", game)
    assert "wager" not in found
    assert [*found["wagers"]] == ["more coins", "the vault", "ten stars"]
    bought = found["wagers"]["the vault"]
    assert bought["rtp"] == pytest.approx(BOUGHT)
    assert bought["rtp_fraction"] == "17567/24576"
    assert (bought["costs"], bought["price"]) == ("12", 240)
    assert (bought["starts"], bought["strips"]) == ("vault", None)
    assert found["obtained"]["wagers"] == dict.fromkeys(found["wagers"], "exact fraction")
    table = run("par", game).stdout
    assert "Wagers" in table
    assert "buys vault" in table
    assert "71.4803%" in table


def test_par_of_a_wager(game: str) -> None:
    found = data("par", game, "--wager", "the vault")
    assert (found["wager"], found["stake"], found["windows"]) == ("the vault", 240, 0)
    assert found["rtp_fraction"] == "17567/24576"
    assert found["top_win"] is None
    assert found["parts"]["vault"]["rtp"] == pytest.approx(BOUGHT)
    assert "wager the vault" in run("par", game, "--wager", "the vault").stdout


def test_par_of_an_ante_is_of_its_price(game: str) -> None:
    plain, ante = data("par", game), data("par", game, "--wager", "more coins")
    assert (plain["stake"], ante["stake"]) == (20, 30)
    assert ante["rtp"] == plain["wagers"]["more coins"]["rtp"]
    assert sum(part["rtp"] for part in ante["parts"].values()) == pytest.approx(ante["rtp"])
    assert ante["digest"] == plain["digest"]


@pytest.mark.parametrize("output", ["html", "csv"])
def test_every_other_format_has_the_wagers(game: str, output: str) -> None:
    result = run("par", game, "--format", output)
    assert result.exit_code == 0
    assert "the vault" in result.stdout
    assert run("par", game, "--format", output, "--wager", "the vault").exit_code == 0


def test_a_workbook_is_of_the_plain_game(game: str, tmp_path: Path) -> None:
    out = str(tmp_path / "vault.xlsx")
    asked = ("par", game, "--wager", "the vault", "--format", "xlsx", "--out", out)
    result = run(*asked)
    assert result.exit_code == 2
    assert result.stderr.startswith("--wager: found for a workbook; allowed: a sheet in any other")


def test_a_bankroll_pays_the_price_of_a_wager(game: str) -> None:
    asked = ("bankroll", game, "--bankroll", "4.80", "--games", "2", "--wager", "the vault")
    found = data(*asked)
    assert (found["wager"], found["stake"]) == ("the vault", 240)
    assert found["balance"]["mean"] == pytest.approx(2 * BOUGHT * 240)
    assert "games of $2.40" in run(*asked).stdout or "2.40" in run(*asked).stdout
    dearest = data(*asked[:2], "--bankroll", "12", "--stake", "12", "--wager", "the vault")
    assert dearest["stake"] == 1200


def test_a_bankroll_is_enough_for_the_price(game: str) -> None:
    result = run("bankroll", game, "--bankroll", "2.39", "--wager", "the vault")
    assert result.exit_code == 2
    assert result.stderr == "--bankroll: found '2.39'; allowed: 2.40 or more, what a game costs\n"


def test_explain_tells_the_price_and_pays_alike(game: str) -> None:
    window = "apple apple apple; coin plum coin"
    plain = data("explain", game, "--window", window)
    ante = data("explain", game, "--window", window, "--wager", "more coins")
    assert ante["total"] == plain["total"] == 40
    assert plain["stake"] == {"lines": [1, 2], "line_bet": 10, "total_bet": 20}
    assert ante["stake"] == plain["stake"] | {"wager": "more coins", "cost": 30}
    shown = run("explain", game, "--window", window, "--wager", "more coins").stdout
    assert "by the wager more coins $0.30" in shown


@pytest.mark.parametrize(
    "command",
    [
        ("par",),
        ("bankroll", "--bankroll", "10"),
        ("explain", "--window", "apple apple apple; coin plum coin"),
        ("play", "--plain"),
    ],
)
def test_a_wager_not_on_offer_is_refused(game: str, command: tuple[str, ...]) -> None:
    result = run(command[0], game, *command[1:], "--wager", "moon")
    assert result.exit_code == 2
    assert result.stderr.startswith("--wager: found 'moon'; allowed: more coins, the vault")


def test_a_game_without_wagers_has_none() -> None:
    result = run("par", "cinderella", "--wager", "moon")
    assert result.exit_code == 2
    assert result.stderr == "--wager: found 'moon'; allowed: none, in this game\n"


def test_play_by_a_wager(game: str) -> None:
    result = run("play", game, "--plain", "--seed", "1", "--wager", "the vault", typed="s\ns\nq\n")
    assert result.exit_code == 0
    assert "lines 1 and 2 x $0.10 = $0.20, by the vault $2.40." in result.stdout
    assert "2 x $0.10 = $0.20 bet; the wager the vault costs $2.40." in result.stdout
    assert "starts Vault: 4 of 6 cells hold a symbol" in result.stdout


def test_play_changes_the_wager_by_name_and_in_turn(game: str) -> None:
    typed = "w ten stars\nw\nw\nw moon\nq\n"
    said = run("play", game, "--plain", "--seed", "1", typed=typed).stdout.splitlines()
    bets = [line.partition("$0.20")[2] for line in said if line.startswith("Credit")]
    assert bets == [".", ", by ten stars $1.50.", ".", ", by more coins $0.30."]
    assert "There is no wager 'moon': choose more coins, the vault or ten stars." in said


def test_play_without_wagers_has_one_way_to_bet() -> None:
    said = run("play", "cinderella", "--plain", "--seed", "1", typed="w\nq\n").stdout
    assert "There is one way to bet on this game." in said


@pytest.mark.parametrize(
    ("wager", "credit", "typed", "costs"),
    [("the vault", "2.00", "s\ns\nq\n", "$2.40"), ("more coins", "0.20", "s\na 5\nq\n", "$0.30")],
)
def test_play_refuses_a_price_the_credit_does_not_pay(
    game: str, wager: str, credit: str, typed: str, costs: str
) -> None:
    asked = ("play", game, "--plain", "--seed", "1", "--credit", credit, "--wager", wager)
    said = run(*asked, typed=typed).stdout
    assert f"A game costs {costs} and the credit is ${credit}" in said
