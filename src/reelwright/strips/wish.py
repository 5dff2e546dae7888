"""What is wanted of a game's strips, as data."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from importlib.resources import files
from typing import Annotated, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

Exact: TypeAlias = Annotated[Fraction, BeforeValidator(Fraction)]
Range: TypeAlias = tuple[Exact, Exact]
"""The least and the greatest."""


class _Part(BaseModel):
    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        arbitrary_types_allowed=True,
        alias_generator=lambda field: field.replace("_", "-"),
    )


class Shares(_Part):
    """Shares of the whole return.

    Free games count with the scatter prizes that start them, bonuses with the line wins that do.
    """

    lines: Range
    free_games: Range
    bonuses: Range


class Hit(_Part):
    """How often a paid spin wins anything on all lines."""

    least: Exact
    aim: Exact
    most: Exact


class Wish(_Part):
    """What the strips of a game must give with every line played, and how they must look."""

    seed: int
    """The seed of the search whose strips were taken."""
    rtp: Exact
    within: Exact
    share: Shares
    one_in: dict[str, Range]
    """For each feature: once in so many paid games."""
    hit: Hit
    length: tuple[int, int]
    count: dict[str, tuple[int, int]]
    """How many of a symbol on each of its reels; "each" for those not named."""
    rarest_first: Annotated[tuple[str, ...], Field(min_length=1)]
    """A symbol is never more frequent, all reels together, than one that follows it here."""
    pictures: tuple[str, ...]
    """On every reel these are rarer, on average, than the others in `rarest_first`."""
    apart: Annotated[int, Field(ge=1)]
    """Two of a symbol stand at least so many stops apart, the strip being a loop."""

    meet: tuple[tuple[str, str], ...] = ()
    """Pairs of symbols that some window of some reel shows together: a rule may live on it."""

    def counts_of(self, symbol: str) -> tuple[int, int]:
        """Return the least and greatest number of a symbol on a reel."""
        return self.count.get(symbol, self.count["each"])


def wished() -> list[str]:
    """Name the games whose strips are wished for, sorted."""
    return sorted(file.name.removesuffix(".toml") for file in _WISHES.iterdir())


def read_wish(game: str) -> Wish:
    """Read what is wanted of a game that ships; `game` is one of `wished`."""
    return Wish.model_validate(tomllib.loads((_WISHES / f"{game}.toml").read_text("utf-8")))


_WISHES = files(__package__ or "") / "wishes"
