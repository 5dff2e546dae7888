"""Statements on lines, as a player reads them."""

from __future__ import annotations

from typing import Any

from reelwright.definition.model import Game, Look
from reelwright.profiles.files import profile
from reelwright.statements import statements
from tests.claims.orchard import RULES, lines, orchard, symbols


def words(**rules: Any) -> dict[str, str]:
    """The words of every statement of the orchard with other rules, by id."""
    game = Game(name="Orchard", definition=orchard(**rules).definition, look=Look())
    return {one.id: one.words for one in statements(game, profile("open"))}


def test_what_is_read_its_own_way_is_excepted_from_what_holds_for_all() -> None:
    own = symbols(apple={"pays": {2: 2, 3: 5, 4: 9}, "read": "any position"})
    said = words(symbols=own)
    assert said["reading"].startswith("All line wins EXCEPT those of Apple are read from left")
    assert said["own-reading/apple"] == "Apple wins in any position on the line."
    assert words()["reading"].startswith("All line wins are read from left")


def test_a_group_that_no_rule_names_is_not_spoken_of() -> None:
    groups = {"fruit": ["apple", "plum"]}
    kinds = {"two kinds": {"of": ["fruit"], "pays": {3: 2}}}
    assert "group/fruit" not in words(groups=groups)
    assert words(groups=groups, mixed=kinds)["group/fruit"] == "Fruit means Apple and Plum."


def test_one_bet_on_all_lines_has_one_price() -> None:
    stakes = {**RULES["stakes"], "line bets": [1], "lines": "all"}
    assert words(stakes=stakes)["bets-on-offer"].endswith("A game costs $2.00.")


def test_the_gamble_speaks_of_the_most_that_a_round_can_win() -> None:
    capped = words(win_cap={"times": 3, "of": "total bet"})
    assert "or above the most that a round can win" in capped["limit-of-the-gamble"]
    assert "at the most it can win" in capped["gamble"]
    assert "round can win" not in words()["limit-of-the-gamble"]


def test_shorter_wins_are_spoken_of_where_they_are_paid() -> None:
    assert "shorter-wins" not in words()
    both = lines(on_one_line="all", shorter="also paid")
    assert "paid as well" in words(lines=both)["shorter-wins"]
