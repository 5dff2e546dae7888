"""The gamble through the page: won, lost, collected, and kept within its limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.draws import card
from tests.browser.stops import line, quiet

if TYPE_CHECKING:
    from tests.browser.cabinet import Cabinet
    from tests.browser.conftest import Opens

RED, BLACK = card("4", "hearts"), card("king", "spades")


def highest_line_bet(cabinet: Cabinet) -> None:
    cabinet.press("bet max")
    cabinet.press("lines")


def test_gamble_blinks_after_a_win_until_it_is_opened(play: Opens) -> None:
    cabinet = play(line(1, "queen", "queen", "queen"))
    expect(cabinet.button("gamble")).to_be_disabled()
    cabinet.spin()
    expect(cabinet.page.locator(".blinks[data-button='gamble']")).to_be_enabled()
    cabinet.press("gamble")
    expect(cabinet.page.locator(".blinks")).to_have_count(0)


def test_a_right_colour_doubles_and_a_wrong_suit_loses_it_all(play: Opens) -> None:
    cabinet = play(line(1, "queen", "queen", "queen"), RED, BLACK)
    before = cabinet.meter("credit")
    cabinet.spin()
    won = cabinet.meter("win")
    cabinet.press("gamble")
    cabinet.answer(cabinet.choice("red"))
    assert cabinet.meter("win") == 2 * won
    cabinet.check_credit()
    cabinet.answer(cabinet.choice("hearts"))
    assert cabinet.meter("win") == 0
    assert cabinet.meter("credit") == before - 20
    cabinet.check_credit()
    expect(cabinet.page.locator(".gamble")).to_have_count(0)


def test_choices_that_would_pass_the_limit_are_dead_and_say_why(play: Opens) -> None:
    cabinet = play(line(1, *["clock"] * 5), RED, RED, RED)
    highest_line_bet(cabinet)
    cabinet.spin()
    assert cabinet.meter("win") % (200 * 500) == 0
    cabinet.press("gamble")
    while cabinet.choice("red").is_enabled() and cabinet.meter("win") <= 250_000:
        for suit in ("hearts", "diamonds", "clubs", "spades"):
            expect(cabinet.choice(suit)).to_be_enabled()
        cabinet.answer(cabinet.choice("red"))
    assert 250_000 < cabinet.meter("win") <= 500_000
    for suit in ("hearts", "diamonds", "clubs", "spades"):
        expect(cabinet.choice(suit)).to_be_disabled()
        expect(cabinet.choice(suit)).to_contain_text("over the limit")
    cabinet.answer(cabinet.choice("red"))
    assert 500_000 < cabinet.meter("win") <= 1_000_000
    cabinet.wait_for("spin")
    assert any("cannot be gambled" in sentence for sentence in cabinet.said())
    expect(cabinet.button("gamble")).to_be_disabled()
    cabinet.check_credit()


def test_spin_collects_and_starts_the_next_game(play: Opens) -> None:
    cabinet = play(line(1, "queen", "queen", "queen"), quiet())
    cabinet.spin()
    credit, won = cabinet.meter("credit"), cabinet.meter("win")
    cabinet.spin()
    assert cabinet.meter("credit") == credit - 20
    first = cabinet.server.rounds()[1]
    assert (first["settled"], first["won"]) == (True, won)
    cabinet.check_credit()
