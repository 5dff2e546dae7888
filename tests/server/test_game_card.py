"""What a lobby is told of a game: Cinderella by its help page, others worked by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reelwright.definition.files import find_game, read_game
from reelwright.server.game_card import game_card
from reelwright.telling.character import character
from tests.browser.games import CLOVER, TIDE
from tests.cases.files import HERE
from tests.server.live import Player

if TYPE_CHECKING:
    from pathlib import Path


def card(path: Path) -> dict[str, Any]:
    return game_card("other", read_game(path), None).model_dump(mode="json")


def test_cinderella(lobby: Player) -> None:
    [told] = lobby.client.get("/api/v1/games").json()
    assert len(told.pop("symbols")) == 13
    assert told == {
        "key": "cinderella",
        "name": "Cinderella",
        "rtp_percent": "93.26%",
        "reels": 5,
        "lines": 20,
        "ways": None,
        "features": ["free games", "glass slipper (picks)", "gamble"],
        "smallest_bet": 1,
        "largest_bet": 20 * 500,
        "faces": ["prince", "pumpkin", "sisters", "clock", "cinderella"],
    }


def test_ways_are_counted_and_a_game_costs_its_units() -> None:
    tide = card(TIDE)
    assert (tide["lines"], tide["ways"]) == (0, 3 * 4 * 5 * 4 * 3)
    assert (tide["smallest_bet"], tide["largest_bet"]) == (25 * 1, 25 * 2)
    assert tide["features"] == ["pearl wheel", "high water (free games)"]


def test_numbers_of_lines_decide_the_range_of_bets() -> None:
    clover, bells = card(CLOVER), card(HERE / "three_bells.yaml")
    assert (clover["smallest_bet"], clover["largest_bet"]) == (1 * 5, 5 * 20)
    assert (bells["lines"], bells["features"]) == (1, [])


def test_the_character_of_a_game_in_a_line() -> None:
    games = (find_game("cinderella"), TIDE, HERE / "three_bells.yaml")
    assert [character(read_game(path).definition) for path in games] == [
        "5 reels, 20 lines. Free games, glass slipper (picks), gamble.",
        "5 reels, 720 ways. Pearl wheel, high water (free games).",
        "3 reels, 1 line.",
    ]
