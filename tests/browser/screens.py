"""Every screen of the page, and how a player comes to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from playwright.sync_api import expect

from tests.browser.cabinet import SPEED
from tests.browser.draws import card
from tests.browser.families import (
    FALLS,
    HAY,
    KEYS,
    KOI,
    KOI_AT_NIGHT,
    RINGING,
    STONES,
    STORE,
)
from tests.browser.games import BELFRY, LOCKSMITH, MIDNIGHT, SQUIRREL, TOLL, TUMBLE
from tests.browser.stops import FREE, line, pumpkins, quiet

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.browser.cabinet import Cabinet

SLOW = 0.2
"""For what passes by itself and is to be looked at."""
WIDTHS = (1440, 1024, 390)
Draws: TypeAlias = "tuple[tuple[int, ...], ...]"


@dataclass(frozen=True)
class Screen:
    """A screen: the draws that lead to it, and the way there from the opened page."""

    name: str
    draws: Callable[[], Draws]
    reach: Callable[[Cabinet], None]
    speed: float = SPEED
    game: Path | None = None
    """Another game than Cinderella."""


def nothing() -> Draws:
    return ()


def a_win() -> Draws:
    return (line(4, "queen", "queen", "sisters"), card("4", "hearts"), card("king", "spades"))


def a_big_win() -> Draws:
    return (line(1, *["clock"] * 5), card("4", "hearts"), card("9", "diamonds"))


def a_series() -> Draws:
    return (pumpkins(3), line(1, "clock", "clock", "clock", phase=FREE), *[quiet(FREE)] * 14)


def a_bonus() -> Draws:
    return (line(1, "prince", "prince", "prince"), (2,), (3,), (1,), (2,))


def opened(_: Cabinet) -> None:
    pass


def lobby(cabinet: Cabinet) -> None:
    cabinet.page.get_by_role("link", name="Games").click()
    expect(cabinet.page.get_by_role("list", name="Games").locator("img").last).to_be_visible()


def lines_chosen(cabinet: Cabinet) -> None:
    for _ in range(7):
        cabinet.press("lines")
    cabinet.indicator(3).click()


def won(cabinet: Cabinet) -> None:
    cabinet.spin()


def gamble_opened(cabinet: Cabinet) -> None:
    cabinet.spin()
    cabinet.press("gamble")


def gamble_near_its_limit(cabinet: Cabinet) -> None:
    cabinet.press("bet max")
    cabinet.press("lines")
    cabinet.spin()
    cabinet.press("gamble")
    while cabinet.choice("hearts").is_enabled():
        cabinet.answer(cabinet.choice("red"))


def scatters_lit(cabinet: Cabinet) -> None:
    cabinet.press("spin")
    expect(cabinet.page.locator(".mark.lit")).to_have_count(3)


def a_free_game_wins(cabinet: Cabinet) -> None:
    cabinet.press("spin")
    expect(cabinet.page.locator(".stage.free .mark.last")).to_have_count(3, timeout=60_000)


def bonus_begun(cabinet: Cabinet) -> None:
    cabinet.spin()
    cabinet.answer(cabinet.thing(4))


def bonus_second_stage(cabinet: Cabinet) -> None:
    cabinet.spin()
    for number in (4, 2, 9):
        cabinet.answer(cabinet.thing(number))


def auto_menu(cabinet: Cabinet) -> None:
    cabinet.press("auto")


def paytable(cabinet: Cabinet) -> None:
    cabinet.press("paytable")
    dialog = cabinet.page.get_by_role("dialog", name="Paytable")
    expect(dialog.get_by_role("heading", name="Pays", exact=True)).to_be_visible()


def recall(cabinet: Cabinet) -> None:
    cabinet.spin()
    cabinet.answer(cabinet.button("collect"))
    cabinet.page.get_by_role("button", name="Last rounds").click()
    expect(cabinet.page.locator(".rounds tbody tr")).to_have_count(1)


def connection_lost(cabinet: Cabinet) -> None:
    cabinet.server.kill()
    cabinet.press("spin")
    expect(cabinet.page.locator(".banner.lost")).to_be_visible()


def ringing() -> Draws:
    return RINGING


def a_store() -> Draws:
    return STORE


def keys_twice() -> Draws:
    return (KEYS, KEYS, (2,))


def stones() -> Draws:
    return (STONES, HAY, HAY, HAY)


def at_night() -> Draws:
    return (KOI, KOI_AT_NIGHT)


def falls() -> Draws:
    return (FALLS,)


def reels_held(cabinet: Cabinet) -> None:
    cabinet.press("spin")
    expect(cabinet.page.locator(".reel.held")).to_have_count(3, timeout=60_000)


def cells_held(cabinet: Cabinet) -> None:
    cabinet.press("spin")
    expect(cabinet.page.locator(".worth")).to_have_text(["1", "20", "5", "2"], timeout=60_000)


def a_feature_to_choose(cabinet: Cabinet) -> None:
    cabinet.spin()
    cabinet.spin()
    cabinet.wait_for("feature")


def tokens_not_earned(cabinet: Cabinet) -> None:
    cabinet.press("spin")
    expect(cabinet.page.get_by_text("not earned in this feature")).to_be_visible(timeout=60_000)


def changed_games_won(cabinet: Cabinet) -> None:
    for _ in range(3):
        cabinet.press("lines")
    cabinet.spin()


def a_changed_game(cabinet: Cabinet) -> None:
    cabinet.spin()
    cabinet.spin()


def a_wager(cabinet: Cabinet) -> None:
    cabinet.page.get_by_role("radio", name="More Gates").check()


def buying(cabinet: Cabinet) -> None:
    cabinet.page.get_by_role("radio", name="The Open Road").check()
    cabinet.press("spin")
    expect(cabinet.page.get_by_role("dialog", name="Buy Open Road?")).to_be_visible()


def a_fall(cabinet: Cabinet) -> None:
    cabinet.press("spin")
    expect(cabinet.page.locator(".fall")).to_have_text("Fall 2: wins \u00d7 5", timeout=60_000)


SCREENS = (
    Screen("opened", nothing, opened),
    Screen("lobby", nothing, lobby),
    Screen("lines", nothing, lines_chosen),
    Screen("win", a_win, won),
    Screen("gamble", a_win, gamble_opened),
    Screen("gamble-limit", a_big_win, gamble_near_its_limit),
    Screen("scatters", a_series, scatters_lit, speed=SLOW),
    Screen("free-games", a_series, a_free_game_wins, speed=SLOW),
    Screen("bonus", a_bonus, bonus_begun),
    Screen("bonus-second", a_bonus, bonus_second_stage),
    Screen("auto", nothing, auto_menu),
    Screen("paytable", nothing, paytable),
    Screen("recall", a_win, recall),
    Screen("lost", nothing, connection_lost),
    Screen("re-spins", ringing, reels_held, SLOW, BELFRY),
    Screen("hold-and-spin", a_store, cells_held, SLOW, SQUIRREL),
    Screen("tokens", nothing, opened, game=LOCKSMITH),
    Screen("tokens-not-earned", stones, tokens_not_earned, SLOW, LOCKSMITH),
    Screen("feature-choice", keys_twice, a_feature_to_choose, game=LOCKSMITH),
    Screen("changed-games-won", at_night, changed_games_won, game=MIDNIGHT),
    Screen("changed-game", at_night, a_changed_game, game=MIDNIGHT),
    Screen("wager", nothing, a_wager, game=TOLL),
    Screen("buying", nothing, buying, game=TOLL),
    Screen("fall", falls, a_fall, SLOW, TUMBLE),
)
