"""What starts a feature: spins that meet what is said, what the rules wait for, and any others."""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING, TypeAlias

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import bet, check, tried
from reelwright.claims.model import triggers as said
from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.grounds import grounds, one_line, spins, starting_grounds
from reelwright.claims.trials.played.leading import led
from reelwright.claims.trials.played.meeting import capped, never
from reelwright.claims.trials.played.re_spins import in_re_spins
from reelwright.claims.trials.played.re_spins_met import silent
from reelwright.claims.trials.played.resting import run_on
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.showing import sets_on, shown
from reelwright.claims.trials.played.stands import another_won, begins, starts
from reelwright.claims.trials.played.steering import begun, calm, leads, led_to, standing
from reelwright.claims.trials.played.wagers import waged
from reelwright.claims.trials.windows.counting import count_of
from reelwright.definition.model import (
    AnyWinTrigger,
    ChangedGames,
    EntryTrigger,
    LineTrigger,
    Place,
    PositionTrigger,
    RunTrigger,
    ScatterTrigger,
    symbols_of,
)
from reelwright.play.events import LineWon, ScatterWon, WaysWon
from reelwright.play.state import Stake

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand, Target
    from reelwright.claims.verdicts import Verdict
    from reelwright.definition.model import Trigger
    from reelwright.play.events import Event

OTHERS = 4
"""The last line that is filled while only the first is played."""
Due: TypeAlias = "Callable[[Target, Sequence[Event], Stake], tuple[bool, int | None]]"
"""Whether a spin that told so much starts the feature, as is said, and by which count."""


@decide.register(said.StartsByScatter)
def _(claim: said.StartsByScatter, rules: Rules, _: Evidence) -> Verdict:
    def due(target: Target, _told: Sequence[Event], _stake: Stake) -> tuple[bool, int]:
        count = count_of(rules.definition, target.phase, claim.scatter, target.window)
        return count in claim.counts, count

    trigger = ScatterTrigger(scatter=claim.scatter)
    return _held(rules, claim.feature, trigger, due, claim.counts)


@decide.register(said.StartsByLineWin)
def _(claim: said.StartsByLineWin, rules: Rules, _: Evidence) -> Verdict:
    def due(_target: Target, told: Sequence[Event], _stake: Stake) -> tuple[bool, int | None]:
        won = [
            one.count
            for one in told
            if isinstance(one, LineWon | WaysWon) and one.symbol == claim.symbol
        ]
        meeting = [max(won)] if won and claim.longest else won
        met = [count for count in meeting if claim.counts is None or count in claim.counts]
        return bool(met), max(met, default=None)

    paid = payable(rules, claim.symbol)
    never = tuple(count for count in claim.counts or () if count not in paid)
    return _held(rules, claim.feature, LineTrigger(line_win=claim.symbol), due, never)


def payable(rules: Rules, symbol: str) -> set[int]:
    """Return the numbers of a symbol for which some phase has a pay."""
    definition = rules.definition
    own = definition.symbols.get(symbol)
    special = [definition.special_pays(phase).get(symbol, {}) for phase in rules.phases]
    patterns = (pattern.count("X") for pattern in own.patterns) if own else ()
    return {*(own.pays if own else ()), *patterns, *chain.from_iterable(special)}


@decide.register(said.StartsByRun)
def _(claim: said.StartsByRun, rules: Rules, _: Evidence) -> Verdict:
    def due(target: Target, _told: Sequence[Event], stake: Stake) -> tuple[bool, int | None]:
        rows = [rules.definition.lines.rows[line - 1] for line in stake.lines]
        met = [
            run
            for line in rows
            if (run := run_on(target.window, line, claim.symbol)) in claim.counts
        ]
        return bool(met), max(met, default=None)

    trigger = RunTrigger(on_a_line=claim.symbol, counts=claim.counts)
    return _held(rules, claim.feature, trigger, due, claim.counts)


@decide.register(said.StartsAtPlace)
def _(claim: said.StartsAtPlace, rules: Rules, _: Evidence) -> Verdict:
    def due(target: Target, _told: Sequence[Event], _stake: Stake) -> tuple[bool, int]:
        column = target.window[claim.reel - 1] if claim.reel <= len(target.window) else ()
        cell = column[claim.row] if claim.row < len(column) else ""
        return claim.symbol in symbols_of(cell), 1

    place = Place(symbol=claim.symbol, reel=claim.reel, row=claim.row)
    return _held(rules, claim.feature, PositionTrigger(position=place), due, (1,))


@decide.register(said.StartsByAnyWin)
def _(claim: said.StartsByAnyWin, rules: Rules, _: Evidence) -> Verdict:
    def due(_target: Target, told: Sequence[Event], _stake: Stake) -> tuple[bool, int]:
        return any(isinstance(one, LineWon | WaysWon | ScatterWon) for one in told), 1

    return _held(rules, claim.feature, AnyWinTrigger(any_win="yes"), due, (1,))


@decide.register(said.StartsByEntry)
def _(claim: said.StartsByEntry, rules: Rules, _: Evidence) -> Verdict:
    def due(_target: Target, _told: Sequence[Event], _stake: Stake) -> tuple[bool, None]:
        return False, None

    spun = _spun(rules, claim.feature, EntryTrigger(entered="yes"), due, ())
    entered = (_led(rules, claim), _led_by_tokens(rules, claim), _bought(rules, claim))
    return tried(chain(spun, *entered))


