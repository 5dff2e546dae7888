"""Watches Auto play all the credit away: how long each outcome stands, and the pays after that."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from reelwright.telling.words import money
from tests.browser.displays.due import due
from tests.browser.displays.looks import LONG, how_long, sightings
from tests.browser.displays.stories import PURSE
from tests.browser.displays.watching import opened
from tests.rounds import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from reelwright.compliance.displays import Sighting
    from reelwright.play.events import Event
    from tests.browser.displays.watching import Watch

GAMES = 10
"""How many games Auto is asked for, of which the credit pays a few."""
BETWEEN = "between two games of Auto"
NOTE_TURNS = """() => {
  const reels = document.querySelector(".reels");
  window.turns = [];
  const note = () => {
    const moving = reels.classList.contains("moving");
    if (moving !== (turns.at(-1)?.moving ?? false)) turns.push({moving, at: performance.now()});
  };
  new MutationObserver(note).observe(reels, {attributes: true});
}"""
"""Note by the page's own time whenever the reels begin to move, and come to rest."""


def watch_auto(browser: Browser) -> list[Sighting]:
    """Let Auto play until the credit is gone, and return what was seen."""
    with opened(browser, PURSE) as watching:
        page = watching.page
        for setting in PURSE.settings:
            watching.set_stake(setting)
        page.evaluate(NOTE_TURNS)
        watching.cabinet.auto(GAMES)
        for number, told in enumerate(_rounds(), 1):
            _come_to_rest(watching, number)
            watching.look([one for one in due(PURSE.game, told, None) if one.display == "outcome"])
        for stood in _between(page):
            watching.note("outcome", None, BETWEEN, LONG, how_long(stood))
        expect(page.get_by_role("status", name="Credit")).to_have_text(money(0))
        watching.look(due(PURSE.game, (), None))
        watching.open_pays("without credit")
        return sightings(PURSE.game.name, watching.looks)


def _rounds() -> Iterator[tuple[Event, ...]]:
    stake = PURSE.settings[-1].stake
    for answer in PURSE.answers:
        yield tuple(Table(PURSE.game.definition, stake.lines, stake.line_bet).answer(answer).events)


def _come_to_rest(watching: Watch, times: int) -> None:
    """Let time pass until the reels have come to rest so many times."""
    watching.tick_until(
        lambda: watching.page.evaluate("turns.filter(({moving}) => !moving).length") == times
    )


def _between(page: Page) -> list[int]:
    """How long the reels stood each time before they moved again."""
    turns = page.evaluate("turns")
    return [int(to["at"] - at["at"]) for at, to in pairwise(turns) if to["moving"]]
