"""A game as a client is told of it: all it shows, so that it needs no rule of its own."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field

from reelwright.definition.model.lines import Reading  # noqa: TC001
from reelwright.play.events import PrizeBase  # noqa: TC001
from reelwright.server.carried_schemas import TokensView  # noqa: TC001
from reelwright.server.profile_schemas import ProfileView  # noqa: TC001
from reelwright.server.schemas import Cents, View

Role: TypeAlias = Literal["line", "line and feature", "scatter", "substitute"]
Multiples: TypeAlias = Annotated[
    dict[str, str], Field(examples=[{"3": "50", "4": "150", "5": "200"}])
]
"""Exact multiples of a bet, "50" or "1/2", by how many symbols."""


class SymbolName(View):
    """A symbol as it is named."""

    key: str
    name: str


class GameCard(View):
    """A game on offer, as a lobby shows it."""

    key: str
    """A variant's is the game's, a point, and the name of the variant."""
    name: str
    rtp_percent: Annotated[str | None, Field(examples=["93.26%"])]
    """Return to player, to two decimals; null where it is not known."""
    reels: int
    lines: int
    """How many there are; 0 in a game of ways."""
    ways: int | None
    """How many ways there are through the window; null in a game of lines."""
    features: list[str]
    """In words, and the gamble where there is one."""
    smallest_bet: Cents
    """The least total bet of a round."""
    largest_bet: Cents
    symbols: list[SymbolName]
    faces: list[str]
    """The keys of a few symbols, to make a picture of."""


class WindowView(View):
    """What is in sight."""

    reels: int
    rows: int
    """Of the tallest reel."""
    heights: list[int]
    """Rows of each reel."""


class SymbolView(View):
    """A symbol and what it pays."""

    key: str
    name: str
    icon: int | None
    role: Role
    """ "line and feature" where its line win starts a feature."""
    pays: Multiples
    """Of the line bet, by how many in a row."""
    patterns: Annotated[dict[str, str], Field(examples=[{"X_X_X": "5"}])]
    """Of the line bet, on exactly the places marked X."""
    scatter_pays: Multiples
    """By how many count, of the bet that `scatter_on` names."""
    scatter_on: Literal["total bet", "line bet"] | None
    """Null for a symbol that is no scatter."""
    reels: list[int] | None
    """The only reels it stands on; null where it may stand on any."""


class MixedView(View):
    """A win of unlike symbols on a line."""

    name: str
    of: list[str]
    """Symbols and groups that count, in any order; none where each reel has its own."""
    places: list[str]
    """For each reel the symbol or group that must stand there, or "any"."""
    pays: Multiples
    """Of the line bet."""


class MultipliesView(View):
    """What a substitute does to the pay of a win it completes."""

    model_config = ConfigDict(validate_by_name=True)

    by: int
    count: Literal["once", "each"]
    """Whether once for a win, or once for each of it in the win."""
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


class OfferView(View):
    """A series of free games on offer."""

    games: int
    multiplier: int


class FreeGamesView(View):
    """A series of free games."""

    kind: Literal["free games"]
    name: str
    symbol: str | None
    """The symbol that starts it, mostly a scatter; null where none does."""
    awards: Annotated[dict[str, int], Field(examples=[{"3": 15, "4": 20, "5": 25}])]
    """How many games, by how many of the symbol are in sight."""
    offers: Annotated[dict[str, list[OfferView]], Field(examples=[{"3": []}])]
    """By how many are in sight, the series the player chooses one from."""
    strips: str
    """The set of strips they are played on; where it is drawn the first there is."""
    multipliers: list[int]
    """What multiplies their prizes: always, from game to game, or one of them as it is drawn."""
    re_trigger: Literal["adds and pays", "adds", "pays", "nothing"]
    """What winning them again in a free game does."""
    at_most_left: int | None
    at_most_played: int | None


class StageView(View):
    """A screen of a bonus."""

    name: str
    pick: int
    """How many things the player picks; 0 where picks go on until an end is found."""
    pool: list[int | str]
    """What is hidden behind the things: prizes, mostly in line bets, or words."""


class PicksView(View):
    """A bonus of picks."""

    kind: Literal["picks"]
    name: str
    symbol: str | None
    """The symbol that starts it, mostly by a line win; null where none does."""
    prizes_on: PrizeBase
    once_for_each: Literal["winning line"] | None
    """Whether each prize is paid once for each line that won the bonus."""
    seconds: int | None
    """How long a pick waits before one is made at random; null where it waits for the player."""
    stages: list[StageView]


class OtherFeatureView(View):
    """A feature that runs by itself; its events tell all there is to show."""

    kind: Literal["wheel", "trail", "award", "re-spins", "hold and spin", "changed games"]
    name: str
    symbol: str | None
    """The symbol that starts it; null where none does."""
    strips: str | None
    """The set of strips its games are played on, as of free games; null where it spins no reels."""


class WagerView(View):
    """Another way to bet on a game; prizes stay multiples of the bets."""

    name: str
    costs: Annotated[str, Field(examples=["3/2"])]
    """What a game costs, in total bets: an exact multiple."""
    strips: str | None
    """The set of strips its paid spin is made on; null where a feature is bought."""
    starts: str | None
    """The feature that starts at once in place of the paid spin."""
    count: int | None
    """The count that feature is entered with, where one is named."""


class GambleChoice(View):
    """What may be gambled on, and what it multiplies its stake by."""

    name: str
    pays: int


class GambleView(View):
    """The gamble offered on a win: what the right choice multiplies it by, and its limits."""

    on: Literal["one card from a full deck", "higher or lower", "a die", "a wheel"]
    choices: list[GambleChoice]
    """One that begins with "half" stakes half."""
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
    """Return to player, to two decimals; null where it is not known."""
    window: WindowView
    symbols: list[SymbolView]
    strips: dict[str, list[list[str]]]
    """Sets of strips by name, one strip a reel."""
    paid_strips: str
    """The set the paid game is played on; where it is drawn the first there is."""
    lines: list[list[int]]
    """For each line the row it takes on each reel, 0 at the top; none in a game of ways."""
    read: Reading
    """Where on a line, or on the reels, equal symbols win."""
    on_one_line: Literal["highest only", "all of different symbols", "all"]
    mixed: list[MixedView]
    line_bets: list[int]
    """Cents, rising; in a game of ways the bets on a unit."""
    line_numbers: list[int]
    """How many lines, from the first on, may be played; any of them where the list is empty."""
    cost_per_line: int
    """How many line bets a line costs."""
    cost: int | None
    """How many line bets a game costs, where that does not depend on the lines."""
    auto_counts: list[int]
    features: list[
        Annotated[FreeGamesView | PicksView | OtherFeatureView, Field(discriminator="kind")]
    ]
    gamble: GambleView | None
    substitutes: list[SubstituteView]
    wagers: list[WagerView]
    """Other ways to bet than the plain game, which is always there."""
    tokens: list[TokensView]
    """What is collected from game to game."""
    profile: ProfileView
    """The limits that a round begun now is played under."""
