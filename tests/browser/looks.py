"""How a page looks at any width, as far as a program can tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.axe import faults
from tests.browser.screens import WIDTHS

if TYPE_CHECKING:
    from playwright.sync_api import Page

OVER = "document.documentElement.scrollWidth - window.innerWidth"


def looks_well(page: Page) -> None:
    """Axe finds nothing, and nothing stands out to the side, at any width."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 860})
        assert faults(page) == [], f"{width} px wide"
        assert page.evaluate(OVER) <= 0, f"{width} px wide"
