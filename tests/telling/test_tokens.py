"""What a window earns is explained as what it starts is."""

from __future__ import annotations

from reelwright.definition.files import parse_game
from reelwright.play.state import Stake
from reelwright.telling.explaining import explain
from tests.definition.gardens import FILE, edited
from tests.definition.test_tokens import ROSE_GARDEN
from tests.rounds import rows

WINDOW = rows("daisy snail daisy", "rose rose tulip")
LINES = Stake((1, 2, 3), 1)


def test_a_window_earns_by_its_wins_runs_and_places() -> None:
    explained = explain(parse_game(ROSE_GARDEN, FILE), WINDOW, LINES, "paid")
    assert explained.starts == (
        "A rose earns 1 part of petals.",
        "The corner earns 1 part of petals.",
        "A run earns 1 part of petals.",
    )


def test_a_free_game_earns_nothing_where_only_paid_games_do() -> None:
    paid = edited(ROSE_GARDEN, ("earned in: all games", "earned in: paid games"))
    assert explain(parse_game(paid, FILE), WINDOW, LINES, "night walk").starts == ()
    assert len(explain(parse_game(paid, FILE), WINDOW, LINES, "paid").starts) == 3
