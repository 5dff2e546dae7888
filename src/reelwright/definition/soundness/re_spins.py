"""Re-spins follow paid games, hold reels that are plain to name, and leave some to spin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault
from reelwright.definition.model import (
    AnyWinTrigger,
    ChangedGames,
    EntryTrigger,
    LineTrigger,
    ReSpins,
    ScatterTrigger,
)
from reelwright.definition.soundness import bonuses
from reelwright.definition.soundness.re_spins_improved import faults as of_improved

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition

ONE_WAY = ("left to right", "right to left")
"""Readings by which the longer of two wins of a symbol stands on every reel of the shorter."""


def faults(definition: Definition, key: str, feature: ReSpins) -> Iterator[Fault]:
    """Yield what is open, idle or contradicts itself in the rules of re-spins."""
    path = ("features", key)
    yield from _led_to(definition, key, feature)
    yield from _holds(definition, (*path, "holds"), feature)
    yield from _only_after(definition, (*path, "only after"), feature)
    yield from of_improved(definition, (*path, "improved"), feature)
    others = [
        other
        for other in definition.features.values()
        if not isinstance(other, ReSpins | ChangedGames)
        and not isinstance(other.starts_on, EntryTrigger)
    ]
    if feature.other_features == "start" and not others:
        found = "'start', where there is no other feature that a re-spin could start"
        yield Fault((*path, "other features"), found, "do not start")
    yield from _cascades(definition, key)


def _led_to(definition: Definition, key: str, feature: ReSpins) -> Iterator[Fault]:
    """Yield ways into re-spins that have no window of a paid game to hold reels of."""
    found = "no reels that a game before them shows"
    if isinstance(feature.starts_on, EntryTrigger):
        yield Fault(("features", key, "starts on"), found, "what a paid game shows or wins")
    for enters in bonuses.entries(definition):
        if enters.feature == key:
            yield Fault(enters.path, f"'{key}', which holds {found}", "another feature")


def _holds(definition: Definition, path: Path, feature: ReSpins) -> Iterator[Fault]:
    if isinstance(feature.holds, str):
        yield from _reels_with_it(definition, path, feature)
        return
    reels = definition.window.reels
    for place, reel in enumerate(feature.holds):
        if reel > reels:
            yield Fault((*path, place), f"reel {reel}", f"1 to {reels}")
        elif reel in feature.holds[:place]:
            yield Fault((*path, place), f"reel {reel} twice", "each reel once")
    if {*feature.holds} >= {*range(1, reels + 1)}:
        yield Fault(path, "every reel, so that none is left to spin", "fewer")


def _reels_with_it(definition: Definition, path: Path, feature: ReSpins) -> Iterator[Fault]:
    """Yield that it is open on which reels stands what starts them."""
    trigger = feature.starts_on
    if isinstance(trigger, AnyWinTrigger):
        yield Fault(path, f"'{feature.holds}', where any win starts them", "a list of reels")
    symbol = definition.symbols.get(feature.line_win)
    if not isinstance(trigger, LineTrigger) or symbol is None:
        return
    one_way = definition.ways or (symbol.read or definition.lines.read) in ONE_WAY
    if symbol.patterns or not one_way:
        found = f"'{feature.holds}', where two lines can win {feature.line_win} on unlike reels"
        yield Fault(path, found, "a list of reels")


def _only_after(definition: Definition, path: Path, feature: ReSpins) -> Iterator[Fault]:
    """Yield conditions on the game before them that always, or never, hold."""
    rule, trigger = feature.only_after, feature.starts_on
    if rule is None:
        return
    if isinstance(trigger, LineTrigger | AnyWinTrigger):
        idle = "always" if rule == "a win" else "never"
        found = f"'{rule}', which there {idle} is where a win starts them"
        yield Fault(path, found, "the key left out")
        return
    scatter = definition.scatters.get(feature.scatter)
    if not isinstance(trigger, ScatterTrigger) or scatter is None or not trigger.counts:
        return
    if definition.paid_phases != ("paid",) or definition.wagers:
        return
    paying = [count for count in trigger.counts if count in scatter.pays]
    if rule == "a win" and len(paying) == len(trigger.counts):
        found = f"'{rule}', which every number of {feature.scatter} that starts them is"
        yield Fault(path, found, "the key left out")
    for count in paying if rule == "no win" else ():
        where = ("features", path[1], "starts on", "counts", trigger.counts.index(count))
        found = f"{count}, which pays, where they follow '{rule}' only"
        yield Fault(where, found, "numbers that pay nothing")


def _cascades(definition: Definition, key: str) -> Iterator[Fault]:
    cascades = definition.cascades
    for phase in (*definition.paid_phases, key) if cascades else ():
        if cascades and cascades.active(phase):
            games = "paid games" if phase == "paid" else f"games of '{phase}'"
            found = f"cascades in {games}, of which '{key}' holds reels as they stopped"
            yield Fault(("cascades", "phases"), found, "phases in which no reels are held")
            return
