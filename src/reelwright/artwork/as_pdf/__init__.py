"""Artwork as print: A4, with the fonts that the typesetter brings, the same bytes every time."""

from __future__ import annotations

import json
from contextlib import contextmanager
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Any

import typst

from reelwright.artwork.as_json import as_data
from reelwright.artwork.line_drawing import line_svg
from reelwright.artwork.model import Line
from reelwright.statements.catalogue import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.artwork.model import Artwork

_LABELS = ("artwork-paytable",)


def render(artwork: Artwork) -> bytes:
    """Return the artwork as a PDF document."""
    with _compiler(artwork) as compiler:
        document = compiler.compile(format="pdf", timestamp=0)
    assert isinstance(document, bytes)
    return document


def seen(artwork: Artwork, ppi: float = 80) -> tuple[bytes, ...]:
    """Return a picture of each page, as PNG."""
    with _compiler(artwork) as compiler:
        found = compiler.compile(format="png", ppi=ppi)
    return (found,) if isinstance(found, bytes) else tuple(found or ())


def said_in(artwork: Artwork) -> tuple[tuple[str, str], ...]:
    """Return what the print says, in the order it is set: statements by name, with their words."""
    with _compiler(artwork) as compiler:
        found: list[dict[str, Any]] = json.loads(compiler.query("<said>"))
    return tuple((one["value"]["id"], one["value"]["words"]) for one in found)


@contextmanager
def _compiler(artwork: Artwork) -> Iterator[typst.Compiler]:
    with as_file(files(__package__).joinpath("sheet.typ")) as template:
        yield typst.Compiler(
            str(template),
            root=str(template.parent),
            ignore_system_fonts=True,
            sys_inputs={"artwork": json.dumps(_data(artwork))},
        )


def _data(artwork: Artwork) -> dict[str, Any]:
    words = catalogue(artwork.language)
    lines = [said.drawn for said in artwork.said if isinstance(said.drawn, Line)]
    return {
        **as_data(artwork),
        "pictures": dict(artwork.pictures),
        "diagrams": {str(line.number): line_svg(line, len(lines)) for line in lines},
        "labels": {label: words.say(label) for label in _LABELS},
    }
