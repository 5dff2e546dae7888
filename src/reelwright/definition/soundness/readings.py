"""Patterns, mixed wins and substitutes fit the reels, and name phases and wins of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, one_of
from reelwright.definition.model import ANY, MixedByPlace
from reelwright.definition.soundness.features import PAID

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Mixed, Substitute


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield what patterns, mixed wins and substitutes have wrong by themselves."""
    reels = definition.window.reels
    for key, symbol in definition.symbols.items():
        for pattern in symbol.patterns:
            if len(pattern) != reels:
                path = ("symbols", key, "patterns", pattern)
                yield Fault(path, f"{len(pattern)} places", f"one for each of the {reels} reels")
    for name, mixed in definition.mixed.items():
        yield from _mixed(definition, name, mixed)
    for key, rule in definition.substitutes.items():
        yield from _substitute(definition, key, rule)
    if definition.ways:
        yield from _only_on_lines(definition)


def _mixed(definition: Definition, name: str, mixed: Mixed) -> Iterator[Fault]:
    path: Path = ("mixed", name)
    reels = definition.window.reels
    if name in definition.symbols or name in definition.groups:
        what = "symbol" if name in definition.symbols else "group"
        yield Fault(path, f"'{name}', which is a {what} too", "a name of its own")
    if isinstance(mixed, MixedByPlace):
        if len(mixed.places) != reels:
            allowed = f"one for each of the {reels} reels"
            yield Fault((*path, "places"), f"{len(mixed.places)} places", allowed)
        if set(mixed.places) == {ANY}:
            yield Fault((*path, "places"), "nothing but any", "a symbol or a group at some place")
        if ANY in definition.symbols or ANY in definition.groups:
            yield Fault((*path, "places"), "any, which is a symbol or group", "another name for it")
        return
    if len(definition.mixing(name)) == 1:
        yield Fault((*path, "of"), "one symbol", "two or more: one has pays of its own")


def _substitute(definition: Definition, key: str, rule: Substitute) -> Iterator[Fault]:
    path: Path = ("substitutes", key)
    for place, reel in enumerate(rule.reels or ()):
        if reel > definition.window.reels:
            where = (*path, "reels", place)
            yield Fault(where, f"reel {reel}", f"1 to {definition.window.reels}")
        elif reel in (rule.reels or ())[:place]:
            yield Fault((*path, "reels", place), f"reel {reel} twice", "each reel once")
    yield from _phases(definition, (*path, "phases"), rule.phases)
    if rule.multiplies:
        yield from _phases(definition, (*path, "multiplies", "phases"), rule.multiplies.phases)
    symbol = definition.symbols.get(key)
    own = symbol is not None and bool(symbol.pays or symbol.patterns)
    if not own:
        if rule.own_prizes is not None:
            found = f"'{rule.own_prizes}', where {key} has no prizes of its own"
            yield Fault((*path, "own prizes"), found, "the key left out")
        if rule.multiplies and rule.multiplies.own_prizes == "yes":
            found = f"'yes', where {key} has no prizes of its own"
            yield Fault((*path, "multiplies", "own prizes"), found, "no")
    if rule.on_a_tie != "own" and rule.own_prizes != "better":
        found = f"'{rule.on_a_tie}', where the two are not compared"
        yield Fault((*path, "on a tie"), found, "the key left out, or own prizes: better")


def _phases(definition: Definition, path: Path, phases: tuple[str, ...] | None) -> Iterator[Fault]:
    known = (PAID, *definition.features)
    for place, phase in enumerate(phases or ()):
        if phase not in known:
            found = f"'{phase}', which is no phase"
            yield Fault((*path, place), found, one_of(known, phase))


def _only_on_lines(definition: Definition) -> Iterator[Fault]:
    """Yield rules of lines in a game of ways."""
    for name in definition.mixed:
        yield Fault(("mixed", name), "a mixed win in a game of ways", "none: it is won on lines")
    for key, symbol in definition.symbols.items():
        for what, given in (("patterns", symbol.patterns), ("read", symbol.read)):
            if given:
                found = f"{what} in a game of ways"
                yield Fault(("symbols", key, what), found, "none: it is for lines")
