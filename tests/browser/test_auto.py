"""Auto: it starts games by itself and ends in each of its ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.stops import FREE, line, pumpkins, quiet

if TYPE_CHECKING:
    from tests.browser.cabinet import Cabinet
    from tests.browser.conftest import Opens

QUIET = [quiet()] * 30


def ends(cabinet: Cabinet, sentence: str) -> None:
    last = cabinet.page.locator(".said li").last
    expect(last).to_have_text(sentence, timeout=60_000)


@pytest.mark.parametrize("games", [5, 10, 25])
def test_auto_plays_so_many_games(play: Opens, games: int) -> None:
    cabinet = play(*QUIET)
    before = cabinet.meter("credit")
    cabinet.auto(games)
    ends(cabinet, "Auto is over: all its games are played.")
    assert len(cabinet.server.rounds()) == games
    assert cabinet.meter("credit") == before - games * 20
    cabinet.check_credit()


def test_auto_ends_at_a_win(play: Opens) -> None:
    cabinet = play(quiet(), line(1, "nine", "nine", "nine"), *QUIET)
    cabinet.auto(5)
    ends(cabinet, "Auto stopped: a win.")
    cabinet.wait_for("gamble")
    assert len(cabinet.server.rounds()) == 2
    cabinet.check_credit()


def test_auto_ends_at_free_games(play: Opens) -> None:
    cabinet = play(quiet(), pumpkins(3), *[quiet(FREE)] * 15, *QUIET)
    cabinet.auto(10)
    ends(cabinet, "Auto stopped: a feature.")
    assert len(cabinet.server.rounds()) == 2
    cabinet.check_credit()


def test_auto_ends_where_a_pick_needs_the_player(play: Opens) -> None:
    cabinet = play(line(1, "prince", "prince", "prince"), *QUIET)
    cabinet.auto(5)
    ends(cabinet, "Auto stopped: a feature.")
    cabinet.wait_for("pick")
    assert len(cabinet.server.rounds()) == 1


def test_auto_ends_at_stop_once_the_game_under_way_is_over(play: Opens) -> None:
    cabinet = play(*QUIET, speed=1, moving=True)
    cabinet.auto(25)
    expect(cabinet.button("spin")).to_have_text("Stop")
    cabinet.press("spin")
    ends(cabinet, "Auto stopped.")
    expect(cabinet.button("spin")).to_have_text("Spin")
    assert len(cabinet.server.rounds()) == 1
    cabinet.check_credit()


def test_auto_ends_where_the_credit_does_not_pay_the_next_game(play: Opens) -> None:
    cabinet = play(*QUIET)
    games = cabinet.meter("credit") // (20 * 500)
    cabinet.press("bet max")
    cabinet.auto(25)
    ends(cabinet, "Auto stopped: the credit does not pay the next game.")
    assert len(cabinet.server.rounds()) == games
    assert cabinet.meter("credit") < 20 * 500
    cabinet.check_credit()
