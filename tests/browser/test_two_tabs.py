"""Two tabs on one account: one wins, the other is told, nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.cabinet import Cabinet
from tests.browser.draws import card
from tests.browser.stops import line, quiet

if TYPE_CHECKING:
    from tests.browser.conftest import Opens

BONUS = (line(1, "prince", "prince", "prince"), (2,), (0,), (5,), (4,))


def another_tab(cabinet: Cabinet) -> Cabinet:
    page = cabinet.page.context.new_page()
    page.emulate_media(reduced_motion="reduce")
    other = Cabinet(page, cabinet.server)
    other.open()
    return other


def told(cabinet: Cabinet) -> None:
    expect(cabinet.page.locator(".banner.notice")).to_contain_text("Another tab or window")


def test_a_pick_made_in_another_tab_is_shown_in_the_stale_one(play: Opens) -> None:
    first = play(*BONUS)
    first.spin()
    second = another_tab(first)
    second.wait_for("pick")
    first.answer(first.thing(5))
    second.thing(1).click()
    told(second)
    second.wait_for("pick")
    expect(second.page.locator(".thing.opened")).to_have_count(1)
    expect(second.thing(5)).to_be_disabled()
    expect(second.thing(1)).to_be_enabled()
    second.check_credit()
    second.answer(second.thing(1))
    assert second.page.locator(".thing.opened").count() == 2
    second.check_credit()


def test_a_gamble_lost_in_another_tab_cannot_be_collected(play: Opens) -> None:
    first = play(line(1, "queen", "queen", "queen"), card("king", "spades"))
    first.spin()
    second = another_tab(first)
    second.wait_for("gamble")
    first.press("gamble")
    first.answer(first.choice("red"))
    second.press("collect")
    told(second)
    second.wait_for("spin")
    assert second.meter("win") == 0
    first.check_credit()
    second.check_credit()


def test_a_spin_while_another_tab_is_in_the_bonus_leads_into_it(play: Opens) -> None:
    first = play(*BONUS)
    second = another_tab(first)
    second.wait_for("spin")
    first.spin()
    second.press("spin")
    told(second)
    second.wait_for("pick")
    assert len(first.server.rounds()) == 1
    second.check_credit()


def test_a_stale_tab_that_spins_again_plays_on_the_true_balance(play: Opens) -> None:
    first = play(quiet(), quiet())
    second = another_tab(first)
    first.spin()
    second.spin()
    second.check_credit()
    assert len(first.server.rounds()) == 2
