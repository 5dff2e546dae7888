"""Rounds in which re-spins were won, and re-spins tried from there."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache
from itertools import chain, islice, product
from typing import TYPE_CHECKING, NamedTuple

from reelwright.claims.trials.played.grounds import spins, starting_grounds
from reelwright.claims.trials.played.meeting import capped
from reelwright.claims.trials.played.meeting import met as count_met
from reelwright.claims.trials.played.re_spins_met import silent, standing_on
from reelwright.claims.trials.played.showing import sampled, sets_on, shown, stops_of
from reelwright.claims.trials.played.stands import Stand, Target, faces
from reelwright.claims.trials.played.steering import calm, waiting
from reelwright.definition.model import StripsDrawn, symbol_of, symbols_of
from reelwright.play.events import ReSpinBegun, ReSpinsEnded
from reelwright.play.questions import Drawn
from reelwright.play.window import choice_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from reelwright.claims.rules import Rules
    from reelwright.definition.model import Trigger
    from reelwright.play.events import Event, Window
    from reelwright.play.state import Stake

    Column = tuple[str, ...]

STANDS = 6
"""From how many rounds, with unlike reels held where there are such, re-spins are tried."""
EACH = 10
"""How many re-spins are tried for each set of reels, and for each trigger."""
MIXED = 20
"""How many re-spins drawn at random are tried."""


class Met(NamedTuple):
    """A spin that showed what starts re-spins, with the round before and after it."""

    before: Stand
    target: Target
    after: Stand
    reels: frozenset[int]
    """The reels on which it stands."""


@lru_cache(maxsize=64)
def met(rules: Rules, feature: str) -> tuple[Met, ...]:
    """Return spins of paid games that showed what starts re-spins, whether or not they follow."""
    trigger = rules.definition.features[feature].starts_on
    found = []
    for ground in starting_grounds(rules, feature):
        for target in spins(rules, ground, trigger):
            spun = ground.stand.spun(target)
            if spun is None or capped(spun):
                continue
            on = standing_on(rules.definition, trigger, ground.phase, target.window, spun.stake)
            if on is not None:
                found.append(Met(ground.stand, target, spun, on))
    return tuple(found)


@lru_cache(maxsize=64)
def won(rules: Rules, feature: str) -> tuple[tuple[Met, Stand], ...]:
    """Return spins that should start re-spins, with the round as it waits for the first of them."""
    found = []
    for one in met(rules, feature):
        if not silent(rules.definition, feature, one.target, one.after):
            stand = waiting(rules, one.after, feature)
            if stand is not None:
                found.append((one, stand))
    return tuple(found)


def in_re_spins(rules: Rules, feature: str, trigger: Trigger, stake: Stake) -> frozenset[int]:
    """Return the counts of another feature's trigger that re-spins show."""
    counts: set[int] = set()
    for name in rules.re_spins:
        if name != feature:
            for strips in sets_on(rules, name, stake):
                counts |= {count for count, _ in shown(rules, name, strips, trigger, stake)}
            for one in tries(rules, name):
                target = Target(name, "", (), one.window)
                counts.add(count_met(rules, trigger, target, one.after))
    return frozenset(counts)


def lies_within_more(rules: Rules, feature: str) -> bool:
    """Say whether what starts re-spins can stand on reels that are not held, or on every reel."""
    holds = rules.re_spins[feature].holds
    found = met(rules, feature)
    if isinstance(holds, str):
        return any(len(one.reels) == rules.definition.window.reels for one in found)
    return any(one.reels - {*holds} for one in found)


class Try(NamedTuple):
    """A re-spin: the round that waited for its stops, the round after it, and what it showed."""

    before: Stand
    after: Stand
    window: Window

    @property
    def held(self) -> frozenset[int]:
        """The reels that were held."""
        return held_in(self.before)

    @property
    def left(self) -> int:
        """How many re-spins were left after it."""
        begun = [event for event in self.before.events if isinstance(event, ReSpinBegun)]
        return begun[-1].left

    def next(self, rules: Rules, feature: str) -> tuple[Stand, ReSpinBegun | ReSpinsEnded | None]:
        """Return the round gone on with quietly to the next re-spin, or the end, and what tells."""
        since = len(self.before.events)
        there = self.after.to(calm(rules), lambda one: _goes_on(one, feature) is not None, since)
        told = [_goes_on(one, feature) for one in there.events[since:]]
        return there, next((one for one in told if one is not None), None)


def _goes_on(event: Event, feature: str) -> ReSpinBegun | ReSpinsEnded | None:
    if isinstance(event, ReSpinBegun | ReSpinsEnded) and event.feature == feature:
        return event
    return None


