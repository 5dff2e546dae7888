"""Games that are not Cinderella, on plain generic views: every cent of a round worked by hand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.games import CLOVER, TIDE
from tests.browser.looks import looks_well

if TYPE_CHECKING:
    from tests.browser.conftest import Opens

BOTTLE_AND_PEARLS = (7, 2, 8, 6, 0)
"""shell bottle shell | wave shell crab pearl | shell pearl crab shell shell |
pearl shell crab shell | sea-horse shell crab."""
CRAB = (0,)
TWENTY, HIGH_WATER = (1,), (2,)
IN_HIGH_WATER = (0, 6, 6, 6, 0)
"""sea-horse crab shell | sea-horse shell crab shell | shell crab shell pearl crab |
pearl shell crab shell | sea-horse shell crab."""

CLOVERS = (3, 4, 2)
"""bell clover bar | clover bar seven | pot bar clover."""
POTS = (1, 1, 1)
"""bar+bell pot bell | seven pot bell | seven pot bar."""


def test_ways_on_uneven_reels_a_wheel_and_free_games_that_grow(play: Opens) -> None:
    draws = (BOTTLE_AND_PEARLS, CRAB, TWENTY, HIGH_WATER, IN_HIGH_WATER, IN_HIGH_WATER)
    cabinet = play(*draws, definition=TIDE)
    page = cabinet.page
    assert page.title() == "Tide"
    assert cabinet.meter("bet") == 25
    expect(page.locator(".indicator")).to_have_count(0)
    expect(cabinet.button("lines")).to_have_count(0)
    cabinet.spin()
    ways = 2 * 4 * 3 * 2 * 1 * 20 + 1 * 4 * 1 * 1 * 1 * 50
    pearls, wheel = 2 * 25, 20 * 25
    one_free_game = 1 * 2 * 2 * 2 * 1 * 20 + 1 * 1 * 2 * 1 * 1 * 50
    assert cabinet.meter("win") == ways + pearls + wheel + (2 + 3) * one_free_game
    cabinet.check_credit()
    heights = [reel.bounding_box() for reel in page.locator(".reel").all()]
    rows = [round(box["height"] / box["width"]) for box in heights if box]
    assert rows == [3, 4, 5, 4, 3]
    looks_well(page)
    cabinet.press("paytable")
    expect(page.get_by_role("dialog", name="Paytable")).to_contain_text(
        "The total bet is 25 times the bet per unit."
    )
    looks_well(page)


def test_the_wheel_shows_its_segments_while_it_turns(play: Opens) -> None:
    draws = (BOTTLE_AND_PEARLS, CRAB, TWENTY, HIGH_WATER, IN_HIGH_WATER, IN_HIGH_WATER)
    cabinet = play(*draws, definition=TIDE, speed=1)
    cabinet.press("spin")
    spaces = cabinet.page.get_by_role("region", name="The Pearl Wheel").get_by_role("listitem")
    expect(spaces).to_have_text(["5", "20", "enter high water"], timeout=60_000)


def test_numbers_of_lines_offers_picks_against_the_clock_and_half_a_gamble(play: Opens) -> None:
    picked = ((1,), (0,), (2,), (1,))
    cabinet = play(CLOVERS, POTS, *picked, (2,), definition=CLOVER)
    page = cabinet.page
    cabinet.press("lines")
    assert cabinet.lit() == [1]
    expect(cabinet.indicator(2)).to_be_disabled()
    cabinet.indicator(3).click()
    assert cabinet.lit() == [1, 2, 3]
    cabinet.press("lines")
    assert cabinet.meter("bet") == 5 * 5
    looks_well(page)

    cabinet.spin()
    cabinet.wait_for("offer")
    looks_well(page)
    cabinet.answer(page.get_by_role("button", name=re.compile("^1 free game, prizes")))
    cabinet.wait_for("pick")
    clovers, pots, metal = 2 * 25, 3 * 5 * 5, 3 * 5 * 5
    assert cabinet.meter("win") == clovers + pots + metal

    cabinet.answer(cabinet.thing(1))
    expect(page.get_by_role("timer")).to_contain_text("left, then chance picks")
    before = page.locator(".cabinet").get_attribute("data-asks")
    looks_well(page)
    cabinet.settled(before)
    assert "Number 2 was picked at random." in cabinet.said()
    cabinet.answer(cabinet.thing(3))
    cabinet.wait_for("gamble")
    won = clovers + pots + metal + 2 * 10 * 25
    assert cabinet.meter("win") == won

    cabinet.press("gamble")
    looks_well(page)
    cabinet.answer(page.get_by_role("button", name=re.compile("^Half 3 ")))
    assert cabinet.meter("win") == won // 2 + 6 * (won // 2)
    expect(page.locator(".thrown")).to_have_text("The die shows 3.")
    cabinet.answer(cabinet.button("collect"))
    cabinet.check_credit()
