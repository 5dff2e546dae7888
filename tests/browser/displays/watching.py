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
from tests.browser.displays.due import OTHER_SCREENS, SPINS_AGAIN, countdown, due
from tests.browser.displays.duty import Due
from tests.browser.displays.kept import tokens_held
from tests.browser.displays.looks import LONG, Look, how_long, sightings
from tests.browser.displays.pictures import Pictures
from tests.browser.displays.sight import SIZES, found, pays_opened
from tests.browser.draws import write_draws
from tests.browser.server import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Locator, Page

    from reelwright.compliance.displays import Sighting
    from reelwright.play.events import Event
    from reelwright.play.questions import Choice, Chosen
    from tests.browser.displays.stories import Setting, Story, Told

TICK = 200
"""Milliseconds of the page's own time between two looks; no event stays for less."""
MOST_TICKS = 3000
SHOWN = "() => JSON.parse(localStorage.getItem('reelwright shown test') ?? '{}')"
ANSWERED = "before => document.querySelector('.cabinet').dataset.asks !== before"
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
    """When, by the page's own time, so many events of the round were first seen to be shown."""
    before: list[Event] = field(default_factory=list)
    """The events of the rounds before."""
    over: set[str] = field(default_factory=set)
    """The rounds before, by their ids."""

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
            way = self.page.get_by_role("radio", name=setting.press)
            self.page.get_by_role("button", name=setting.press).or_(way).click()
        game = self.story.game
        cost = Due("bet", None, money(setting.stake.cost))
        self.look([cost, Due("name of the game", None, game.name), *tokens_held(game, ())])

    def open_pays(self, moment: str) -> None:
        game = self.story.game
        paying = [key for key, symbol in game.definition.symbols.items() if symbol.pays]
        names = [game.symbol_name(key) for key in (*paying, *game.definition.scatters)]
        self.note("paytable", None, moment, ", ".join(names), pays_opened(self.page, names))

    def play(self, told: Told) -> None:
        """Play a round and look at all that is shown of it."""
        self.since = {}
        self.send(self.cabinet.button("spin"))
        taken = iter(told.taken)
        for until, question in told.asked.items():
            self.go_on(told, until, question)
            self.wait(told, question)
            self.open_pays("while a choice waits")
            self.answer(question, next(taken))
        self.go_on(told, len(told.events), None)
        self.check_outcomes(told)
        self.before += told.events
        self.over.add(self.page.evaluate(SHOWN)["round"])

    def go_on(self, told: Told, until: int, question: Choice | None) -> None:
        """Let the page show events up to a number, and look each time it has moved on.

        What it then asks is looked at when it waits for an answer.
        """

        def shown_all() -> bool:
            now = self.page.evaluate(SHOWN)
            shown = 0 if not now or now["round"] in self.over else now["shown"]
            if shown and shown not in self.since:
                self.since[shown] = self.now
                if shown != until or question is None:
                    self.look(due(self.story.game, told.events[:shown], None, self.before))
            return bool(shown == until)

        self.tick_until(shown_all)

    def wait(self, told: Told, question: Choice) -> None:
        """Look at what the player is asked."""
        waits = self.page.locator(f".cabinet[data-waits-for='{question.of}']")
        self.tick_until(lambda: waits.count() > 0)
        events = told.events[: max(self.since)]
        self.look(due(self.story.game, events, question, self.before))

    def answer(self, question: Choice, taken: Chosen | Lapsed) -> None:
        if isinstance(taken, Lapsed):
            assert question.seconds is not None
            self.tick(500)
            for left in range(question.seconds, 0, -1):
                self.look([countdown(left)])
                self.tick(1000)
        elif question.of == "pick":
            self.send(self.cabinet.thing(int(taken.option)))
        else:
            self.send(self.page.locator(".choice").nth(question.options.index(taken.option)))

    def send(self, button: Locator) -> None:
        """Press what asks the server, whose answer comes before any of the page's time passes."""
        before = self.page.locator(".cabinet").get_attribute("data-asks")
        button.click()
        self.page.wait_for_function(ANSWERED, arg=before)

    def check_outcomes(self, told: Told) -> None:
        """See how long the reels stood before the game itself took them away."""
        stopped: int | None = None
        for shown, event in enumerate(told.events, 1):
            if stopped and isinstance(event, OTHER_SCREENS | SPINS_AGAIN):
                stood = self._when(shown) - self._when(stopped)
                self.note("outcome", None, STANDS, LONG, how_long(stood))
                stopped = None
            if isinstance(event, e.ReelsStopped | e.Fell):
                stopped = shown

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
        for told in story.rounds:
            watching.play(told)
        return sightings(story.game.name, watching.looks)
