"""A symbol in the window, drawn in characters of any size."""

from __future__ import annotations

import colorsys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.segment import Segment
from rich.style import Style

from reelwright.terminal.art import HEIGHT, mixed

if TYPE_CHECKING:
    from reelwright.terminal.art import Picture, Pixel

BACK: Final = "#221a44"
NIGHT: Final = "#130e29"
GOLD: Final = "#ffd75e"
FADE: Final = 0.68
HELD: Final = "#7fd4ff"
"""The frame of a reel that is held."""


def line_colour(line: int, lines: int) -> str:
    """Return the colour of a line: red for the first, over to violet for the last."""
    hue = 0.77 * (line - 1) / max(1, lines - 1)
    red, green, blue = colorsys.hsv_to_rgb(hue, 0.72, 0.98)
    return "#" + "".join(f"{round(part * 255):02x}" for part in (red, green, blue))


@dataclass(frozen=True, slots=True)
class Tile:
    """A symbol in one place: framed in a colour where it is marked, starred where it won."""

    picture: Picture
    mark: str | None = None
    won: bool = False
    faded: bool = False
    label: str = ""
    """What stands below the picture in place of the name."""

    def rows(self, width: int, height: int) -> list[list[Segment]]:
        """Draw the tile: the picture as large as fits, the name below it."""
        art = self._art(width, height - 1)
        above = (height - 1 - len(art)) // 2
        below = height - 1 - len(art) - above
        blank = [Segment(" " * (width - 2), Style(bgcolor=BACK))]
        rows = [blank] * above + art + [blank] * below
        return [self._framed(row) for row in rows] + [self._name(width)]

    def _art(self, width: int, height: int) -> list[list[Segment]]:
        factor = min(height * 2 // HEIGHT, (width - 2) // self.picture.width)
        if factor < 1:
            return []
        pixels = self.picture.scaled(factor)
        left = (width - 2 - len(pixels[0])) // 2
        right = width - 2 - len(pixels[0]) - left
        side = Style(bgcolor=BACK)
        return [
            [
                Segment(" " * left, side),
                *(self._cell(*pair) for pair in zip(upper, lower, strict=True)),
                Segment(" " * right, side),
            ]
            for upper, lower in zip(pixels[::2], pixels[1::2], strict=True)
        ]

    def _cell(self, upper: Pixel, lower: Pixel) -> Segment:
        top, bottom = self._shade(upper), self._shade(lower)
        if top is None:
            return Segment("▄" if bottom else " ", Style(color=bottom, bgcolor=BACK))
        return Segment("▀", Style(color=top, bgcolor=bottom or BACK))

    def _shade(self, pixel: Pixel) -> Pixel:
        return mixed(pixel, BACK, FADE) if pixel and self.faded else pixel

    def _framed(self, row: list[Segment]) -> list[Segment]:
        edge = Style(color=self.mark or BACK, bgcolor=BACK)
        return [Segment("▌", edge), *row, Segment("▐", edge)]

    def _name(self, width: int) -> list[Segment]:
        name = self.label or self.picture.name
        if self.won and len(name) + 4 <= width:
            name = f"★ {name} ★"
        text = name[:width].center(width)
        if self.mark:
            return [Segment(text, Style(color=NIGHT, bgcolor=self.mark, bold=True))]
        band = mixed(BACK, self.picture.colour, 0.12)
        return [Segment(text, Style(color=self._shade(self.picture.colour), bgcolor=band))]


def open_cell(width: int, height: int) -> list[list[Segment]]:
    """Draw a place that holds nothing: a dot in its middle."""
    ground = Style(color="#8f86b8", bgcolor=NIGHT)
    return [
        [Segment(("·" if row == height // 2 else " ").center(width), ground)]
        for row in range(height)
    ]
