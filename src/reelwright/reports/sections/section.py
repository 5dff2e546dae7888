"""A table of words with a title."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.reports.words import mark

if TYPE_CHECKING:
    from reelwright.law.figures import Figure


@dataclass(frozen=True, slots=True)
class Cell:
    """A word or a figure; a figure has the mark of how it was obtained, which `obtained` says."""

    text: str
    mark: str = ""
    obtained: str = ""
    fails: bool = False


@dataclass(frozen=True, slots=True)
class Column:
    """A column with its heading, flush right where it holds figures."""

    heading: str
    right: bool = True


@dataclass(frozen=True, slots=True)
class Section:
    """A table: rows in groups that a rule parts, and what there is to say of them."""

    key: str
    title: str
    columns: tuple[Column, ...]
    groups: tuple[tuple[tuple[Cell, ...], ...], ...]
    note: str = ""


def columns(*headings: str, left: int = 1) -> tuple[Column, ...]:
    """Return columns, the first `left` of them flush left."""
    return tuple(Column(heading, right=place >= left) for place, heading in enumerate(headings))


def cells(*words: str | Cell) -> tuple[Cell, ...]:
    """Return a row."""
    return tuple(Cell(word) if isinstance(word, str) else word for word in words)


def told(text: str, figure: Figure) -> Cell:
    """Return a figure as it is written, with its mark."""
    return Cell(text, mark(figure), figure.obtained)
