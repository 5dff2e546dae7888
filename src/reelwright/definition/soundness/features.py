"""Each feature starts on a trigger that can come, and shares it only where all say so."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, one_of
from reelwright.definition.model import (
    Award,
    ChangedGames,
    EntryTrigger,
    FreeGames,
    HoldAndSpin,
    LineTrigger,
    PositionTrigger,
    ReSpins,
    RunTrigger,
    ScatterTrigger,
    counts_of,
    symbol_of,
)
from reelwright.definition.soundness import (
    bonuses,
    changed_games,
    free_games,
    hold_and_spin,
    re_spins,
    wagers,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition, Feature, Trigger

PAID = "paid"
"""What the paid game is called among the phases of a round."""


def faults(definition: Definition) -> Iterator[Fault]:
    """Yield features that are started wrongly, by nothing, or beyond their own limits."""
    entered = {enters.feature for enters in bonuses.entries(definition)}
    entered |= {wager.starts for _, wager in wagers.bought(definition) if wager.starts}
    entered |= {name for tokens in definition.tokens.values() for name in tokens.leads_to}
    for key, feature in definition.features.items():
        path = ("features", key)
        if key == PAID:
            yield Fault(path, "the name 'paid'", "any other: it is the paid game's own")
        yield from on_trigger(definition, (*path, "starts on"), feature.starts_on)
        if isinstance(feature.starts_on, ScatterTrigger):
            yield from _counts((*path, "starts on"), feature.starts_on, feature)
        if isinstance(feature.starts_on, EntryTrigger) and key not in entered:
            found = "entered, where no other feature leads to it"
            yield Fault((*path, "starts on"), found, "a bonus with an entry to it")
        if isinstance(feature, FreeGames):
            yield from free_games.faults(definition, key, feature)
        elif isinstance(feature, ChangedGames):
            yield from changed_games.faults(definition, key, feature, entered)
        elif isinstance(feature, HoldAndSpin):
            yield from hold_and_spin.faults(definition, key, feature)
        elif isinstance(feature, ReSpins):
            yield from re_spins.faults(definition, key, feature)
        elif not isinstance(feature, Award):
            yield from bonuses.faults(definition, key, feature)
    yield from _shared(definition)


def on_trigger(definition: Definition, path: Path, trigger: Trigger) -> Iterator[Fault]:
    """Yield what a trigger names that cannot start anything."""
    match trigger:
        case ScatterTrigger():
            symbol = trigger.scatter
            if symbol in definition.symbols and symbol not in definition.scatters:
                allowed = one_of(definition.scatters) or "a symbol named under scatters"
                yield Fault((*path, "scatter"), f"'{symbol}', which is no scatter", allowed)
        case LineTrigger():
            yield from _line_win(definition, path, trigger)
        case RunTrigger():
            yield from _run(definition, path, trigger)
        case PositionTrigger():
            yield from _place(definition, (*path, "position"), trigger)


def _counts(path: Path, trigger: ScatterTrigger, feature: Feature) -> Iterator[Fault]:
    """Yield that it is open by which numbers a scatter starts a feature, or said twice."""
    by_table = isinstance(feature, FreeGames | Award | ChangedGames)
    if by_table and trigger.counts is not None:
        found = "counts, which its table gives, too"
        yield Fault((*path, "counts"), found, "the key left out")
    if not by_table and trigger.counts is None:
        found = "no key 'counts', by which a scatter starts it"
        yield Fault(path, found, "the numbers in sight that start it")


def _run(definition: Definition, path: Path, trigger: RunTrigger) -> Iterator[Fault]:
    reels = definition.window.reels
    if definition.ways is not None:
        yield Fault((*path, "on a line"), "a line, in a game of ways", "another trigger")
    for place, count in enumerate(trigger.counts):
        if count > reels:
            yield Fault((*path, "counts", place), str(count), f"1 to {reels}")


def _line_win(definition: Definition, path: Path, trigger: LineTrigger) -> Iterator[Fault]:
    symbol = trigger.line_win
    rules = definition.symbols.get(symbol)
    if rules is None:
        return
    if not (rules.pays or rules.patterns):
        found = f"'{symbol}', which has no line pays"
        yield Fault((*path, "line win"), found, "a symbol with line pays")
    pays = {*rules.pays}
    for place, count in enumerate(trigger.counts or ()):
        if pays and count not in pays:
            allowed = ", ".join(map(str, sorted(pays)))
            yield Fault((*path, "counts", place), f"{count}, which is not paid", allowed)


def _place(definition: Definition, path: Path, trigger: PositionTrigger) -> Iterator[Fault]:
    place, heights = trigger.position, definition.window.heights
    if place.reel > len(heights):
        yield Fault((*path, "reel"), str(place.reel), f"1 to {len(heights)}")
    elif place.row >= heights[place.reel - 1]:
        yield Fault((*path, "row"), str(place.row), f"0 to {heights[place.reel - 1] - 1}")


def _shared(definition: Definition) -> Iterator[Fault]:
    """Yield features that start on one trigger unsaid, and those that say so without need."""
    sharing: set[str] = set()
    told: set[str] = set()
    features = definition.features
    for first, second in combinations(features, 2):
        if meet(features[first], features[second]):
            sharing |= {first, second}
            said = features[first].with_others and features[second].with_others
            if not said and second not in told:
                told.add(second)
                symbol = symbol_of(features[second].starts_on) or "any win"
                found = f"{symbol}, on which '{first}' starts too"
                path = ("features", second, "starts on")
                allowed = "a symbol that starts one feature, or 'with others: yes' in both"
                yield Fault(path, found, allowed)
    for key, feature in features.items():
        if feature.with_others and key not in sharing:
            found = "'yes', where no other feature starts on its trigger"
            yield Fault(("features", key, "with others"), found, "the key left out")


def meet(first: Feature, second: Feature) -> bool:
    """Whether one thing in a spin starts both of two features."""
    one, other = first.starts_on, second.starts_on
    if isinstance(one, EntryTrigger) or isinstance(other, EntryTrigger):
        return False
    if isinstance(one, PositionTrigger) or isinstance(other, PositionTrigger):
        return one == other
    if symbol_of(one) != symbol_of(other):
        return False
    counts, others = counts_of(one), counts_of(other)
    return counts is None or others is None or bool({*counts} & {*others})
