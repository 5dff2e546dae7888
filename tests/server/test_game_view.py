"""The game as a client is told of it, against the help page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.live import Player, ok


@pytest.fixture(scope="module")
def game(lobby: Player) -> dict[str, Any]:
    return ok(lobby.client.get("/api/games/cinderella"))


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
        "scatter_pays": {},
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
    assert (pumpkin["pays"], sisters["pays"], prince["pays"]) == ({}, {}, {"3": "1"})
    assert (prince["reels"], sisters["reels"]) == ([1, 2, 3], [2, 3, 4, 5])


def test_the_substitute_completes_anything_but_the_scatter(game: dict[str, Any]) -> None:
    [sisters] = game["substitutes"]
    assert sorted([*sisters["completes"], "pumpkin", "sisters"]) == sorted(ICONS)
    assert sisters["except"] == ["pumpkin"]
    assert sisters["multiplies"] == {"by": 2, "except": ["prince"]}


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
        "choices": {"red": 2, "black": 2, "hearts": 4, "diamonds": 4, "clubs": 4, "spades": 4},
        "colour_pays": 2,
        "suit_pays": 4,
        "up_to": 1_000_000,
        "attempts": None,
    }
    assert game["line_bets"] == [1, 2, 5, 10, 25, 50, 100, 200, 500]
    assert game["auto_counts"] == [5, 10, 25]


def test_the_reels_and_the_lines(game: dict[str, Any]) -> None:
    assert game["window"] == {"reels": 5, "rows": 3}
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
