"""What a spin starts: the counters that tell, and what is read from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from reelwright.definition.model import (
    AnyWinTrigger,
    Award,
    FreeGames,
    LineTrigger,
    PositionTrigger,
    RunTrigger,
    ScatterTrigger,
    counts_of,
    symbols_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from reelwright.automaton.columns import Column
    from reelwright.automaton.scatters import Sighting
    from reelwright.automaton.tally import Packing
    from reelwright.definition.model import Definition, Feature


@dataclass(frozen=True, slots=True, order=True)
class Start:
    """A feature that a spin starts, or wins again in its own games.

    `count` is what its table of games, offers or prizes is entered with (1 for a bonus, which has
    none), `times` how often each of its prizes is paid: once for each winning line, or once.
    """

    feature: str
    count: int
    times: int = 1


class Found(NamedTuple):
    """What a window holds for the triggers."""

    tally: Mapping[str, int]
    sightings: Mapping[str, Sighting]
    paid: bool
    """Whether a line, ways or a scatter pays."""


def limits(definition: Definition, lines: int) -> dict[str, int]:
    """Return the counters of triggers, and the greatest total of each."""
    room: dict[str, int] = {}
    for name, feature in definition.features.items():
        match feature.starts_on:
            case LineTrigger() | RunTrigger():
                room |= {counter: max(1, lines) for counter in _line_counters(definition, name)}
            case PositionTrigger():
                room[_of(name)] = 1
    return room


def _line_counters(definition: Definition, name: str) -> list[str]:
    """Name the counters of lines that win a feature: by count where a table asks for it."""
    feature = definition.features[name]
    if isinstance(feature, FreeGames | Award):
        return [_by_count(name, count) for count in _counts(definition, feature)]
    return [_of(name)]


def _counts(definition: Definition, feature: Feature) -> list[int]:
    """Return the counts, rising, that a feature can be won with on a line or by ways."""
    if counts := counts_of(feature.starts_on):
        return sorted(counts)
    symbol = definition.symbols[feature.line_win]
    special = [
        definition.special_pays(phase).get(feature.line_win, {}) for phase in definition.features
    ]
    return sorted(
        {n for pays in (symbol.pays, *special) for n in pays}
        | {p.count("X") for p in symbol.patterns}
    )


def _by_count(name: str, count: int) -> str:
    return f"start {name}: {count}"


def _of(name: str) -> str:
    return f"start {name}"


def of_column(definition: Definition, packing: Packing, reel: int, column: Column) -> int:
    """Return what a column of a reel (from 1) adds for triggers at a place."""
    added = 0
    for name, feature in definition.features.items():
        trigger = feature.starts_on
        if not isinstance(trigger, PositionTrigger) or trigger.position.reel != reel:
            continue
        if trigger.position.symbol in symbols_of(column[trigger.position.row]):
            added += packing.one(_of(name))
    return added


def of_wins(
    definition: Definition,
    packing: Packing,
    wins: Iterable[tuple[str, int]],
    runs: Iterable[tuple[str, int]] = (),
) -> int:
    """Return what the wins of a line (or all the ways), by name and count, add; and its runs."""
    won, run = list(wins), list(runs)
    added = 0
    for name, feature in definition.features.items():
        trigger = feature.starts_on
        match trigger:
            case LineTrigger():
                found = [count for symbol, count in won if symbol == trigger.line_win]
                found = [n for n in found if trigger.counts is None or n in trigger.counts]
            case RunTrigger():
                found = [count for symbol, count in run if symbol == trigger.on_a_line]
                found = [count for count in found if count in trigger.counts]
            case _:
                continue
        if found:
            by_count = isinstance(feature, FreeGames | Award)
            added += packing.one(_by_count(name, max(found)) if by_count else _of(name))
    return added


def started(definition: Definition, phase: str, found: Found) -> Iterator[Start]:
    """Yield what a window starts in a phase, in the order of the definition, awards among it."""
    for name, feature in definition.features.items():
        start = _started(definition, name, found)
        if start and _leads_on(feature, start, again=name == phase):
            yield start


def _leads_on(feature: Feature, start: Start, *, again: bool) -> bool:
    if isinstance(feature, FreeGames):
        table = feature.games_added if again else (feature.awards | dict(feature.offers))
        return bool(table.get(start.count))
    return not isinstance(feature, Award) or bool(feature.pays.get(start.count))


def _started(definition: Definition, name: str, found: Found) -> Start | None:
    feature = definition.features[name]
    by_count = isinstance(feature, FreeGames | Award)
    match feature.starts_on:
        case ScatterTrigger() as trigger:
            count = found.sightings[trigger.scatter].count
            if count and (trigger.counts is None or count in trigger.counts):
                return Start(name, count if by_count else 1)
        case LineTrigger() | RunTrigger():
            return _by_lines(definition, name, found.tally)
        case PositionTrigger():
            return Start(name, 1) if found.tally[_of(name)] else None
        case AnyWinTrigger():
            return Start(name, 1) if found.paid else None
    return None


def _by_lines(definition: Definition, name: str, tally: Mapping[str, int]) -> Start | None:
    feature = definition.features[name]
    if isinstance(feature, FreeGames | Award):
        counts = [n for n in _counts(definition, feature) if tally[_by_count(name, n)]]
        return Start(name, max(counts)) if counts else None
    lines = tally[_of(name)]
    return Start(name, 1, lines if feature.once_for_each else 1) if lines else None
