"""The prizes of lines one by one: the places each needs, and what the reels can bring there.

This is a second reading of how lines are judged, by itself: nothing here is shared with what plays.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING, Literal, NamedTuple

from reelwright.definition.model import ANY, MixedByPlace, symbols_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from fractions import Fraction

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Reading, Strip


@dataclass(frozen=True, slots=True, eq=False)
class Prize:
    """A prize of a line on certain places, as one rule of the definition has it."""

    kind: Literal["straight", "pattern", "mixed"]
    name: str
    """The symbol, or the key of a mixed win."""
    pay: Fraction
    accepts: Mapping[int, frozenset[str]]
    """What each place it needs takes, by reel from 1."""
    path: Path
    """Where the pay is written."""

    @property
    def places(self) -> frozenset[int]:
        """The reels it needs, from 1."""
        return frozenset(self.accepts)

    @property
    def count(self) -> int:
        """How many places it needs."""
        return len(self.accepts)


class Shown(NamedTuple):
    """What a line can meet on a reel."""

    symbols: frozenset[str]
    """What the cell shows."""
    standing: frozenset[str]
    """The substitutes that stand in there."""


class Meeting(NamedTuple):
    """How something shown meets a prize."""

    natural: frozenset[str]
    """The symbols of the cell itself that it takes."""
    fills: frozenset[str]
    """The substitutes that stand in for one it takes."""


@dataclass(frozen=True)
class Ground:
    """The strips of a phase, as far as lines are concerned."""

    definition: Definition
    phase: str
    strips: Sequence[Strip]

    @cached_property
    def prizes(self) -> tuple[Prize, ...]:
        """Every prize of the phase that the reels can bring."""
        every = prizes(self.definition, self.phase)
        return tuple(p for p in every if all(self.meetings(p, reel) for reel in p.places))

    @cached_property
    def _reels(self) -> tuple[tuple[Shown, ...], ...]:
        return tuple(tuple(self._shown(reel)) for reel in range(1, len(self.strips) + 1))

    def _shown(self, reel: int) -> Iterator[Shown]:
        rules = self.definition.substitutes
        active = {key for key, rule in rules.items() if rule.active(self.phase, reel)}
        stops = dict.fromkeys(self.strips[reel - 1])
        on_strip = {symbol for stop in stops for symbol in symbols_of(stop)}
        wide = {key for key in active & on_strip if rules[key].acts == "on its whole reel"}
        for stop in stops:
            symbols = frozenset(symbols_of(stop))
            yield Shown(symbols, symbols & active)
            for key in wide - symbols:
                yield Shown(symbols, symbols & active | {key})

    def meetings(self, prize: Prize, reel: int) -> tuple[Meeting, ...]:
        """Return the ways in which a reel can meet a prize, each once."""
        found = (self._meeting(prize, reel, shown) for shown in self._reels[reel - 1])
        return tuple(dict.fromkeys(meeting for meeting in found if any(meeting)))

    def both(self, one: Prize, other: Prize, reel: int) -> tuple[tuple[Meeting, Meeting], ...]:
        """Return the ways in which a reel can meet two prizes at once, each once."""
        pairs = (
            (self._meeting(one, reel, shown), self._meeting(other, reel, shown))
            for shown in self._reels[reel - 1]
        )
        return tuple(dict.fromkeys(pair for pair in pairs if any(pair[0]) and any(pair[1])))

    def _meeting(self, prize: Prize, reel: int, shown: Shown) -> Meeting:
        accepts = prize.accepts[reel]
        fills = (key for key in shown.standing if accepts & self._completed[key])
        return Meeting(accepts & shown.symbols, frozenset(fills))

    @cached_property
    def _completed(self) -> dict[str, frozenset[str]]:
        return {key: self.definition.substituted(key) for key in self.definition.substitutes}

    def own(self, prize: Prize) -> bool:
        """Whether a prize is one that a substitute of the phase has itself."""
        rule = self.definition.substitutes.get(prize.name)
        return prize.kind != "mixed" and rule is not None and rule.active(self.phase)


def prizes(definition: Definition, phase: str) -> Iterator[Prize]:
    """Yield every prize of a phase with every set of places that wins it."""
    reels = range(1, definition.window.reels + 1)
    special = definition.special_pays(phase)
    for key, symbol in definition.symbols.items():
        only = frozenset({key})
        path: Path = ("symbols", key, "pays")
        if key in special:
            path = ("features", phase, "special pays", key)
        for count, pay in special.get(key, symbol.pays).items():
            for places in places_of(symbol.read or definition.lines.read, reels, count):
                yield Prize("straight", key, pay, dict.fromkeys(places, only), (*path, str(count)))
        for pattern, pay in symbol.patterns.items():
            places = [reel for reel, mark in zip(reels, pattern, strict=False) if mark == "X"]
            where: Path = ("symbols", key, "patterns", pattern)
            yield Prize("pattern", key, pay, dict.fromkeys(places, only), where)
    for name, mixed in definition.mixed.items():
        path = ("mixed", name, "pays")
        if isinstance(mixed, MixedByPlace):
            accepts = {
                reel: frozenset(definition.expand((named,)))
                for reel, named in zip(reels, mixed.places, strict=False)
                if named != ANY
            }
            yield Prize("mixed", name, mixed.pays, accepts, path)
            continue
        some = definition.mixing(name)
        for count, pay in mixed.pays.items():
            for places in places_of(mixed.read or definition.lines.read, reels, count):
                yield Prize("mixed", name, pay, dict.fromkeys(places, some), (*path, str(count)))


def places_of(read: Reading, reels: range, count: int) -> Iterator[Sequence[int]]:
    """Yield every set of places on which so many win."""
    runs = [reels[first : first + count] for first in range(len(reels) - count + 1)]
    match read:
        case "any position":
            yield from combinations(reels, count)
        case "adjacent anywhere":
            yield from runs
        case "left to right":
            yield from runs[:1]
        case "right to left":
            yield from runs[-1:]
        case "both ways":
            yield from runs[:1]
            yield from runs[1:][-1:]
