"""Re-spins: when they follow, which reels are held, how many there are, and what changes that."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.free_games.series import stakes_of
from reelwright.claims.deciding.triggers import known
from reelwright.claims.deciding.trying import bet, check, tried
from reelwright.claims.model import re_spins as said
from reelwright.claims.trials.played.grounds import grounds, spins
from reelwright.claims.trials.played.meeting import capped
from reelwright.claims.trials.played.re_spins import Try, held_in, met, tries, won
from reelwright.claims.trials.played.re_spins_met import PRIZES, standing_on
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.stands import starts
from reelwright.claims.trials.played.steering import calm, standing
from reelwright.play.events import MoreReelsHeld, ReelsStopped, ReSpinBegun, ReSpinsEnded
from reelwright.play.events import ReSpinsWon as Won
from reelwright.play.questions import Draw, Drawn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.re_spins import Met
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.verdicts import Verdict

ALIKE = 3
"""How many runs that hold the same reels are played to their end."""


def of_re_spins(rules: Rules, feature: str) -> None:
    """Raise `Differs` where a game has no such re-spins."""
    known(rules, feature)
    check(feature in rules.re_spins, bet(every_line(rules)), f"{feature}: re-spins", "it is none")


@decide.register(said.ReSpinsFollow)
def _(claim: said.ReSpinsFollow, rules: Rules, _: Evidence) -> Verdict:
    return tried(_follow(claim, rules))


def _follow(claim: said.ReSpinsFollow, rules: Rules) -> Iterator[int]:
    """Show what starts them in every phase, and in re-spins, and hold whether they follow."""
    of_re_spins(rules, claim.feature)
    trigger = rules.definition.features[claim.feature].starts_on
    every = rules.definition.window.reels
    for ground in grounds(rules):
        for target in spins(rules, ground, trigger):
            spun = ground.stand.spun(target)
            if spun is None or capped(spun):
                continue
            on = standing_on(rules.definition, trigger, ground.phase, target.window, spun.stake)
            if on is None or len(on) == every:
                continue
            wins = any(isinstance(event, PRIZES) for event in spun.told)
            fits = claim.only_after in (None, "a win" if wins else "no win")
            _starts(claim, ground.stand, spun, due=fits and ground.phase in _paid(rules))
            yield 1
    for one in tries(rules, claim.feature):
        again = [event for event in one.after.told if isinstance(event, Won)]
        check(not again, one.after.situation, "a re-spin starts no re-spins", "it does")
        yield 1


def _paid(rules: Rules) -> tuple[str, ...]:
    return rules.definition.paid_phases


def _starts(claim: said.ReSpinsFollow, before: Stand, spun: Stand, *, due: bool) -> None:
    found = claim.feature in dict(starts(before, spun))
    check(
        found == due,
        spun.situation,
        f"{claim.feature} {'follow' if due else 'do not follow'}",
        f"they {'do' if found else 'do not'}",
    )


@decide.register(said.ReelsHeld)
def _(claim: said.ReelsHeld, rules: Rules, _: Evidence) -> Verdict:
    return tried(_reels_held(claim, rules))


def _reels_held(claim: said.ReelsHeld, rules: Rules) -> Iterator[int]:
    """Win re-spins, and see in the first of them which reels stay and which are spun."""
    of_re_spins(rules, claim.feature)
    for one, stand in won(rules, claim.feature):
        yield _stay(one, stand, frozenset(claim.reels) if claim.reels else one.reels)


def _stay(one: Met, stand: Stand, held: frozenset[int]) -> int:
    """Stop every reel that is spun at each of two stops, and hold which of them change."""
    question = stand.question
    assert isinstance(question, Draw)
    if question.of == "strips":
        stand = stand.after(Drawn((0,)))
        question = stand.question
        assert isinstance(question, Draw)
    every = range(1, len(one.target.window) + 1)
    spun = [reel for reel in every if reel not in held]
    told = f"reels {_words(held)} are held"
    check(
        len(question.parts) == len(spun),
        stand.situation,
        told,
        f"{len(question.parts)} of {len(every)} reels are spun",
    )
    windows = [_stopped(stand, question, last=last) for last in (False, True)]
    for window in windows:
        still = [reel for reel in held if window.window[reel - 1] != one.target.window[reel - 1]]
        check(not still, stand.situation, told, f"reels {_words(still)} do not stay")
        check(
            frozenset(window.held) == held,
            stand.situation,
            told,
            f"reels {_words(window.held)} are shown as held",
        )
    return 1


def _stopped(stand: Stand, question: Draw, *, last: bool) -> ReelsStopped:
    """Return what is told where the reels stop at their first, or last, stops."""
    stops = tuple(part.size - 1 if last else 0 for part in question.parts)
    told = stand.after(Drawn(stops)).told
    return next(event for event in told if isinstance(event, ReelsStopped))


def _words(reels: object) -> str:
    return ", ".join(map(str, sorted(reels))) or "none"  # type: ignore[call-overload]


@decide.register(said.HeldWithinMore)
def _(claim: said.HeldWithinMore, rules: Rules, _: Evidence) -> Verdict:
    return tried(_within_more(claim, rules))


def _within_more(claim: said.HeldWithinMore, rules: Rules) -> Iterator[int]:
    """Show what starts them on more reels than are held, or on every reel."""
    of_re_spins(rules, claim.feature)
    every = rules.definition.window.reels
    for one in met(rules, claim.feature):
        if claim.reels is None and len(one.reels) == every:
            _starts_none(claim, one)
            yield 1
    for one, stand in won(rules, claim.feature):
        if claim.reels is not None and one.reels - {*claim.reels}:
            yield _stay(one, stand, frozenset(claim.reels))


def _starts_none(claim: said.HeldWithinMore, one: Met) -> None:
    found = claim.feature in dict(starts(one.before, one.after))
    check(
        not found,
        one.after.situation,
        f"{claim.feature} do not start where every reel would hold",
        "they do",
    )


@decide.register(said.ReSpinsWon)
def _(claim: said.ReSpinsWon, rules: Rules, _: Evidence) -> Verdict:
    return tried(_won(claim, rules))


def _won(claim: said.ReSpinsWon, rules: Rules) -> Iterator[int]:
    """Win re-spins, and play some of those that hold the same reels quietly to their end."""
    of_re_spins(rules, claim.feature)
    played: Counter[frozenset[int]] = Counter()
    for one, stand in won(rules, claim.feature):
        since = len(one.before.events)
        first = next(e for e in stand.events[since:] if isinstance(e, ReSpinBegun))
        _number(claim, stand, first.played + first.left)
        yield 1
        held = held_in(stand)
        played[held] += 1
        if played[held] > ALIKE:
            continue
        over = stand.to(calm(rules), lambda e: isinstance(e, ReSpinsEnded), len(stand.events))
        told = over.events[since:]
        ended = next((e for e in told if isinstance(e, ReSpinsEnded)), None)
        if ended is not None and not any(isinstance(e, MoreReelsHeld) for e in told):
            begun = sum(isinstance(e, ReSpinBegun) for e in told[: told.index(ended)])
            _number(claim, over, begun + ended.unplayed)


def _number(claim: said.ReSpinsWon, stand: Stand, found: int) -> None:
    check(
        found == claim.re_spins,
        stand.situation,
        f"{claim.re_spins} re-spins of {claim.feature} are won",
        f"{found} are",
    )


@decide.register(said.ReSpinsStaked)
def _(claim: said.ReSpinsStaked, rules: Rules, _: Evidence) -> Verdict:
    return tried(_staked(claim, rules))


def _staked(claim: said.ReSpinsStaked, rules: Rules) -> Iterator[int]:
    """Win them at different stakes, play on to their end, and look for anything taken."""
    of_re_spins(rules, claim.feature)
    for stake in stakes_of(rules):
        stand = standing(rules, claim.feature, stake)
        if stand is None:
            continue
        over = stand.on(calm(rules))
        for event in over.events:
            if isinstance(event, ReSpinBegun):
                check(
                    (event.lines, event.line_bet) == (stake.lines, stake.line_bet),
                    over.situation,
                    f"re-spins on lines {list(stake.lines)} at {stake.line_bet}",
                    f"on lines {list(event.lines)} at {event.line_bet}",
                )
        taken = [e for e in over.events[1:] if e.credit < 0 and e.event.startswith("re-spin")]
        check(not taken, over.situation, "a re-spin costs nothing", f"{taken} takes something")
        yield 1


def improved_on(rules: Rules, feature: str, one: Try) -> frozenset[int] | None:
    """Return the reels on which a re-spin shows what started it; `None` where on no more."""
    trigger = rules.definition.features[feature].starts_on
    on = standing_on(rules.definition, trigger, feature, one.window, one.before.stake)
    return on if on is not None and on > one.held else None


@decide.register(said.ReSpinsChange)
def _(claim: said.ReSpinsChange, rules: Rules, _: Evidence) -> Verdict:
    return tried(_change(claim, rules))


def _change(claim: said.ReSpinsChange, rules: Rules) -> Iterator[int]:
    """Show what started them on held and further reels, and not, and see how the run goes on."""
    of_re_spins(rules, claim.feature)
    for one in tries(rules, claim.feature):
        held, left = _due(claim, rules, one)
        there, told = one.next(rules, claim.feature)
        if told is None:
            continue
        over = isinstance(told, ReSpinsEnded)
        found_left = 0 if isinstance(told, ReSpinsEnded) else told.left + 1
        check(
            found_left == left,
            there.situation,
            f"{left} re-spins of {claim.feature} are left",
            f"{found_left} are",
        )
        found = frozenset() if isinstance(told, ReSpinsEnded) else frozenset(told.held)
        check(
            over or found == held,
            there.situation,
            f"reels {_words(held)} are held",
            f"reels {_words(found)} are",
        )
        yield 1


def _due(claim: said.ReSpinsChange, rules: Rules, one: Try) -> tuple[frozenset[int], int]:
    """Return the reels held after a re-spin, and how many are then left, as is said."""
    on = improved_on(rules, claim.feature, one)
    if on is None:
        return one.held, 0 if claim.ends else one.left
    held = on if claim.holds_more else one.held
    if len(held) == rules.definition.window.reels:
        return held, 0
    return held, one.left + claim.adds if claim.again is None else claim.again
