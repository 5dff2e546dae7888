"""A win of less than its game cost is told as an amount, and not celebrated, by the profile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.limited import under
from tests.browser.stops import line
from tests.rounds import OPEN

if TYPE_CHECKING:
    from tests.browser.conftest import OpensUnder
    from tests.browser.limited import Limited

SMALL = line(1, "nine", "nine", "nine")
"""One line bet, on 20 lines: a twentieth of what the game cost."""
LARGE = line(1, *["clock"] * 5)
MODEST = under(celebrates_below_stake=False)
PULSES = "() => getComputedStyle(document.querySelector('.mark.last')).animationName"


def fanfare(cabinet: Limited) -> tuple[bool, bool, str]:
    """Spin; say whether a mark pulses, whether Gamble blinks, and what is said of the win."""
    cabinet.spin()
    cabinet.wait_for("gamble")
    pulses = cabinet.page.evaluate(PULSES) != "none"
    blinks = cabinet.page.locator("[data-button='gamble'].blinks").count() == 1
    cabinet.answer(cabinet.button("collect"))
    return pulses, blinks, cabinet.said()[-1]


def test_a_small_win_is_told_as_an_amount(play_under: OpensUnder) -> None:
    cabinet = play_under(MODEST, SMALL, moving=True)
    pulses, blinks, said = fanfare(cabinet)
    assert (pulses, blinks) == (False, False)
    assert said == "Round over: $0.01 paid on a bet of $0.20."
    assert cabinet.meter("win") == 1
    cabinet.check_credit()


def test_a_win_of_more_than_the_game_cost_is_celebrated(play_under: OpensUnder) -> None:
    pulses, blinks, said = fanfare(play_under(MODEST, LARGE, moving=True))
    assert (pulses, blinks) == (True, True)
    assert "won on a bet of $0.20" in said


def test_every_win_is_where_no_rule_is_against_it(play_under: OpensUnder) -> None:
    pulses, blinks, said = fanfare(play_under(OPEN, SMALL, moving=True))
    assert (pulses, blinks) == (True, True)
    assert said == "Round over: $0.01 won on a bet of $0.20."


def test_auto_that_a_small_win_stops_does_not_cheer(play_under: OpensUnder) -> None:
    cabinet = play_under(MODEST, SMALL)
    cabinet.auto(5)
    cabinet.wait_for("gamble")
    cabinet.page.locator(".said li", has_text="Auto stopped: $0.01 paid.").wait_for()
