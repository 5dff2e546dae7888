"""What a game is, as data: every rule that decides what a round asks and pays.

A `Definition` is meaning only. Names, icons and colours stand in `Look`, which nothing that
plays or counts can see, so the digest of a definition changes exactly when its rules do.
"""

from __future__ import annotations

import hashlib
import json
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, StrictInt

from reelwright.definition.values import (
    AllOrList,
    Cents,
    Count,
    FormatNumber,
    Games,
    Key,
    Keys,
    LineRows,
    Multiple,
    Name,
    Prize,
    Reel,
    Text,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Self


def file_key(field: str) -> str:
    """Return the key a field has in a file: `at_most_left` is written `at most left`."""
    return field.strip("_").replace("_", " ")


class Part(BaseModel):
    """A part of a definition: immutable, and strict about what it may hold."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        alias_generator=file_key,
        validate_by_name=True,
        validate_by_alias=True,
        arbitrary_types_allowed=True,
        use_attribute_docstrings=True,
    )


class Window(Part):
    """What a player sees of the reels."""

    reels: Annotated[StrictInt, Field(ge=3, le=6)]
    """How many reels stand side by side."""
    rows: Annotated[StrictInt, Field(ge=1, le=6)]
    """How many symbols of each reel are in sight."""


class Symbol(Part):
    """A symbol and what it pays on a line."""

    pays: dict[Count, Multiple] = {}
    """What a line win pays, in line bets, by how many stand in a row."""
    reels: (
        Annotated[tuple[Reel, ...], Field(min_length=1), PlainSerializer(sorted, when_used="json")]
        | None
    ) = None
    """The only reels it stands on; it may stand on any where this is left out."""


class Lines(Part):
    """The lines a player can bet on and how they are read."""

    read: Literal["left to right"]
    """A win starts on the first reel and runs on without a gap."""
    on_one_line: Literal["highest only"]
    """Of all wins on one line only the highest is paid."""
    rows: Annotated[tuple[LineRows, ...], Field(min_length=1, max_length=64)]
    """For each line the row it takes on each reel, 0 at the top, written as digits: "01210"."""


class Multiplies(Part):
    """What a substitute does to the pay of a line win it completes."""

    by: Annotated[StrictInt, Field(ge=2, le=1000)]
    """The factor."""
    count: Literal["once"]
    """The factor applies once to a win, however many of the substitute stand in it."""
    except_: Keys = ()
    """Symbols whose wins it completes but does not multiply."""


class Substitute(Part):
    """What a substitute stands for in line wins."""

    for_: AllOrList
    """The symbols it stands for: "all", or a list."""
    except_: Keys = ()
    """With "all": the symbols it does not stand for; every scatter must be among them."""
    multiplies: Multiplies | None = None
    """What it does to the pay of a win it completes; nothing where this is left out."""


class Scatter(Part):
    """A symbol that counts wherever it stands in the window."""

    pays: dict[Count, Multiple] = {}
    """What it pays by how many are in sight."""
    on: Literal["total bet"]
    """What the pays are multiples of."""


class ScatterTrigger(Part):
    """A feature starts when enough of a scatter symbol are in sight."""

    scatter: Key
    """The scatter symbol."""


class LineTrigger(Part):
    """A feature starts when a line win of a symbol is paid."""

    line_win: Key
    """The symbol."""


class FreeGames(Part):
    """A series of games that cost nothing."""

    kind: Literal["free games"]
    """Says that the feature is a series of free games."""
    starts_on: ScatterTrigger
    """What starts it."""
    awards: Annotated[dict[Count, Games], Field(min_length=1)]
    """How many games are won, by how many of the scatter symbol are in sight."""
    strips: Name = "base"
    """The set of strips the free games are played on."""
    stake: Literal["of the trigger"]
    """The free games have the lines and the line bet of the game that won them."""
    re_trigger: Annotated[Literal["adds and pays"], Field(alias="re-trigger")]
    """Winning the feature again in a free game adds its games and pays its scatter prize."""
    at_most_left: Games | None = None
    """Games not yet started never exceed this; those that would are forfeited."""
    at_most_played: Games | None = None
    """Games of one series never exceed this; those that would are forfeited."""


class Stage(Part):
    """A screen of a bonus: each of the things shown hides one of the prizes."""

    pick: Annotated[StrictInt, Field(ge=1, le=30)]
    """How many things the player picks."""
    from_: Annotated[
        tuple[Prize, ...],
        Field(min_length=1, max_length=30),
        PlainSerializer(sorted, when_used="json"),
    ]
    """The prizes, one for each thing shown."""


class Picks(Part):
    """A bonus of stages in which the player picks and every pick pays."""

    kind: Literal["picks"]
    """Says that the feature is a bonus of picks."""
    starts_on: LineTrigger
    """What starts it."""
    prizes_on: Literal["line bet"]
    """What the prizes are multiples of."""
    once_for_each: Literal["winning line"]
    """Each prize is paid once for each line that won the bonus."""
    stages: Annotated[dict[Name, Stage], Field(min_length=1, max_length=10)]
    """The stages by name, in the order they are played."""


Feature: TypeAlias = Annotated[FreeGames | Picks, Field(discriminator="kind")]


class Gamble(Part):
    """The win of a round on the colour or the suit of one card, as often as the player likes."""

    on: Literal["one card from a full deck"]
    """What decides it: each card comes from all 52."""
    stake: Literal["whole win"]
    """What is gambled: all that the round has won."""
    colour_pays: Literal[2] = 2
    """What the right colour pays: two is the fair return, and the only one."""
    suit_pays: Literal[4] = 4
    """What the right suit pays: four is the fair return, and the only one."""
    up_to: Cents
    """A choice that could pay more than this is not offered."""
    attempts: Annotated[StrictInt, Field(ge=1, le=1000)] | None = None
    """How often one round's win may be gambled; as often as liked where this is left out."""


class Stakes(Part):
    """What a player may bet."""

    line_bets: Annotated[tuple[Cents, ...], Field(min_length=1, max_length=100)]
    """The bets per line on offer, rising."""
    lines: Literal["any selection"]
    """Which lines may be bet on: any of them, at least one."""


Strip: TypeAlias = Annotated[tuple[Key, ...], Field(min_length=3, max_length=1000)]


class Definition(Part):
    """The rules of a game. Two definitions are equal when they mean the same."""

    window: Window
    """How many reels there are and how much of them is in sight."""
    symbols: Annotated[dict[Key, Symbol], Field(min_length=1, max_length=100)]
    """Every symbol that stands on a strip, by its key, and what it pays on a line."""
    substitutes: Annotated[dict[Key, Substitute], Field(max_length=6)] = {}
    """Symbols that stand for others in line wins."""
    scatters: dict[Key, Scatter] = {}
    """Symbols that count wherever they stand; prizes are paid in the order written."""
    lines: Lines
    """The lines a player can bet on."""
    strips: Annotated[dict[Name, tuple[Strip, ...]], Field(min_length=1)]
    """Sets of strips, one strip for each reel from the left; the paid game is on "base"."""
    features: dict[Name, Feature] = {}
    """Free games and bonuses; those won together are played in the order written."""
    gamble: Gamble | None = None
    """The gamble offered on a win; none where this is left out."""
    stakes: Stakes
    """The line bets and lines to choose from."""
    prizes_credited: Literal["when won", "when collected"] = "when won"
    """When a prize reaches the player's credit."""

    @cached_property
    def digest(self) -> str:
        """SHA-256, in hexadecimal, of all that decides a round.

        A rule left out is not part of it, so that the language can grow. The order of keys is part
        of it only where play follows it: scatters, features, stages.
        """
        meaning = {name: getattr(self, name) for name in Definition.model_fields}
        plain = Definition.model_construct(**meaning).model_dump(mode="json", exclude_defaults=True)
        for feature in plain.get("features", {}).values():
            if "stages" in feature:
                feature["stages"] = list(feature["stages"].items())
        for ordered in {"scatters", "features"} & plain.keys():
            plain[ordered] = list(plain[ordered].items())
        text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """Return a copy with other rules, and a digest of its own."""
        copy = super().model_copy(update=update, deep=deep)
        copy.__dict__.pop("digest", None)
        return copy

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
    """What a player reads."""
    icon: Annotated[StrictInt, Field(ge=0, le=999)] | None = None
    """The number of its picture."""


class Look(Part):
    """What a player is shown and no rule depends on."""

    symbols: dict[Key, SymbolLook] = {}
    """The name and number of each symbol; its key is its name where this is left out."""


class Game(Part):
    """A game as its file holds it: a name, the rules, the look."""

    name: str
    definition: Definition
    look: Look

    def symbol_name(self, key: str) -> str:
        """Return the name a player reads for a symbol."""
        look = self.look.symbols.get(key)
        return look.name if look else key.replace("-", " ").capitalize()


class GameFile(Definition):
    """A game file, format 1: the rules, a name, the look."""

    format: FormatNumber
    """The format of the file: 1."""
    game: Text
    """The name of the game."""
    look: Look = Look()
    """How the symbols are named and numbered."""

    def as_game(self) -> Game:
        """Split the file into name, rules and look."""
        rules = {name: getattr(self, name) for name in Definition.model_fields}
        return Game(name=self.game, definition=Definition.model_construct(**rules), look=self.look)
