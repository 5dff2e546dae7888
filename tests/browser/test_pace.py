"""Stop, and fast play: by the page's own clock, where the profile has them and where not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.limited import under
from tests.browser.stops import line, quiet
from tests.rounds import OPEN

if TYPE_CHECKING:
    from tests.browser.conftest import OpensUnder

WIN = line(1, "queen", "queen", "queen")
STEADY = under(stop=False, turbo=False)


def test_stop_brings_a_game_to_its_end_sooner_only_where_it_is_allowed(
    play_under: OpensUnder,
) -> None:
    cabinet = play_under(OPEN, WIN, WIN, speed=1, clock=True)
    usual = cabinet.ticks_to_the_end()
    cabinet.page.clock.resume()
    cabinet.answer(cabinet.button("collect"))
    assert cabinet.ticks_to_the_end("Space") < usual


def test_without_stop_a_game_takes_its_time_whatever_is_pressed(play_under: OpensUnder) -> None:
    cabinet = play_under(STEADY, WIN, WIN, speed=1, clock=True)
    usual = cabinet.ticks_to_the_end()
    cabinet.page.clock.resume()
    cabinet.answer(cabinet.button("collect"))
    assert cabinet.ticks_to_the_end("Space") == usual
    assert len(cabinet.server.rounds()) == 2


def test_without_stop_the_button_does_not_offer_it_while_reels_move(
    play_under: OpensUnder,
) -> None:
    cabinet = play_under(STEADY, quiet(), moving=True)
    cabinet.press("spin")
    expect(cabinet.page.locator(".reels.moving")).to_be_visible()
    expect(cabinet.button("spin")).to_have_text("Spin")
    expect(cabinet.button("spin")).to_have_attribute("aria-disabled", "true")
    cabinet.wait_for("spin")


def test_without_stop_auto_is_stopped_and_the_game_under_way_is_not(play_under: OpensUnder) -> None:
    cabinet = play_under(STEADY, *[quiet()] * 5, moving=True)
    cabinet.auto(5)
    expect(cabinet.page.locator(".reels.moving")).to_be_visible()
    expect(cabinet.button("spin")).to_have_text("Stop")
    cabinet.press("spin")
    expect(cabinet.page.locator(".said li").last).to_have_text("Auto stopped.", timeout=30_000)
    assert len(cabinet.server.rounds()) == 1


def test_fast_play_is_a_switch_that_is_remembered(play_under: OpensUnder) -> None:
    cabinet = play_under(OPEN, WIN, WIN, speed=1, clock=True)
    switch = cabinet.page.get_by_role("switch", name="Fast play")
    expect(switch).not_to_be_checked()
    usual = cabinet.ticks_to_the_end()
    cabinet.page.clock.resume()
    cabinet.answer(cabinet.button("collect"))
    switch.click()
    cabinet.page.reload()
    expect(switch).to_be_checked()
    assert cabinet.ticks_to_the_end() < usual


def test_without_turbo_no_switch_and_no_address_is_faster(play_under: OpensUnder) -> None:
    cabinet = play_under(STEADY, WIN, WIN, speed=1, clock=True)
    expect(cabinet.page.get_by_role("switch")).to_have_count(0)
    usual = cabinet.ticks_to_the_end()
    cabinet.page.clock.resume()
    cabinet.answer(cabinet.button("collect"))
    cabinet.page.evaluate("localStorage.setItem('reelwright fast play', 'true')")
    cabinet.open(speed=25)
    assert cabinet.ticks_to_the_end() == usual
