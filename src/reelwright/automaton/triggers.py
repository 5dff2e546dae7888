"""What a spin starts: the counters that tell, and what is read from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from reelwright.automaton.phases import PAID, paid_phases
from reelwright.automaton.re_spins_held import Held  # noqa: TC001  (a field)
from reelwright.automaton.refusal import NotCountable
from reelwright.definition.model import (
    AnyWinTrigger,
    Award,
    Bonus,
    ChangedGames,
    FreeGames,
    HoldAndSpin,
    LineTrigger,
    PositionTrigger,
    ReSpins,
    RunTrigger,
    ScatterTrigger,
    counts_of,
    symbol_of,
    symbols_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from reelwright.automaton.columns import Column
    from reelwright.automaton.scatters import Sighting
    from reelwright.automaton.tally import Packing
    from reelwright.definition.model import Definition, Feature, Tokens, Trigger


@dataclass(frozen=True, slots=True, order=True)
class Start:
    """A feature that a spin starts, or wins again in its own games.

    `count` is what its table of games, offers or prizes is entered with (1 for a bonus, which has
    none), `times` how often each of its prizes is paid: once for each winning line, or once.
    """

    feature: str
    count: int
    times: int = 1
    held: Held = ()
    """Of re-spins, the reels that they hold."""


class Found(NamedTuple):
    """What a window holds for the triggers."""

    tally: Mapping[str, int]
    sightings: Mapping[str, Sighting]
    paid: bool
    """Whether a line, ways or a scatter pays."""


class Starter(NamedTuple):
    """Something that a trigger starts: a feature, or an event that earns tokens."""

    key: str
    trigger: Trigger
    by_count: bool
    """Whether its table is entered with the number that the trigger finds."""


def starters(definition: Definition) -> Iterator[Starter]:
    """Yield everything that a spin can start."""
    for name, feature in definition.features.items():
        yield Starter(name, feature.starts_on, isinstance(feature, BY_COUNT))
    for name, tokens in definition.tokens.items():
        for event, earning in tokens.earned.items():
            yield Starter(_earning(name, event), earning.starts_on, by_count=True)


BY_COUNT = FreeGames | Award | ChangedGames | HoldAndSpin | ReSpins
"""Features that are entered with a count, or hold reels by it."""


def limits(definition: Definition, lines: int) -> dict[str, int]:
    """Return the counters of triggers, and the greatest total of each."""
    room: dict[str, int] = {}
    for starter in starters(definition):
        match starter.trigger:
            case LineTrigger() | RunTrigger():
                room |= {counter: max(1, lines) for counter in _line_counters(definition, starter)}
            case PositionTrigger():
                room[_of(starter.key)] = 1
    return room


def _line_counters(definition: Definition, starter: Starter) -> list[str]:
    """Name the counters of lines that win something: by count where a table asks for it."""
    if starter.by_count:
        return [_by_count(starter.key, count) for count in _counts(definition, starter.trigger)]
    return [_of(starter.key)]


def _counts(definition: Definition, trigger: Trigger) -> list[int]:
    """Return the counts, rising, that a trigger can find on a line or by ways."""
    if counts := counts_of(trigger):
        return sorted(counts)
    key = symbol_of(trigger) or ""
    symbol = definition.symbols[key]
    special = [definition.special_pays(phase).get(key, {}) for phase in definition.features]
    return sorted(
        {n for pays in (symbol.pays, *special) for n in pays}
        | {p.count("X") for p in symbol.patterns}
    )


def _earning(tokens: str, event: str) -> str:
    return f"{tokens}, {event}"


def _by_count(name: str, count: int) -> str:
    return f"start {name}: {count}"


def _of(name: str) -> str:
    return f"start {name}"


def of_column(definition: Definition, packing: Packing, reel: int, column: Column) -> int:
    """Return what a column of a reel (from 1) adds for triggers at a place."""
    added = 0
    for key, trigger, _ in starters(definition):
        if not isinstance(trigger, PositionTrigger) or trigger.position.reel != reel:
            continue
        if trigger.position.symbol in symbols_of(column[trigger.position.row]):
            added += packing.one(_of(key))
    return added


def of_wins(
    definition: Definition,
    packing: Packing,
    wins: Iterable[tuple[str, int]],
    runs: Iterable[tuple[str, int]] = (),
    among: Iterable[Starter] | None = None,
) -> int:
    """Return what the wins of a line (or all the ways), by name and count, add; and its runs.

    They may start anything, or only what is `among` some.
    """
    won, run = list(wins), list(runs)
    added = 0
    for key, trigger, by_count in starters(definition) if among is None else among:
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
            added += packing.one(_by_count(key, max(found)) if by_count else _of(key))
    return added


def started(definition: Definition, phase: str, found: Found) -> Iterator[Start]:
    """Yield what a window starts in a phase: features in their order, awards among them; tokens.

    The count of tokens is how many pieces of them the window earns.
    """
    for name, feature in definition.features.items():
        starter = Starter(name, feature.starts_on, isinstance(feature, BY_COUNT))
        start = found_by(definition, starter, found)
        if start and _leads_on(definition, feature, start, phase, won=found.paid):
            yield start
    for name, tokens in definition.tokens.items():
        if pieces := _earned(definition, name, tokens, phase, found):
            yield Start(name, pieces)


def _leads_on(
    definition: Definition, feature: Feature, start: Start, phase: str, *, won: bool
) -> bool:
    match feature:
        case FreeGames():
            again = start.feature == phase
            table = feature.games_added if again else (feature.awards | dict(feature.offers))
            return bool(table.get(start.count))
        case Award():
            return bool(feature.pays.get(start.count))
        case ChangedGames():
            begins = phase == PAID or (phase == start.feature and feature.again != "nothing")
            return begins and bool(feature.games.get(start.count))
        case ReSpins():
            follows = feature.only_after in (None, "a win" if won else "no win")
            return follows and phase in paid_phases(definition)
    return True


def _earned(definition: Definition, name: str, tokens: Tokens, phase: str, found: Found) -> int:
    """Return how many pieces a window of a phase earns."""
    earned = 0
    for event, earning in tokens.earned.items():
        starter = Starter(_earning(name, event), earning.starts_on, by_count=True)
        if start := found_by(definition, starter, found):
            earned += earning.gives.get(start.count, 0)
    if phase in paid_phases(definition):
        return earned
    if earned and tokens.earned_in == "all games":
        raise NotCountable(
            f"tokens > {name} > earned in: found all games, of which {phase} earn some; "
            "allowed: paid games"
        )
    return 0


def found_by(definition: Definition, starter: Starter, found: Found) -> Start | None:
    """Return what a trigger finds in a window, whether or not it leads on; `None` for nothing."""
    key = starter.key
    match starter.trigger:
        case ScatterTrigger() as trigger:
            count = found.sightings[trigger.scatter].count
            if count and (trigger.counts is None or count in trigger.counts):
                return Start(key, count if starter.by_count else 1)
        case LineTrigger() | RunTrigger():
            return _by_lines(definition, starter, found.tally)
        case PositionTrigger():
            return Start(key, 1) if found.tally[_of(key)] else None
        case AnyWinTrigger():
            return Start(key, 1) if found.paid else None
    return None


def _by_lines(definition: Definition, starter: Starter, tally: Mapping[str, int]) -> Start | None:
    key = starter.key
    if starter.by_count:
        found = _counts(definition, starter.trigger)
        counts = [count for count in found if tally[_by_count(key, count)]]
        return Start(key, max(counts)) if counts else None
    lines = tally[_of(key)]
    feature = definition.features[key]
    each_line = isinstance(feature, Bonus) and feature.once_for_each
    return Start(key, 1, lines if each_line else 1) if lines else None
