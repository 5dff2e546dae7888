"""A round that is declared void, and an account that is locked: the player is told, to the cent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.stops import line, quiet
from tests.rounds import OPEN

if TYPE_CHECKING:
    from tests.browser.conftest import OpensUnder
    from tests.browser.limited import Limited

BONUS = line(1, "prince", "prince", "prince")
PICKED = (2,)
WIN = line(1, "queen", "queen", "queen")
VOID = "Malfunction: this game is void. Your bet of $0.20 was returned"


def declare_void(cabinet: Limited) -> None:
    cabinet.server.house.faults.declare(cabinet.server.rounds()[0]["id"], "a disk has failed")


def is_ready(cabinet: Limited, credit: int) -> None:
    """The bet is back, nothing of the game is in sight, and the next one can be played."""
    cabinet.wait_for("spin")
    cabinet.told(f"Your credit is ${credit / 100:,.2f}.")
    assert cabinet.meter("credit") == credit
    assert cabinet.meter("win") == 0
    cabinet.check_credit()
    expect(cabinet.page.locator(".panel")).to_have_count(0)
    cabinet.spin()
    cabinet.not_told()
    cabinet.check_credit()


@pytest.mark.parametrize("way", ["answer", "reload"])
def test_a_round_that_is_void_while_it_is_open(play_under: OpensUnder, way: str) -> None:
    cabinet = play_under(OPEN, BONUS, PICKED, quiet())
    credit = cabinet.meter("credit")
    cabinet.spin()
    cabinet.answer(cabinet.thing(5))
    declare_void(cabinet)
    if way == "answer":
        cabinet.thing(1).click()
    else:
        cabinet.page.reload()
    cabinet.told(VOID)
    assert faults(cabinet.page) == []
    is_ready(cabinet, credit)


def test_a_game_that_went_wrong_is_told_once(play_under: OpensUnder) -> None:
    cabinet = play_under(OPEN, BONUS, quiet(), quiet())
    cabinet.spin()
    declare_void(cabinet)
    cabinet.page.reload()
    cabinet.told(VOID)
    cabinet.page.reload()
    cabinet.wait_for("spin")
    cabinet.not_told()


def test_a_win_that_is_void_is_not_gambled(play_under: OpensUnder) -> None:
    cabinet = play_under(OPEN, WIN, quiet())
    credit = cabinet.meter("credit")
    cabinet.spin()
    cabinet.press("gamble")
    declare_void(cabinet)
    cabinet.choice("red").click()
    cabinet.told(VOID)
    is_ready(cabinet, credit)


def test_a_win_that_is_void_is_told_with_the_game_that_follows(play_under: OpensUnder) -> None:
    cabinet = play_under(OPEN, WIN, quiet())
    credit = cabinet.meter("credit")
    cabinet.spin()
    declare_void(cabinet)
    cabinet.spin()
    cabinet.told(VOID)
    assert cabinet.meter("credit") == credit - 20
    cabinet.check_credit()


def test_a_round_that_the_server_itself_finds_wrong(play_under: OpensUnder) -> None:
    cabinet = play_under(OPEN, BONUS, quiet(), quiet())
    credit = cabinet.meter("credit")
    cabinet.spin()
    cabinet.server.spoil(cabinet.server.rounds()[0]["id"])
    cabinet.open()
    cabinet.told(VOID)
    is_ready(cabinet, credit)


def test_an_account_that_is_locked_says_why_and_takes_no_bet(play_under: OpensUnder) -> None:
    cabinet = play_under(OPEN, quiet(), quiet())
    cabinet.spin()
    cabinet.server.house.faults.lock("test", "two cards were shown for it")
    cabinet.press("spin")
    banner = cabinet.page.locator(".banner.lost")
    expect(banner).to_contain_text("This account is locked: two cards were shown for it.")
    for _ in range(2):
        assert "locked" in cabinet.why_not()
        expect(cabinet.button("auto")).to_be_disabled()
        expect(cabinet.button("paytable")).to_be_enabled()
        assert faults(cabinet.page) == []
        cabinet.page.reload()
        expect(banner).to_be_visible()
    cabinet.page.keyboard.press("Space")
    assert len(cabinet.server.rounds()) == 1
    cabinet.not_told()


def test_void_rounds_are_named_so_among_the_last(play_under: OpensUnder) -> None:
    cabinet = play_under(OPEN, WIN, quiet())
    cabinet.spin()
    declare_void(cabinet)
    cabinet.page.reload()
    cabinet.page.get_by_role("button", name="Last rounds").click()
    expect(cabinet.page.locator(".rounds tbody tr")).to_contain_text("void")
