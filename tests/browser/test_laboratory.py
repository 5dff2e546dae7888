"""The laboratory's panel: stops chosen on the page are spun, and the credit is what was set."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.server import REELWRIGHT
from tests.browser.stops import line

QUEENS = line(1, "queen", "queen", "queen")


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Where the panel of a laboratory is, on a server of its own."""
    command = [
        *(str(REELWRIGHT), "serve", "cinderella", "--laboratory", "--no-open", "--port", "0"),
        *("--database", f"sqlite:///{tmp_path / 'laboratory.sqlite3'}"),
    ]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        told = next(line for line in process.stderr if "may choose" in line)
        yield told.split(": ", 1)[1].strip()
        process.terminate()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 860})
    faults: list[str] = []
    opened = context.new_page()
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.emulate_media(reduced_motion="reduce")
    opened.goto(f"{address}&game=cinderella&speed=25")
    yield opened
    context.close()
    assert faults == []


def test_chosen_stops_are_spun_and_the_credit_is_set(page: Page, address: str) -> None:
    page.get_by_role("button", name="Laboratory").click()
    panel = page.get_by_role("dialog", name="Laboratory")
    for reel, stop in enumerate(QUEENS, 1):
        panel.get_by_label(f"Reel {reel}").select_option(str(stop))
    panel.get_by_role("button", name="Add these stops").click()
    expect(panel.locator("ol li")).to_have_text(["stops: " + " ".join(map(str, QUEENS))])
    panel.locator("select[name=of]").select_option("card")
    panel.get_by_label("Outcomes").fill("? ")
    panel.get_by_role("button", name="Add this draw").click()
    expect(panel.locator("ol li")).to_have_count(2)
    panel.get_by_label("Dollars").fill("50.00")
    panel.get_by_role("button", name="Set the credit").click()
    expect(panel).to_contain_text("It is $50.00.")
    panel.get_by_role("button", name="Close").click()
    expect(page.locator("#credit")).to_have_attribute("data-cents", "5000")
    page.locator("#spin").click()
    expect(page.locator(".cabinet[data-waits-for='gamble']")).to_be_attached(timeout=60_000)
    base = address.split("?", 1)[0]
    with httpx.Client(base_url=base, timeout=30) as client:
        session = client.post("/api/v1/sessions", json={"account": "test"}).json()
        client.headers["authorization"] = f"Bearer {session['token']}"
        open_round = client.get(
            "/api/v1/accounts/test/rounds/open", params={"game": "cinderella"}
        ).json()
        left = client.get("/api/v1/accounts/test/forced").json()
    shown = next(one for one in open_round["events"] if one["event"] == "reels stopped")
    assert tuple(shown["stops"]) == QUEENS
    assert left == {"draws": [{"of": "card", "outcomes": [None]}]}


def test_what_is_no_draw_is_not_added(page: Page) -> None:
    page.get_by_role("button", name="Laboratory").click()
    panel = page.get_by_role("dialog", name="Laboratory")
    for typed in ("", "queen", "-1", "1.5"):
        panel.get_by_label("Outcomes").fill(typed)
        panel.get_by_role("button", name="Add this draw").click()
        expect(panel.get_by_label("Outcomes")).to_be_focused()
    expect(panel).to_contain_text("Everything is left to chance.")


def test_no_panel_where_the_address_asks_for_none(page: Page, address: str) -> None:
    page.goto(f"{address.split('?', 1)[0]}?game=cinderella")
    expect(page.locator(".cabinet")).to_be_attached()
    expect(page.get_by_role("button", name="Last rounds")).to_be_visible()
    expect(page.get_by_role("button", name="Laboratory")).to_have_count(0)
