"""Each set of strips has a strip for every reel, and symbols stand where they may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, one_of
from reelwright.definition.model import FreeGames

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition, Symbol

BASE = "base"
"""The set of strips the paid game is played on."""


def misfits(definition: Definition) -> Iterator[Fault]:
    """Yield what keeps the reels from showing a window at all."""
    reels, rows = definition.window.reels, definition.window.rows
    if BASE not in definition.strips:
        yield Fault(("strips",), "no key 'base'", "'base' is required: the paid game is on it")
    for name, strips in definition.strips.items():
        if len(strips) != reels:
            allowed = f"one for each of the {reels} reels"
            yield Fault(("strips", name), f"{len(strips)} strips", allowed)
        for place, strip in enumerate(strips):
            if len(strip) < rows:
                allowed = f"{rows} or more, to fill the {rows} rows of the window"
                yield Fault(("strips", name, place), f"a strip of {len(strip)}", allowed)
    for key, feature in definition.features.items():
        if isinstance(feature, FreeGames) and feature.strips not in definition.strips:
            path = ("features", key, "strips")
            found = f"'{feature.strips}', which is no set of strips"
            yield Fault(path, found, one_of(definition.strips, feature.strips))


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield symbols on reels they may not stand on, and sets that are surely never used."""
    features = definition.features.values()
    used = {BASE, *(f.strips for f in features if isinstance(f, FreeGames))}
    for name in definition.strips:
        if name not in used and used <= definition.strips.keys():
            allowed = "'base', and the sets that a feature names"
            yield Fault(("strips", name), "a set of strips nothing is played on", allowed)
    for key, symbol in definition.symbols.items():
        if symbol.reels is not None:
            yield from _own_reels(definition, key, symbol)


def _own_reels(definition: Definition, key: str, symbol: Symbol) -> Iterator[Fault]:
    allowed = symbol.reels or ()
    stands_on: set[int] = set()
    for name, strips in definition.strips.items():
        for reel, strip in enumerate(strips, 1):
            if key in strip:
                stands_on.add(reel)
                if reel not in allowed:
                    where = ("strips", name, reel - 1, strip.index(key))
                    reels = ", ".join(map(str, sorted(set(allowed))))
                    yield Fault(where, f"{key} on reel {reel}", f"reels {reels} for {key}")
    for place, reel in enumerate(allowed):
        path = ("symbols", key, "reels", place)
        if reel > definition.window.reels:
            yield Fault(path, f"reel {reel}", f"1 to {definition.window.reels}")
        elif reel in allowed[:place]:
            yield Fault(path, f"reel {reel} twice", "each reel once")
        elif stands_on and reel not in stands_on:
            yield Fault(path, f"reel {reel}, where no strip holds {key}", "reels it stands on")
