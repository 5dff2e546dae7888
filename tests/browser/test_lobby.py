"""The lobby: every game on offer, the way in and out, and each game in colours of its own."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from reelwright.definition.files import shipped_games
from tests.browser.cabinet import SPEED, Cabinet
from tests.browser.draws import write_draws
from tests.browser.games import CLOVER, TIDE
from tests.browser.looks import looks_well
from tests.browser.server import ACCOUNT
from tests.browser.stops import line, quiet
from tests.rounds import cinderella

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Opens
    from tests.browser.server import Server

QUEENS = line(1, "queen", "queen", "queen")


@pytest.fixture
def arrive(browser: Browser, serve: Server) -> Iterator[Callable[..., Cabinet]]:
    """Come to the address of a server of several games, or of all that ship."""
    context = browser.new_context(viewport={"width": 1280, "height": 860}, reduced_motion="reduce")
    broken: list[str] = []

    def come(
        *draws: tuple[int, ...],
        games: tuple[str, ...] = ("cinderella", str(CLOVER), str(TIDE)),
        asking: str = "",
    ) -> Cabinet:
        write_draws(serve.draws, cinderella(), draws)
        serve.games = games
        serve.start()
        page = context.new_page()
        page.on("pageerror", lambda error: broken.append(str(error)))
        page.goto(f"{serve.url}/?account={ACCOUNT}&speed={SPEED}{asking}")
        return Cabinet(page, serve)

    yield come
    context.close()
    assert broken == []


def in_the_lobby(page: Page) -> None:
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()


def at(page: Page, name: str) -> None:
    expect(page.locator(".cabinet")).to_be_attached()
    expect(page).to_have_title(name)


def test_a_card_for_every_game_with_what_it_offers(arrive: Callable[..., Cabinet]) -> None:
    page = arrive().page
    in_the_lobby(page)
    cards = page.get_by_role("list", name="Games").locator("> li")
    expect(cards.get_by_role("heading")).to_have_text(["Cinderella", "Clover", "Tide"])
    facts = [card.locator("dl").inner_text().split() for card in cards.all()]
    assert [" ".join(one).upper() for one in facts] == [
        "RTP 93.26% REELS 5 LINES 20 TOTAL BET $0.01 TO $100.00",
        "REELS 3 LINES 5 TOTAL BET $0.05 TO $1.00",
        "REELS 5 WAYS 720 TOTAL BET $0.25 TO $0.50",
    ]
    expect(cards.nth(0)).to_contain_text("Free games, glass slipper (picks), gamble")
    for card in cards.all():
        expect(card.locator("img")).to_have_count(5)
    drawn = "images => images.every(image => image.complete && image.naturalWidth > 0)"
    assert cards.locator("img").evaluate_all(drawn)
    looks_well(page)


def test_a_server_of_one_game_goes_straight_in(play: Opens) -> None:
    cabinet = play(definition=TIDE)
    at(cabinet.page, "Tide")
    expect(cabinet.page.get_by_role("link", name="Games")).to_have_count(0)


def test_in_and_out_by_keyboard_and_each_place_has_its_address(
    arrive: Callable[..., Cabinet],
) -> None:
    page = arrive().page
    in_the_lobby(page)
    for name in ("Cinderella", "Clover", "Tide"):
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name=name)).to_be_focused()
    page.keyboard.press("Enter")
    at(page, "Tide")
    assert "game=tide" in page.url
    page.reload()
    at(page, "Tide")
    page.go_back()
    in_the_lobby(page)
    page.go_forward()
    at(page, "Tide")
    page.get_by_role("link", name="Games").focus()
    page.keyboard.press("Enter")
    in_the_lobby(page)
    assert "game=" not in page.url
    assert f"account={ACCOUNT}" in page.url


def test_an_open_round_comes_first_and_goes_on_where_it_was(
    arrive: Callable[..., Cabinet],
) -> None:
    cabinet = arrive(QUEENS, quiet(), asking="&game=cinderella")
    page = cabinet.page
    cabinet.spin()
    cabinet.wait_for("gamble")
    page.get_by_role("link", name="Games").click()
    expect(page.locator(".banner.notice")).to_contain_text("This round comes first")
    at(page, "Cinderella")
    won = cabinet.meter("win")

    page.goto(f"{cabinet.server.url}/?account={ACCOUNT}&speed={SPEED}")
    told = page.get_by_text("Your round is open: it goes on here.")
    expect(told).to_have_count(1)
    looks_well(page)
    assert cabinet.meter("credit") == cabinet.server.balance()
    page.get_by_role("link", name="Cinderella").click()
    cabinet.wait_for("gamble")
    assert cabinet.meter("win") == won
    cabinet.answer(cabinet.button("collect"))
    page.get_by_role("link", name="Games").click()
    in_the_lobby(page)
    expect(told).to_have_count(0)


def test_while_auto_runs_the_game_is_not_left(arrive: Callable[..., Cabinet]) -> None:
    cabinet = arrive(*[quiet()] * 5, asking="&game=cinderella")
    cabinet.auto(5)
    cabinet.page.get_by_role("link", name="Games").click()
    at(cabinet.page, "Cinderella")
    expect(cabinet.page.get_by_text("Auto is over")).to_be_visible(timeout=60_000)
    cabinet.page.get_by_role("link", name="Games").click()
    in_the_lobby(cabinet.page)


def test_a_game_that_is_not_offered_leads_to_those_that_are(
    arrive: Callable[..., Cabinet],
) -> None:
    page = arrive(asking="&game=moon").page
    in_the_lobby(page)
    expect(page.locator(".banner.notice")).to_contain_text('There is no game "moon" here.')


GAMES = files("reelwright.games")
DRAWN = [name for name in shipped_games() if (GAMES / name / "art" / "palette.json").is_file()]
COLOURS = "getComputedStyle(document.documentElement).getPropertyValue('--outline')"


@pytest.mark.parametrize("game", DRAWN)
def test_a_game_that_is_drawn_has_its_own_pictures_and_colours(
    arrive: Callable[..., Cabinet], game: str
) -> None:
    page = arrive(games=(), asking=f"&game={game}").page
    expect(page.locator(".cabinet")).to_be_attached()
    palette = json.loads((GAMES / game / "art" / "palette.json").read_text(encoding="utf-8"))
    assert page.evaluate(COLOURS) == palette["ink"]
    first = page.locator(".strip img").first
    drawn = "image => image.complete && image.naturalWidth > 0 && decodeURIComponent(image.src)"
    assert "sans-serif" not in first.evaluate(drawn), "a tile stands for the symbol"
    looks_well(page)
