"""Each game takes a press of its own, and no game begins before it may."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.limited import Limited, under
from tests.browser.stops import line, quiet

if TYPE_CHECKING:
    from tests.browser.conftest import OpensUnder

QUIET = [quiet()] * 12
SLOW = under(minimum_round_ms=2500)
VERY_SLOW = under(minimum_round_ms=5000)
BEGUN = 201
TOO_SOON = 429


def test_without_autoplay_there_is_no_button_for_it(play_under: OpensUnder) -> None:
    cabinet = play_under(under(autoplay=False), *QUIET)
    expect(cabinet.button("spin")).to_be_visible()
    expect(cabinet.button("auto")).to_have_count(0)
    cabinet.spin()
    assert len(cabinet.server.rounds()) == 1


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_held_down_begins_one_game(play_under: OpensUnder, key: str) -> None:
    cabinet = play_under(under(autoplay=False), *QUIET)
    if key == "Enter":
        cabinet.button("spin").focus()
    keyboard = cabinet.page.keyboard
    for games in (1, 2):
        before = cabinet.page.locator(".cabinet").get_attribute("data-asks")
        keyboard.down(key)
        cabinet.settled(before)
        for _ in range(8):
            keyboard.down(key)
        cabinet.wait_for("spin")
        keyboard.up(key)
        assert len(cabinet.server.rounds()) == games


def test_games_left_of_auto_are_shown_and_it_is_stopped_at_any_time(
    play_under: OpensUnder,
) -> None:
    cabinet = play_under(VERY_SLOW, *QUIET)
    cabinet.auto(25)
    expect(cabinet.button("auto")).to_have_text("Auto 24")
    cabinet.wait_for("spin")
    expect(cabinet.button("spin")).to_have_text("Stop")
    cabinet.press("spin")
    expect(cabinet.page.locator(".said li").last).to_have_text("Auto stopped.")
    assert cabinet.answers == [BEGUN]


def test_spin_is_dead_and_says_why_until_the_next_game_may_begin(play_under: OpensUnder) -> None:
    cabinet = play_under(VERY_SLOW, *QUIET)
    cabinet.spin()
    cabinet.wait_for("spin")
    assert "5 seconds after the one before" in cabinet.why_not()
    cabinet.page.keyboard.press("Space")
    cabinet.page.keyboard.press("Enter")
    assert len(cabinet.server.rounds()) == 1
    cabinet.spin()
    assert cabinet.answers == [BEGUN] * 2
    cabinet.check_credit()


def test_a_reload_begins_no_game_sooner(play_under: OpensUnder) -> None:
    cabinet = play_under(VERY_SLOW, *QUIET)
    cabinet.spin()
    cabinet.page.reload()
    assert "5 seconds" in cabinet.why_not()
    cabinet.spin()
    assert cabinet.answers == [BEGUN] * 2


def test_a_win_that_is_not_collected_is_no_way_to_spin_sooner(play_under: OpensUnder) -> None:
    cabinet = play_under(VERY_SLOW, line(1, "queen", "queen", "queen"), *QUIET)
    cabinet.spin()
    cabinet.wait_for("gamble")
    assert "5 seconds" in cabinet.why_not()
    cabinet.spin()
    assert cabinet.answers == [BEGUN] * 2


def test_auto_keeps_to_the_time_between_games_so_that_nothing_is_refused(
    play_under: OpensUnder,
) -> None:
    cabinet = play_under(SLOW, *QUIET)
    cabinet.auto(5)
    over = cabinet.page.locator(".said li", has_text="Auto is over")
    expect(over).to_be_visible(timeout=60_000)
    assert cabinet.answers == [BEGUN] * 5
    cabinet.check_credit()


def test_games_that_begin_in_two_tabs_wait_for_each_other(play_under: OpensUnder) -> None:
    first = play_under(SLOW, *QUIET)
    page = first.page.context.new_page()
    page.emulate_media(reduced_motion="reduce")
    second = Limited(page, first.server)
    second.open()
    first.spin()
    second.spin()
    second.not_told()
    assert second.answers == [TOO_SOON, BEGUN]
    assert len(second.server.rounds()) == 2
    second.check_credit()
