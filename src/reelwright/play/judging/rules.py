"""A definition compiled for one phase: its prizes of lines as rules with masks.

A *place* is what a line meets on a reel, as text: the cell, and after a "/" each substitute that
stands in anywhere on that reel.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache, reduce
from operator import and_
from typing import TYPE_CHECKING, Literal, NamedTuple

from reelwright.definition.model import ANY, MixedByPlace
from reelwright.play.judging.cells import symbols_in
from reelwright.play.judging.expanding import acting
from reelwright.play.judging.factors import Price, price
from reelwright.play.judging.reading import Mask, masks_by_count, masks_by_met, masks_of_patterns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition

NATURAL = ""
"""Stands among the substitutes that may fill a place for the cell itself."""
WIDE = "/"


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """A prize of a line."""

    number: int
    """Its place in the order of the definition, from 0."""
    kind: Literal["straight", "pattern", "mixed"]
    name: str
    """The symbol, or the key of a mixed win."""
    accepts: tuple[frozenset[str], ...]
    """For each reel the symbols it takes there."""
    by_met: tuple[tuple[Mask, ...], ...]
    """For each set of places that are met, as bits, the masks that win."""
    needed: int
    """The places every mask needs, as bits."""


class Met(NamedTuple):
    """What a place comes to for each rule."""

    possible: int
    """The rules, as bits, that can still win with the place."""
    options: tuple[tuple[str, ...], ...]
    """For each rule what meets it there: `NATURAL` first, then substitutes as written."""


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """The prizes of lines in a phase, and what of them each place meets."""

    definition: Definition
    phase: str
    rules: tuple[Rule, ...]
    wide: tuple[str, ...]
    """The substitutes that stand in anywhere on their reel."""
    expanding: bool
    compares_own: bool
    """Whether only the better of a substitute's own win and one it completes may be paid."""
    compares_mixed: bool
    """Whether only the better of a mixed and a straight win may be paid."""
    places: tuple[Places, ...]
    """For each reel what a place comes to."""
    prices: dict[tuple[Mask, tuple[str, ...]], Price] = field(default_factory=dict)

    def price(self, rule: Rule, mask: Mask, reading: tuple[str, ...]) -> Price:
        """Return what a win comes to whose places are read in a way, each by a substitute or not.

        `reading` has for each place of the mask the substitute that fills it, or `NATURAL`.
        """
        known = self.prices.get((mask, reading))
        if known is None:
            filled = {key: reading.count(key) for key in reading if key != NATURAL}
            own = reading.count(NATURAL) if self.own(rule) else 0
            win = (rule.name, len(mask.places))
            known = price(self.definition, self.phase, win, mask.pay, filled, own)
            self.prices[mask, reading] = known
        return known

    def own(self, rule: Rule) -> bool:
        """Whether a rule is of prizes that a substitute of the phase has itself."""
        substitute = self.definition.substitutes.get(rule.name)
        return rule.kind != "mixed" and substitute is not None and substitute.active(self.phase)


@lru_cache(maxsize=64)
def compiled(definition: Definition, phase: str) -> Rules:
    """Compile the line prizes of a phase."""
    rules = tuple(_rules(definition, phase))
    return Rules(
        definition=definition,
        phase=phase,
        rules=rules,
        wide=acting(definition, "on its whole reel", phase),
        expanding=bool(acting(definition, "expanding", phase)),
        compares_own=any(rule.own_prizes == "better" for rule in definition.substitutes.values()),
        compares_mixed=any(rule.beside_straight == "no" for rule in definition.mixed.values()),
        places=tuple(
            Places(definition, phase, rules, reel) for reel in range(definition.window.reels)
        ),
    )


def _rules(definition: Definition, phase: str) -> Iterator[Rule]:
    reels, lines = definition.window.reels, definition.lines
    twice = lines.full_line == "twice"
    special = definition.special_pays(phase)
    kinds: list[tuple[Literal["straight", "pattern", "mixed"], str, tuple[Mask, ...]]] = []
    for key, symbol in definition.symbols.items():
        pays = special.get(key, symbol.pays)
        masks = masks_by_count(symbol.read or lines.read, reels, pays, twice=twice)
        kinds.append(("straight", key, masks))
        kinds.append(("pattern", key, masks_of_patterns(symbol.patterns)))
    for name, mixed in definition.mixed.items():
        if isinstance(mixed, MixedByPlace):
            masks = (_by_place(mixed),)
        else:
            masks = masks_by_count(mixed.read or lines.read, reels, mixed.pays, twice=twice)
        kinds.append(("mixed", name, masks))
    shorter = lines.shorter == "also paid"
    for number, (kind, name, masks) in enumerate(each for each in kinds if each[2]):
        yield Rule(
            number,
            kind,
            name,
            tuple(_accepts(definition, kind, name, reel) for reel in range(reels)),
            masks_by_met(masks, reels, shorter=shorter),
            reduce(and_, (mask.bits for mask in masks)),
        )


def _by_place(mixed: MixedByPlace) -> Mask:
    places = tuple(place for place, named in enumerate(mixed.places) if named != ANY)
    return Mask(places, mixed.pays, "none")


def _accepts(definition: Definition, kind: str, name: str, reel: int) -> frozenset[str]:
    if kind != "mixed":
        return frozenset({name})
    mixed = definition.mixed[name]
    named = (mixed.places[reel],) if isinstance(mixed, MixedByPlace) else mixed.of
    return frozenset(definition.expand(named)) - {ANY}


class Places(dict[str, Met]):
    """What each place on a reel comes to, worked out when it is first met."""

    def __init__(
        self, definition: Definition, phase: str, rules: tuple[Rule, ...], reel: int
    ) -> None:
        super().__init__()
        self.rules = rules
        self.reel = reel
        self.completed = {
            key: definition.substituted(key)
            for key, rule in definition.substitutes.items()
            if rule.active(phase, reel + 1)
        }

    def __missing__(self, place: str) -> Met:
        cell, *wide = place.split(WIDE)
        shown = symbols_in(cell)
        substitutes = [key for key in self.completed if key in shown or key in wide]
        options = tuple(self._options(rule, shown, substitutes) for rule in self.rules)
        possible = sum(
            1 << rule.number
            for rule in self.rules
            if options[rule.number] or not rule.needed >> self.reel & 1
        )
        self[place] = Met(possible, options)
        return self[place]

    def _options(
        self, rule: Rule, shown: tuple[str, ...], substitutes: list[str]
    ) -> tuple[str, ...]:
        accepts = rule.accepts[self.reel]
        natural = (NATURAL,) if accepts.intersection(shown) else ()
        return natural + tuple(key for key in substitutes if accepts & self.completed[key])
