"""Artwork as data: pages of frames, and in each frame what is said there and how it is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from reelwright.artwork.pictures import Pictures
    from reelwright.statements.statement import Statement


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a scale: what is counted, and the prize in each column."""

    count: str
    prizes: tuple[str, ...]
    symbol: str | None = None
    """The symbol that the row is of, where it is a row of a symbol."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Prizes by number. The columns of prizes have heads where there is more than one."""

    rows: tuple[Row, ...]
    heads: tuple[str, ...] = ()
    multiplied: int = 0
    """How many columns, the last ones, hold prizes that a substitute has multiplied."""
    kind: Literal["scale"] = field(default="scale", init=False)


@dataclass(frozen=True, slots=True)
class Places:
    """A win drawn place by place, with its prize."""

    accepted: tuple[tuple[str, ...], ...]
    """For each reel the symbols that may stand there; none named where any may."""
    prize: str
    kind: Literal["places"] = field(default="places", init=False)


@dataclass(frozen=True, slots=True)
class Line:
    """A line as it runs over the window."""

    number: int
    rows: tuple[int, ...]
    heights: tuple[int, ...]
    kind: Literal["line"] = field(default="line", init=False)


@dataclass(frozen=True, slots=True)
class Sight:
    """A window as it is seen, with the places marked that win."""

    reels: tuple[tuple[tuple[str, ...], ...], ...]
    """For each reel its stops from the top, each by the symbols it shows."""
    marked: tuple[tuple[int, int], ...]
    """The places that win, by reel and row from 0."""
    kind: Literal["window"] = field(default="window", init=False)

    @property
    def symbols(self) -> frozenset[str]:
        """The symbols that are in sight."""
        return frozenset(symbol for reel in self.reels for stop in reel for symbol in stop)


Drawn: TypeAlias = Scale | Places | Line | Sight


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of the words; the name of a symbol that its picture stands by, where `symbol` is."""

    text: str
    symbol: str | None = None


@dataclass(frozen=True, slots=True)
class Said:
    """A statement where it stands: its words in pieces, or a drawing that they are read out for."""

    statement: Statement
    pieces: tuple[Piece, ...]
    drawn: Drawn | None = None

    @property
    def id(self) -> str:
        """The name of the statement."""
        return self.statement.id

    @property
    def wording(self) -> str | None:
        """The accepted wording that the words are, by its name in the vocabulary."""
        return self.statement.wording

    @property
    def words(self) -> str:
        """The words of the statement."""
        return self.statement.words

    @property
    def seen(self) -> bool:
        """Whether the words are printed, and not the drawing in their place."""
        return self.drawn is None or isinstance(self.drawn, Sight)


FrameKind: TypeAlias = Literal[
    "pays", "special", "group", "feature", "lines", "whole", "example", "name", "notice"
]


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands together within one border."""

    key: str
    kind: FrameKind
    title: str
    symbols: tuple[str, ...]
    """The symbols, groups spelt out, that it is about: their pictures head it."""
    said: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """Frames under one heading."""

    key: str
    title: str
    frames: tuple[Frame, ...]


@dataclass(frozen=True, slots=True)
class Artwork:
    """Everything a game's artwork says, where it says it."""

    game: str
    language: str
    pages: tuple[Page, ...]
    names: Mapping[str, str]
    """What each symbol is called."""
    pictures: Pictures = field(repr=False)

    @property
    def frames(self) -> Iterator[Frame]:
        """Every frame, in the order it is read."""
        return (frame for page in self.pages for frame in page.frames)

    @property
    def said(self) -> Iterator[Said]:
        """Everything that is said, in the order it is read."""
        return (said for frame in self.frames for said in frame.said)
