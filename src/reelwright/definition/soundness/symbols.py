"""Every symbol that is named is one of the game's, and stands on a strip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, Path, one_of
from reelwright.definition.model import FreeGames, Picks

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from reelwright.definition.model import Definition


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield the names that are no symbol's, and the symbols that stand nowhere."""
    for path, name in (*_in_rules(definition), *_on_strips(definition)):
        if name not in definition.symbols:
            yield no_symbol(path, name, definition.symbols)
    for path, names in _lists(definition):
        for place, name in enumerate(names):
            if name in names[:place]:
                yield Fault((*path, place), f"'{name}' twice", "each symbol once")
    standing = {symbol for strips in definition.strips.values() for s in strips for symbol in s}
    for symbol in definition.symbols:
        if symbol not in standing:
            yield Fault(("symbols", symbol), "a symbol no strip holds", "one on a strip or more")


def no_symbol(path: Path, name: str, symbols: Iterable[str]) -> Fault:
    """Say that a name is no symbol's."""
    return Fault(path, f"'{name}', which is no symbol", one_of(symbols, name))


def _in_rules(definition: Definition) -> Iterator[tuple[Path, str]]:
    for section in ("substitutes", "scatters"):
        for name in getattr(definition, section):
            yield (section, name), name
    for path, names in _lists(definition):
        for place, name in enumerate(names):
            yield (*path, place), name
    for key, feature in definition.features.items():
        path = ("features", key, "starts on")
        match feature:
            case FreeGames():
                yield (*path, "scatter"), feature.starts_on.scatter
            case Picks():
                yield (*path, "line win"), feature.starts_on.line_win


def _lists(definition: Definition) -> Iterator[tuple[Path, tuple[str, ...]]]:
    for key, rule in definition.substitutes.items():
        path = ("substitutes", key)
        if rule.for_ != "all":
            yield (*path, "for"), rule.for_
        yield (*path, "except"), rule.except_
        if rule.multiplies:
            yield (*path, "multiplies", "except"), rule.multiplies.except_


def _on_strips(definition: Definition) -> Iterator[tuple[Path, str]]:
    """Yield each different symbol of a strip once, where it first stands."""
    for name, strips in definition.strips.items():
        for reel, strip in enumerate(strips):
            for symbol in dict.fromkeys(strip):
                yield ("strips", name, reel, strip.index(symbol)), symbol
