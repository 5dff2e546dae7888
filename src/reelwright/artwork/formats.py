"""The forms of artwork, and what each needs installed."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from reelwright.reports import MissingExtra, installed

if TYPE_CHECKING:
    from reelwright.artwork.model import Artwork


class Rendering(Protocol):
    """A module that renders one form."""

    @staticmethod
    def render(artwork: Artwork) -> str | bytes:
        """Return the artwork, as text or as the bytes of a file."""
        ...


@dataclass(frozen=True, slots=True)
class Renderer:
    """A form: the module that renders it, the libraries it needs, whether it is text."""

    module: str
    needs: tuple[str, ...] = ()
    binary: bool = False


FORMATS = {
    "html": Renderer("reelwright.artwork.as_html", ("jinja2",)),
    "pdf": Renderer("reelwright.artwork.as_pdf", ("typst",), binary=True),
    "text": Renderer("reelwright.artwork.as_text"),
    "json": Renderer("reelwright.artwork.as_json"),
}


def render(form: str, artwork: Artwork) -> str | bytes:
    """Render artwork in a form; raises `MissingExtra` where its libraries are not installed."""
    check_installed(form)
    return cast("Rendering", import_module(FORMATS[form].module)).render(artwork)


def check_installed(form: str) -> None:
    """Raise `MissingExtra` where a form needs what is not installed."""
    missing = [library for library in FORMATS[form].needs if not installed(library)]
    if missing:
        raise MissingExtra(
            f"--format {form}: found no {', '.join(missing)}; "
            "allowed: with the extra reports, pip install 'reelwright[reports]'"
        )
