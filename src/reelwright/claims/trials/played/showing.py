"""Spins made for a purpose: what the reels of a phase can be made to show, and what that starts.

A `Target` is a spin that a `Stand` can be given. `shown` makes those that meet a trigger, of which
a definition's is only one: whatever a claim says can be put in its place.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import chain, islice
from random import Random
from typing import TYPE_CHECKING

from reelwright.claims.trials.played.resting import falls, met_by
from reelwright.claims.trials.played.stands import Target, started
from reelwright.claims.trials.windows.boards import Column, columns_of
from reelwright.claims.trials.windows.counting import by_count
from reelwright.claims.trials.windows.filling import NEAR, Fill, filled, running, winning
from reelwright.definition.model import (
    AnyWinTrigger,
    LineTrigger,
    MixedByPlace,
    PositionTrigger,
    RunTrigger,
    ScatterTrigger,
    StripsByLines,
    named_sets,
    symbols_of,
)
from reelwright.definition.model.mixed import ANY
from reelwright.play import paying
from reelwright.play.cascades import Stopped
from reelwright.play.changed_games_kept import UnderWay
from reelwright.play.events import LineWon, WaysWon
from reelwright.play.free_games import Series
from reelwright.play.rounds import priced
from reelwright.play.state import Stake, State, Terms, Turn
from reelwright.play.window import choice_of, window_at

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from reelwright.claims.rules import Rules
    from reelwright.definition.model import Definition, Trigger
    from reelwright.play.events import Event, Window
    from reelwright.play.state import Carry, Task

MOST = 200
"""How many windows with a win of one symbol are looked at."""
FALLING = 600
"""How many windows are drawn of those that symbols may fall in."""
SAMPLE = 300
"""How many windows are drawn where one that starts nothing is looked for."""


class Effect:
    """What a window pays and starts in a phase, as play does it."""

    def __init__(
        self, told: Sequence[Event], agenda: Sequence[Task], won: int, *, capped: bool
    ) -> None:
        self.told = tuple(told)
        self.starts = started(told, agenda)
        """The features it starts, or adds to, with the counts that were told."""
        self.won = won
        """What it pays, in cents."""
        self.capped = capped
        """Whether that reaches the win cap."""

    @property
    def features(self) -> frozenset[str]:
        """The features it starts, or adds to."""
        return frozenset(name for name, _ in self.starts)


@lru_cache(maxsize=20_000)
def effect(
    rules: Rules, phase: str, window: Window, stake: Stake, strips: str | None = None
) -> Effect:
    """Return what a window does in a phase, in the midst of a series where that is one.

    The set of strips matters only where symbols fall; it is the first that shows the window.
    """
    terms = Terms(rules.definition, rules.profile, priced(rules.definition, stake))
    series = (Series(phase, left=1, played=1),) if phase in rules.free_games else ()
    turn = Turn(State(terms, series, carry=carried(rules, phase, stake)))
    paying.pay(turn, window, _stopped(rules, phase, window, strips or stake))
    return Effect(turn.events, turn.agenda, turn.won, capped=turn.capped_at is not None)


def effect_of(rules: Rules, spin: Target, stake: Stake) -> Effect:
    """Return what a spin does in its phase."""
    strips = spin.strips if falls(rules, spin.phase) else None
    return effect(rules, spin.phase, spin.window, stake, strips)


def _stopped(rules: Rules, phase: str, window: Window, on: str | Stake) -> Stopped:
    """Return where the reels stop to show a window, on a set of strips or on one at a stake.

    Only where symbols fall does it matter; elsewhere a window may be one that no stops show.
    """
    if falls(rules, phase):
        for strips in (on,) if isinstance(on, str) else sets_on(rules, phase, on):
            reels = stops_of(rules.definition, strips)
            if all(column in at for at, column in zip(reels, window, strict=True)):
                return Stopped(phase, strips, target(rules, phase, strips, window).stops)
    return Stopped(phase, None, (0,) * rules.definition.window.reels)


def carried(rules: Rules, phase: str, stake: Stake) -> Carry:
    """Return what is carried in the midst of changed games by their least count; else nothing."""
    if phase not in rules.changed_games:
        return {}
    count = min(rules.changed_games[phase].counts)
    return UnderWay(phase, 1, count, len(stake.lines), stake.line_bet).carried()


def sets_on(rules: Rules, phase: str, stake: Stake) -> tuple[str, ...]:
    """Return the sets of strips that a phase can be spun on at a stake."""
    choice = choice_of(rules.definition, phase)
    if isinstance(choice, StripsByLines):
        return (choice.at(len(stake.lines)),)
    return named_sets(choice)


@lru_cache(maxsize=256)
def stops_of(definition: Definition, strips: str) -> tuple[Mapping[Column, int], ...]:
    """Return for each reel a stop at which each of its columns comes to be shown."""
    reels = []
    shown = columns_of(definition, strips)
    for strip, rows, columns in zip(
        definition.strips[strips], definition.window.heights, shown, strict=True
    ):
        raw = [tuple((strip * rows)[stop : stop + rows]) for stop in range(len(strip))]
        stops = sorted(
            range(len(strip)), key=lambda at: any(c in definition.mystery for c in raw[at])
        )
        at: dict[Column, int] = {}
        for stop in stops:
            for column in columns:
                if column not in at and _becomes(definition, raw[stop], column):
                    at[column] = stop
        reels.append(at)
    return tuple(reels)


def _becomes(definition: Definition, raw: Column, column: Column) -> bool:
    """Say whether a column as it stops can be revealed as another, mysteries of a kind alike."""
    faces: dict[str, str] = {}
    for before, after in zip(raw, column, strict=True):
        rule = definition.mystery.get(before)
        if rule is None:
            if before != after:
                return False
        elif after not in rule.becomes or faces.setdefault(before, after) != after:
            return False
    return True


def possible(rules: Rules, one: Target) -> bool:
    """Say whether a spin can come out so where one draw holds for all mystery symbols of a kind."""
    definition = rules.definition
    kinds = {key for key, rule in definition.mystery.items() if rule.each == "window"}
    if not kinds:
        return True
    raw = window_at(definition, one.phase, one.stops, one.strips)
    faces: dict[str, str] = {}
    return all(
        before not in kinds or faces.setdefault(before, after) == after
        for column, becomes in zip(raw, one.window, strict=True)
        for before, after in zip(column, becomes, strict=True)
    )


def target(rules: Rules, phase: str, strips: str, window: Window) -> Target:
    """Return the spin that comes to show a window of a set of strips."""
    reels = stops_of(rules.definition, strips)
    stops = tuple(at[column] for at, column in zip(reels, window, strict=True))
    return Target(phase, strips, stops, window)


@lru_cache(maxsize=256)
def sampled(rules: Rules, phase: str, strips: str, many: int = SAMPLE) -> tuple[Target, ...]:
    """Return spins drawn at random, always the same ones."""
    random = Random(f"{phase}/{strips}")  # noqa: S311
    columns = [tuple(reel) for reel in stops_of(rules.definition, strips)]
    windows = {tuple(random.choice(reel) for reel in columns) for _ in range(many)}
    spins = (target(rules, phase, strips, window) for window in sorted(windows))
    return tuple(one for one in spins if possible(rules, one))


@lru_cache(maxsize=256)
def quiet(rules: Rules, phase: str, strips: str, stake: Stake) -> Target:
    """Return a spin that starts nothing and pays nothing, or as little as can be."""
    best: tuple[tuple[int, int], Target] | None = None
    line = None if rules.definition.ways else 1
    calm = islice(filled(rules, strips, line, [Fill()] * rules.definition.window.reels), NEAR)
    spins = (
        *(target(rules, phase, strips, window) for window in calm),
        *sampled(rules, phase, strips),
    )
    for one in spins:
        if not possible(rules, one):
            continue
        told = effect_of(rules, one, stake)
        noise = (len(told.starts), told.won)
        if best is None or noise < best[0]:
            best = noise, one
        if noise == (0, 0):
            break
    assert best is not None
    return best[1]


def shown(
    rules: Rules, phase: str, strips: str, trigger: Trigger, stake: Stake
) -> Iterator[tuple[int, Target]]:
    """Yield spins that meet a trigger, whatever its counts, with the count each has.

    Every count that the strips can show comes up, those too that no trigger takes; a place, and
    any win, count as 1. Nothing in a spin meets an entry.
    """
    match trigger:
        case ScatterTrigger():
            columns = [tuple(reel) for reel in stops_of(rules.definition, strips)]
            windows = by_count(rules.definition, phase, trigger.scatter, columns)
        case LineTrigger():
            windows = _line_wins(rules, phase, strips, trigger.line_win, stake)
        case RunTrigger():
            windows = _runs(rules, strips, trigger.on_a_line, stake)
        case PositionTrigger():
            place = trigger.position
            windows = _places(rules, strips, phase, place.symbol, (place.reel, place.row))
        case AnyWinTrigger():
            windows = _any_win(rules, phase, strips, stake)
        case _:
            return
    if falls(rules, phase):
        yield from _at_rest(rules, phase, strips, trigger, stake, windows)
        return
    for count, window in windows:
        spin = target(rules, phase, strips, window)
        if possible(rules, spin):
            yield count, spin


def _at_rest(
    rules: Rules,
    phase: str,
    strips: str,
    trigger: Trigger,
    stake: Stake,
    windows: Iterator[tuple[int, Window]],
) -> Iterator[tuple[int, Target]]:
    """Yield those of some spins, and of more drawn at random, that meet a trigger in the end."""
    first = (target(rules, phase, strips, window) for _, window in windows)
    for spin in chain(first, sampled(rules, phase, strips, FALLING)):
        told = effect_of(rules, spin, stake).told
        count = met_by(rules.definition, trigger, spin, told, stake)
        if count:
            yield count, spin


def _line_wins(
    rules: Rules, phase: str, strips: str, name: str, stake: Stake
) -> Iterator[tuple[int, Window]]:
    """Yield windows in which a symbol, or unlike ones by a name, win.

    They win on the first line played, or by ways; then come others, drawn at random.
    """

    def won(window: Window) -> list[int]:
        told = effect(rules, phase, window, stake, strips).told
        wins = [event for event in told if isinstance(event, LineWon | WaysWon)]
        return [win.count for win in wins if win.symbol == name]

    definition = rules.definition
    line = stake.lines[0] if stake.lines else None
    mixed = definition.mixed.get(name)
    if isinstance(mixed, MixedByPlace):
        keys = (
            (None if key == ANY else frozenset(definition.expand((key,)))) for key in mixed.places
        )
        placed = islice(filled(rules, strips, line, [Fill(one) for one in keys]), NEAR)
        yield from ((max(counts), window) for window in placed if (counts := won(window)))
    else:
        own = frozenset({name}) if mixed is None else definition.mixing(name)
        yield from winning(rules, phase, strips, line, own, won)
    for one in sampled(rules, phase, strips):
        if counts := won(one.window):
            yield max(counts), one.window


def line_wins(rules: Rules, phase: str, strips: str, stake: Stake) -> Iterator[Target]:
    """Yield spins with each win of a line, or by ways: two for each number of each."""
    definition = rules.definition
    names = {key for key, one in definition.symbols.items() if one.pays or one.patterns}
    for name in (*sorted({*names, *definition.special_pays(phase)}), *definition.mixed):
        kept: Counter[int] = Counter()
        for count, window in islice(_line_wins(rules, phase, strips, name, stake), MOST):
            kept[count] += 1
            spin = target(rules, phase, strips, window)
            if kept[count] <= 2 and possible(rules, spin):
                yield spin


def _runs(rules: Rules, strips: str, symbol: str, stake: Stake) -> Iterator[tuple[int, Window]]:
    """Return windows in which the first line played shows so many of a symbol from reel 1 on."""
    return running(rules, strips, stake.lines[0], symbol) if stake.lines else iter(())


def _places(
    rules: Rules, strips: str, phase: str, symbol: str, position: tuple[int, int]
) -> Iterator[tuple[int, Window]]:
    """Yield windows in which a symbol stands at one place of a reel, from 1, and row, from 0."""
    reel, row = position
    columns = stops_of(rules.definition, strips)
    if reel > len(columns) or row >= rules.definition.window.heights[reel - 1]:
        return
    showing = [column for column in columns[reel - 1] if symbol in symbols_of(column[row])]
    around = sampled(rules, phase, strips)
    for column in showing[:NEAR]:
        for one in around[:NEAR]:
            yield 1, (*one.window[: reel - 1], column, *one.window[reel:])


def _any_win(rules: Rules, phase: str, strips: str, stake: Stake) -> Iterator[tuple[int, Window]]:
    """Yield windows that pay anything, the least first of those drawn at random."""
    paying = [
        (told.won, one.window)
        for one in sampled(rules, phase, strips)
        if (told := effect_of(rules, one, stake)).won
    ]
    for _, window in sorted(paying)[:NEAR]:
        yield 1, window
    definition = rules.definition
    for key in definition.scatters:
        columns = [tuple(reel) for reel in stops_of(definition, strips)]
        for _, window in by_count(definition, phase, key, columns):
            if effect(rules, phase, window, stake, strips).won:
                yield 1, window
    for key, symbol in definition.symbols.items():
        if symbol.pays or symbol.patterns:
            wins = _line_wins(rules, phase, strips, key, stake)
            yield from ((1, window) for _, window in islice(wins, NEAR))
