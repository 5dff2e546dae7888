"""A game as a client is told of it: all it shows, so that it needs no rule of its own."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field

from reelwright.server.schemas import Cents, View

Role: TypeAlias = Literal["line", "line and feature", "scatter", "substitute"]
Multiples: TypeAlias = Annotated[
    dict[str, str], Field(examples=[{"3": "50", "4": "150", "5": "200"}])
]
"""Exact multiples of a bet, "50" or "1/2", by how many symbols."""


class GameName(View):
    """A game on offer."""

    key: str
    name: str


class WindowView(View):
    """What is in sight."""

    reels: int
    rows: int


class SymbolView(View):
    """A symbol and what it pays."""

    key: str
    name: str
    icon: int | None
    role: Role
    """ "line and feature" where its line win starts a feature."""
    pays: Multiples
    """Of the line bet, by how many in a row."""
    scatter_pays: Multiples
    """Of the total bet, by how many in sight."""
    reels: list[int] | None
    """The only reels it stands on; null where it may stand on any."""


class MultipliesView(View):
    """What a substitute does to the pay of a win it completes."""

    model_config = ConfigDict(validate_by_name=True)

    by: int
    except_: Annotated[list[str], Field(alias="except")]
    """Symbols whose wins it completes but does not multiply."""


class SubstituteView(View):
    """What a symbol stands for in line wins."""

    model_config = ConfigDict(validate_by_name=True)

    symbol: str
    completes: list[str]
    """Symbols whose line wins it completes."""
    except_: Annotated[list[str], Field(alias="except")]
    """Symbols it does not stand for."""
    multiplies: MultipliesView | None


class FreeGamesView(View):
    """A series of free games."""

    kind: Literal["free games"]
    name: str
    symbol: str
    """The scatter symbol that starts it."""
    awards: Annotated[dict[str, int], Field(examples=[{"3": 15, "4": 20, "5": 25}])]
    """How many games, by how many of the symbol are in sight."""
    strips: str
    at_most_left: int | None
    at_most_played: int | None


class StageView(View):
    """A screen of a bonus."""

    name: str
    pick: int
    """How many things the player picks."""
    pool: list[int]
    """The prizes hidden, one behind each thing, in line bets."""


class PicksView(View):
    """A bonus of picks."""

    kind: Literal["picks"]
    name: str
    symbol: str
    """The symbol whose line win starts it."""
    stages: list[StageView]


class GambleView(View):
    """The gamble offered on a win: what the right choice multiplies it by, and its limits."""

    colour_pays: int
    suit_pays: int
    up_to: Cents
    attempts: int | None


class GameView(View):
    """A game, its rules and its look."""

    key: str
    name: str
    digest: str
    rtp_percent: Annotated[str | None, Field(examples=["93.26%"])]
    """Return to player, to two decimals; null where it cannot be counted."""
    window: WindowView
    symbols: list[SymbolView]
    strips: dict[str, list[list[str]]]
    """Sets of strips by name, one strip a reel; the paid game is played on "base"."""
    lines: list[list[int]]
    """For each line the row it takes on each reel, 0 at the top."""
    line_bets: list[int]
    """Cents, rising."""
    auto_counts: list[int]
    features: list[Annotated[FreeGamesView | PicksView, Field(discriminator="kind")]]
    gamble: GambleView | None
    substitutes: list[SubstituteView]
