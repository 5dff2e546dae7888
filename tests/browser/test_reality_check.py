"""The reality check: when it comes, what it says, and the two ways out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.limited import Limited, under
from tests.browser.looks import looks_well
from tests.browser.stops import line, quiet

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import OpensUnder

HOURLY = under(reality_check_minutes=60)
CLOCK = line(1, *["clock"] * 5)
BONUS = (line(1, "prince", "prince", "prince"), (2,), (0,), (5,), (4,))
INSIDE = "document.activeElement.closest('dialog')?.ariaLabel"


def check(cabinet: Limited) -> Locator:
    return cabinet.page.get_by_role("dialog", name="A look at your play")


def pass_hours(cabinet: Limited, hours: float) -> None:
    cabinet.page.clock.fast_forward(round(hours * 3_600_000))


def sums(cabinet: Limited) -> dict[str, str]:
    rows = check(cabinet).locator(".account > div")
    expect(rows).to_have_count(3)
    return {row.locator("dt").inner_text(): row.locator("dd").inner_text() for row in rows.all()}


def test_it_tells_the_time_the_stakes_the_wins_and_the_difference(play_under: OpensUnder) -> None:
    cabinet = play_under(HOURLY, quiet(), CLOCK, quiet(), quiet(), clock=True)
    cabinet.spin()
    pass_hours(cabinet, 0.9)
    expect(check(cabinet)).to_be_hidden()
    pass_hours(cabinet, 0.2)
    expect(check(cabinet)).to_contain_text("You have been playing for 1 hour and 6 minutes.")
    assert sums(cabinet) == {"Staked": "$0.20", "Won": "$0.00", "Lost in all": "$0.20"}
    check(cabinet).get_by_role("button", name="Go on").click()
    expect(check(cabinet)).to_be_hidden()
    cabinet.spin()
    cabinet.answer(cabinet.button("collect"))
    won = cabinet.meter("win")
    pass_hours(cabinet, 1.1)
    expect(check(cabinet)).to_contain_text("2 hours and 12 minutes")
    in_all = f"${(won - 40) / 100:.2f}"
    assert sums(cabinet) == {"Staked": "$0.40", "Won": f"${won / 100:.2f}", "Won in all": in_all}


def test_rounds_of_before_are_not_counted_and_a_reload_goes_on_counting(
    play_under: OpensUnder,
) -> None:
    cabinet = play_under(HOURLY, *[quiet()] * 4, clock=True)
    cabinet.spin()
    cabinet.page.evaluate("sessionStorage.clear()")
    cabinet.open()
    cabinet.wait_for("spin")
    cabinet.spin()
    cabinet.page.reload()
    cabinet.wait_for("spin")
    cabinet.spin()
    pass_hours(cabinet, 1.5)
    assert sums(cabinet)["Staked"] == "$0.40"


def test_it_keeps_the_focus_and_takes_an_answer_and_nothing_else(play_under: OpensUnder) -> None:
    cabinet = play_under(HOURLY, quiet(), clock=True)
    pass_hours(cabinet, 1.5)
    expect(check(cabinet).get_by_role("button", name="Go on")).to_be_enabled()
    for key in ("Escape", "Escape", "Space"):
        cabinet.page.keyboard.press(key)
    expect(check(cabinet)).to_be_visible()
    for _ in range(6):
        cabinet.page.keyboard.press("Tab")
        assert cabinet.page.evaluate(INSIDE) in ("A look at your play", None)
    assert cabinet.server.rounds() == []
    looks_well(cabinet.page)
    assert faults(cabinet.page) == []
    check(cabinet).get_by_role("button", name="Go on").press("Enter")
    cabinet.spin()
    assert len(cabinet.server.rounds()) == 1


def test_it_never_comes_in_the_middle_of_a_game(play_under: OpensUnder) -> None:
    cabinet = play_under(HOURLY, *BONUS, quiet(), clock=True)
    cabinet.spin()
    pass_hours(cabinet, 1.5)
    for number in (1, 2, 3, 4):
        expect(check(cabinet)).to_be_hidden()
        cabinet.answer(cabinet.thing(number))
    cabinet.wait_for("gamble")
    expect(check(cabinet)).to_be_hidden()
    cabinet.press("spin")
    expect(check(cabinet)).to_be_visible()
    assert len(cabinet.server.rounds()) == 1
    assert cabinet.server.rounds()[0]["settled"]


def test_auto_stops_at_it(play_under: OpensUnder) -> None:
    cabinet = play_under(
        under(reality_check_minutes=60, minimum_round_ms=3000), *[quiet()] * 5, clock=True
    )
    cabinet.auto(25)
    expect(cabinet.button("auto")).to_have_text("Auto 24")
    cabinet.wait_for("spin")
    pass_hours(cabinet, 1.5)
    expect(check(cabinet)).to_be_visible()
    games = len(cabinet.server.rounds())
    check(cabinet).get_by_role("button", name="Go on").click()
    expect(cabinet.page.locator(".said li").last).to_have_text("Auto stopped.")
    assert len(cabinet.server.rounds()) == games


def test_leaving_leads_to_the_lobby_and_back_into_a_game(play_under: OpensUnder) -> None:
    cabinet = play_under(HOURLY, quiet(), quiet(), clock=True)
    cabinet.spin()
    pass_hours(cabinet, 1.5)
    check(cabinet).get_by_role("button", name="Leave the game").click()
    expect(cabinet.page.get_by_role("heading", name="Choose a game")).to_be_visible()
    assert "game=" not in cabinet.page.url
    assert cabinet.meter("credit") == cabinet.server.balance()
    cabinet.page.keyboard.press("Space")
    assert len(cabinet.server.rounds()) == 1
    cabinet.page.get_by_role("link", name="Cinderella").first.click()
    cabinet.wait_for("spin")
    expect(check(cabinet)).to_be_hidden()
    cabinet.spin()
    assert len(cabinet.server.rounds()) == 2
