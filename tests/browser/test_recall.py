"""Recall: a past round re-enacted, marked as replay, moving no money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.draws import card
from tests.browser.stops import line, quiet

if TYPE_CHECKING:
    from tests.browser.conftest import Opens


def test_a_past_round_is_re_enacted_and_the_credit_stays(play: Opens) -> None:
    cabinet = play(line(1, "queen", "queen", "queen"), card("4", "hearts"), quiet(), speed=8)
    cabinet.spin()
    cabinet.press("gamble")
    cabinet.answer(cabinet.choice("red"))
    won = f"${cabinet.meter('win') / 100:.2f}"
    cabinet.spin()
    credit = cabinet.meter("credit")
    last_window = cabinet.page.locator(".reels").get_attribute("aria-label")
    cabinet.watch()
    cabinet.page.get_by_role("button", name="Last rounds").click()
    rows = cabinet.page.locator(".rounds tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.last).to_contain_text(won)
    rows.last.get_by_role("button", name="Replay").click()
    banner = cabinet.page.locator(".banner.replay")
    expect(banner).to_contain_text("REPLAY")
    expect(cabinet.page.locator("#spin[aria-disabled='true']")).to_be_visible()
    expect(cabinet.page.locator("#win")).to_have_text(won, timeout=30_000)
    expect(banner).to_have_count(0, timeout=30_000)
    cabinet.wait_for("spin")
    assert cabinet.seen("credit") == [credit]
    assert cabinet.page.locator(".reels").get_attribute("aria-label") == last_window
    assert len(cabinet.server.rounds()) == 2
    cabinet.check_credit()


def test_a_replay_can_be_ended(play: Opens) -> None:
    cabinet = play(line(1, "queen", "queen", "queen"), speed=1, moving=True)
    cabinet.spin()
    cabinet.answer(cabinet.button("collect"))
    cabinet.page.get_by_role("button", name="Last rounds").click()
    cabinet.page.get_by_role("button", name="Replay").click()
    cabinet.page.get_by_role("button", name="End replay").click()
    expect(cabinet.page.locator(".banner.replay")).to_have_count(0)
    cabinet.wait_for("spin")
    cabinet.check_credit()
