"""Wagers: what a game by one costs and changes, that its prizes are as ever, what it returns."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.figures import held
from reelwright.claims.deciding.free_games.reels import all_reels
from reelwright.claims.deciding.trying import Differs, check, tried
from reelwright.claims.model import figures
from reelwright.claims.model import wagers as said
from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.multiplied import rich
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.showing import line_wins, shown
from reelwright.claims.trials.played.stands import begins, opened
from reelwright.claims.trials.played.steering import calm
from reelwright.claims.trials.played.wagers import waged
from reelwright.definition.model import ScatterTrigger, symbols_of
from reelwright.play.events import (
    AwardWon,
    BonusPrizeWon,
    FullWindowWon,
    HoldBegun,
    LineWon,
    ReelsStopped,
    RoundBegun,
    ScatterWon,
    WaysWon,
)
from reelwright.play.prizes import unit
from reelwright.play.questions import Draw, Even
from reelwright.play.state import Stake

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand, Target
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Event

WINS = 12
"""How many spins that win something are tried."""
LONGEST = 300
"""After so many answers a feature that was bought is left."""


@decide.register(said.WagerCosts)
def _(claim: said.WagerCosts, rules: Rules, _: Evidence) -> Verdict:
    return tried(_costs(claim, rules))


def _costs(claim: said.WagerCosts, rules: Rules) -> Iterator[int]:
    """Bet by the wager and on the plain game, at each bet on the fewest lines and on the most."""
    full = every_line(rules)
    fewest = min(rules.definition.stakes.selections(len(full.lines)) or (1,))
    for lines in dict.fromkeys((full.lines, full.lines[:fewest])):
        for bet in rules.definition.stakes.bets:
            stake = Stake(lines, bet)
            plain, waged_ = opened(rules, stake), waged(rules, claim.wager, stake)
            total = _begun(plain).total_bet
            _cost(plain, Fraction(total), "the plain game")
            _cost(waged_, claim.total_bets * total, claim.wager)
            yield 1


def _begun(stand: Stand) -> RoundBegun:
    return next(event for event in stand.events if isinstance(event, RoundBegun))


def _cost(stand: Stand, due: Fraction, what: str) -> None:
    found = -_begun(stand).credit
    check(found == due, stand.situation, f"{what} costs {due} cents", f"{found} cents")


@decide.register(said.WagerSpins)
def _(claim: said.WagerSpins, rules: Rules, _: Evidence) -> Verdict:
    return tried(_spins(claim, rules))


def _spins(claim: said.WagerSpins, rules: Rules) -> Iterator[int]:
    """Stop the reels of both games at every stop, and hold what they show against each other."""
    plain, here = opened(rules, every_line(rules)), waged(rules, claim.wager)
    if here.phase != PAID:
        told = f"{claim.wager} begins with a paid spin"
        raise Differs(here.situation, told, f"it begins with {here.question}")
    before, after = all_reels(plain), all_reels(here)
    check(
        set(before) != set(after),
        here.situation,
        f"{claim.wager} is spun on other reels",
        "the reels are those of the plain game",
    )
    had, has = (
        {
            (number, symbol)
            for reels in sets
            for number, reel in enumerate(reels, 1)
            for column in reel
            for cell in column
            for symbol in symbols_of(cell)
        }
        for sets in (before, after)
    )
    for what, told_, found in (
        ("without", {*claim.without}, had - has),
        ("besides", {*claim.besides}, has - had),
    ):
        check(told_ == found, here.situation, f"{what} {sorted(told_)}", f"{what} {sorted(found)}")
        yield 1


@decide.register(said.WagerBuys)
def _(claim: said.WagerBuys, rules: Rules, _: Evidence) -> Verdict:
    return tried(_buys(claim, rules))


def _buys(claim: said.WagerBuys, rules: Rules) -> Iterator[int]:
    """Bet by the wager, and see the feature begin before any reel is spun."""
    start = waged(rules, claim.wager)
    draw = start.question
    there = start.to(calm(rules), lambda one: begins(one, claim.feature), 0)
    begun = next((one for one in there.events if begins(one, claim.feature)), None)
    told = f"{claim.wager} starts {claim.feature} by {claim.count}"
    if begun is None:
        raise Differs(there.situation, told, "it does not")
    before = there.events[: there.events.index(begun)]
    spun = any(isinstance(event, ReelsStopped) for event in before)
    check(not spun, there.situation, f"{told}, at once", "the reels are spun first")
    count = getattr(begun, "count", None)
    if isinstance(begun, HoldBegun):
        count = len(begun.positions)
        even = tuple(Even(begun.cells - taken) for taken in range(len(begun.positions)))
        found = draw == Draw("cell", even)
        check(found, start.situation, f"{count} cells are drawn, all alike", f"{draw}")
    check(count == claim.count, there.situation, told, f"it starts by {count}")
    yield 1


@decide.register(said.WagerPaysAlike)
def _(claim: said.WagerPaysAlike, rules: Rules, _: Evidence) -> Verdict:
    return tried(_pays_alike(claim, rules))


def _pays_alike(claim: said.WagerPaysAlike, rules: Rules) -> Iterator[int]:
    """Win what can be won by the wager, and hold each prize against the bets alone."""
    yield 1
    for stand in _winning(rules, claim.wager):
        for event in stand.events:
            due = _due(event, stand.stake)
            if due is not None:
                found = getattr(event, "amount", None)
                told = f"{due} cents, whatever the game cost"
                check(found == due, stand.situation, told, f"{found} cents")
                yield 1


def _winning(rules: Rules, wager: str) -> Iterator[Stand]:
    """Yield rounds by a wager after a spin that wins, or what a feature that was bought pays."""
    start = waged(rules, wager)
    there = start if start.phase else start.on(rich, lambda now: now.phase is not None, LONGEST)
    yield there
    if there.phase is None or there.strips is None:
        return
    place = (rules, there.phase, there.strips)
    yield from _spun(there, line_wins(*place, there.stake))
    for scatter in rules.definition.scatters:
        trigger = ScatterTrigger(scatter=scatter)
        yield from _spun(there, (spin for _, spin in shown(*place, trigger, there.stake)))


def _spun(stand: Stand, targets: Iterator[Target]) -> Iterator[Stand]:
    for target in islice(targets, WINS):
        spun = stand.spun(target)
        if spun is not None:
            yield spun


def _due(event: Event, stake: Stake) -> Fraction | None:
    """Return what an event should pay in cents at the bets of a stake; `None` where it is none."""
    factor = getattr(event, "phase_multiplier", 1) * getattr(event, "fall_multiplier", 1)
    match event:
        case LineWon():
            return Fraction((event.pay * event.multiplier + event.added) * factor * stake.line_bet)
        case WaysWon():
            return Fraction((event.pay * event.factor + event.added) * factor * stake.line_bet)
        case ScatterWon():
            return Fraction(event.pay * event.multiplier * factor * unit(stake, event.on))
        case BonusPrizeWon():
            each = event.times * max(1, len(event.lines))
            return Fraction(event.prize * each * factor * unit(stake, event.on))
        case FullWindowWon() | AwardWon():
            return Fraction(event.prize * factor * unit(stake, event.on))
    return None


@decide.register(said.WagerReturns)
def _(claim: said.WagerReturns, _rules: Rules, evidence: Evidence) -> Verdict:
    _, _, decimals = claim.percent.partition(".")
    name = said.figure_of(claim.wager)
    return held(
        evidence, name, claim.percent, lambda one: figures.percent(one.value, len(decimals))
    )
