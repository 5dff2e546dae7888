"""Tiles for symbols that have no picture: the name on a shape and colour of the symbol's own."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any
from xml.sax.saxutils import escape

from reelwright.artwork.colours import oklch

ROOM, LETTER = 150, 0.6
"""So much of a tile's width a line of text may take, and a letter of the size of the font."""
SMALLEST, LARGEST = 15, 52
_FONTS = "'Libertinus Serif', Georgia, serif"


def tile(name: str, place: int) -> str:
    """Return a tile as SVG; `place` is the symbol's among those of its game."""
    look = _look()
    words = re.split(r"[\s-]+", name)
    longest = max(map(len, words))
    size = min(LARGEST, max(SMALLEST, ROOM / (longest * LETTER)))
    first = 100 - (len(words) - 1) * size / 2 + size * 0.33
    text = "".join(
        f'<tspan x="100" y="{first + at * size:.1f}">{escape(word)}</tspan>'
        for at, word in enumerate(words)
    )
    shape = look["shapes"][place % len(look["shapes"])]
    colour = oklch(look["lightness"], look["chroma"], (place + 1) * look["turn"] % 360)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">'
        f'<path d="{shape}" fill="{colour}" stroke="{look["ink"]}" stroke-width="7"/>'
        f'<path d="{shape}" fill="none" stroke="{look["paper"]}" stroke-width="3" opacity=".5"'
        ' transform="translate(9 9) scale(.91)"/>'
        f'<text font-family="{_FONTS}" font-weight="bold" font-size="{size:.1f}"'
        f' fill="{look["paper"]}" text-anchor="middle">{text}</text></svg>'
    )


@cache
def _look() -> dict[str, Any]:
    text = files("reelwright.artwork").joinpath("tiles.json").read_text(encoding="utf-8")
    look: dict[str, Any] = json.loads(text)
    return look
