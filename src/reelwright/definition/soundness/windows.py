"""Groups, mystery and tall symbols name symbols of the game; it has lines or ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, one_of
from reelwright.definition.model import symbols_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield what groups, mystery symbols and tall symbols have wrong, and a game without wins."""
    yield from _lines_or_ways(definition)
    yield from _groups(definition)
    yield from _mystery(definition)
    for key in definition.tall:
        if key not in definition.symbols:
            yield _no_symbol(definition, ("tall", key), key)
        elif definition.tall[key] == 1:
            yield Fault(("tall", key), "1", "2 or more")


def _lines_or_ways(definition: Definition) -> Iterator[Fault]:
    if definition.ways and definition.lines.rows:
        yield Fault(("ways",), "ways in a game with lines", "lines or ways, one of the two")
    if not definition.ways and not definition.lines.rows:
        yield Fault((), "no key 'lines'", "'lines' or 'ways' is required")


def _groups(definition: Definition) -> Iterator[Fault]:
    for key, members in definition.groups.items():
        path = ("groups", key)
        if key in definition.symbols:
            yield Fault(path, f"'{key}', which is a symbol too", "a name of its own")
        for place, name in enumerate(members):
            if name not in definition.symbols:
                yield _no_symbol(definition, (*path, place), name)
            elif name in members[:place]:
                yield Fault((*path, place), f"'{name}' twice", "each symbol once")


def _mystery(definition: Definition) -> Iterator[Fault]:
    for key, rule in definition.mystery.items():
        path = ("mystery", key)
        if key not in definition.symbols:
            yield _no_symbol(definition, path, key)
        elif _has_role(definition, key):
            yield Fault(path, f"{key}, which pays or counts itself", "a symbol without pays")
        for name in rule.becomes:
            where = (*path, "becomes", name)
            if name not in definition.symbols:
                yield _no_symbol(definition, where, name)
            elif name in definition.mystery:
                yield Fault(where, f"{name}, which is a mystery too", "a symbol that is none")
            elif name in definition.tall:
                yield Fault(where, f"{name}, which is tall", "a symbol of one stop")
        yield from _beside_others(definition, key)


def _beside_others(definition: Definition, key: str) -> Iterator[Fault]:
    for name, strips in definition.strips.items():
        for reel, strip in enumerate(strips):
            for place, stop in enumerate(strip):
                if stop != key and key in symbols_of(stop):
                    found = f"{key} beside another on one stop"
                    yield Fault(("strips", name, reel, place), found, f"{key} alone")


def _has_role(definition: Definition, key: str) -> bool:
    roles = definition.substitutes.keys() | definition.scatters.keys() | definition.tall.keys()
    return bool(definition.symbols[key].pays) or key in roles


def _no_symbol(definition: Definition, path: tuple[str | int, ...], name: str) -> Fault:
    return Fault(path, f"'{name}', which is no symbol", one_of(definition.symbols, name))
