"""Paid spins that start features, alone or several at once."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, islice, product
from random import Random
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.scattered import sets_on
from reelwright.claims.trials.played.spins import Sight, stops_showing
from reelwright.claims.trials.played.stakes import most_lines
from reelwright.claims.trials.windows.boards import Want
from reelwright.definition.model import (
    ChangedGames,
    EntryTrigger,
    FreeGames,
    LineTrigger,
    PositionTrigger,
    ReSpins,
    RunTrigger,
    ScatterTrigger,
    symbol_of,
    symbols_of,
)
from reelwright.play.judging import judge
from reelwright.play.rounds import priced
from reelwright.play.trigger import Shown, found
from reelwright.play.window import window_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.rules import Rules
    from reelwright.definition.model import Definition, Feature, Trigger
    from reelwright.play.events import Window
    from reelwright.play.state import Stake
    from reelwright.play.trigger import Started

SEED = 1516
SPINS = 60
"""How many spins are drawn for features that no line and no count brings together."""
FIRST = 4
"""How many stops are tried for each sight."""


@lru_cache(maxsize=64)
def starting_spins(rules: Rules) -> tuple[tuple[tuple[int, ...], str, frozenset[str]], ...]:
    """Return paid spins: stops, set of strips, and the features that they start.

    There is one for each feature, and for any two, as far as such are found.
    """
    stake = priced(rules.definition, most_lines(rules))
    names = startable(rules)
    wanted = [*((name,) for name in names), *combinations(names, 2)]
    spins = []
    for strips in sets_on(rules, stake):
        for each in wanted:
            for stops in _tries(rules, strips, each):
                window = window_at(rules.definition, PAID, stops, strips)
                started = starts(rules, stake, window)
                if started.issuperset(each):
                    spins.append((stops, strips, started))
                    break
    return tuple(spins)


def startable(rules: Rules) -> tuple[str, ...]:
    """Return the features that a spin can start and its round plays, in the order written."""
    return tuple(
        name
        for name, feature in rules.definition.features.items()
        if not isinstance(feature.starts_on, EntryTrigger)
        if not isinstance(feature, ChangedGames)
    )


def starts(rules: Rules, stake: Stake, window: Window) -> frozenset[str]:
    """Return the features that a paid window starts."""
    definition = rules.definition
    judged = judge(definition, window, stake)
    wins = judged.line_wins or judged.ways_wins
    scatters = {symbol: seen.positions for symbol, seen in judged.sightings.items()}
    paid = bool(wins or judged.scatter_wins)
    shown = Shown(window, wins, scatters, stake.lines, paid)
    return frozenset(
        name
        for name, feature in definition.features.items()
        if (by := found(definition, feature.starts_on, shown))
        and _gives(feature, by.count)
        and _follows(definition, feature, by, paid=paid)
    )


def _follows(definition: Definition, feature: Feature, by: Started, *, paid: bool) -> bool:
    """Say whether re-spins may follow a game, and leave a reel to spin; of others always so."""
    if not isinstance(feature, ReSpins):
        return True
    if feature.only_after is not None and paid != (feature.only_after == "a win"):
        return False
    reels = {reel for reel, _ in by.positions}
    return not isinstance(feature.holds, str) or len(reels) < definition.window.reels


def _gives(feature: Feature, count: int) -> bool:
    if isinstance(feature, FreeGames):
        return bool(feature.offers.get(count) or feature.awards.get(count))
    return not isinstance(feature, ChangedGames) or count in feature.games


def _tries(rules: Rules, strips: str, names: tuple[str, ...]) -> Iterator[tuple[int, ...]]:
    features = [rules.definition.features[name] for name in names]
    triggers = [feature.starts_on for feature in features]
    for parts in product(*(tuple(_sights(rules, feature)) for feature in features)):
        sight = _merged(parts)
        if sight is not None:
            yield from islice(stops_showing(rules, strips, sight), FIRST)
    yield from _drawn(rules, strips, triggers)


def _sights(rules: Rules, feature: Feature) -> Iterator[Sight]:
    """Yield what brings a trigger: numbers of a scatter, or a line filled; nothing for others."""
    trigger = feature.starts_on
    match trigger:
        case ScatterTrigger():
            counts = range(1, sum(rules.definition.window.heights) + 1)
            giving = [count for count in trigger.counts or counts if _gives(feature, count)]
            yield from (Sight({trigger.scatter: count}) for count in giving[:2])
        case LineTrigger() if rules.has_lines:
            yield from _lines(rules, trigger.line_win)
        case RunTrigger():
            yield from _lines(rules, trigger.on_a_line)
        case _:
            yield Sight()


def _lines(rules: Rules, symbol: str) -> Iterator[Sight]:
    reels = rules.definition.window.reels
    shows = frozenset({symbol})
    for length in range(reels, 0, -1):
        rest = (Want(None, shows),) * (reels - length)
        yield Sight(line=(1, (*(Want(shows),) * length, *rest)))


def _merged(parts: tuple[Sight, ...]) -> Sight | None:
    """Return one sight that is all of them; `None` where they fill one line in two ways."""
    lines = [sight.line for sight in parts if sight.line is not None]
    if len(lines) > 1:
        return None
    counts = {symbol: number for sight in parts for symbol, number in sight.counts.items()}
    if sum(len(sight.counts) for sight in parts) > len(counts):
        return None
    return Sight(counts, line=lines[0] if lines else None)


def _drawn(rules: Rules, strips: str, triggers: list[Trigger]) -> Iterator[tuple[int, ...]]:
    """Yield stops drawn with a fixed seed, of those that show what the triggers wait for."""
    chance = Random(SEED)  # noqa: S311
    reels = []
    heights = rules.definition.window.heights
    for reel, (strip, rows) in enumerate(
        zip(rules.definition.strips[strips], heights, strict=True), 1
    ):
        every = range(len(strip))
        kinds = [
            fitting
            for trigger in triggers
            if (fitting := [stop for stop in every if _shows(strip, stop, rows, trigger, reel)])
        ]
        both = [stop for stop in every if kinds and all(stop in kind for kind in kinds)]
        reels.append([*([both] if both else []), *kinds, list(every)])
    for _ in range(SPINS):
        yield tuple(chance.choice(chance.choice(kinds)) for kinds in reels)


def _shows(strip: tuple[str, ...], stop: int, rows: int, trigger: Trigger, reel: int) -> bool:
    """Say whether a reel shows what a trigger waits for, where it waits for it."""
    column = [strip[(stop + row) % len(strip)] for row in range(rows)]
    if isinstance(trigger, PositionTrigger):
        place = trigger.position
        return place.reel == reel and place.symbol in symbols_of(column[place.row])
    symbol = symbol_of(trigger)
    return symbol is not None and any(symbol in symbols_of(cell) for cell in column)
