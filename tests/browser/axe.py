"""What axe-core finds wrong with a page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def faults(page: Page) -> list[tuple[str, list[str]]]:
    """Return the rules a page breaks, each with the elements that do."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run()")["violations"]
    return [(one["id"], [node["html"][:160] for node in one["nodes"]]) for one in found]
