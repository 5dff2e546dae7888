"""Pictures of symbols: those in a game's folder `art`, a tile with the name for every other.

A picture is `art/KEY.svg` beside the definition. It may name colours as `var(--NAME)`, which
`art/palette.json` holds.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, TypeAlias
from xml.etree import ElementTree as Tree

from reelwright.artwork.tiles import tile

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from reelwright.definition.model import Game

Pictures: TypeAlias = "Mapping[str, str]"
"""SVG by the key of the symbol."""
SVG = "http://www.w3.org/2000/svg"
_SHAPES = ("path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan")
_AROUND = ("svg", "g", "defs", "symbol", "use", "title", "desc", "clipPath", "mask")
_STILL = frozenset({*_SHAPES, *_AROUND, "linearGradient", "radialGradient", "stop"})
"""The elements a picture may be made of: shapes that neither move nor run nor ask elsewhere."""
LARGEST = 200_000
"""Bytes of one picture."""


class PictureError(Exception):
    """A picture that cannot be used; the message names its file."""


def pictures_of(game: Game, folder: Path | None = None) -> Pictures:
    """Return a picture of every symbol; `folder` is the definition's. Raises `PictureError`."""
    art = folder / "art" if folder else None
    palette = _palette(art)
    return {
        key: _drawn(art, key, palette) or tile(game.symbol_name(key), place)
        for place, key in enumerate(game.definition.symbols)
    }


def _palette(art: Path | None) -> Mapping[str, str]:
    file = art / "palette.json" if art else None
    if file is None or not file.is_file():
        return {}
    try:
        colours = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        raise PictureError(f"{file}: found no JSON; allowed: colours by name") from None
    if not isinstance(colours, dict):
        raise PictureError(f"{file}: found no object; allowed: colours by name")
    return {str(name): str(colour) for name, colour in colours.items()}


def _drawn(art: Path | None, key: str, palette: Mapping[str, str]) -> str | None:
    file = art / f"{key}.svg" if art else None
    if file is None or not file.is_file():
        return None
    text = file.read_text(encoding="utf-8") if file.stat().st_size <= LARGEST else ""
    coloured = re.sub(r"var\(--([a-z]+)\)", lambda name: palette.get(name[1], "#000"), text)
    try:
        return _self_contained(coloured, key)
    except (Tree.ParseError, ValueError):
        raise PictureError(
            f"{file}: found what cannot be embedded; allowed: SVG with a viewBox, still, "
            f"of shapes only, of at most {LARGEST:,} bytes"
        ) from None


def _self_contained(text: str, key: str) -> str:
    """Return a picture whose names are its own, so that several can stand in one document.

    Raises `ValueError` for one that moves, runs or asks for something outside.
    """
    if "<!" in text.replace("<!--", ""):
        raise ValueError("declarations")
    root = Tree.fromstring(text)  # noqa: S314  (entities cannot be declared: see above)
    if root.tag != f"{{{SVG}}}svg" or "viewBox" not in root.attrib:
        raise ValueError("no SVG")
    for element in root.iter():
        if element.tag.removeprefix(f"{{{SVG}}}") not in _STILL:
            raise ValueError("not still")
        for name, value in element.attrib.items():
            if name.lower().startswith("on") or re.search(r"url\((?!#)", value):
                raise ValueError("outside")
            element.set(name, _own(name, value, key))
    Tree.register_namespace("", SVG)
    return Tree.tostring(root, encoding="unicode")


def _own(name: str, value: str, key: str) -> str:
    if name == "id":
        return f"art-{key}-{value}"
    if name.endswith("href"):
        if not value.startswith("#"):
            raise ValueError("outside")
        return f"#art-{key}-{value[1:]}"
    return re.sub(r"url\(#", f"url(#art-{key}-", value)
