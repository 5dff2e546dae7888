"""The forms of artwork, and what each needs installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from reelwright.reports.renderers import Renderer, check_needs, rendering

if TYPE_CHECKING:
    from reelwright.artwork.model import Artwork


class Rendering(Protocol):
    """A module that renders one form."""

    @staticmethod
    def render(artwork: Artwork) -> str | bytes:
        """Return the artwork, as text or as the bytes of a file."""
        ...


FORMATS = {
    "html": Renderer("reelwright.artwork.as_html", ("jinja2",)),
    "pdf": Renderer("reelwright.artwork.as_pdf", ("typst",), binary=True),
    "text": Renderer("reelwright.artwork.as_text"),
    "json": Renderer("reelwright.artwork.as_json"),
}


def render(form: str, artwork: Artwork) -> str | bytes:
    """Render artwork in a form; raises `MissingExtra` where its libraries are not installed."""
    return cast("Rendering", rendering(FORMATS, form)).render(artwork)


def check_installed(form: str) -> None:
    """Raise `MissingExtra` where what it needs is not installed."""
    check_needs(FORMATS, form)
