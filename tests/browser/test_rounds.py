"""Whole paid games through the page, each feature once; the meters against the account."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.stops import FREE, line, pumpkins, quiet

if TYPE_CHECKING:
    from tests.browser.cabinet import Cabinet
    from tests.browser.conftest import Opens


def credits_told(cabinet: Cabinet, before: int) -> list[int]:
    """Every amount the credit comes to, by the server's own account of the newest round."""
    events = cabinet.server.events(cabinet.server.rounds()[0]["id"])
    steps = accumulate((event["credit"] for event in events), initial=before)
    told = [before]
    for credit in steps:
        if credit != told[-1]:
            told.append(credit)
    return told


def test_a_game_without_a_win_costs_the_bet_and_no_more(play: Opens) -> None:
    cabinet = play(quiet())
    before = cabinet.meter("credit")
    cabinet.spin()
    assert cabinet.meter("credit") == before - 20
    assert (cabinet.meter("bet"), cabinet.meter("win")) == (20, 0)
    assert cabinet.said()[-1] == "No win this time."
    cabinet.check_credit()


def test_a_line_win_is_explained_and_can_be_collected(play: Opens) -> None:
    cabinet = play(line(4, "queen", "queen", "sisters"))
    before = cabinet.meter("credit")
    cabinet.spin()
    cabinet.wait_for("gamble")
    assert (
        "Line 4: Queen {0} 3 with Sisters: 10 {0} 2 {0} $0.01 = $0.20".format("\u00d7")
        in cabinet.said()
    )
    assert cabinet.meter("win") == 20
    expect(cabinet.page.locator(".pathway[data-line='4']").first).to_be_visible()
    expect(cabinet.page.locator(".mark.wins")).to_have_count(3)
    cabinet.check_credit()
    cabinet.answer(cabinet.button("collect"))
    assert cabinet.meter("credit") == before
    cabinet.check_credit()


def test_free_games_start_and_run_by_themselves_and_are_counted(play: Opens) -> None:
    won = line(1, "clock", "clock", "clock", phase=FREE)
    again = pumpkins(3, FREE)
    free = [quiet(FREE), won, again, *[quiet(FREE)] * 27]
    cabinet = play(pumpkins(3), *free)
    cabinet.watch()
    before = cabinet.meter("credit")
    cabinet.spin()
    cabinet.wait_for("gamble")
    assert cabinet.seen("left") == [*map(str, range(15, 11, -1)), *map(str, range(27, -1, -1))]
    events = cabinet.server.events(cabinet.server.rounds()[0]["id"])
    games = [event for event in events if event["event"] == "free game begun"]
    in_free_games = next(e for e in events if e["event"] == "free games ended")["feature_won"]
    assert len(games) == 15 + 15
    assert cabinet.page.locator("#free-won output").inner_text() == f"${in_free_games / 100:.2f}"
    assert cabinet.seen("credit") == credits_told(cabinet, before)
    cabinet.check_credit()


def test_the_bonus_is_played_with_real_picks_for_each_line_that_won_it(play: Opens) -> None:
    cabinet = play(line(1, "prince", "prince", "prince"), (2,), (0,), (5,), (4,))
    cabinet.watch()
    before = cabinet.meter("credit")
    cabinet.spin()
    cabinet.wait_for("pick")
    shown = cabinet.page.locator(".pool .prize").all_inner_texts()
    for number in (5, 1, 9, 2):
        cabinet.answer(cabinet.thing(number))
    cabinet.wait_for("gamble")
    events = cabinet.server.events(cabinet.server.rounds()[0]["id"])
    stages = [event for event in events if event["event"] == "stage begun"]
    picked = [event["option"] for event in events if event["event"] == "pick made"]
    assert shown == [str(prize) for prize in stages[0]["pool"]]
    assert picked == ["5", "1", "9", "2"]
    assert cabinet.meter("win") == events[-1]["amount"]
    assert cabinet.seen("credit") == credits_told(cabinet, before)
    cabinet.check_credit()


def test_a_bonus_won_in_a_free_game_is_played_before_the_next_free_game(play: Opens) -> None:
    prince = line(1, "prince", "prince", "prince", phase=FREE)
    draws = [pumpkins(3), prince, (0,), (0,), (0,), (0,), *[quiet(FREE)] * 14]
    cabinet = play(*draws)
    cabinet.spin()
    cabinet.wait_for("pick")
    assert cabinet.page.locator("#free-left output").inner_text() == "14"
    for number in (1, 2, 3, 1):
        cabinet.answer(cabinet.thing(number))
    cabinet.wait_for("gamble")
    assert cabinet.page.locator("#free-left output").inner_text() == "0"
    cabinet.check_credit()


def test_stop_brings_the_reels_to_rest_on_the_same_symbols(play: Opens) -> None:
    cabinet = play(line(1, "ace", "ace", "ace"), speed=1, moving=True)
    cabinet.press("spin")
    expect(cabinet.button("spin")).to_have_text("Stop")
    cabinet.press("spin")
    cabinet.wait_for("gamble")
    label = cabinet.page.locator(".reels").get_attribute("aria-label")
    assert label is not None
    reels = [reel.split(": ")[1].split(", ") for reel in label.split(". ")]
    assert [reel[1] for reel in reels[:3]] == ["Ace", "Ace", "Ace"]
    cabinet.check_credit()


def test_the_window_in_sight_is_the_one_told_whatever_the_strips_are_today(play: Opens) -> None:
    cabinet = play(line(1, "queen", "queen", "queen"))
    cabinet.spin()
    told = cabinet.page.locator(".told")
    expect(told).to_have_count(0)
    game = cabinet.server.get("/games/cinderella")
    game["strips"]["base"] = [[*strip[1:], strip[0]] for strip in game["strips"]["base"]]
    cabinet.page.route("**/api/v1/games/cinderella", lambda route: route.fulfill(json=game))
    cabinet.open()
    cabinet.wait_for("gamble")
    expect(told).to_have_count(5)
    shown = told.first.locator("img").nth(1).get_attribute("src")
    queen = cabinet.page.locator(".strip img").nth(game["strips"]["base"][0].index("queen"))
    assert shown == queen.get_attribute("src")
