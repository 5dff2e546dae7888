"""Artwork as one page that needs nothing else: no network, no files beside it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from markupsafe import Markup

from reelwright.artwork.line_drawing import line_svg
from reelwright.artwork.model import Line
from reelwright.reports.pages import file_of, templates
from reelwright.statements.catalogue import catalogue

if TYPE_CHECKING:
    from reelwright.artwork.model import Artwork

TEMPLATES = templates(__name__)


def render(artwork: Artwork) -> str:
    """Return the artwork as an HTML page, well-formed as XML too."""
    lines = sum(isinstance(said.drawn, Line) for said in artwork.said)
    return TEMPLATES.get_template("page.html.jinja").render(
        artwork=artwork,
        say=catalogue(artwork.language).say,
        sprite=Markup("").join(_symbol(key, svg) for key, svg in artwork.pictures.items()),
        diagram=lambda line: Markup(line_svg(line, lines)),  # noqa: S704  (numbers only)
        style=Markup(file_of(__package__, "page.css")),  # noqa: S704  (our own)
    )


def _symbol(key: str, svg: str) -> Markup:
    """Return a picture that other places of the document can show again."""
    opened = re.sub(r"^<svg\b", f'<symbol id="picture-{key}"', svg.strip(), count=1)
    return Markup(re.sub(r"</svg>$", "</symbol>", opened))  # noqa: S704  (checked when read)
