"""Reels that are held, cells that hold values, symbols that fall: every cent worked by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.families import FALLS, RINGING, STORE
from tests.browser.games import BELFRY, SQUIRREL, TUMBLE
from tests.browser.looks import looks_well

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Opens

SLOW = 0.3
IN_THEIR_TIME = 60_000
X = "\u00d7"


def status(page: Page, name: str) -> Locator:
    return page.get_by_role("status", name=name, exact=True)


def test_held_reels_are_marked_in_words_and_only_the_others_spin(play: Opens) -> None:
    cabinet = play(*RINGING, definition=BELFRY, speed=SLOW, moving=True)
    page = cabinet.page
    cabinet.press("spin")
    held = page.locator(".reel.held")
    expect(held).to_have_count(2, timeout=IN_THEIR_TIME)
    expect(held).to_contain_text(["Held", "Held"])
    expect(status(page, "Reels held")).to_have_text("Held: reels 1 and 2")
    expect(status(page, "Re-spins left")).to_have_text("3")
    expect(status(page, "Re-spins left")).to_have_text("2", timeout=IN_THEIR_TIME)
    strips = page.locator(".strip")
    spinning = page.locator(".reels.moving")
    expect(spinning).to_be_attached()
    turned = [strip.get_attribute("style") for strip in strips.all()]
    page.wait_for_timeout(150)
    expect(spinning).to_be_attached()
    now = [strip.get_attribute("style") for strip in strips.all()]
    assert now[:2] == turned[:2]
    assert all(one != other for one, other in zip(now[2:], turned[2:], strict=True))
    expect(held).to_contain_text(["Held", "Held"])


def test_re_spins_are_improved_and_end_with_what_they_won(play: Opens) -> None:
    cabinet = play(*RINGING, definition=BELFRY)
    page = cabinet.page
    before = cabinet.meter("credit")
    cabinet.spin()
    cabinet.wait_for("spin")
    bells = (1 + 5 + 20) * 10
    assert cabinet.meter("win") == bells
    assert cabinet.meter("credit") == before - 30 + bells
    expect(status(page, "Re-spins left")).to_have_text("0")
    expect(status(page, "Won in re-spins")).to_have_text("$2.50")
    expect(page.locator(".reel.held")).to_have_count(0)
    assert "Ringing over: $2.50 won in 5 re-spins." in cabinet.said()
    cabinet.check_credit()
    looks_well(page)


def test_a_reload_in_mid_re_spins_goes_on_with_the_same_reels_held(play: Opens) -> None:
    cabinet = play(*RINGING, definition=BELFRY, speed=0.6)
    page = cabinet.page
    cabinet.press("spin")
    expect(page.locator(".reel.held")).to_have_count(3, timeout=IN_THEIR_TIME)
    left = status(page, "Re-spins left").inner_text()
    page.reload()
    expect(page.locator(".reel.held")).to_have_count(3)
    expect(status(page, "Reels held")).to_have_text("Held: reels 1, 2 and 3")
    assert int(left) - 1 <= int(status(page, "Re-spins left").inner_text()) <= int(left)
    cabinet.open()
    cabinet.wait_for("spin")
    expect(status(page, "Won in re-spins")).to_have_text("$2.50")
    cabinet.check_credit()


def test_cells_hold_their_values_and_the_window_fills(play: Opens) -> None:
    cabinet = play(*STORE, definition=SQUIRREL, speed=SLOW)
    page = cabinet.page
    cabinet.press("spin")
    worth = page.locator(".worth")
    expect(worth).to_have_text(["1", "5", "2"], timeout=IN_THEIR_TIME)
    expect(status(page, "All that is held")).to_have_text(f"8 {X} $0.30")
    expect(status(page, "Re-spins left")).to_have_text("3")
    expect(worth).to_have_text(["1", "20", "5", "2"], timeout=IN_THEIR_TIME)
    cells = page.get_by_role("img", name="Cells, worth in total bets.")
    expect(cells).to_have_accessible_name(
        "Cells, worth in total bets. Reel 1: open; held, worth 1; open. "
        "Reel 2: held, worth 20; open; held, worth 5. Reel 3: held, worth 2; open; open"
    )
    expect(status(page, "Re-spins left")).to_have_text("2", timeout=IN_THEIR_TIME)
    page.reload()
    expect(worth).to_have_text(["1", "20", "5", "2"])
    expect(status(page, "All that is held")).to_have_text(f"28 {X} $0.30")
    cabinet.open()
    cabinet.wait_for("spin")
    held, full_window = (1 + 5 + 2 + 20 + 5) * 30, 100 * 30
    assert cabinet.meter("win") == held + full_window
    assert f"Every cell is held: 100 {X} $0.30 = $30.00" in cabinet.said()
    expect(page.get_by_role("img", name="Reel 1: ")).to_be_visible()
    cabinet.check_credit()


def test_symbols_leave_and_fall_and_the_factor_is_told(play: Opens) -> None:
    cabinet = play(FALLS, definition=TUMBLE, speed=SLOW, moving=True)
    page = cabinet.page
    cabinet.press("spin")
    expect(page.locator(".leaves")).to_have_count(3, timeout=IN_THEIR_TIME)
    expect(status(page, "Fall")).to_have_text(f"Fall 1: wins {X} 2")
    expect(status(page, "Fall")).to_have_text(f"Fall 2: wins {X} 5", timeout=IN_THEIR_TIME)
    assert (
        cabinet.said()[-1] == "3 symbols leave, others fall: fall 2. Its wins are multiplied by 5."
    )
    page.reload()
    expect(status(page, "Fall")).to_be_visible()
    cabinet.open()
    cabinet.wait_for("spin")
    events = cabinet.server.events(cabinet.server.rounds("tumble")[0]["id"])
    windows = [event["window"] for event in events if event["event"] == "fell"]
    assert len(windows) == 4
    shown = page.locator(".reels").get_attribute("aria-label")
    assert shown is not None
    told = [reel.split(": ")[1].lower().split(", ") for reel in shown.split(". ")]
    assert told == windows[-1]
    cabinet.check_credit()


def test_falls_are_still_where_less_motion_is_wanted(play: Opens) -> None:
    cabinet = play(FALLS, definition=TUMBLE, speed=SLOW)
    cabinet.press("spin")
    fallen = cabinet.page.locator(".told img.drops").first
    expect(fallen).to_be_attached(timeout=IN_THEIR_TIME)
    assert fallen.evaluate("image => getComputedStyle(image).animationName") == "none"
