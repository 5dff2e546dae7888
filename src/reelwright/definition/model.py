"""What a game is, as data: every rule that decides what a round asks and pays.

A `Definition` is meaning only. Names, icons and colours stand in `Look`, which nothing that
plays or counts can see, so the digest of a definition changes exactly when its rules do.

Units: reels and lines count from 1, rows from 0 at the top of the window; money is integer
cents; a pay is an exact multiple of the bet it is paid on.
"""

from __future__ import annotations

import hashlib
import json
from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainSerializer,
    StrictInt,
    StringConstraints,
    WithJsonSchema,
)


def _multiple(value: object) -> object:
    if isinstance(value, bool) or not isinstance(value, int | Decimal | str | Fraction):
        raise ValueError("a whole number, a decimal, or a fraction such as '1/2'")
    try:
        return Fraction(value)
    except (ValueError, ZeroDivisionError):
        raise ValueError("a whole number, a decimal, or a fraction such as '1/2'") from None


def _cents(value: object) -> object:
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise ValueError("an amount of money such as 0.05 or 10000.00")
    cents = Decimal(value) * 100
    if cents != cents.to_integral_value():
        raise ValueError("an amount in whole cents")
    return int(cents)


def _row_per_reel(value: object) -> object:
    if isinstance(value, str):
        return tuple(
            int(digit) if digit.isascii() and digit.isdigit() else digit for digit in value
        )
    return value


def file_key(field: str) -> str:
    """Return the key a field has in a file: `at_most_left` is written `at most left`."""
    return field.strip("_").replace("_", " ")


Key: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]*$", max_length=40)]
Name: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9 -]*$", max_length=60)]
Text: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Reel: TypeAlias = Annotated[StrictInt, Field(ge=1, le=6)]
Row: TypeAlias = Annotated[StrictInt, Field(ge=0, le=5)]
Count: TypeAlias = Annotated[StrictInt, Field(ge=1, le=36)]
Games: TypeAlias = Annotated[StrictInt, Field(ge=1, le=1_000_000)]
Multiple: TypeAlias = Annotated[
    Fraction,
    BeforeValidator(_multiple),
    Field(gt=0, le=1_000_000),
    PlainSerializer(str, when_used="json"),
    WithJsonSchema(
        {
            "anyOf": [
                {"type": "number", "exclusiveMinimum": 0, "maximum": 1_000_000},
                {"type": "string", "pattern": "^[0-9]+(/[1-9][0-9]*)?$"},
            ]
        }
    ),
]
Cents: TypeAlias = Annotated[
    int,
    BeforeValidator(_cents),
    Field(ge=1, le=100_000_000_000),
    WithJsonSchema({"type": "number", "minimum": 0.01, "multipleOf": 0.01}),
]
LineRows: TypeAlias = Annotated[
    tuple[Row, ...],
    BeforeValidator(_row_per_reel),
    WithJsonSchema({"type": "string", "pattern": "^[0-5]{3,6}$"}),
]