def _led(rules: Rules, claim: said.StartsByEntry) -> Iterator[int]:
    """Look for the way into a feature in each bonus said, and in each that the rules name."""
    leading = [bonus for bonus, entered in leads(rules.definition) if entered == claim.feature]
    for bonus in dict.fromkeys((*claim.through, *leading)):
        known(rules, bonus)
        began = begun(rules, bonus)
        if began is None:
            continue
        there = led_to(began, claim.feature)
        told = bonus in claim.through
        check(
            told == (there is not None),
            began.situation if there is None else there.situation,
            f"{bonus} {'leads' if told else 'does not lead'} to {claim.feature}",
            f"it {'does not' if there is None else 'does'}",
        )
        yield 1


def _led_by_tokens(rules: Rules, claim: said.StartsByEntry) -> Iterator[int]:
    """Spend the tokens said, and those that the rules name, and see where they lead."""
    stake = every_line(rules)
    for tokens in dict.fromkeys((*claim.tokens, *rules.definition.tokens)):
        there = None
        if tokens in rules.definition.tokens:
            there = led(rules, tokens, claim.feature, None, stake, calm(rules))
        told = tokens in claim.tokens
        check(
            told == (there is not None),
            bet(stake) if there is None else there.situation,
            f"{tokens} {'lead' if told else 'do not lead'} to {claim.feature}",
            f"they {'do not' if there is None else 'do'}",
        )
        yield 1


def _bought(rules: Rules, claim: said.StartsByEntry) -> Iterator[int]:
    """Bet by the wagers said, and by those that the rules name, and see which buy the feature."""
    for wager in dict.fromkeys((*claim.wagers, *rules.definition.wagers)):
        place, found = bet(every_line(rules)), False
        if wager in rules.definition.wagers:
            start = waged(rules, wager)
            there = start.on(calm(rules), lambda now: now.phase is not None or _first(now) != "")
            place, found = there.situation, _first(there) == claim.feature
        told = wager in claim.wagers
        check(
            told == found,
            place,
            f"{wager} {'buys' if told else 'does not buy'} {claim.feature}",
            f"it {'does' if found else 'does not'}",
        )
        yield 1


def _first(stand: Stand) -> str:
    """Return the feature that began first in a round; nothing where none has."""
    features = stand.state.terms.definition.features
    found = (name for event in stand.events for name in features if begins(event, name))
    return next(found, "")


def _held(
    rules: Rules, feature: str, trigger: Trigger, due: Due, counts: tuple[int, ...]
) -> Verdict:
    return tried(_spun(rules, feature, trigger, due, counts))


def _spun(
    rules: Rules, feature: str, trigger: Trigger, due: Due, counts: tuple[int, ...]
) -> Iterator[int]:
    """Spin in every phase in which it can start, and hold what starts against what is due."""
    known(rules, feature)
    met: dict[int, int] = {}
    for ground in starting_grounds(rules, feature):
        for target in spins(rules, ground, trigger, rules.definition.features[feature].starts_on):
            yield _one(feature, ground.stand, target, due, met)
    yield from _off_the_line(rules, feature, trigger, due)
    _comes_up(rules, feature, trigger, set(counts), set(met))


def _comes_up(
    rules: Rules, feature: str, trigger: Trigger, counts: set[int], met: set[int]
) -> None:
    """Raise `Differs` for a count that is said to start a feature and never comes up.

    A count may also come up in the games of the feature alone, or in re-spins.
    """
    if not met or counts <= met:
        return
    met = met | in_re_spins(rules, feature, trigger, every_line(rules))
    own = (ground for ground in grounds(rules) if ground.phase == feature)
    for ground in own:
        spins_ = shown(rules, feature, ground.strips, trigger, ground.stake)
        met = met | {count for count, _ in spins_}
    check(
        counts <= met or unsettled(rules, trigger, frozenset(counts - met)),
        bet(every_line(rules)),
        f"{', '.join(map(str, sorted(counts)))} start {feature}",
        f"what comes up: {', '.join(map(str, sorted(met)))}",
    )


def unsettled(rules: Rules, trigger: Trigger, counts: frozenset[int]) -> bool:
    """Say whether counts that were not met may come up all the same, once symbols have fallen."""
    if rules.definition.cascades is None:
        return False
    return not never(rules, trigger, counts, rules.whole_spins)


def known(rules: Rules, feature: str) -> None:
    """Raise `Differs` where a game has no such feature."""
    names = rules.definition.features
    check(
        feature in names,
        bet(every_line(rules)),
        f"a feature called {feature}",
        f"the features are: {', '.join(names) or 'none'}",
    )


def _one(feature: str, stand: Stand, target: Target, due: Due, met: dict[int, int]) -> int:
    spun = stand.spun(target)
    if spun is None:
        return 0
    told, count = due(target.at_rest(spun.told), spun.told, spun.stake)
    if told and count is not None:
        met[count] = met.get(count, 0) + 1
    changed = isinstance(spun.state.terms.definition.features[feature], ChangedGames)
    if capped(spun) or (changed and another_won(spun, feature)):
        return 0
    if silent(spun.state.terms.definition, feature, target, spun):
        return 0
    found = feature in dict(starts(stand, spun))
    check(
        found == told,
        spun.situation,
        f"{feature} {'starts' if told else 'does not start'}",
        f"it {'starts' if found else 'does not'}",
    )
    return 1


def _off_the_line(rules: Rules, feature: str, trigger: Trigger, due: Due) -> Iterator[int]:
    """Show what is waited for on other lines than the one that is played."""
    stake = one_line(rules)
    if stake is None or not isinstance(trigger, LineTrigger | RunTrigger):
        return
    stand = standing(rules, PAID, stake)
    assert stand is not None
    for line in range(2, min(OTHERS, len(rules.definition.lines.rows)) + 1):
        other = Stake((line,), stake.line_bet)
        for strips in sets_on(rules, PAID, stake):
            first = islice(shown(rules, PAID, strips, trigger, other), 1)
            yield from (_one(feature, stand, target, due, {}) for _, target in first)
