"""Other ways to bet: what each costs, which one it is, and a feature that is bought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.families import GATES, HAY, ON_THE_ROAD
from tests.browser.games import TOLL
from tests.browser.looks import looks_well
from tests.browser.test_held import status

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.cabinet import Cabinet
    from tests.browser.conftest import Opens


def way(page: Page, name: str) -> Locator:
    return page.get_by_role("radio", name=name)


def bet(cabinet: Cabinet) -> tuple[int, str]:
    """The bet in the meter, and the way it is made."""
    return cabinet.meter("bet"), cabinet.page.locator(".way-on").inner_text()


def test_every_way_to_bet_tells_its_price_and_the_meter_which_it_is(play: Opens) -> None:
    cabinet = play(GATES, ON_THE_ROAD, ON_THE_ROAD, definition=TOLL)
    page = cabinet.page
    ways = page.get_by_role("group", name="How to bet").get_by_role("radio")
    expect(ways).to_have_count(3)
    assert bet(cabinet) == (30, "Plain game")
    expect(way(page, "Plain game $0.30")).to_be_checked()
    page.get_by_role("button", name="Raise the bet").click()
    expect(way(page, "Buy The Open Road $18.00")).to_be_visible()
    page.get_by_role("button", name="Lower the bet").click()
    way(page, "Plain game").focus()
    page.keyboard.press("ArrowDown")
    expect(way(page, "More Gates $0.45")).to_be_checked()
    assert bet(cabinet) == (45, "More Gates")
    expect(status(page, "Bet")).to_have_text("$0.45")
    looks_well(page)
    before = cabinet.meter("credit")
    cabinet.spin()
    cabinet.wait_for("gamble")
    gates = 2 * 30
    assert cabinet.meter("win") == gates
    assert cabinet.meter("credit") == before - 45 + gates
    page.reload()
    cabinet.wait_for("gamble")
    assert bet(cabinet) == (45, "More Gates")
    cabinet.check_credit()


def test_buying_asks_first_and_spins_no_reels(play: Opens) -> None:
    cabinet = play(ON_THE_ROAD, ON_THE_ROAD, definition=TOLL)
    page = cabinet.page
    before = cabinet.meter("credit")
    way(page, "The Open Road").check()
    assert bet(cabinet) == (360, "The Open Road")
    page.locator("#spin").focus()
    page.keyboard.press("Space")
    asked = page.get_by_role("dialog", name="Buy Open Road?")
    expect(asked).to_contain_text("It costs $3.60. Its prizes are paid on a total bet of $0.30")
    looks_well(page)
    page.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    assert cabinet.meter("credit") == before
    assert cabinet.server.rounds("toll") == []

    cabinet.press("spin")
    cabinet.answer(asked.get_by_role("button", name="Buy for $3.60"))
    cabinet.wait_for("spin")
    assert cabinet.meter("credit") == before - 360
    assert "Open Road over: $0.00 won in 2 games." in cabinet.said()
    cabinet.check_credit()
    way(page, "Plain game").check()
    assert bet(cabinet) == (30, "Plain game")


def test_auto_buys_nothing(play: Opens) -> None:
    cabinet = play(HAY, definition=TOLL)
    way(cabinet.page, "The Open Road").check()
    cabinet.auto(5)
    expect(cabinet.page.locator(".banner.notice")).to_contain_text("Auto buys no features")
    assert cabinet.server.rounds("toll") == []


def test_a_price_the_credit_does_not_pay_is_not_asked_for(play: Opens) -> None:
    cabinet = play(definition=TOLL)
    page = cabinet.page
    page.route(
        "**/api/v1/accounts/*",
        lambda route: route.fulfill(json={**route.fetch().json(), "balance": 359}),
    )
    page.reload()
    way(page, "The Open Road").check()
    cabinet.press("spin")
    expect(page.locator(".banner.notice")).to_contain_text("The credit does not pay $3.60.")
    expect(page.get_by_role("dialog", name="Buy Open Road?")).to_be_hidden()


def test_auto_counts_the_price_of_a_wager(play: Opens) -> None:
    cabinet = play(*[HAY] * 5, definition=TOLL)
    before = cabinet.meter("credit")
    way(cabinet.page, "More Gates").check()
    cabinet.auto(5)
    expect(cabinet.page.get_by_text("Auto is over: all its games are played.")).to_be_visible(
        timeout=60_000
    )
    assert cabinet.meter("credit") == before - 5 * 45
    cabinet.check_credit()
