"""Artwork as one page that needs nothing else: no network, no files beside it."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from reelwright.artwork.line_drawing import line_svg
from reelwright.artwork.model import Line
from reelwright.statements.catalogue import catalogue

if TYPE_CHECKING:
    from reelwright.artwork.model import Artwork

TEMPLATES = Environment(
    loader=PackageLoader("reelwright.artwork.as_html", "."),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def render(artwork: Artwork) -> str:
    """Return the artwork as an HTML page, well-formed as XML too."""
    lines = sum(isinstance(said.drawn, Line) for said in artwork.said)
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    return TEMPLATES.get_template("page.html.jinja").render(
        artwork=artwork,
        say=catalogue(artwork.language).say,
        sprite=Markup("").join(_symbol(key, svg) for key, svg in artwork.pictures.items()),
        diagram=lambda line: Markup(line_svg(line, lines)),  # noqa: S704  (numbers only)
        style=Markup(style),  # noqa: S704  (our own)
    )


def _symbol(key: str, svg: str) -> Markup:
    """Return a picture that other places of the document can show again."""
    opened = re.sub(r"^<svg\b", f'<symbol id="picture-{key}"', svg.strip(), count=1)
    return Markup(re.sub(r"</svg>$", "</symbol>", opened))  # noqa: S704  (checked when read)
