"""Reloads, a server that is killed, a connection that is lost: the round goes on, to the cent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.stops import FREE, line, pumpkins, quiet

if TYPE_CHECKING:
    from tests.browser.cabinet import Cabinet
    from tests.browser.conftest import Opens

CLOCKS = line(1, "clock", "clock", "clock", phase=FREE)
SERIES = (pumpkins(3), *[quiet(FREE), CLOCKS, quiet(FREE)] * 5)
BONUS = (line(1, "prince", "prince", "prince"), (2,), (0,), (5,), (4,))


def free_games_left(cabinet: Cabinet) -> int:
    return int(cabinet.page.locator("#free-left output").inner_text())


def into_the_series(cabinet: Cabinet) -> int:
    """Spin, let some free games run by, and return how many are left."""
    cabinet.press("spin")
    cabinet.page.wait_for_function(
        "() => Number(document.querySelector('#free-left output')?.textContent ?? 99) <= 12"
    )
    return free_games_left(cabinet)


def hurry_to_the_end(cabinet: Cabinet) -> None:
    cabinet.open()
    cabinet.wait_for("gamble")


def test_a_reload_in_mid_free_games_goes_on_where_it_was(play: Opens) -> None:
    cabinet = play(*SERIES, speed=3)
    left = into_the_series(cabinet)
    credit = cabinet.meter("credit")
    cabinet.page.reload()
    expect(cabinet.page.locator("#free-left output")).to_be_visible()
    assert left - 1 <= free_games_left(cabinet) <= left
    assert cabinet.meter("credit") >= credit
    assert cabinet.meter("credit") < cabinet.server.balance()
    hurry_to_the_end(cabinet)
    assert len(cabinet.server.rounds()) == 1
    cabinet.check_credit()


def test_a_reload_in_mid_bonus_asks_the_same_question(play: Opens) -> None:
    cabinet = play(*BONUS)
    cabinet.spin()
    cabinet.answer(cabinet.thing(5))
    prizes = cabinet.page.locator(".pool .prize").all_inner_texts()
    cabinet.page.reload()
    cabinet.wait_for("pick")
    assert cabinet.page.locator(".pool .prize").all_inner_texts() == prizes
    expect(cabinet.thing(5)).to_be_disabled()
    expect(cabinet.page.locator(".thing.opened")).to_have_count(1)
    cabinet.check_credit()
    for number in (1, 2, 3):
        cabinet.answer(cabinet.thing(number))
    cabinet.wait_for("gamble")
    cabinet.check_credit()


def test_a_server_killed_in_mid_free_games_resumes_the_round(play: Opens) -> None:
    cabinet = play(*SERIES, speed=3)
    left = into_the_series(cabinet)
    cabinet.server.kill()
    cabinet.server.start()
    cabinet.page.reload()
    expect(cabinet.page.locator("#free-left output")).to_be_visible()
    assert free_games_left(cabinet) <= left
    hurry_to_the_end(cabinet)
    assert len(cabinet.server.rounds()) == 1
    cabinet.check_credit()


def test_a_lost_connection_is_told_and_the_round_goes_on_by_itself(play: Opens) -> None:
    cabinet = play(*BONUS)
    cabinet.spin()
    cabinet.server.kill()
    cabinet.thing(5).click()
    lost = cabinet.page.locator(".banner.lost")
    expect(lost).to_be_visible()
    cabinet.server.start()
    expect(lost).to_have_count(0, timeout=30_000)
    cabinet.wait_for("pick")
    expect(cabinet.page.locator(".thing.opened")).to_have_count(0)
    cabinet.answer(cabinet.thing(5))
    expect(cabinet.page.locator(".thing.opened")).to_have_count(1)
    cabinet.check_credit()


def test_a_spin_whose_answer_was_lost_is_shown_and_not_paid_twice(play: Opens) -> None:
    cabinet = play(quiet(), quiet())
    before = cabinet.meter("credit")
    lose_answer = True

    def through_then_lost(route: object) -> None:
        nonlocal lose_answer
        if lose_answer:
            lose_answer = False
            route.fetch()  # type: ignore[attr-defined]
            route.abort()  # type: ignore[attr-defined]
        else:
            route.continue_()  # type: ignore[attr-defined]

    cabinet.page.route("**/api/v1/accounts/*/rounds", through_then_lost)
    cabinet.spin()
    assert not lose_answer
    assert len(cabinet.server.rounds()) == 1
    assert cabinet.meter("credit") == before - 20
    cabinet.check_credit()
