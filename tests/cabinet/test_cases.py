"""The case table holds, is complete, and is up to date."""

from __future__ import annotations

import json
from typing import Any

import pytest

from reelwright.cabinet.auto import GAMES
from reelwright.cabinet.cases import TABLE, after, cases

BY_HAND = [case for case in cases() if case["by_hand"]]
FUNCTIONS = {
    "first_selection",
    "press_lines",
    "press_line",
    "raise_bet",
    "lower_bet",
    "bet_max",
    "can_pay",
    "auto",
    "live_buttons",
}


def words(case: dict[str, Any]) -> str:
    return f"{case['function']} {case['before']} {case['press']}"


@pytest.mark.parametrize("case", BY_HAND, ids=words)
def test_what_a_person_wrote_comes_out(case: dict[str, Any]) -> None:
    assert after(case["function"], case["before"], case["press"]) == case["after"]


def test_the_table_is_up_to_date() -> None:
    assert json.loads(TABLE.read_text(encoding="utf-8")) == cases()


def test_a_person_wrote_cases_of_every_function() -> None:
    assert {case["function"] for case in BY_HAND} == FUNCTIONS
    assert {case["function"] for case in cases()} == FUNCTIONS


def test_a_person_wrote_every_way_auto_ends() -> None:
    endings = {case["after"]["ends"] for case in BY_HAND if case["function"] == "auto"}
    assert endings == {"manual", "played", "win", "feature", "stop", "credit", None}


def test_every_number_of_auto_games_is_in_the_table() -> None:
    pressed = [c["press"][0] for c in cases() if c["function"] == "auto" and c["press"]]
    assert {press["auto"] for press in pressed if "auto" in press} == set(GAMES)


def test_an_unknown_signal_is_refused() -> None:
    with pytest.raises(ValueError, match="signal: found 'go'"):
        after("auto", {"left": 1, "ends": None}, ["go"])
