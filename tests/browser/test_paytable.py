"""The Paytable screen: the artwork the server tells, every statement once, whatever the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.artwork.making import BELLS
from tests.browser.axe import faults
from tests.browser.screens import paytable

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator

    from tests.browser.cabinet import Cabinet
    from tests.browser.conftest import Opens

SAID = """(elements) => elements.map((one) => [
  one.dataset.said,
  (one.matches("p") ? one : one.querySelector("caption, figcaption")).textContent,
])"""
WIDER = """(plates) => plates.filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.id)"""
SIZES = ((1440, 900), (390, 844), (844, 390), (320, 568))


def dialog(cabinet: Cabinet) -> Locator:
    return cabinet.page.get_by_role("dialog", name="Paytable")


def told(cabinet: Cabinet, game: str) -> list[list[str]]:
    artwork: dict[str, Any] = cabinet.server.get(f"/games/{game}/artwork")
    return [
        [said["id"], said["words"]]
        for page in artwork["pages"]
        for frame in page["frames"]
        for said in frame["said"]
    ]


@pytest.mark.parametrize(("definition", "key"), [(None, "cinderella"), (BELLS, "three_bells")])
def test_it_says_what_the_server_tells_in_its_order(
    play: Opens, definition: Path | None, key: str
) -> None:
    cabinet = play(definition=definition)
    [game] = [one["key"] for one in cabinet.server.get("/games") if one["key"].startswith(key[:5])]
    paytable(cabinet)
    found = dialog(cabinet).locator("[data-said]").evaluate_all(SAID)
    assert found == told(cabinet, game)


def test_prizes_stand_beside_their_numbers_in_the_frame_of_their_symbol(play: Opens) -> None:
    cabinet = play()
    paytable(cabinet)
    clock = dialog(cabinet).locator("#pays-clock")
    expect(clock.get_by_role("img")).to_have_accessible_name("Clock")
    rows = clock.locator("tbody tr")
    assert [text.split()[:2] for text in rows.all_inner_texts()] == [
        ["5", "200"],
        ["4", "150"],
        ["3", "50"],
    ]


def test_each_line_is_drawn_with_its_number(play: Opens) -> None:
    cabinet = play()
    paytable(cabinet)
    diagrams = dialog(cabinet).locator(".diagram")
    assert diagrams.locator("b").all_inner_texts() == [str(line) for line in range(1, 21)]
    marked = (
        diagrams.nth(3)
        .locator("rect.on")
        .evaluate_all("(cells) => cells.map((cell) => (Number(cell.getAttribute('y')) - 1) / 20)")
    )
    assert marked == [0, 1, 2, 1, 0]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_nothing_stands_out_to_the_side_and_all_of_it_can_be_reached(
    play: Opens, size: tuple[int, int]
) -> None:
    cabinet = play()
    cabinet.page.set_viewport_size({"width": size[0], "height": size[1]})
    paytable(cabinet)
    body = dialog(cabinet).locator(".body")
    assert body.evaluate("(body) => body.scrollWidth - body.clientWidth") == 0
    over = dialog(cabinet).locator(".plate").evaluate_all(WIDER)
    assert over == []
    last = dialog(cabinet).locator("[data-said]").last
    body.focus()
    cabinet.page.keyboard.press("End")
    expect(last).to_be_in_viewport()
    assert faults(cabinet.page) == []
    cabinet.page.keyboard.press("Escape")
    expect(dialog(cabinet)).to_be_hidden()


def test_a_server_that_has_none_is_told_of(play: Opens) -> None:
    cabinet = play()
    problem = '{"code": "unknown-game", "detail": "game: found none"}'
    cabinet.page.route(
        "**/artwork",
        lambda route: route.fulfill(status=404, body=problem, content_type="application/json"),
    )
    cabinet.press("paytable")
    expect(dialog(cabinet).get_by_role("alert")).to_have_text("game: found none")
    cabinet.page.unroute("**/artwork")
    cabinet.page.keyboard.press("Escape")
    paytable(cabinet)
