"""The page in a real browser: whole without a network, drawn without a fault, dark and narrow."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from reelwright.reports import render
from tests.browser.chromium import Missing, chromium
from tests.reports.sheet import game, sheet

CHARTS = ("odds", "bands", "band-returns", "contributions", "interval", "series-free-games")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    try:
        with chromium() as running:
            yield running
    except Missing as missing:
        pytest.fail(str(missing))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("page") / "par.html"
    text = render("html", sheet('Cat & "Mouse" </script><b>'), game())
    assert isinstance(text, str)
    path.write_text(text, encoding="utf-8")
    return path


class Opened:
    """The page, with everything it complained about or asked for."""

    def __init__(self, browser: Browser, file: Path, width: int = 1280, scheme: str = "light"):
        context = browser.new_context(
            viewport={"width": width, "height": 900},
            color_scheme="dark" if scheme == "dark" else "light",
            offline=True,
        )
        self.page: Page = context.new_page()
        self.said: list[str] = []
        self.asked: list[str] = []
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.goto(file.as_uri())
        self.page.wait_for_selector("html[data-drawn]")


@pytest.fixture(scope="module")
def opened(browser: Browser, file: Path) -> Opened:
    return Opened(browser, file)


def test_it_needs_nothing_else_and_complains_of_nothing(opened: Opened, file: Path) -> None:
    assert opened.said == []
    assert [url for url in opened.asked if not url.startswith("data:")] == [file.as_uri()]


def test_every_plot_is_drawn(opened: Opened) -> None:
    page = opened.page
    for chart in CHARTS:
        marks = page.locator(f"#chart-{chart} svg .mark-group path, #chart-{chart} svg line")
        assert marks.count() > 3, chart
        box = page.locator(f"#chart-{chart} svg").bounding_box()
        assert box is not None
        assert box["height"] > 60
        assert "NaN" not in page.locator(f"#chart-{chart}").inner_html()


def test_names_cannot_break_out_of_the_page(opened: Opened) -> None:
    page = opened.page
    assert page.locator("h1").inner_text() == 'Cat & "Mouse" </script><b>'
    assert page.locator("body > b").count() == 0


def test_figures_tell_how_they_were_obtained(opened: Opened) -> None:
    page = opened.page
    tile = page.locator(".tiles > div").first
    assert tile.locator(".value").inner_text() == "62.5000%"
    said = tile.locator(".mark").get_attribute("title")
    assert said == "exact fraction, limits of free games left out"
    assert page.locator("#obtained dt", has_text="volatility index").count() == 1


@pytest.mark.parametrize("width", [390, 820, 1440])
def test_no_width_scrolls_sideways(browser: Browser, file: Path, width: int) -> None:
    page = Opened(browser, file, width=width).page
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_contents_lead_somewhere(opened: Opened) -> None:
    page = opened.page
    for link in page.locator("nav a").all():
        target = link.get_attribute("href")
        assert target
        assert page.locator(target).count() == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_and_plots_can_be_read(browser: Browser, file: Path, scheme: str) -> None:
    page = Opened(browser, file, scheme=scheme).page
    paper = _light(page, "getComputedStyle(document.body).backgroundColor")
    for what in (
        "getComputedStyle(document.body).color",
        "getComputedStyle(document.querySelector('.note')).color",
        "getComputedStyle(document.querySelector('#chart-odds .role-axis-label text')).fill",
    ):
        assert _contrast(paper, _light(page, what)) >= 4.5, what
    line = "getComputedStyle(document.querySelector('#chart-odds .mark-line path')).stroke"
    assert _contrast(paper, _light(page, line)) >= 3


def test_paper_is_white_whatever_the_screen_is(browser: Browser, file: Path) -> None:
    page = Opened(browser, file, scheme="dark").page
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    ink = _light(page, "getComputedStyle(document.body).color")
    assert _contrast(1.0, ink) >= 7
    assert not page.locator("nav").is_visible()


def _light(page: Page, colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG defines it."""
    red, green, blue = map(int, re.findall(r"\d+", page.evaluate(colour))[:3])
    linear = [
        c / 12.92 if (c := part / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for part in (red, green, blue)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: float, other: float) -> float:
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)
