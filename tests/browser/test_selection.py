"""Bet, Lines, the indicators and Bet Max, as a player presses them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.stops import line, quiet

if TYPE_CHECKING:
    from tests.browser.conftest import Opens

EVERY_LINE = list(range(1, 21))


def test_lines_go_round_and_light_their_pathways(play: Opens) -> None:
    cabinet = play(quiet())
    assert cabinet.lit() == EVERY_LINE
    cabinet.press("lines")
    assert cabinet.lit() == [1]
    for highest in (2, 3):
        cabinet.press("lines")
        assert cabinet.lit() == list(range(1, highest + 1))
        drawn = cabinet.page.locator(f".pathway.strong[data-line='{highest}']")
        expect(drawn.first).to_be_attached()
    for _ in range(17):
        cabinet.press("lines")
    assert cabinet.lit() == EVERY_LINE
    cabinet.press("lines")
    assert cabinet.lit() == [1]


def test_a_custom_selection_is_kept_and_then_filled_up_by_lines(play: Opens) -> None:
    cabinet = play(quiet())
    for _ in range(10):
        cabinet.press("lines")
    for number in (4, 5, 6):
        cabinet.indicator(number).click()
    assert cabinet.lit() == [1, 2, 3, 7, 8, 9, 10]
    assert cabinet.meter("bet") == 7
    cabinet.spin()
    assert cabinet.server.rounds()[0]["stake"]["lines"] == [1, 2, 3, 7, 8, 9, 10]
    cabinet.press("lines")
    assert cabinet.lit() == list(range(1, 12))


def test_the_last_line_stays_on(play: Opens) -> None:
    cabinet = play(quiet())
    cabinet.press("lines")
    cabinet.indicator(1).click()
    assert cabinet.lit() == [1]


def test_a_line_that_is_off_wins_nothing(play: Opens) -> None:
    cabinet = play(line(4, "clock", "clock", "clock"))
    cabinet.indicator(4).click()
    before = cabinet.meter("credit")
    cabinet.spin()
    assert cabinet.meter("credit") == before - 19
    cabinet.check_credit()


def test_the_bet_stops_at_both_ends_and_moves_no_money(play: Opens) -> None:
    cabinet = play(quiet())
    before = cabinet.meter("credit")
    lower = cabinet.page.get_by_role("button", name="Lower the bet")
    higher = cabinet.page.get_by_role("button", name="Raise the bet")
    bet = cabinet.page.locator("#line-bet")
    expect(lower).to_be_disabled()
    for amount in ("$0.02", "$0.05", "$0.10", "$0.25", "$0.50", "$1.00", "$2.00", "$5.00"):
        higher.click()
        expect(bet).to_have_text(amount)
    expect(higher).to_be_disabled()
    lower.click()
    expect(bet).to_have_text("$2.00")
    assert cabinet.meter("credit") == before


@pytest.mark.parametrize("lines_before", [1, 20])
def test_bet_max_takes_every_line_and_the_highest_bet_without_spinning(
    play: Opens, lines_before: int
) -> None:
    cabinet = play(quiet())
    if lines_before == 1:
        cabinet.press("lines")
    cabinet.press("bet max")
    assert cabinet.lit() == EVERY_LINE
    assert cabinet.meter("bet") == 20 * 500
    assert cabinet.server.rounds() == []
