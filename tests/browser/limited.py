"""The page in a house under limits: what it asks, and how it takes what it is answered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.cabinet import Cabinet
from tests.rounds import OPEN

if TYPE_CHECKING:
    from playwright.sync_api import Response

    from reelwright.profiles.model import Profile
    from tests.browser.housed import Housed

TICK = 100
MOST_TICKS = 1000


def under(**limits: object) -> Profile:
    """Return the open profile, narrowed."""
    return OPEN.model_validate({**OPEN.model_dump(), "name": "a test's own", **limits})


@dataclass
class Limited(Cabinet):
    """A page that keeps to limits; every answer to a bet of it is kept."""

    server: Housed
    answers: list[int] = field(default_factory=list)
    """The status of each answer to a bet, in order."""

    def __post_init__(self) -> None:
        self.page.on("response", self._keep)

    def _keep(self, response: Response) -> None:
        request = response.request
        if request.method == "POST" and request.url.endswith("/rounds"):
            self.answers.append(response.status)

    def told(self, text: str) -> None:
        """Wait until the player is told something once."""
        expect(self.page.locator(".banner.notice")).to_contain_text(text)

    def not_told(self) -> None:
        expect(self.page.locator(".banner.notice")).to_have_count(0)

    def why_not(self) -> str:
        """Why Spin is dead, as a screen reader tells it."""
        expect(self.button("spin")).to_have_attribute("aria-disabled", "true")
        name = self.button("spin").get_attribute("aria-describedby")
        return self.page.locator(f"#{name}").inner_text()

    def ticks_to_the_end(self, key: str | None = None) -> int:
        """Spin by the page's own clock, press a key on the way, and count tenths of a second."""
        self.page.clock.pause_at(self.page.evaluate("Date.now() / 1000") + 1)
        before = self.page.locator(".cabinet").get_attribute("data-asks")
        with self.page.expect_response(lambda response: response.url.endswith("/rounds")):
            self.press("spin")
        self.page.wait_for_function(
            "(before) => document.querySelector('.cabinet').dataset.asks !== before", arg=before
        )
        for ticks in range(1, MOST_TICKS):
            self.page.clock.run_for(TICK)
            if ticks == 1 and key is not None:
                self.page.locator("body").press(key)
            if self.page.locator(".cabinet:not([data-waits-for='nothing'])").count():
                return ticks
        raise AssertionError(f"the page: found no end in {MOST_TICKS} ticks")
