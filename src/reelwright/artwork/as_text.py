"""Artwork as plain text, to be read aloud or in a terminal."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.artwork.model import Artwork, Frame

WIDTH = 79


def render(artwork: Artwork) -> str:
    """Return the artwork as text."""
    return "\n".join(_lines(artwork)).rstrip() + "\n"


def _lines(artwork: Artwork) -> Iterator[str]:
    if artwork.pages and artwork.pages[0].key != "name":
        yield from _heading(artwork.game, "=")
    for page in artwork.pages:
        if page.key == "name":
            yield from _heading(page.frames[0].said[0].words, "=")
            continue
        yield from _heading(page.title, "-")
        for frame in page.frames:
            yield from _frame(frame)


def _frame(frame: Frame) -> Iterator[str]:
    if frame.title and frame.kind != "pays":
        yield f"{frame.title}"
    for said in frame.said:
        yield fill(
            said.words,
            WIDTH,
            initial_indent="  ",
            subsequent_indent="    ",
            break_long_words=False,
            break_on_hyphens=False,
        )
    if frame.kind != "pays":
        yield ""


def _heading(text: str, rule: str) -> tuple[str, ...]:
    return ("", text, rule * len(text), "")
