"""A player at a game that ships: sets the stake, spins, and answers what is asked."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from reelwright.telling.words import money

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from reelwright.play.questions import Choice
    from reelwright.play.state import Stake
    from tests.browser.cabinet import Cabinet
    from tests.browser.shipped.rounds import Round

MOST_PRESSES = 30
PLAIN = "Plain game"


def set_stake(cabinet: Cabinet, stake: Stake) -> None:
    """Press until the lines, the bet on each and the way to bet are those of a stake."""
    for _ in range(MOST_PRESSES):
        if cabinet.lit() == list(stake.lines):
            break
        cabinet.press("lines")
    bet = cabinet.page.locator("#line-bet")
    for _ in range(MOST_PRESSES):
        at = _cents(bet.inner_text())
        if at == stake.line_bet:
            break
        way = "Raise" if at < stake.line_bet else "Lower"
        cabinet.page.get_by_role("button", name=f"{way} the bet").click()
    expect(bet).to_have_text(money(stake.line_bet))
    ways = cabinet.page.get_by_role("group", name="How to bet")
    if ways.count():
        ways.get_by_role("radio", name=stake.wager.title() or PLAIN).check()


def _cents(text: str) -> int:
    return int(re.sub(r"\D", "", text))


def spin_of(cabinet: Cabinet, one: Round) -> Locator:
    """Return the button that begins a round: the one that confirms, where it buys a feature."""
    if not cabinet.page.locator(".way.chosen:has-text('Buy ')").count():
        return cabinet.button("spin")
    cabinet.press("spin")
    return cabinet.page.get_by_role("button", name=f"Buy for {money(one.cost)}")


def button_of(cabinet: Cabinet, question: Choice, option: str) -> Locator:
    """Return the button of an option, where need be on the gamble's screen, which is opened."""
    if option == "collect":
        return cabinet.button("collect")
    if question.of == "gamble" and not cabinet.page.locator(".panel.gamble").count():
        cabinet.press("gamble")
    if question.of == "pick":
        return cabinet.thing(int(option))
    if question.of == "offer":
        return cabinet.page.locator(".choice").nth(question.options.index(option))
    return cabinet.page.get_by_role("button", name=re.compile(rf"^{option.title()} \u00d7"))