@lru_cache(maxsize=64)
def tries(rules: Rules, feature: str) -> tuple[Try, ...]:
    """Return re-spins, the first of their runs and further ones, that show all manner of things."""
    stands: dict[tuple[frozenset[int], frozenset[int]], Stand] = {}
    for one, stand in won(rules, feature):
        stands.setdefault((one.reels, held_in(stand)), stand)
    first = _from(rules, feature, list(stands.values())[:STANDS])
    further: dict[tuple[frozenset[int], int], Stand] = {}
    for tried in first:
        begun = [event for event in tried.after.told if isinstance(event, ReSpinBegun)]
        if begun and tried.after.phase == feature:
            further.setdefault((held_in(tried.after), begun[-1].left), tried.after)
    return (*first, *_from(rules, feature, list(further.values())[:STANDS]))


def _from(rules: Rules, feature: str, stands: Sequence[Stand]) -> list[Try]:
    return [
        tried
        for stand in stands
        for strips in sets_on(rules, feature, stand.stake)
        for tried in _windows(rules, feature, strips, _drawn(stand, strips))
    ]


def held_in(stand: Stand) -> frozenset[int]:
    """Return the reels that are held in the spin a round waits for."""
    assert stand.spin is not None
    return frozenset(one.reel for one in stand.spin.held)


def _drawn(stand: Stand, strips: str) -> Stand:
    """Return a round that waits for the stops of a re-spin on a set of strips."""
    if stand.strips is not None:
        return stand
    assert stand.spin is not None
    choice = choice_of(stand.state.terms.definition, stand.spin.phase)
    assert isinstance(choice, StripsDrawn)
    return stand.after(Drawn((list(choice.drawn).index(strips),)))


def _windows(rules: Rules, feature: str, strips: str, stand: Stand) -> Iterator[Try]:
    """Yield re-spins that show each trigger of the game on each set of reels, and any others."""
    assert stand.spin is not None
    held = {one.reel: one.column for one in stand.spin.held}
    stops = stops_of(rules.definition, strips)
    definition = rules.definition
    triggers = dict.fromkeys(one.starts_on for one in definition.features.values())
    targets = (
        target.window
        for trigger in triggers
        for target in _each(rules, feature, strips, trigger, stand)
    )
    mixed = (target.window for target in sampled(rules, feature, strips)[:MIXED])
    own = definition.features[feature].starts_on
    wanted = chain(_on_reels(rules, feature, own, stops, held), targets, mixed)
    seen: set[Window] = set()
    for window in wanted:
        beside = tuple(held.get(reel, column) for reel, column in enumerate(window, 1))
        if beside not in seen:
            seen.add(beside)
            tried = _try(rules, stand, stops, beside)
            if tried is not None:
                yield tried


def _each(
    rules: Rules, feature: str, strips: str, trigger: Trigger, stand: Stand
) -> Iterator[Target]:
    kept: Counter[int] = Counter()
    for count, target in islice(shown(rules, feature, strips, trigger, stand.stake), 20 * EACH):
        kept[count] += 1
        if kept[count] <= EACH:
            yield target


def _on_reels(
    rules: Rules,
    feature: str,
    trigger: Trigger,
    stops: Sequence[Mapping[Column, int]],
    held: Mapping[int, Column],
) -> Iterator[Window]:
    """Yield windows that show what may start re-spins on each set of the reels that are spun."""
    serving = _serving(rules, feature, trigger)
    kinds = []
    for reel, columns in enumerate(stops, 1):
        if reel in held:
            kinds.append([[held[reel]]])
            continue
        showing = [column for column in columns if serving & _symbols(column)]
        others = [column for column in columns if not serving & _symbols(column)]
        kinds.append([options for options in (others[:2], _by_row(showing, serving)) if options])
    for options in product(*kinds):
        yield from islice(product(*options), EACH)


def _serving(rules: Rules, feature: str, trigger: Trigger) -> frozenset[str]:
    """Return the symbols that may stand for what a trigger waits for."""
    symbol = symbol_of(trigger)
    helpers = (key for key, rule in rules.definition.substitutes.items() if rule.active(feature))
    return frozenset(() if symbol is None else (symbol, *helpers))


def _by_row(columns: Sequence[Column], serving: frozenset[str]) -> list[Column]:
    """Return columns that show it on each row, one for each."""
    found: dict[tuple[bool, ...], Column] = {}
    for column in columns:
        found.setdefault(tuple(bool(serving & {*symbols_of(cell)}) for cell in column), column)
    return list(found.values())


def _symbols(column: Column) -> set[str]:
    return {symbol for cell in column for symbol in symbols_of(cell)}


def _try(
    rules: Rules, stand: Stand, stops: Sequence[Mapping[Column, int]], window: Window
) -> Try | None:
    """Return the re-spin that shows a window; `None` where it cannot come out so."""
    held = held_in(stand)
    spun = zip(stops, window, strict=True)
    drawn = tuple(at[column] for reel, (at, column) in enumerate(spun, 1) if reel not in held)
    now, known = stand.after(Drawn(drawn)), len(stand.events)
    while getattr(now.question, "of", "") == "mystery":
        outcomes = faces(rules.definition.mystery, now.state.agenda[-1], window)
        if outcomes is None:
            return None
        now = now.after(Drawn(outcomes))
    after = replace(now, told=now.events[known:])
    return None if capped(after) else Try(stand, after, window)
