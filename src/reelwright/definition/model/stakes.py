"""What a player may bet, gamble, and win at most."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BeforeValidator, Discriminator, Field, StrictInt, Tag

from reelwright.definition.model.part import Part
from reelwright.definition.values import Cents, Name, Weight


class Gamble(Part):
    """The win of a round on one event of chance, as often as the player likes."""

    on: Literal["one card from a full deck", "higher or lower", "a die", "a wheel"]
    """What decides it; each card comes from all 52, higher or lower than a seven."""
    stake: Literal["whole win", "whole or half"]
    """What is gambled: all that the round has won, or at the player's choice half of it."""
    segments: Annotated[dict[Name, Weight], Field(max_length=20)] = {}
    """For a wheel: how many of its segments each choice has; it pays all divided by its own."""
    colour_pays: Literal[2] = 2
    """What the right colour pays: two is the fair return, and the only one."""
    suit_pays: Literal[4] = 4
    """What the right suit pays: four is the fair return, and the only one."""
    up_to: Cents
    """A choice that could pay more than this is not offered."""
    attempts: Annotated[StrictInt, Field(ge=1, le=1000)] | None = None
    """How often one round's win may be gambled; as often as liked where this is left out."""


class WinCap(Part):
    """The most a round can win."""

    times: Annotated[StrictInt, Field(ge=1, le=1_000_000)]
    """A multiple of the bet."""
    of: Literal["total bet", "line bet"]
    """The bet."""


Units: TypeAlias = Annotated[StrictInt, Field(ge=1, le=10_000)]
LineNumbers: TypeAlias = Annotated[
    tuple[Annotated[StrictInt, Field(ge=1, le=64)], ...], Field(min_length=1, max_length=64)
]


def _lines(value: object) -> object:
    if value not in ("any selection", "all") and not isinstance(value, list | tuple):
        raise ValueError("any selection, all, or a list of how many")
    return value


def _which_lines(value: object) -> str:
    return "numbers" if isinstance(value, list | tuple) else "word"


class Stakes(Part):
    """What a player may bet."""

    line_bets: Annotated[tuple[Cents, ...], Field(max_length=100)] = ()
    """The bets per line (in a game of ways: per unit) on offer, rising."""
    denominations: Annotated[tuple[Cents, ...], Field(max_length=20)] = ()
    """In place of line bets: what a credit may be worth, rising."""
    credits_per_line: Annotated[tuple[Units, ...], Field(max_length=100)] = ()
    """With denominations: how many credits may be bet on a line, rising."""
    lines: Annotated[
        Annotated[Literal["any selection", "all"], Tag("word")]
        | Annotated[LineNumbers, Tag("numbers")],
        Discriminator(_which_lines),
        BeforeValidator(_lines),
    ]
    """Which lines may be bet on: any of them, all, or so many from the first on."""
    cost_per_line: Units = 1
    """How many line bets a line costs."""
    cost: Units | None = None
    """How many line bets a game costs, where it has ways, or all lines are always played."""

    @property
    def bets(self) -> tuple[int, ...]:
        """The bets per line on offer, in cents, rising."""
        products = {worth * many for worth in self.denominations for many in self.credits_per_line}
        return self.line_bets or tuple(sorted(products))

    def units(self, lines: int) -> int:
        """Return how many line bets a game on so many lines costs."""
        return self.cost or lines * self.cost_per_line

    def selections(self, offered: int) -> tuple[int, ...] | None:
        """Return how many lines, from the first on, may be played; `None` for any selection."""
        if self.lines == "any selection":
            return None
        return (offered,) if self.lines == "all" else tuple(self.lines)
