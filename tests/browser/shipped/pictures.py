"""Takes pictures of every feature of the games that ship, to be looked at one by one.

python -m tests.browser.shipped.pictures FOLDER [GAME ...]
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.browser.cabinet import Cabinet
from tests.browser.chromium import chromium
from tests.browser.displays.watching import ANSWERED, SHOWN, TICK
from tests.browser.draws import write_draws
from tests.browser.server import ACCOUNT, Server
from tests.browser.shipped.player import button_of, set_stake, spin_of
from tests.browser.shipped.rounds import draws_of, game_of, rounds_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from playwright.sync_api import Browser, Locator

    from tests.browser.shipped.rounds import Round

SIZES = ((1440, 900), (390, 844))


@dataclass(frozen=True)
class Shown:
    """A golden round, and the events of it of which a picture is taken once they are shown."""

    round: str
    events: Mapping[str, int] = field(default_factory=dict)
    """Which event of its kind each is: the first one, or a later one."""

    def moments(self, one: Round) -> dict[int, str]:
        """The name of the picture that is taken once so many events are shown."""
        found = {}
        for kind, which in self.events.items():
            places = [at for at, event in enumerate(one.events, 1) if event.event == kind]
            found[places[which - 1]] = f"{self.round}-{kind.replace(' ', '-')}"
        return dict(sorted(found.items()))


PICTURES: Mapping[str, tuple[Shown, ...]] = {
    "apiary": (
        Shown("drops-and-combs-earn-in-one-game", {"tokens earned": 2}),
        *(Shown("combs-fill-a-cell-at-once"),) * 3,
        *(Shown("parts-fill-a-cell"),) * 2,
        Shown("five-cells-lead-to-the-honey-flow", {"tokens spent": 1, "free game begun": 3}),
        Shown("gamble-half-and-collect", {"gamble decided": 1}),
    ),
    "brass-menagerie": (
        Shown("round-the-dial", {"trail moved": 2, "bonus prize won": 2}),
        Shown("three-gears", {"line won": 1}),
    ),
    "chrysalis": (
        Shown("three-cocoons-win-ten-changed-games", {"changed games won": 1}),
        Shown("won-again-they-begin-again", {"changed games won": 1}),
        Shown("three-cocoons-anywhere-pay-again", {"starting prize won": 1}),
    ),
    "cinderella": (
        Shown("free-games-won-again", {"free games won": 2}),
        Shown("mini-game-in-free-games", {"pick made": 2}),
        Shown("mini-game-for-several-lines", {"bonus begun": 1, "prize revealed": 3}),
    ),
    "ebb-and-flow": (
        Shown("win-from-the-right", {"line won": 1}),
        Shown("moon-between-two-wins", {"line won": 2}),
        Shown("wave-becomes-one-symbol", {"mystery revealed": 1}),
        Shown("gamble-tied-and-halved", {"gamble decided": 1}),
    ),
    "firefly-garden": (
        Shown("firefly-counts-for-both-scatters", {"scatter won": 2}),
        Shown("moonlit-games-pay-double-and-are-won-again", {"line won": 1}),
    ),
    "hoarfrost": (
        Shown("two-reels-held", {"re-spin begun": 1}),
        Shown("extended-by-a-third-snowflake", {"more reels held": 1}),
        Shown("deep-freeze-begins-again", {"values drawn": 2}),
        Shown("deep-freeze-fills-the-window", {"full window won": 1}),
        Shown("gamble-won-and-collected", {"gamble thrown": 1}),
    ),
    "lightkeeper": (
        Shown("few-free-games-at-a-factor", {"offers made": 1, "free game begun": 2}),
        Shown("wreck-doubled", {"stage multiplied": 1, "stage ended": 1}),
        Shown("wreck-leads-to-the-night-watch", {"entry revealed": 1}),
    ),
    "magpie": (
        Shown("cherries-anywhere", {"line won": 1}),
        Shown("mixed-bars-doubled", {"line won": 1}),
        Shown("gamble-won-and-collected", {"gamble thrown": 1}),
    ),
    "molehill": (
        Shown("every-factor", {"fell": 3}),
        Shown("a-lift-takes-its-whole-reel", {"line won": 1}),
        Shown("night-shift-falls-with-factors", {"fell": 1}),
        Shown("night-shift-bought", {"free game begun": 3}),
        Shown("a-deep-dig", {"free games won": 1}),
    ),
}
"""What is shown of each game, in the order in which it is played on one account."""


@dataclass
class Gallery:
    """The page of a game, its clock in hand, and where the pictures go."""

    cabinet: Cabinet
    files: Path
    """The beginning of the path of each file."""
    over: set[str] = field(default_factory=set)
    """The rounds that are over, by their ids."""

    def play(self, one: Round, moments: Mapping[int, str]) -> None:
        """Play a round to its end, and take a picture at each moment."""
        set_stake(self.cabinet, one.stake)
        begins = spin_of(self.cabinet, one)
        self.cabinet.page.clock.run_for(TICK)
        self._send(begins)
        taken = iter(one.taken)
        stops = sorted({*moments, *one.asked, len(one.events)})
        for shown in stops:
            self._tick_until(partial(self._has_shown, shown))
            if shown in one.asked:
                question = one.asked[shown]
                self._tick_until(partial(self._waits_for, question.of))
            if shown in moments:
                self._take(moments[shown])
            if shown in one.asked:
                self._send(button_of(self.cabinet, one.asked[shown], next(taken).option))
        self._tick_until(partial(self._waits_for, "spin"))
        self.over.add(self.cabinet.page.evaluate(SHOWN)["round"])

    def _has_shown(self, events: int) -> bool:
        """Whether so many events of the round under way have been shown."""
        now = self.cabinet.page.evaluate(SHOWN)
        return bool(now) and now["round"] not in self.over and int(now["shown"]) >= events

    def _waits_for(self, question: str) -> bool:
        return self.cabinet.page.locator(f".cabinet[data-waits-for='{question}']").count() > 0

    def _tick_until(self, done: Callable[[], bool]) -> None:
        while not done():
            self.cabinet.page.clock.run_for(TICK)

    def _send(self, button: Locator) -> None:
        """Press what asks the server, whose answer comes before any of the page's time passes."""
        before = self.cabinet.page.locator(".cabinet").get_attribute("data-asks")
        button.click()
        self.cabinet.page.wait_for_function(ANSWERED, arg=before)

    def _take(self, name: str) -> None:
        page = self.cabinet.page
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.mouse.move(0, 0)
            page.screenshot(path=self.files.with_name(f"{self.files.name}-{name}-{width}.png"))
        width, height = SIZES[0]
        page.set_viewport_size({"width": width, "height": height})


def take(browser: Browser, key: str, folder: Path) -> None:
    """Take every picture of a game."""
    rounds = rounds_of(key, tuple(shown.round for shown in PICTURES[key]))
    with TemporaryDirectory() as room:
        draws = write_draws(Path(room) / "draws.jsonl", game_of(key).definition, draws_of(rounds))
        server = Server(Path(room), draws)
        server.start()
        width, height = SIZES[0]
        page = browser.new_page(
            viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        page.clock.install(time=0)
        page.goto(f"{server.url}/?account={ACCOUNT}&game={key}")
        gallery = Gallery(Cabinet(page, server), folder / key)
        gallery.cabinet.wait_for("spin")
        page.clock.pause_at(60_000)
        for shown, one in zip(PICTURES[key], rounds, strict=True):
            gallery.play(one, shown.moments(one))
        page.close()
        server.stop()


def main(folder: Path, keys: list[str]) -> None:
    """Take every picture, or those of some games."""
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for key in keys or PICTURES:
            take(browser, key, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
