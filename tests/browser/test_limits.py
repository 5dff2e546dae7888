"""The largest bet, what a day may cost, how long a session may last, how much may be asked."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from reelwright.server.limits import Rates
from tests.browser.axe import faults
from tests.browser.limited import under
from tests.browser.stops import quiet
from tests.rounds import OPEN

if TYPE_CHECKING:
    from playwright.sync_api import Request, Route

    from tests.browser.conftest import OpensUnder

QUIET = [quiet()] * 6
BEGUN, TOO_MANY = 201, 429


def test_the_bet_stays_within_the_largest_and_says_so(play_under: OpensUnder) -> None:
    cabinet = play_under(under(largest_bet=150), *QUIET)
    limit = cabinet.page.locator("#largest-bet")
    expect(limit).to_have_text("at most $1.50")
    higher = cabinet.page.get_by_role("button", name="Raise the bet")
    for cents in (40, 100):
        higher.click()
        assert cabinet.meter("bet") == cents
    expect(higher).to_be_disabled()
    assert higher.get_attribute("aria-describedby") == "largest-bet"
    cabinet.press("lines")
    assert cabinet.meter("bet") == 5
    cabinet.press("bet max")
    assert cabinet.meter("bet") == 100
    assert faults(cabinet.page) == []
    cabinet.spin()
    assert cabinet.answers == [BEGUN]


def test_more_lines_bring_the_bet_on_each_down(play_under: OpensUnder) -> None:
    cabinet = play_under(under(largest_bet=150), *QUIET)
    cabinet.press("lines")
    higher = cabinet.page.get_by_role("button", name="Raise the bet")
    for _ in range(6):
        higher.click()
    assert cabinet.meter("bet") == 100
    expect(higher).to_be_disabled()
    cabinet.press("lines")
    assert cabinet.meter("bet") == 100
    expect(cabinet.page.locator("#line-bet")).to_have_text("$0.50")


def test_fewer_lines_are_played_where_all_would_cost_too_much(play_under: OpensUnder) -> None:
    cabinet = play_under(under(largest_bet=7), *QUIET)
    assert cabinet.lit() == [1, 2, 3, 4, 5, 6, 7]
    expect(cabinet.indicator(8)).to_be_disabled()
    cabinet.press("lines")
    assert cabinet.lit() == [1]
    cabinet.spin()
    assert cabinet.answers == [BEGUN]


def test_a_loss_that_a_day_does_not_allow_is_refused_in_plain_words(
    play_under: OpensUnder,
) -> None:
    cabinet = play_under(under(most_lost_in_a_day=50), *QUIET)
    cabinet.spin()
    cabinet.spin()
    cabinet.press("spin")
    cabinet.told("Within 24 hours at most $0.50 may be lost here")
    cabinet.told("Nothing was bet")
    cabinet.wait_for("spin")
    assert len(cabinet.server.rounds()) == 2
    cabinet.check_credit()


def test_a_session_that_is_over_leads_to_a_new_one(play_under: OpensUnder) -> None:
    cabinet = play_under(under(longest_session_minutes=20), *QUIET)
    cabinet.spin()
    cabinet.server.ahead = timedelta(minutes=21)
    cabinet.press("spin")
    cabinet.told("You have played for 20 minutes, as long as one session may last here")
    cabinet.wait_for("spin")
    assert len(cabinet.server.rounds()) == 1
    cabinet.spin()
    cabinet.not_told()
    assert len(cabinet.server.rounds()) == 2
    cabinet.check_credit()


def test_a_page_that_asks_too_much_waits_and_gets_what_it_asked(play_under: OpensUnder) -> None:
    answers: list[int] = []
    cabinet = play_under(OPEN, *QUIET, rates=Rates(requests=2))
    cabinet.page.on("response", lambda response: answers.append(response.status))
    cabinet.page.reload()
    cabinet.wait_for("spin")
    for _ in range(2):
        cabinet.spin()
    assert TOO_MANY in answers
    cabinet.not_told()
    assert len(cabinet.server.house.rounds.recent("test", None, 20, None)) == 2


def test_a_bet_that_is_put_off_is_made_again_under_the_same_key(play_under: OpensUnder) -> None:
    cabinet = play_under(OPEN, *QUIET)
    keys: list[str] = []

    def put_off(route: Route, request: Request) -> None:
        keys.append(request.headers["idempotency-key"])
        if len(keys) < 3:
            told = {"code": "too-many", "status": TOO_MANY, "detail": "requests", "wait_ms": None}
            route.fulfill(status=TOO_MANY, headers={"Retry-After": "2"}, json=told)
        else:
            route.continue_()

    cabinet.page.route("**/api/v1/accounts/*/rounds", put_off)
    before = cabinet.page.locator(".cabinet").get_attribute("data-asks")
    cabinet.press("spin")
    expect(cabinet.page.get_by_text("The server has much to do")).to_be_visible()
    cabinet.settled(before)
    expect(cabinet.page.get_by_text("The server has much to do")).to_have_count(0)
    assert cabinet.answers == [TOO_MANY, TOO_MANY, BEGUN]
    assert len(set(keys)) == 1
    assert len(cabinet.server.rounds()) == 1
    cabinet.not_told()
    cabinet.check_credit()
