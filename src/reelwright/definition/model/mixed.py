"""Wins of unlike symbols on a line."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Discriminator, Field, Tag

from reelwright.definition.model.lines import Reading
from reelwright.definition.model.part import Part
from reelwright.definition.values import Count, Key, Keys, Multiple

ANY = "any"
"""Stands in a list of places for whatever the reel shows."""


class MixedByCount(Part):
    """A win of any symbols of a set, by how many there are."""

    of: Annotated[Keys, Field(min_length=1)]
    """The symbols and groups that count."""
    pays: Annotated[dict[Count, Multiple], Field(min_length=1)]
    """What it pays, in line bets, by how many there are."""
    read: Reading | None = None
    """How it is read; as the lines are where this is left out."""
    beside_straight: Literal["yes", "no"] | None = None
    """Whether it is paid beside a straight win with a cell of it, or only the better of them."""


class MixedByPlace(Part):
    """A win of a certain symbol, or any of a group, at each place of a line."""

    places: Annotated[tuple[Key, ...], Field(min_length=3, max_length=6)]
    """For each reel the symbol or group that must stand there, or "any"."""
    pays: Multiple
    """What it pays, in line bets."""
    beside_straight: Literal["yes", "no"] | None = None
    """Whether it is paid beside a straight win with a cell of it, or only the better of them."""


def _which(value: object) -> str:
    places = "places" in value if isinstance(value, dict) else isinstance(value, MixedByPlace)
    return "by place" if places else "by count"


Mixed: TypeAlias = Annotated[
    Annotated[MixedByCount, Tag("by count")] | Annotated[MixedByPlace, Tag("by place")],
    Discriminator(_which),
]
