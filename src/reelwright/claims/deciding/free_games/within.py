"""What else is won in free games: other features, and the same one through a bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.free_games.series import of_series
from reelwright.claims.deciding.triggers import known
from reelwright.claims.deciding.triggers_together import PLAYED
from reelwright.claims.deciding.trying import bet, check, tried
from reelwright.claims.model import free_games as said
from reelwright.claims.trials.played.meeting import starting
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.stands import awaits, begins, runs
from reelwright.claims.trials.played.steering import calm, led_to, standing, waiting
from reelwright.play.events import CapReached, FreeGameBegun, FreeGamesEnded, FreeGamesWon

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.meeting import Spun
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Event


@decide.register(said.OthersWithin)
def _(claim: said.OthersWithin, rules: Rules, _: Evidence) -> Verdict:
    return tried(_others(claim, rules))


def _others(claim: said.OthersWithin, rules: Rules) -> Iterator[int]:
    """Meet every trigger in a game of the series, and play on to what comes after that game."""
    of_series(rules, claim.feature)
    for name in claim.others:
        known(rules, name)
        check(
            name != claim.feature, bet(every_line(rules)), f"{name} is another", "it is the series"
        )
    found = starting(rules, claim.feature)
    for name in rules.definition.features:
        if name == claim.feature:
            continue
        told, spun = name in claim.others, found.get(name)
        if spun is not None:
            check(told, spun.after.situation, f"{name} does not start in it", "it does")
            if not runs(spun.before, name):
                _before_the_next(rules, claim.feature, name, spun)
        elif (stand := standing(rules, claim.feature)) is not None:
            check(not told, stand.situation, f"{name} starts in it", "no spin tried starts it")
        yield 1


def _before_the_next(rules: Rules, feature: str, name: str, spun: Spun) -> None:
    """Hold that what was won in a game is played before the next game of the series."""
    known_ = len(spun.before.events)
    played = spun.after.to(calm(rules), lambda one: _goes_on(one, feature), known_)
    for event in played.events[known_:]:
        if isinstance(event, PLAYED) and event.feature == name:
            return
        check(
            not _goes_on(event, feature),
            played.situation,
            f"{name} is played before the next game of {feature}",
            "it is played later",
        )


def _goes_on(event: Event, feature: str) -> bool:
    return isinstance(event, FreeGameBegun | FreeGamesEnded) and event.feature == feature


@decide.register(said.EnteredAgain)
def _(claim: said.EnteredAgain, rules: Rules, _: Evidence) -> Verdict:
    return tried(_entered(claim, rules))


def _entered(claim: said.EnteredAgain, rules: Rules) -> Iterator[int]:
    """Win each bonus in a game of the series, and find the way in it that leads to the series."""
    of_series(rules, claim.feature)
    for bonus in claim.through:
        known(rules, bonus)
        spun = starting(rules, claim.feature).get(bonus)
        if spun is None:
            continue
        _adds(rules, claim.feature, bonus, spun)
        yield 1


def _adds(rules: Rules, feature: str, bonus: str, spun: Spun) -> None:
    """Play a bonus to the way into the series, and hold that its games are added."""
    since = len(spun.before.events)
    began = spun.after.to(calm(rules), lambda one: begins(one, bonus), since)
    led = led_to(began, feature)
    if led is None and (awaits(began, feature) or _capped(began)):
        return
    check(led is not None, began.situation, f"{bonus} leads to {feature}", "it does not")
    assert led is not None
    told = led.to(calm(rules), lambda one: _won(one, feature), since)
    won = next((one for one in told.events[since:] if _won(one, feature)), None)
    if won is None and _capped(told):
        return
    check(
        getattr(won, "again", False),
        told.situation,
        "its games are added to those that are left",
        "they are not",
    )


def _capped(stand: Stand) -> bool:
    """Say whether the win cap has ended a round."""
    return any(isinstance(one, CapReached) for one in stand.events)


def _won(event: Event, feature: str) -> bool:
    return isinstance(event, FreeGamesWon) and event.feature == feature


@decide.register(said.AddedBeneath)
def _(claim: said.AddedBeneath, rules: Rules, _: Evidence) -> Verdict:
    return tried(_beneath(claim, rules))


def _beneath(claim: said.AddedBeneath, rules: Rules) -> Iterator[int]:
    """Win one series in the other, then the other in that one."""
    of_series(rules, claim.feature)
    of_series(rules, claim.waiting)
    first = starting(rules, claim.waiting).get(claim.feature)
    second = starting(rules, claim.feature).get(claim.waiting)
    if first is None or second is None:
        return
    within = waiting(rules, first.after, claim.feature)
    again = within.spun(second.target) if within and runs(within, claim.waiting) else None
    if again is not None:
        since = len(again.events) - len(again.told)
        told = again.to(calm(rules), lambda one: _won(one, claim.waiting), since)
        won = next((one for one in told.events[since:] if _won(one, claim.waiting)), None)
        if _capped(told):
            return
        check(
            won is not None and getattr(won, "again", False),
            told.situation,
            f"games of {claim.waiting} won in {claim.feature} are added to those that wait",
            "they are not",
        )
        yield 1
