"""The rules of a game, how it looks, and the file that holds both."""

from __future__ import annotations

import hashlib
import json
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field, StrictInt

from reelwright.definition.model.cascades import Cascades
from reelwright.definition.model.features import ChangedGames, Feature, Spun
from reelwright.definition.model.lines import Lines, no_lines
from reelwright.definition.model.mixed import ANY, Mixed, MixedByCount
from reelwright.definition.model.part import Part
from reelwright.definition.model.scatters import Scatter
from reelwright.definition.model.stakes import Gamble, Stakes, WinCap
from reelwright.definition.model.strips import (
    BASE,
    StopWeights,
    Strip,
    StripsChoice,
    Variant,
    named_sets,
    symbols_of,
)
from reelwright.definition.model.substitutes import Substitute
from reelwright.definition.model.tokens import Tokens
from reelwright.definition.model.wagers import Wager
from reelwright.definition.model.ways import Ways
from reelwright.definition.model.window import Mystery, Symbol, Window
from reelwright.definition.values import FormatNumber, Height, Key, Keys, Name, Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from fractions import Fraction
    from typing import Self

    from reelwright.definition.model.features import Trigger


PAID = "paid"
"""What the paid game is called among the phases of a round."""


class Definition(Part):
    """The rules of a game. Two definitions are equal when they mean the same."""

    window: Window
    """How many reels there are and how much of them is in sight."""
    symbols: Annotated[dict[Key, Symbol], Field(min_length=1, max_length=100)]
    """Every symbol that stands on a strip, by its key, and what it pays on a line."""
    groups: dict[Key, Annotated[Keys, Field(min_length=1)]] = {}
    """Sets of symbols: where a list of symbols stands, a group's key stands for its members."""
    mixed: Annotated[dict[Name, Mixed], Field(max_length=30)] = {}
    """Wins of unlike symbols on a line, by name."""
    substitutes: Annotated[dict[Key, Substitute], Field(max_length=6)] = {}
    """Symbols that stand for others in line wins."""
    scatters: dict[Key, Scatter] = {}
    """Symbols that count wherever they stand; prizes are paid in the order written."""
    coinciding_scatters: Literal["all", "highest only"] | None = None
    """Which prizes are paid where several scatters win at once."""
    mystery: dict[Key, Mystery] = {}
    """Symbols that become others once the reels have stopped, drawn in the order written."""
    tall: dict[Key, Height] = {}
    """Symbols that stand on strips in runs of so many stops."""
    lines: Annotated[Lines, Field(default_factory=no_lines)]
    """The lines a player can bet on; a game has lines or ways."""
    ways: Ways | None = None
    """How wins are read in a game without lines."""
    strips: Annotated[dict[Name, tuple[Strip, ...]], Field(min_length=1)]
    """Sets of strips, one strip for each reel from the left; the paid game is on "base"
    where nothing else is said."""
    stop_weights: dict[Name, tuple[StopWeights, ...]] = {}
    """For a set of strips the weight of each stop; all are equally likely where left out."""
    paid_strips: StripsChoice = BASE
    """The set of strips that paid games are spun on."""
    features: dict[Name, Feature] = {}
    """Free games and bonuses; those won together are played in the order written."""
    tokens: Annotated[dict[Name, Tokens], Field(max_length=5)] = {}
    """What players collect from game to game, by name."""
    cascades: Cascades | None = None
    """Whether winning symbols leave and others fall into their place."""
    wagers: Annotated[dict[Name, Wager], Field(max_length=6)] = {}
    """Other ways to bet on a game, each at its own price, by name."""
    gamble: Gamble | None = None
    """The gamble offered on a win; none where this is left out."""
    stakes: Stakes
    """The line bets and lines to choose from."""
    win_cap: WinCap | None = None
    """The most a round can win: it ends there; no limit where this is left out."""
    prizes_credited: Literal["when won", "when collected"] = "when won"
    """When a prize reaches the player's credit."""

    @cached_property
    def digest(self) -> str:
        """SHA-256, in hexadecimal, of all that decides a round.

        A rule left out is not part of it, so that the language can grow. The order of keys is part
        of it only where play follows it: scatters, features, stages, whatever is drawn.
        """
        meaning = {name: getattr(self, name) for name in Definition.model_fields}
        plain = Definition.model_construct(**meaning).model_dump(mode="json", exclude_defaults=True)
        for ordered in self.ordered & plain.keys():
            plain[ordered] = list(plain[ordered].items())
        text = json.dumps(_in_order(plain), sort_keys=True, separators=(",", ":"))
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

    @property
    def ordered(self) -> frozenset[str]:
        """The outermost mappings whose order decides what a round does."""
        always = frozenset({"scatters", "features", "mystery", "tokens"})
        return always if self.plain_lines else always | {"symbols", "substitutes", "mixed"}

    @property
    def triggers(self) -> tuple[Trigger, ...]:
        """What starts something: a feature, or an event that earns tokens."""
        earning = (one for tokens in self.tokens.values() for one in tokens.earned.values())
        return tuple(one.starts_on for one in (*self.features.values(), *earning))

    @property
    def plain_lines(self) -> bool:
        """Whether every line pays one run from the first reel on, the highest.

        No two wins of a line are equal where such a game is sound; in others the order in which
        symbols, mixed wins and substitutes are written decides between equal ones.
        """
        return (
            not (self.ways or self.mixed)
            and self.lines.plain
            and all(symbol.plain for symbol in self.symbols.values())
            and all(rule.plain for rule in self.substitutes.values())
            and not any(
                self.symbols[key].pays for key in self.substitutes.keys() & self.symbols.keys()
            )
            and not any(self.special_pays(phase) for phase in self.features)
            and all(
                len(symbols_of(s)) == 1 for set_ in self.strips.values() for r in set_ for s in r
            )
        )

    def substituted(self, substitute: str) -> frozenset[str]:
        """Symbols with a part in line wins that a substitute completes, itself not among them."""
        rule = self.substitutes[substitute]
        chosen = self.winning if rule.for_ == "all" else self.winning & {*self.expand(rule.for_)}
        return frozenset(chosen - {*self.expand(rule.except_), *self.scatters, substitute})

    @property
    def winning(self) -> frozenset[str]:
        """Symbols with a part in line wins: pays, patterns, or a place in a mixed win."""
        own = {key for key, symbol in self.symbols.items() if symbol.pays or symbol.patterns}
        return frozenset(own.union(*map(self.mixing, self.mixed)) & self.symbols.keys())

    def mixing(self, mixed: str) -> frozenset[str]:
        """Symbols that count for a mixed win at some place."""
        rule = self.mixed[mixed]
        named = rule.of if isinstance(rule, MixedByCount) else rule.places
        return frozenset(self.expand(named)) - {ANY}

    @property
    def paid_phases(self) -> tuple[str, ...]:
        """The phases a paid game can be in: the plain one, and changed games by their names."""
        features = self.features.items()
        return (PAID, *(name for name, rules in features if isinstance(rules, ChangedGames)))

    def special_pays(self, phase: str) -> Mapping[str, Mapping[int, Fraction]]:
        """Return the pays that a phase has of its own, by symbol and count."""
        feature = self.features.get(phase)
        return feature.pays_of_its_own if isinstance(feature, Spun) else {}

    def sets_of(self, phase: str) -> tuple[str, ...]:
        """Return every set of strips that a spin of a phase can be on, wagers among them."""
        feature = self.features.get(phase)
        if isinstance(feature, Spun):
            return named_sets(feature.strips)
        waged = (wager.strips for wager in self.wagers.values() if wager.strips)
        return tuple(dict.fromkeys((*named_sets(self.paid_strips), *waged)))

    def expand(self, keys: Iterable[str]) -> tuple[str, ...]:
        """Return symbols, with those of a group where its key stands, each once."""
        symbols = (symbol for key in keys for symbol in self.groups.get(key, (key,)))
        return tuple(dict.fromkeys(symbols))


