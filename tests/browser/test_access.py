"""Every screen by axe-core, and a whole round with a feature by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.axe import faults
from tests.browser.draws import card
from tests.browser.screens import SCREENS, WIDTHS, Screen
from tests.browser.stops import line

if TYPE_CHECKING:
    from tests.browser.cabinet import Cabinet
    from tests.browser.conftest import Opens


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_axe_finds_nothing(play: Opens, screen: Screen) -> None:
    cabinet = play(*screen.draws(), speed=screen.speed, definition=screen.game)
    screen.reach(cabinet)
    for width in WIDTHS:
        cabinet.page.set_viewport_size({"width": width, "height": 860})
        assert faults(cabinet.page) == [], f"{width} px wide"


FOCUSED = "document.activeElement.ariaLabel || document.activeElement.textContent"


def focused(cabinet: Cabinet) -> str:
    name: str = cabinet.page.evaluate(FOCUSED)
    return name


def focus_comes_to(cabinet: Cabinet, name: str) -> None:
    """Wait until the focus is, by itself, on a live button of that name."""
    cabinet.page.wait_for_function(
        f"(name) => ({FOCUSED}).startsWith(name) && document.activeElement.matches(':enabled')",
        arg=name,
    )


def tab_to(cabinet: Cabinet, name: str) -> None:
    for _ in range(60):
        if focused(cabinet).startswith(name):
            return
        cabinet.page.keyboard.press("Tab")
    pytest.fail(f"focus: found no way to {name!r} by Tab")


def press(cabinet: Cabinet, key: str) -> None:
    """Press a key that moves the round, and wait until the game waits for the player."""
    before = cabinet.page.locator(".cabinet").get_attribute("data-asks")
    cabinet.page.keyboard.press(key)
    cabinet.settled(before)


def test_a_round_with_its_bonus_and_gamble_by_keyboard_alone(play: Opens) -> None:
    draws = (line(1, "prince", "prince", "prince"), (2,), (0,), (5,), (4,), card("4", "hearts"))
    cabinet = play(*draws)
    press(cabinet, "Space")
    focus_comes_to(cabinet, "Number 1:")
    tab_to(cabinet, "Number 7:")
    for key in ("Enter", "Space", "Enter"):
        press(cabinet, key)
        focus_comes_to(cabinet, "Number 1:" if key == "Enter" else "Number ")
    press(cabinet, "Space")
    cabinet.wait_for("gamble")
    tab_to(cabinet, "Gamble")
    cabinet.page.keyboard.press("Enter")
    focus_comes_to(cabinet, "Red")
    won = cabinet.meter("win")
    press(cabinet, "Enter")
    assert cabinet.meter("win") == 2 * won
    focus_comes_to(cabinet, "Red")
    tab_to(cabinet, "Collect")
    press(cabinet, "Enter")
    focus_comes_to(cabinet, "Spin")
    cabinet.check_credit()
