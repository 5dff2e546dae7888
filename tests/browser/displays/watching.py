"""Plays a story on the page, with its clock in hand, and looks whenever the page has moved on."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from reelwright.play import events as e
from reelwright.play.questions import Lapsed
from reelwright.standards.files import vocabulary
from reelwright.telling.words import money
from tests.browser.cabinet import Cabinet
from tests.browser.displays.due import OTHER_SCREENS, Due, countdown, due
from tests.browser.displays.looks import LONG, Look, how_long, sightings
from tests.browser.displays.pictures import Pictures
from tests.browser.displays.sight import SIZES, found, pays_opened
from tests.browser.draws import write_draws
from tests.browser.server import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    from reelwright.compliance.displays import Sighting
    from reelwright.play.questions import Choice, Chosen
    from tests.browser.displays.stories import Setting, Story

TICK = 200
"""Milliseconds of the page's own time between two looks; no event stays for less."""
MOST_TICKS = 3000
SHOWN = "() => JSON.parse(localStorage.getItem('reelwright shown test') ?? '{}').shown ?? 0"
STANDS = "until the game spins again or shows another screen"


@dataclass
class Watch:
    """A story under way on the page."""

    page: Page
    story: Story
    cabinet: Cabinet
    looks: list[Look] = field(default_factory=list)
    pictures: Pictures = field(default_factory=Pictures)
    now: int = 0
    since: dict[int, int] = field(default_factory=dict)
    """When, by the page's own time, so many events were first seen to be shown."""

    def tick(self, milliseconds: int = TICK) -> None:
        self.page.clock.run_for(milliseconds)
        self.now += milliseconds

    def tick_until(self, done: Callable[[], bool]) -> None:
        """Let time pass until something is so."""
        for _ in range(MOST_TICKS):
            if done():
                return
            self.tick()
        raise AssertionError(f"the page: found nothing new in {MOST_TICKS * TICK} ms of its time")

    def look(self, wanted: list[Due]) -> None:
        for one, text in zip(wanted, found(self.page, wanted), strict=True):
            moment = vocabulary().displays[one.display].when
            self.note(one.display, one.kind, moment, one.said, text)
            if one.display == "outcome":
                shown = self.pictures.found(self.page, one)
                self.note(one.display, one.kind, f"{moment}, by its pictures", one.said, shown)

    def note(self, display: str, kind: str | None, moment: str, said: str, text: str) -> None:
        self.looks.append(Look(display, kind, moment, said, text))

    def set_stake(self, setting: Setting) -> None:
        if setting.press is not None:
            self.page.get_by_role("button", name=setting.press).click()
        game = self.story.game.name
        self.look(
            [Due("bet", None, money(setting.stake.total)), Due("name of the game", None, game)]
        )

    def open_pays(self, moment: str) -> None:
        game = self.story.game
        paying = [key for key, symbol in game.definition.symbols.items() if symbol.pays]
        names = [game.symbol_name(key) for key in (*paying, *game.definition.scatters)]
        self.note("paytable", None, moment, ", ".join(names), pays_opened(self.page, names))

    def go_on(self, until: int, question: Choice | None) -> None:
        """Let the page show events up to a number, and look each time it has moved on.

        What it then asks is looked at when it waits for an answer.
        """

        def shown_all() -> bool:
            shown = self.page.evaluate(SHOWN)
            if shown and shown not in self.since:
                self.since[shown] = self.now
                if shown != until or question is None:
                    self.look(due(self.story.game, self.story.told.events[:shown], None))
            return bool(shown == until)

        self.tick_until(shown_all)

    def wait(self, question: Choice) -> None:
        """Look at what the player is asked."""
        waits = self.page.locator(f".cabinet[data-waits-for='{question.of}']")
        self.tick_until(lambda: waits.count() > 0)
        self.look(due(self.story.game, self.story.told.events[: max(self.since)], question))

    def answer(self, question: Choice, taken: Chosen | Lapsed) -> None:
        if isinstance(taken, Lapsed):
            assert question.seconds is not None
            self.tick(500)
            for left in range(question.seconds, 0, -1):
                self.look([countdown(left)])
                self.tick(1000)
        elif question.of == "pick":
            self.cabinet.thing(int(taken.option)).click()
        else:
            self.page.locator(".choice").nth(int(taken.option) - 1).click()

    def check_outcomes(self) -> None:
        """See how long the reels stood before the game itself took them away."""
        stopped: int | None = None
        for shown, event in enumerate(self.story.told.events, 1):
            if isinstance(event, e.ReelsStopped):
                stopped = shown
            elif stopped and isinstance(event, OTHER_SCREENS | e.FreeGameBegun):
                stood = self._when(shown) - self._when(stopped)
                self.note("outcome", None, STANDS, LONG, how_long(stood))
                stopped = None

    def _when(self, shown: int) -> int:
        return next(self.since[count] for count in sorted(self.since) if count >= shown)


@contextmanager
def opened(browser: Browser, story: Story) -> Iterator[Watch]:
    """The page, open on a server that answers with a story's draws, its clock standing still."""
    with TemporaryDirectory() as room:
        draws = write_draws(Path(room) / "draws.jsonl", story.game.definition, story.draws)
        server = Server(Path(room), draws, games=(str(story.path),))
        server.start()
        width, height = SIZES[-1]
        page = browser.new_page(viewport={"width": width, "height": height})
        try:
            page.emulate_media(reduced_motion="reduce")
            page.clock.install(time=0)
            cabinet = Cabinet(page, server)
            cabinet.open(speed=1)
            page.clock.pause_at(60_000)
            yield Watch(page, story, cabinet)
        finally:
            page.close()
            server.stop()


def watch(browser: Browser, story: Story) -> list[Sighting]:
    """Play a story, and return what was seen."""
    with opened(browser, story) as watching:
        watching.open_pays("before a game")
        for setting in story.settings:
            watching.set_stake(setting)
        watching.cabinet.press("spin")
        taken = iter(story.taken)
        for until, question in story.told.asked.items():
            watching.go_on(until, question)
            watching.wait(question)
            watching.open_pays("while a choice waits")
            watching.answer(question, next(taken))
        watching.go_on(len(story.told.events), None)
        watching.check_outcomes()
        return sightings(story.game.name, watching.looks)