class Part(BaseModel):
    """A part of a definition: immutable, and strict about what it may hold."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        alias_generator=file_key,
        validate_by_name=True,
        validate_by_alias=True,
        arbitrary_types_allowed=True,
    )


class Window(Part):
    """What a player sees of the reels."""

    reels: Annotated[StrictInt, Field(ge=3, le=6)]
    rows: Annotated[StrictInt, Field(ge=1, le=6)]


class Symbol(Part):
    """A symbol and what it pays on a line, by how many in a row, in line bets."""

    pays: dict[Count, Multiple] = {}
    reels: tuple[Reel, ...] | None = None
    """The only reels it stands on; on any reel where this is left out."""


class Lines(Part):
    """The lines a player can bet on and how they are read."""

    read: Literal["left to right"]
    on_one_line: Literal["highest only"]
    rows: Annotated[tuple[LineRows, ...], Field(min_length=1, max_length=64)]
    """For each line the row it takes on each reel, written as digits: "01210"."""


class Multiplies(Part):
    """What a substitute does to the pay of a line win it completes."""

    by: Annotated[StrictInt, Field(ge=2, le=1000)]
    count: Literal["once"]
    except_: tuple[Key, ...] = ()
    """Symbols whose wins it completes but does not multiply."""


class Substitute(Part):
    """What a substitute stands for in line wins."""

    for_: Literal["all"] | Annotated[tuple[Key, ...], Field(min_length=1)]
    except_: tuple[Key, ...] = ()
    multiplies: Multiplies | None = None


class Scatter(Part):
    """A symbol that pays wherever it stands in the window, by how many are in sight."""

    pays: dict[Count, Multiple] = {}
    on: Literal["total bet"]


class ScatterTrigger(Part):
    """A feature starts when enough of a scatter symbol are in sight."""

    scatter: Key


class LineTrigger(Part):
    """A feature starts when a line win of a symbol is paid."""

    line_win: Key


class FreeGames(Part):
    """A series of games that cost nothing, played at the stake of the game that won them."""

    kind: Literal["free games"]
    starts_on: ScatterTrigger
    awards: Annotated[dict[Count, Games], Field(min_length=1)]
    """How many games, by how many scatter symbols are in sight."""
    strips: Name = "base"
    stake: Literal["of the trigger"]
    re_trigger: Annotated[Literal["adds and pays"], Field(alias="re-trigger")]
    at_most_left: Games | None = None
    """Games not yet started never exceed this; those that would are forfeited."""
    at_most_played: Games | None = None
    """Games of one series never exceed this; those that would are forfeited."""


class Stage(Part):
    """A screen of a bonus: pick so many of the things shown; each hides one of these prizes."""

    pick: Annotated[StrictInt, Field(ge=1, le=30)]
    from_: Annotated[
        tuple[Annotated[StrictInt, Field(ge=1, le=1_000_000)], ...],
        Field(min_length=1, max_length=30),
    ]


class Picks(Part):
    """A bonus of stages in which the player picks and every pick pays."""

    kind: Literal["picks"]
    starts_on: LineTrigger
    prizes_on: Literal["line bet"]
    once_for_each: Literal["winning line"]
    stages: Annotated[dict[Name, Stage], Field(min_length=1, max_length=10)]


Feature: TypeAlias = Annotated[FreeGames | Picks, Field(discriminator="kind")]


class Gamble(Part):
    """The whole win of a round on the colour or the suit of one card from a full deck."""

    on: Literal["one card from a full deck"]
    stake: Literal["whole win"]
    colour_pays: Annotated[StrictInt, Field(ge=2, le=2)] = 2
    suit_pays: Annotated[StrictInt, Field(ge=4, le=4)] = 4
    up_to: Cents
    attempts: Annotated[StrictInt, Field(ge=1, le=1000)] | None = None


class Stakes(Part):
    """What a player may bet."""

    line_bets: Annotated[tuple[Cents, ...], Field(min_length=1, max_length=100)]
    lines: Literal["any selection"]


Strip: TypeAlias = Annotated[tuple[Key, ...], Field(min_length=3, max_length=1000)]


class Definition(Part):
    """The rules of a game. Two definitions are equal when they mean the same."""

    window: Window
    symbols: Annotated[dict[Key, Symbol], Field(min_length=1, max_length=100)]
    substitutes: dict[Key, Substitute] = {}
    scatters: dict[Key, Scatter] = {}
    lines: Lines
    strips: Annotated[dict[Name, tuple[Strip, ...]], Field(min_length=1)]
    features: dict[Name, Feature] = {}
    gamble: Gamble | None = None
    stakes: Stakes
    prizes_credited: Literal["when won", "when collected"] = "when won"

    @cached_property
    def digest(self) -> str:
        """SHA-256, in hexadecimal, of all that decides a round, in whatever order it is written."""
        meaning = {name: getattr(self, name) for name in Definition.model_fields}
        plain = Definition.model_construct(**meaning).model_dump(mode="json")
        plain["features"] = [[name, plain["features"][name]] for name in self.features]
        text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Definition) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def substituted(self, substitute: str) -> frozenset[str]:
        """Symbols with line pays that a substitute symbol completes, itself not among them."""
        rule = self.substitutes[substitute]
        paying = {key for key, symbol in self.symbols.items() if symbol.pays}
        chosen = paying if rule.for_ == "all" else paying & set(rule.for_)
        return frozenset(chosen - set(rule.except_) - {substitute})


class SymbolLook(Part):
    """How a symbol is named and numbered for a player."""

    name: Text
    icon: Annotated[StrictInt, Field(ge=0, le=999)] | None = None


class Look(Part):
    """What a player is shown and no rule depends on."""

    symbols: dict[Key, SymbolLook] = {}


class Game(Part):
    """A game as its file holds it: a name, the rules, the look."""

    name: str
    definition: Definition
    look: Look

    def symbol_name(self, key: str) -> str:
        """Return the name a player reads for a symbol."""
        look = self.look.symbols.get(key)
        return look.name if look else key.replace("-", " ").capitalize()
