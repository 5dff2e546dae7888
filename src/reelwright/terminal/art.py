"""Pictures of symbols, made of half blocks: two pixels, one above the other, in a character."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from reelwright.definition.model import Game

Pixel: TypeAlias = str | None
"""A colour such as "#f7c948"; `None` is see-through."""

HEIGHT: Final = 6
"""Pixels of every picture, from top to bottom."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A symbol as it is drawn: its name, the colour it is known by, its rows of pixels."""

    name: str
    colour: str
    pixels: tuple[tuple[Pixel, ...], ...]

    @property
    def width(self) -> int:
        """How many pixels a row has."""
        return len(self.pixels[0])

    def scaled(self, factor: int) -> tuple[tuple[Pixel, ...], ...]:
        """Return the pixels, each drawn as a square of so many."""
        wide = [tuple(pixel for pixel in row for _ in range(factor)) for row in self.pixels]
        return tuple(row for row in wide for _ in range(factor))


def pictures(game: Game) -> dict[str, Picture]:
    """Return a picture of every symbol of a game."""
    drawn = _file()
    colours: dict[str, str] = drawn["colours"]
    spare = list(colours.values())
    found = {}
    for place, key in enumerate(game.definition.symbols):
        known = drawn["symbols"].get(key)
        entry = known or drawn["symbols"]["other"]
        colour = colours[known["colour"]] if known else spare[3 + place % (len(spare) - 3)]
        rows = entry["art"].split()
        pixels = tuple(
            tuple(None if letter == "." else colours.get(letter, colour) for letter in row)
            for row in rows
        )
        found[key] = Picture(game.symbol_name(key), colour, pixels)
    return found


@cache
def _file() -> dict[str, Any]:
    text = (files(__package__) / "art.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def mixed(colour: str, into: str, part: float) -> str:
    """Return a colour blended into another: 0 leaves it, 1 is the other."""
    pairs = zip(_channels(colour), _channels(into), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[place : place + 2], 16) for place in (1, 3, 5))
