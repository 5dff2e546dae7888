"""A game's artwork as a client is told of it: what is said, where, and how it is drawn."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from reelwright.artwork.model import FrameKind  # noqa: TC001
from reelwright.server.schemas import View


class PieceView(View):
    """A part of the words."""

    text: str
    symbol: str | None
    """The symbol that the text is the name of, where its picture stands by."""


class RowView(View):
    """A row of a scale."""

    count: str
    """What is counted, or the name of what the row is of."""
    prizes: list[str]
    symbol: str | None


class ScaleView(View):
    """Prizes by number."""

    kind: Literal["scale"]
    rows: list[RowView]
    heads: list[str]
    """What the columns are, where there is more than one; nothing for that of the numbers."""
    multiplied: int
    """How many columns, the last ones, hold prizes that a substitute has multiplied."""


class PlacesView(View):
    """A win place by place."""

    kind: Literal["places"]
    accepted: list[list[str]]
    """For each reel the symbols that may stand there; none where any may."""
    prize: str


class LineView(View):
    """A line as it runs over the window."""

    kind: Literal["line"]
    number: int
    rows: list[int]
    heights: list[int]


class SightView(View):
    """A window with the places that win."""

    kind: Literal["window"]
    reels: list[list[list[str]]]
    """For each reel its stops from the top, each by the symbols it shows."""
    marked: list[tuple[int, int]]
    """The places that win, by reel and row from 0."""


DrawnView: TypeAlias = Annotated[
    ScaleView | PlacesView | LineView | SightView, Field(discriminator="kind")
]


class SaidView(View):
    """A statement where it stands."""

    id: str
    words: str
    pieces: list[PieceView]
    """The words in parts."""
    wording: str | None
    """The accepted wording that it is, by its name."""
    seen: bool
    """Whether the words are to be shown, and not only the drawing that they are read out for."""
    drawn: DrawnView | None


class FrameView(View):
    """What stands together within one border."""

    key: str
    kind: FrameKind
    title: str
    symbols: list[str]
    """The symbols whose pictures head it."""
    said: list[SaidView]


class PageView(View):
    """Frames under one heading."""

    key: str
    title: str
    frames: list[FrameView]


class ArtworkView(View):
    """Everything a game's artwork says."""

    game: str
    language: str
    pages: list[PageView]
