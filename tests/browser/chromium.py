"""The machine's own Chromium, under Playwright."""

from __future__ import annotations

import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import Browser, sync_playwright

from reelwright.server.page import shipped_page

if TYPE_CHECKING:
    from collections.abc import Iterator

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


class Missing(Exception):
    """What these tests need is not on this machine."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run the browser; raises `Missing` without one, or where the page is not built."""
    program = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    if program is None:
        raise Missing(f"browser: found none; allowed: one of {', '.join(PROGRAMS)} on the path")
    if not (shipped_page() / "index.html").is_file():
        raise Missing("page: found none built; allowed: what `make page` builds")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        yield browser
        browser.close()
