"""A line as a diagram, told from others by number, by marks, by dashes, and by colour."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from reelwright.artwork.colours import line_colour

if TYPE_CHECKING:
    from reelwright.artwork.model import Line

CELL = 20
_OFF, _EDGE, _INK = "#ffffff", "#b9b2c4", "#2b1740"


@cache
def _signs() -> dict[str, list[str]]:
    """Return the marks of a line's places, and how its path is broken: each in turn."""
    text = files("reelwright.artwork").joinpath("lines.json").read_text(encoding="utf-8")
    signs: dict[str, list[str]] = json.loads(text)
    return signs


def line_svg(line: Line, of: int) -> str:
    """Return the diagram of a line, one of so many, as SVG."""
    tall = max(line.heights)
    colour = line_colour(line.number, of)
    cells = "".join(
        _cell(reel, row + (tall - height) / 2, colour if line.rows[reel] == row else None)
        for reel, height in enumerate(line.heights)
        for row in range(height)
    )
    centres = [
        ((reel + 0.5) * CELL, (row + (tall - height) / 2 + 0.5) * CELL)
        for reel, (row, height) in enumerate(zip(line.rows, line.heights, strict=True))
    ]
    path = "M" + "L".join(f"{x:g} {y:g}" for x, y in centres)
    marks, dashes = _signs()["marks"], _signs()["dashes"]
    turn, at = divmod(line.number - 1, len(marks))
    mark = "".join(marks[at].format(x=f"{x:g}", y=f"{y:g}") for x, y in centres)
    dash = dashes[turn % len(dashes)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 {len(line.rows) * CELL + 2} '
        f'{tall * CELL + 2}">{cells}<path d="{path}" fill="none" stroke="{_INK}" '
        f'stroke-width="2" stroke-linejoin="round" stroke-dasharray="{dash}"/>'
        f'<path d="{mark}" fill="#ffffff" stroke="{_INK}" stroke-width="1.2"/></svg>'
    )


def _cell(reel: int, row: float, colour: str | None) -> str:
    return (
        f'<rect class="{"on" if colour else "off"}" x="{reel * CELL + 1}" y="{row * CELL + 1:g}" '
        f'width="{CELL - 2}" height="{CELL - 2}" rx="3" fill="{colour or _OFF}" '
        f'stroke="{_INK if colour else _EDGE}" stroke-width="1"/>'
    )
