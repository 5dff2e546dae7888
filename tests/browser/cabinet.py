"""The page as a player handles it: presses, meters, what is said."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from playwright.sync_api import expect

from tests.browser.server import ACCOUNT, Server

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SPEED = 25
"""How many times faster than usual the page shows events in most tests."""

WATCH = """() => {
  window.seen = {credit: [], left: []};
  const note = (list, now) => { if (now !== undefined && now !== list.at(-1)) list.push(now); };
  const look = () => {
    note(window.seen.credit, Number(document.querySelector("#credit").dataset.cents));
    note(window.seen.left, document.querySelector("#free-left output")?.textContent);
  };
  look();
  new MutationObserver(look).observe(
    document.querySelector(".cabinet"),
    {attributes: true, childList: true, characterData: true, subtree: true},
  );
}"""

SETTLED = """(before) => {
  const {asks, waitsFor} = document.querySelector(".cabinet").dataset;
  return asks !== before && waitsFor !== "nothing";
}"""


@dataclass
class Cabinet:
    """A page open on the test account."""

    page: Page
    server: Server

    def open(self, *, speed: float = SPEED) -> None:
        """Open the page: at Cinderella where all games that ship are served."""
        game = "" if self.server.games else "&game=cinderella"
        self.page.goto(f"{self.server.url}/?account={ACCOUNT}&speed={speed}{game}")
        expect(self.page.locator(".cabinet")).to_be_attached()

    def button(self, name: str) -> Locator:
        if name == "spin":
            return self.page.locator("#spin")
        return self.page.locator(f"[data-button='{name}']")

    def press(self, name: str) -> None:
        self.button(name).click()

    def wait_for(self, question: str) -> None:
        """Wait until the game waits for "spin", "gamble", "pick" or "offer"."""
        found = self.page.locator(f".cabinet[data-waits-for='{question}']")
        expect(found).to_be_attached(timeout=60_000)

    def spin(self) -> None:
        """Spin, and wait until the game waits for the player again."""
        self.answer(self.button("spin"))

    def answer(self, button: Locator) -> None:
        """Press what begins or moves a round, and wait until the game waits for the player."""
        before = self.page.locator(".cabinet").get_attribute("data-asks")
        button.click()
        self.settled(before)

    def settled(self, before: str | None) -> None:
        """Wait until the round asks something else than before, or a new one, and waits."""
        self.page.wait_for_function(SETTLED, arg=before, timeout=60_000)

    def meter(self, name: str) -> int:
        """A meter in cents: "credit", "bet" or "win"."""
        cents = self.page.locator(f"#{name}").get_attribute("data-cents")
        assert cents is not None
        return int(cents)

    def said(self) -> list[str]:
        """What the talkback pane says now, newest last."""
        return self.page.locator(".said li").all_inner_texts()

    def lit(self) -> list[int]:
        """The lines whose indicators are lit."""
        found = self.page.locator(".indicator[aria-pressed='true']").all_inner_texts()
        return [int(text) for text in found]

    def indicator(self, line: int) -> Locator:
        return self.page.get_by_role("button", name=f"Line {line}", exact=True)

    def thing(self, number: int) -> Locator:
        return self.page.get_by_role("button", name=re.compile(rf"^Number {number}:"))

    def choice(self, name: str) -> Locator:
        return self.page.locator(f".choice.{name}")

    def auto(self, games: int) -> None:
        self.press("auto")
        self.page.get_by_role("group", name="How many games").get_by_text(
            str(games), exact=True
        ).click()

    def watch(self) -> None:
        """Note every amount the credit meter shows from now on, and the free games left."""
        self.page.evaluate(WATCH)

    def seen(self, what: Literal["credit", "left"]) -> list[Any]:
        found: list[Any] = self.page.evaluate(f"window.seen.{what}")
        return found

    def check_credit(self) -> None:
        """The credit meter is the account, to the cent."""
        assert self.meter("credit") == self.server.balance()