IN_ORDER = ("stages", "drawn", "becomes", "segments", "earned")
"""The mappings, wherever they stand, whose order decides what an answer means or is told."""


def _in_order(plain: Any) -> Any:
    """Return plain data with each mapping of which the order counts as a list of its items."""
    if isinstance(plain, dict):
        ordered = {key: _in_order(value) for key, value in plain.items()}
        for key in IN_ORDER:
            if isinstance(ordered.get(key), dict):
                ordered[key] = list(ordered[key].items())
        return ordered
    return [_in_order(item) for item in plain] if isinstance(plain, list | tuple) else plain


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
    variants: dict[str, Variant] = {}

    def variant(self, name: str) -> Game:
        """Return the game with the sets of a variant in place; raises `KeyError`."""
        variant = self.variants[name]
        rules = self.definition
        sets = {
            "strips": {**rules.strips, **(variant.strips or {})},
            "stop_weights": {**rules.stop_weights, **(variant.stop_weights or {})},
        }
        return Game(
            name=f"{self.name} ({name})",
            definition=rules.model_copy(update=sets),
            look=self.look,
        )

    def symbol_name(self, key: str) -> str:
        """Return the name a player reads for a symbol, or for the symbols a stop shows."""
        names = [
            self.look.symbols[symbol].name
            if symbol in self.look.symbols
            else symbol.replace("-", " ").capitalize()
            for symbol in symbols_of(key)
        ]
        return " + ".join(names)


class GameFile(Definition):
    """A game file, format 1: the rules, a name, the look."""

    format: FormatNumber
    """The format of the file: 1."""
    game: Text
    """The name of the game."""
    look: Look = Look()
    """How the symbols are named and numbered."""
    variants: dict[Name, Variant] = {}
    """The same game with other strips, by name."""

    def as_game(self) -> Game:
        """Split the file into name, rules and look."""
        rules = {name: getattr(self, name) for name in Definition.model_fields}
        definition = Definition.model_construct(**rules)
        return Game(
            name=self.game, definition=definition, look=self.look, variants=dict(self.variants)
        )
