"""Tokens and changed games: what stands from game to game, before the first round too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.families import DARK, KEYS, KOI, KOI_AT_NIGHT, NO_KEYS, STONES
from tests.browser.games import LOCKSMITH, MIDNIGHT
from tests.browser.looks import looks_well
from tests.browser.test_held import IN_THEIR_TIME, SLOW, X, status

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.cabinet import Cabinet
    from tests.browser.conftest import Opens

CHEST = "Chest"
FIFTY = (2,)
NOT_EARNED = "not earned in this feature"


def keys(page: Page) -> tuple[str, str]:
    """Whole keys and parts held, as they are in sight."""
    names = ("Gold Keys held", "Parts of Gold Keys held")
    whole, parts = (status(page, name).inner_text() for name in names)
    return whole, parts


def ring(page: Page, tokens: str) -> Locator:
    return page.locator(f"[data-tokens='{tokens}']")


def test_tokens_are_in_sight_before_the_first_round_and_for_each_stake(play: Opens) -> None:
    cabinet = play(KEYS, definition=LOCKSMITH)
    page = cabinet.page
    assert keys(page) == ("0 of 2", "0 of 3 parts")
    expect(ring(page, "gold keys")).to_contain_text("at this stake, for Vault or Chest")
    expect(status(page, "Moon Stones held")).to_have_text("0 of 2")
    expect(status(page, "Parts of Moon Stones held")).to_have_count(0)
    cabinet.spin()
    assert keys(page) == ("1 of 2", "1 of 3 parts")
    expect(ring(page, "gold keys").locator(".pips .full")).to_have_count(1)
    assert (
        "Keys In Sight: 4 parts of gold keys earned. 1 of 2 held, and 1 of 3 parts of the next."
        in cabinet.said()
    )
    page.get_by_role("button", name="Raise the bet").click()
    assert keys(page) == ("0 of 2", "0 of 3 parts")
    page.get_by_role("button", name="Lower the bet").click()
    assert keys(page) == ("1 of 2", "1 of 3 parts")
    cabinet.indicator(2).click()
    assert keys(page) == ("0 of 2", "0 of 3 parts")
    page.reload()
    expect(status(page, "Gold Keys held")).to_have_text("1 of 2")
    looks_well(page)


def test_tokens_of_another_browser_are_read_from_the_server(play: Opens) -> None:
    cabinet = play(KEYS, NO_KEYS, definition=LOCKSMITH)
    cabinet.spin()
    other = cabinet.page.context.browser
    assert other is not None
    page = other.new_page()
    page.goto(cabinet.page.url)
    expect(status(page, "Gold Keys held")).to_have_text("1 of 2")
    expect(status(page, "Parts of Gold Keys held")).to_have_text("1 of 3 parts")
    page.close()


def test_a_feature_is_chosen_by_keyboard_and_a_reload_asks_again(play: Opens) -> None:
    cabinet = play(KEYS, KEYS, FIFTY, definition=LOCKSMITH)
    page = cabinet.page
    cabinet.spin()
    cabinet.spin()
    cabinet.wait_for("feature")
    panel = page.get_by_role("region", name="Gold Keys")
    expect(panel).to_contain_text("open one of these features: choose Vault or Chest.")
    assert keys(page) == ("0 of 2", "2 of 3 parts")
    assert cabinet.said()[-1] == "2 of gold keys are spent: choose Vault or Chest."
    looks_well(page)
    page.reload()
    cabinet.wait_for("feature")
    expect(panel.get_by_role("button", name="Vault")).to_be_focused()
    before = page.locator(".cabinet").get_attribute("data-asks")
    page.keyboard.press("Tab")
    expect(panel.get_by_role("button", name=CHEST)).to_be_focused()
    page.keyboard.press("Enter")
    cabinet.settled(before)
    cabinet.wait_for("spin")
    assert "Chest it is." in cabinet.said() or cabinet.meter("win") > 0
    assert cabinet.meter("win") == 50 * 20
    cabinet.check_credit()


def test_what_tokens_lead_to_is_played_at_its_own_stake_and_earns_no_keys(play: Opens) -> None:
    cabinet = play(STONES, KEYS, NO_KEYS, NO_KEYS, definition=LOCKSMITH, speed=SLOW)
    page = cabinet.page
    cabinet.press("spin")
    stake = status(page, "Stake of the feature")
    expect(stake).to_have_text("Vault on line 1 at $0.50", timeout=IN_THEIR_TIME)
    expect(ring(page, "gold keys")).to_contain_text(NOT_EARNED, timeout=IN_THEIR_TIME)
    expect(ring(page, "moon stones")).not_to_contain_text(NOT_EARNED)
    stake = status(page, "Stake of the free games")
    expect(stake).to_have_text("Free games on line 1 at $0.50")
    assert cabinet.meter("bet") == 20
    page.reload()
    expect(ring(page, "gold keys")).to_contain_text(NOT_EARNED)
    cabinet.open()
    cabinet.wait_for("spin")
    expect(ring(page, "gold keys")).not_to_contain_text(NOT_EARNED)
    assert keys(page) == ("0 of 2", "0 of 3 parts")
    expect(status(page, "Moon Stones held")).to_have_text("0 of 2")


def won_at_midnight(play: Opens, *more: tuple[int, ...]) -> Cabinet:
    """Win three changed games on two lines at twenty cents."""
    cabinet = play(KOI, *more, definition=MIDNIGHT)
    cabinet.press("lines")
    cabinet.press("lines")
    cabinet.page.get_by_role("button", name="Raise the bet").click()
    cabinet.spin()
    return cabinet


def test_changed_games_are_in_sight_from_when_they_are_won(play: Opens) -> None:
    cabinet = won_at_midnight(play, KOI_AT_NIGHT, DARK)
    page = cabinet.page
    left = status(page, "Changed games left")
    expect(left).to_have_text("3")
    expect(page.locator(".changed-games")).to_contain_text("Midnight")
    looks_well(page)
    page.reload()
    expect(left).to_have_text("3")
    cabinet.spin()
    expect(left).to_have_text("5")
    assert f"The starting prize again, for Koi {X} 3 anywhere: 5 {X} 2 {X} $0.20 = $2.00" in (
        cabinet.said()
    )
    assert cabinet.meter("win") == 2 * (5 * 20) + 2 * (5 * 20)
    cabinet.spin()
    expect(left).to_have_text("4")
    cabinet.check_credit()


def test_no_more_can_be_bet_than_on_the_game_that_won_them(play: Opens) -> None:
    cabinet = won_at_midnight(play, DARK, DARK, DARK, DARK)
    page = cabinet.page
    why = page.locator("#limit")
    expect(why).to_have_text("bet at most 2 lines at $0.20")
    raise_bet = page.get_by_role("button", name="Raise the bet")
    expect(raise_bet).to_be_disabled()
    expect(raise_bet).to_have_accessible_description("bet at most 2 lines at $0.20")
    expect(cabinet.indicator(5)).to_be_disabled()
    expect(cabinet.indicator(5)).to_have_accessible_description("bet at most 2 lines at $0.20")
    cabinet.indicator(2).click()
    cabinet.indicator(5).click()
    assert cabinet.lit() == [1, 5]
    cabinet.press("bet max")
    assert (cabinet.lit(), cabinet.meter("bet")) == ([1, 2], 40)
    cabinet.press("lines")
    assert cabinet.lit() == [1]
    plain = page.get_by_role("group", name="How to bet: Midnight is played plain")
    expect(plain.get_by_role("radio", name="By Moonlight")).to_be_disabled()
    for _ in range(3):
        cabinet.spin()
    expect(status(page, "Changed games left")).to_have_count(0)
    assert "Midnight is over: the next game is played by the usual rules." in cabinet.said()
    expect(raise_bet).to_be_enabled()
    cabinet.press("bet max")
    assert (cabinet.lit(), cabinet.meter("bet")) == ([1, 2, 3, 4, 5], 250)
    cabinet.spin()
    cabinet.check_credit()
