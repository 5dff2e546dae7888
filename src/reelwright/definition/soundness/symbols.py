"""Every symbol that is named is one of the game's, and stands on a strip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, Path, one_of
from reelwright.definition.model import (
    ANY,
    ChangedGames,
    FreeGames,
    LineTrigger,
    MixedByCount,
    MixedByPlace,
    PositionTrigger,
    RunTrigger,
    ScatterTrigger,
    symbol_of,
    symbols_of,
)
from reelwright.definition.soundness.starting import starting

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from reelwright.definition.model import Definition


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield the names that are no symbol's, and the symbols that stand nowhere."""
    for path, name in (*_in_rules(definition), *_on_strips(definition)):
        if name not in definition.symbols:
            yield no_symbol(path, name, definition.symbols)
    yield from _listed(definition)
    stops = {stop for strips in definition.strips.values() for strip in strips for stop in strip}
    standing = {symbol for stop in stops for symbol in symbols_of(stop)}
    standing |= {face for rule in definition.mystery.values() for face in rule.becomes}
    for symbol in definition.symbols:
        if symbol not in standing:
            yield Fault(("symbols", symbol), "a symbol no strip holds", "one on a strip or more")


def _listed(definition: Definition) -> Iterator[Fault]:
    """Yield the names in rules that are nothing that may stand there, and those given twice."""
    for path, names in _lists(definition):
        known = {**definition.symbols, **definition.groups}
        if path[-2:] == ("multiplies", "except"):
            known |= definition.mixed
        for place, name in enumerate(names):
            if name not in known:
                yield no_symbol((*path, place), name, known)
            elif name in names[:place]:
                yield Fault((*path, place), f"'{name}' twice", "each symbol once")
    for path, name, others in _single(definition):
        if name not in definition.symbols and name not in definition.groups and name not in others:
            yield no_symbol(path, name, (*definition.symbols, *definition.groups, *others))


def no_symbol(path: Path, name: str, symbols: Iterable[str]) -> Fault:
    """Say that a name is no symbol's."""
    return Fault(path, f"'{name}', which is no symbol", one_of(symbols, name))


def _in_rules(definition: Definition) -> Iterator[tuple[Path, str]]:
    for section in ("substitutes", "scatters"):
        for name in getattr(definition, section):
            yield (section, name), name
    for path, trigger in starting(definition):
        symbol = symbol_of(trigger)
        if symbol is not None:
            yield (*path, *_KEYS[type(trigger)]), symbol


_KEYS = {
    ScatterTrigger: ("scatter",),
    LineTrigger: ("line win",),
    RunTrigger: ("on a line",),
    PositionTrigger: ("position", "symbol"),
}


def _lists(definition: Definition) -> Iterator[tuple[Path, tuple[str, ...]]]:
    for key, rule in definition.substitutes.items():
        path = ("substitutes", key)
        if rule.for_ != "all":
            yield (*path, "for"), rule.for_
        yield (*path, "except"), rule.except_
        if rule.multiplies:
            yield (*path, "multiplies", "except"), rule.multiplies.except_
    for name, mixed in definition.mixed.items():
        if isinstance(mixed, MixedByCount):
            yield ("mixed", name, "of"), mixed.of


def _single(definition: Definition) -> Iterator[tuple[Path, str, Iterable[str]]]:
    """Yield names that stand by themselves, with what they may be but a symbol or group."""
    for key, rule in definition.substitutes.items():
        for place, left in enumerate(rule.multiplies.not_on if rule.multiplies else ()):
            path = ("substitutes", key, "multiplies", "not on", place, "win")
            yield path, left.win, definition.mixed
    for key, feature in definition.features.items():
        covers = None
        if isinstance(feature, FreeGames | ChangedGames):
            covers = feature.multiplier_covers
        for place, left in enumerate(covers.not_on if covers else ()):
            path = ("features", key, "multiplier covers", "not on", place, "win")
            yield path, left.win, definition.mixed
    for name, mixed in definition.mixed.items():
        for place, named in enumerate(mixed.places if isinstance(mixed, MixedByPlace) else ()):
            yield ("mixed", name, "places", place), named, (ANY,)


def _on_strips(definition: Definition) -> Iterator[tuple[Path, str]]:
    """Yield each different symbol of a strip once, where it first stands."""
    for name, strips in definition.strips.items():
        for reel, strip in enumerate(strips):
            for stop in dict.fromkeys(strip):
                for symbol in symbols_of(stop):
                    yield ("strips", name, reel, strip.index(stop)), symbol
