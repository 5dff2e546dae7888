"""The game as a client is told of it, against the help page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from reelwright.definition.files import read_game
from reelwright.server.game_view import game_view
from tests.browser.games import CLOVER, TIDE
from tests.cases.files import HERE
from tests.rounds import OPEN
from tests.server.live import Player, ok


@pytest.fixture(scope="module")
def game(lobby: Player) -> dict[str, Any]:
    return ok(lobby.client.get("/api/v1/games/cinderella"))


ICONS = {
    "nine": 0,
    "ten": 1,
    "jack": 2,
    "shoe": 3,
    "queen": 4,
    "step-mother": 5,
    "king": 6,
    "cinderella": 7,
    "ace": 8,
    "clock": 9,
    "prince": 10,
    "pumpkin": 11,
    "sisters": 12,
}


def symbol(game: dict[str, Any], key: str) -> dict[str, Any]:
    [found] = [one for one in game["symbols"] if one["key"] == key]
    assert isinstance(found, dict)
    return found


def test_the_symbols(game: dict[str, Any]) -> None:
    assert {one["key"]: one["icon"] for one in game["symbols"]} == ICONS
    assert symbol(game, "clock") == {
        "key": "clock",
        "name": "Clock",
        "icon": 9,
        "role": "line",
        "pays": {"3": "50", "4": "150", "5": "200"},
        "patterns": {},
        "scatter_pays": {},
        "scatter_on": None,
        "reels": None,
    }


def test_the_special_symbols(game: dict[str, Any]) -> None:
    pumpkin, prince, sisters = (symbol(game, key) for key in ("pumpkin", "prince", "sisters"))
    assert (pumpkin["role"], prince["role"], sisters["role"]) == (
        "scatter",
        "line and feature",
        "substitute",
    )
    assert pumpkin["scatter_pays"] == {"3": "2", "4": "5", "5": "10"}
    assert pumpkin["scatter_on"] == "total bet"
    assert (pumpkin["pays"], sisters["pays"], prince["pays"]) == ({}, {}, {"3": "1"})
    assert (prince["reels"], sisters["reels"]) == ([1, 2, 3], [2, 3, 4, 5])


def test_the_substitute_completes_anything_but_the_scatter(game: dict[str, Any]) -> None:
    [sisters] = game["substitutes"]
    assert sorted([*sisters["completes"], "pumpkin", "sisters"]) == sorted(ICONS)
    assert sisters["except"] == ["pumpkin"]
    assert sisters["multiplies"] == {"by": 2, "count": "once", "except": ["prince"]}


def test_the_features(game: dict[str, Any]) -> None:
    free, slipper = game["features"]
    assert free["kind"] == "free games"
    assert free["symbol"] == "pumpkin"
    assert free["awards"] == {"3": 15, "4": 20, "5": 25}
    assert (free["at_most_left"], free["at_most_played"]) == (997, None)
    assert (slipper["kind"], slipper["symbol"]) == ("picks", "prince")
    assert len(slipper["stages"]) >= 2
    assert all(prize > 0 for stage in slipper["stages"] for prize in stage["pool"])


def test_the_gamble_and_the_bets(game: dict[str, Any]) -> None:
    assert game["gamble"] == {
        "on": "one card from a full deck",
        "choices": [
            *({"name": colour, "pays": 2} for colour in ("red", "black")),
            *({"name": suit, "pays": 4} for suit in ("hearts", "diamonds", "clubs", "spades")),
        ],
        "colour_pays": 2,
        "suit_pays": 4,
        "up_to": 1_000_000,
        "attempts": None,
    }
    assert game["line_bets"] == [1, 2, 5, 10, 25, 50, 100, 200, 500]
    assert (game["line_numbers"], game["cost_per_line"], game["cost"]) == ([], 1, None)
    assert game["auto_counts"] == [5, 10, 25]


def test_the_reels_and_the_lines(game: dict[str, Any]) -> None:
    assert game["window"] == {"reels": 5, "rows": 3, "heights": [3] * 5}
    assert len(game["lines"]) == 20
    assert game["lines"][3] == [0, 1, 2, 1, 0]
    strips = game["strips"]["base"]
    assert len(strips) == 5
    assert {key for strip in strips for key in strip} == set(ICONS)


def test_the_return_is_told_in_words(game: dict[str, Any]) -> None:
    assert game["name"] == "Cinderella"
    whole, _, decimals = game["rtp_percent"].removesuffix("%").partition(".")
    assert whole.isdigit()
    assert len(decimals) == 2


def viewed(path: Path) -> dict[str, Any]:
    """Another game as a client is told of it."""
    return game_view("other", read_game(path), None, OPEN).model_dump(mode="json", by_alias=True)


def test_a_game_of_ways_on_uneven_reels() -> None:
    tide = viewed(TIDE)
    assert tide["window"] == {"reels": 5, "rows": 5, "heights": [3, 4, 5, 4, 3]}
    assert (tide["lines"], tide["line_numbers"], tide["cost"]) == ([], [], 25)
    wheel, free = tide["features"]
    assert (wheel["kind"], free["symbol"], free["multipliers"]) == ("wheel", None, [2, 3])


def test_numbers_of_lines_unlike_symbols_and_offers() -> None:
    clover = viewed(CLOVER)
    assert (clover["line_bets"], clover["line_numbers"]) == ([5, 10, 20], [1, 3, 5])
    assert clover["mixed"] == [
        {"name": "any metal", "of": ["metal"], "places": [], "pays": {"3": "5"}}
    ]
    free, picks = clover["features"]
    assert free["offers"] == {
        "3": [{"games": 1, "multiplier": 3}, {"games": 3, "multiplier": 1}],
    }
    assert (picks["seconds"], picks["prizes_on"]) == (5, "total bet")
    assert picks["stages"] == [{"name": "the lids", "pick": 0, "pool": [5, 10, "end", "x2"]}]
    die = [(choice["name"], choice["pays"]) for choice in clover["gamble"]["choices"]]
    assert die[:4] == [("odd", 2), ("even", 2), ("low", 2), ("high", 2)]
    assert ("half 6", 6) in die


def test_wins_place_by_place() -> None:
    bells = viewed(HERE / "three_bells.yaml")
    pays = {mixed["name"]: (mixed["places"], mixed["pays"]) for mixed in bells["mixed"]}
    assert pays["bells and bar"] == (["bell", "bell", "bar"], {"3": "18"})
    assert pays["one cherry"] == (["cherry", "any", "any"], {"1": "2"})
    assert bells["line_numbers"] == [1]
