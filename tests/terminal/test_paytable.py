"""The paytable in words, against the table of the help page."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Game, Look
from reelwright.terminal.paytable import pay_rows
from reelwright.terminal.rules import percent, rules
from tests.play.market import RULES, game

CASES = Path(__file__).parents[1] / "cases"
GAME = read_game(find_game("cinderella"))
ROWS = {row.name: row for row in pay_rows(GAME)}
LINE_PAYS = {
    "Clock": (9, 50, 150, 200),
    "Ace": (8, 30, 60, 120),
    "Cinderella": (7, 20, 50, 100),
    "King": (6, 15, 25, 35),
    "Step Mother": (5, 12, 20, 30),
    "Queen": (4, 10, 15, 25),
    "Shoe": (3, 6, 12, 18),
    "Jack": (2, 5, 10, 15),
    "Ten": (1, 2, 3, 6),
    "Nine": (0, 1, 2, 5),
}


@pytest.mark.parametrize("name", LINE_PAYS)
def test_a_symbol_has_its_number_and_pays(name: str) -> None:
    icon, *pays = LINE_PAYS[name]
    assert ROWS[name].icon == str(icon)
    assert ROWS[name].pays == {
        count: f"{pay} x line bet" for count, pay in zip((3, 4, 5), pays, strict=True)
    }


def test_prince() -> None:
    row = ROWS["Prince"]
    assert (row.icon, row.pays) == ("10", {3: "1 x line bet"})
    assert row.notes == (
        "on reels 1 to 3 only",
        "a win on a selected line also starts glass slipper",
        "completed by Sisters it pays the same and starts the feature as well",
    )


def test_pumpkin() -> None:
    row = ROWS["Pumpkin"]
    assert row.icon == "11"
    assert row.pays == {3: "2 x total bet", 4: "5 x total bet", 5: "10 x total bet"}
    assert "wins free games: 15 for 3, 20 for 4, 25 for 5" in row.notes


def test_sisters() -> None:
    row = ROWS["Sisters"]
    assert (row.icon, row.pays) == ("12", {})
    assert row.notes == (
        "on reels 2 to 5 only",
        "substitutes for every symbol but Pumpkin",
        "a win it is part of pays x2, once however many there are, but not with Prince",
    )


def test_the_rules_state_limits_stakes_and_malfunction() -> None:
    told = "\n".join(rules(GAME, None))
    for said in (
        "highest win only",
        "Never more than 997 are left",
        "pick 3 of 9",
        "as often as you like",
        "more than $10,000.00",
        "$0.01, $0.02, $0.05, $0.10, $0.25, $0.50, $1.00, $2.00, $5.00",
        "malfunctions",
        "void",
    ):
        assert said in told
    assert "return to player" not in told


def test_the_return_is_told_where_it_is_known() -> None:
    assert "The return to player is 93.26%." in rules(GAME, Fraction(93264, 100_000))


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (Fraction(1), "100.00%"),
        (Fraction(93255, 100_000), "93.26%"),
        (Fraction(1, 3), "33.33%"),
        (Fraction(5, 10_000), "0.05%"),
    ],
)
def test_percent_rounds_to_two_decimals(share: Fraction, text: str) -> None:
    assert percent(share) == text


def test_a_game_with_less_says_less() -> None:
    rules_of = GAME.definition
    plain = rules_of.model_copy(
        update={"features": {}, "gamble": None, "substitutes": {}, "scatters": {}}
    )
    game = GAME.model_copy(update={"definition": plain})
    told = "\n".join(rules(game, None))
    assert "gambled" not in told
    assert "Free games" not in told
    assert {row.name: row.notes for row in pay_rows(game)}["Pumpkin"] == ()


def told(name: str) -> str:
    return "\n".join(rules(read_game(CASES / f"{name}.yaml"), None))


def notes(game: Game) -> dict[str, str]:
    return {row.symbol: "; ".join(row.notes) for row in pay_rows(game)}


def test_wins_of_unlike_symbols_are_told() -> None:
    said = told("three_bells")
    assert "Bells and bar, which is Bell, Bell then Bar on a line: 18 x line bet." in said
    assert "Two cherries, which is Cherry, Cherry then any on a line: 5 x line bet." in said
    assert "Bet on 1 line, the same on each" in said


def test_what_starts_a_bonus_and_what_is_not_doubled_is_told() -> None:
    said = notes(read_game(CASES / "fruit_yacht.yaml"))
    assert said["dice"] == "5 from the first reel on a selected line start board walk"
    assert said["treasure"].endswith("once however many there are, but not wins of its own")
    assert "Bet on 1 to 21 lines" in told("fruit_yacht")


def test_the_factor_of_free_games_is_told() -> None:
    assert "Prizes of free games are multiplied by 3." in told("ocean_pearl")


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ({"read": "right to left"}, "Lines are read from the right"),
        ({"read": "both ways", "full line": "twice"}, "is paid for each direction"),
        ({"read": "any position"}, "equal symbols on any reels of a line"),
        ({"on one line": "all"}, "pays all its wins; a shorter win within a longer one"),
        ({"on one line": "all", "shorter": "also paid"}, "shorter ones within longer ones too"),
        ({"on one line": "all of different symbols"}, "pays the highest win of each symbol"),
    ],
)
def test_lines_are_told_as_they_are_read(lines: dict[str, str], said: str) -> None:
    definition = game(lines={**RULES["lines"], **lines}).definition
    shown = Game(name="Market", definition=definition, look=Look())
    assert said in "\n".join(rules(shown, None))


def test_a_symbol_read_its_own_way_is_told_apart() -> None:
    symbols = {**RULES["symbols"], "plum": {"pays": {2: 1}, "read": "any position"}}
    shown = Game(name="Market", definition=game(symbols=symbols).definition, look=Look())
    assert "For Plum: a win is equal symbols on any reels of a line." in rules(shown, None)


def test_a_scatter_on_the_line_bet_and_by_reels() -> None:
    star = {"pays": {3: 2}, "on": "line bet", "counted": "left adjacent reels"}
    definition = game(scatters={"star": star}).definition
    shown = Game(name="Market", definition=definition, look=Look())
    [row] = [row for row in pay_rows(shown) if row.symbol == "star"]
    assert row.pays == {3: "2 x line bet"}
    assert row.notes == ("counts by reels that show it, from the first without a gap",)
