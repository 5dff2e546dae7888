"""What the pictures on the reels say, whatever the page writes beside them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.displays.duty import Due

IN_SIGHT = """() => [...document.querySelectorAll(".reel")].map((reel) => {
  const {left, top, width, height} = reel.getBoundingClientRect();
  const rows = Number(reel.style.getPropertyValue("--rows"));
  return Array.from({length: rows}, (_, row) => {
    const here = document.elementsFromPoint(left + width / 2, top + (row + 0.5) * height / rows);
    return here.find((element) => element.tagName === "IMG")?.src ?? "";
  });
})"""
"""The address of the picture in the middle of each place of the window."""


@dataclass
class Pictures:
    """Which picture stands for which symbol: the one it was first seen with."""

    names: dict[str, str] = field(default_factory=dict)

    def found(self, page: Page, outcome: Due) -> str:
        """The symbols whose pictures are in sight, reel by reel."""
        said = [column.split(", ") for column in outcome.said.split("; ")]
        addresses = page.evaluate(IN_SIGHT)
        reels = [
            ", ".join(map(self._named, here, names))
            for here, names in zip(addresses, said, strict=True)
        ]
        return "; ".join(reels)

    def _named(self, address: str, name: str) -> str:
        if address == "":
            return "no picture"
        if address not in self.names:
            known = name in self.names.values()
            self.names[address] = f"another picture than {name} had" if known else name
        return self.names[address]
