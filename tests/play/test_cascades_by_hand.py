"""Cascades: what wins leaves, the strips fall, and the window is judged again."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.definition.model import Definition
from reelwright.play.codec import event_data
from reelwright.play.events import Fell, LineWon, ScatterWon, WaysWon
from reelwright.play.questions import Drawn
from tests.play.midnight import Game
from tests.play.pond import NO_LINES, RULES, pond
from tests.rounds import rows

FALLING = {"multipliers": [1, 2, 5], "at most": 10}
KOI_BELOW_NEWT = ["moss", "newt", "reed", "koi", "moss"]
"""At stop 2 it shows reed, koi and moss; a newt falls in for the koi, then moss for the newt."""
STILL = ["moss", "reed", "moss", "reed", "reed"]
STOPS = Drawn((2, 2, 2, 2, 2))
SHELL: dict[str, Any] = {
    "symbols": {"shell": {}},
    "scatters": {"shell": {"pays": {2: 1, 3: 4}, "on": "line bet"}},
}


def falling(*strips: list[str], cascades: dict[str, Any] | None = None, **more: Any) -> Definition:
    """The pond with cascades: three strips of its own, the two last reels still."""
    reels = [*(strips or [KOI_BELOW_NEWT] * 3), STILL, STILL]
    return pond(strips={"base": reels}, cascades=cascades or FALLING, **more)


def told(game: Game) -> list[tuple[str, int]]:
    """The prizes and falls in order: a symbol or "fell" with an amount or the number of falls."""
    found = []
    for event in game.events:
        if isinstance(event, LineWon | ScatterWon | WaysWon):
            found.append((event.symbol, event.amount))
        elif isinstance(event, Fell):
            found.append(("fell", event.falls))
    return found


def test_three_koi_leave_and_three_newts_fall_in() -> None:
    game = Game(falling(), STOPS)
    assert told(game) == [("koi", 5 * 100), ("fell", 1), ("newt", 2 * 100 * 2), ("fell", 2)]
    first, second = game.told("fell")
    assert event_data(first) == {
        "event": "fell",
        "phase": "paid",
        "emptied": [[1, 1], [2, 1], [3, 1]],
        "window": [list(column) for column in AFTER_KOI],
        "falls": 1,
        "factor": 2,
        "credit": 0,
    }
    assert isinstance(second, Fell)
    assert second.emptied == ((1, 0), (2, 0), (3, 0))
    assert second.window == rows(
        "moss moss moss moss moss", "reed reed reed reed reed", "moss moss moss reed reed"
    )
    assert second.factor == 5
    assert game.won == 900


AFTER_KOI = rows("newt newt newt moss moss", "reed reed reed reed reed", "moss moss moss reed reed")


def test_a_prize_says_what_its_window_multiplies_it_by() -> None:
    koi, newt = Game(falling(), STOPS).told("line won")
    assert isinstance(koi, LineWon)
    assert isinstance(newt, LineWon)
    assert (koi.fall_multiplier, newt.fall_multiplier) == (1, 2)
    assert "fall_multiplier" not in event_data(koi)
    assert event_data(newt)["fall_multiplier"] == 2


def test_nothing_falls_where_nothing_wins() -> None:
    assert not Game(falling(), Drawn((4, 4, 4, 2, 2))).told("fell", "line won")


def test_what_wins_after_the_last_fall_there_may_be_is_paid_and_stays() -> None:
    game = Game(falling(cascades={"multipliers": [1, 2], "at most": 1}), STOPS)
    assert told(game) == [("koi", 500), ("fell", 1), ("newt", 400)]


def test_the_last_factor_stays() -> None:
    game = Game(falling(cascades={"multipliers": [3], "at most": 10}), STOPS)
    assert told(game)[::2] == [("koi", 5 * 100 * 3), ("newt", 2 * 100 * 3)]


def test_a_strip_is_a_loop_that_begins_again_above_its_first_stop() -> None:
    strip = ["reed", "koi", "moss", "newt"]
    game = Game(falling(strip, strip, strip), Drawn((0, 0, 0, 2, 2)))
    fell, again = game.told("fell")
    assert isinstance(fell, Fell)
    assert isinstance(again, Fell)
    assert [column[0] for column in fell.window[:3]] == ["newt"] * 3
    assert [column[0] for column in again.window[:3]] == ["moss"] * 3


def test_two_gaps_of_a_reel_are_filled_in_the_order_of_its_strip() -> None:
    strip = ["reed", "moss", "koi", "koi", "reed"]
    game = Game(falling(strip, strip, strip), STOPS)
    assert told(game)[:3] == [("koi", 500), ("koi", 500), ("fell", 1)]
    [fell] = game.told("fell")
    assert isinstance(fell, Fell)
    assert fell.emptied == ((1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1))
    assert fell.window[0] == ("reed", "moss", "reed")


def test_a_gap_below_lets_all_above_it_fall_one_row() -> None:
    strip = ["moss", "newt", "reed", "moss", "koi"]
    game = Game(falling(strip, strip, strip), STOPS, lines=3)
    fell = game.told("fell")[0]
    assert isinstance(fell, Fell)
    assert fell.window[0] == ("newt", "reed", "moss")


def test_a_substitute_in_a_win_leaves_with_it() -> None:
    wild = ["moss", "newt", "reed", "joker", "moss"]
    definition = falling(
        KOI_BELOW_NEWT,
        wild,
        KOI_BELOW_NEWT,
        symbols={"joker": {}},
        substitutes={"joker": {"for": ["koi"], "alone": "not"}},
    )
    game = Game(definition, STOPS)
    assert told(game) == [("koi", 500), ("fell", 1), ("newt", 400), ("fell", 2)]


def test_scatters_are_looked_at_once_in_the_last_window() -> None:
    two_in_sight = ["moss", "shell", "reed", "koi", "shell"]
    none_yet = ["moss", "reed", "reed", "koi", "moss"]
    definition = falling(two_in_sight, none_yet, ["moss", "shell", "reed", "koi", "moss"], **SHELL)
    game = Game(definition, STOPS)
    assert told(game) == [("koi", 500), ("fell", 1), ("shell", 4 * 100)]
    [shells] = game.told("scatter won")
    assert isinstance(shells, ScatterWon)
    assert shells.positions == ((1, 0), (1, 2), (3, 0))


def test_a_feature_starts_by_a_win_of_any_window() -> None:
    award = {"kind": "award", "starts on": {"line win": "koi"}, "on": "line bet", "pays": {3: 7}}
    game = Game(falling(features={"tip": award}), STOPS)
    assert game.names[-3:] == ["fell", "award won", "round ended"]
    assert game.won == 900 + 700


def test_a_place_is_looked_at_in_the_last_window() -> None:
    place = {"position": {"symbol": "moss", "reel": 1, "row": 0}}
    award = {"kind": "award", "starts on": place, "on": "line bet", "pays": {1: 7}}
    assert "award won" in Game(falling(features={"tip": award}), STOPS).names
    early = {"position": {"symbol": "reed", "reel": 1, "row": 0}}
    assert (
        "award won"
        not in Game(falling(features={"tip": {**award, "starts on": early}}), STOPS).names
    )


def test_symbols_fall_in_the_phases_named_alone() -> None:
    assert not Game(falling(cascades={**FALLING, "phases": ["night"]}), STOPS).told("fell")
    assert Game(falling(cascades={**FALLING, "phases": ["paid"]}), STOPS).told("fell")


def test_the_factor_of_a_phase_and_that_of_a_fall_multiply_each_other() -> None:
    midnight = {
        "kind": "changed games",
        "starts on": {"position": {"symbol": "reed", "reel": 5, "row": 0}},
        "games": {1: 1},
        "stake": "any",
        "again": "nothing",
        "multiplier": 3,
        "multiplier covers": {"scatters": "no"},
    }
    names = ("left", "count", "lines", "line bet")
    carried = dict(zip((f"changed midnight {n}" for n in names), (1, 1, 2, 100), strict=True))
    stakes = {"line bets": [1], "lines": "any selection"}
    definition = falling(features={"midnight": midnight}, stakes=stakes)
    game = Game(definition, STOPS, carried=carried)
    assert told(game)[::2] == [("koi", 5 * 100 * 3), ("newt", 2 * 100 * 2 * 3)]
    newt = game.told("line won")[1]
    assert isinstance(newt, LineWon)
    assert (newt.phase_multiplier, newt.fall_multiplier) == (3, 2)


def test_wins_of_ways_leave_too() -> None:
    rules = {
        **NO_LINES,
        "ways": {"read": "left to right", "on": "unit bet"},
        "stakes": {"line bets": [1], "lines": "all", "cost": 25},
        "strips": {"base": [*[KOI_BELOW_NEWT] * 3, STILL, STILL]},
    }
    game = Game(pond(rules, cascades=FALLING), STOPS, lines=0)
    assert told(game) == [("koi", 500), ("fell", 1), ("newt", 400), ("fell", 2)]
    newt = game.told("ways won")[1]
    assert isinstance(newt, WaysWon)
    assert newt.fall_multiplier == 2


@pytest.mark.parametrize(("times", "won", "last"), [(5, 500, "line won"), (7, 700, "line won")])
def test_the_win_cap_ends_the_round_with_the_prize_that_reaches_it(
    times: int, won: int, last: str
) -> None:
    game = Game(falling(win_cap={"times": times, "of": "line bet"}), STOPS)
    assert game.won == won
    assert game.names[-3:] == [last, "cap reached", "round ended"]


def test_the_pond_without_the_rule_falls_nowhere() -> None:
    strips = {"base": [*[KOI_BELOW_NEWT] * 3, STILL, STILL]}
    assert told(Game(pond(RULES, strips=strips), STOPS)) == [("koi", 500)]
