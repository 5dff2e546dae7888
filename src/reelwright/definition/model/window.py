"""The window, the symbols that stand in it, and what some of them do before it is judged."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Discriminator, Field, PlainSerializer, StrictInt, Tag

from reelwright.definition.model.lines import Reading
from reelwright.definition.model.part import Part
from reelwright.definition.values import Count, Height, Key, Multiple, Pattern, Reel, Weight


def _number_or_list(value: object) -> object:
    if isinstance(value, list | tuple) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise ValueError("a whole number, or a list of one for each reel")


class Window(Part):
    """What a player sees of the reels."""

    reels: Annotated[StrictInt, Field(ge=3, le=6)]
    """How many reels stand side by side."""
    rows: Annotated[
        Annotated[Height, Tag("number")]
        | Annotated[tuple[Height, ...], Field(min_length=1, max_length=6), Tag("list")],
        Discriminator(lambda value: "list" if isinstance(value, list | tuple) else "number"),
        BeforeValidator(_number_or_list),
    ]
    """How many symbols of each reel are in sight: one number for all, or a list by reel."""

    @property
    def heights(self) -> tuple[int, ...]:
        """How many rows of each reel are in sight."""
        return self.rows if isinstance(self.rows, tuple) else (self.rows,) * self.reels

    @property
    def height(self) -> int:
        """How many rows of the tallest reel are in sight."""
        return max(self.heights)


class Symbol(Part):
    """A symbol and what it pays on a line."""

    pays: dict[Count, Multiple] = {}
    """What a line win pays, in line bets, by how many stand in a row."""
    patterns: dict[Pattern, Multiple] = {}
    """What it pays, in line bets, on exactly the places marked X, whatever stands on the others."""
    read: Reading | None = None
    """How its wins are read; as the lines are where this is left out."""
    reels: (
        Annotated[tuple[Reel, ...], Field(min_length=1), PlainSerializer(sorted, when_used="json")]
        | None
    ) = None
    """The only reels it stands on; it may stand on any where this is left out."""

    @property
    def plain(self) -> bool:
        """Whether it wins as the lines are read, by count."""
        return not self.patterns and self.read is None


class Mystery(Part):
    """A symbol that becomes another once the reels have stopped, before anything is judged."""

    becomes: Annotated[dict[Key, Weight], Field(min_length=1, max_length=100)]
    """What it may become, with the weight of each."""
    each: Literal["cell", "window"]
    """Whether each of them in sight is drawn by itself, or one draw holds for all."""
