"""How scatters count, what they pay, and what is paid where they win beside something else."""

from __future__ import annotations

from itertools import chain, combinations, islice, product
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import Differs, bet, check, tried
from reelwright.claims.model import scatters as said
from reelwright.claims.rules import Rules
from reelwright.claims.trials.played.rounds import spun
from reelwright.claims.trials.played.scattered import (
    beside_lines,
    only_scatter,
    paying_spin,
)
from reelwright.claims.trials.played.stakes import fewest_lines, most_lines, stakes_apart
from reelwright.claims.trials.windows.sights import (
    both,
    fallen_sights,
    helped,
    rows_of,
    runs_of,
    sights,
)
from reelwright.claims.verdicts import Situation
from reelwright.play.events import CapReached, LineWon, ScatterWon, WaysWon
from reelwright.play.judging import judge
from reelwright.play.rounds import priced

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.trials.played.rounds import Played
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import Window
    from reelwright.play.judging import Judged, ScatterWin

WINDOWS = 3
"""In how many windows of each set of strips the bet of a prize is looked at."""


def _judged(rules: Rules, phase: str, window: Window) -> tuple[Judged, Situation]:
    """Judge a window with the least bet there is."""
    stake = priced(rules.definition, fewest_lines(rules))
    return judge(rules.definition, window, stake, phase), Situation(stake, phase, window)


def _sets(rules: Rules) -> Iterator[tuple[str, str]]:
    return ((phase, strips) for phase in rules.phases for strips in rules.sets(phase))


@decide.register(said.ScatterPays)
def _(claim: said.ScatterPays, rules: Rules, _: Evidence) -> Verdict:
    return tried(_pays(claim, rules))


def _pays(claim: said.ScatterPays, rules: Rules) -> Iterator[int]:
    """Hold a table of pays against every number that can count; yield 1 for each window."""
    place = bet(most_lines(rules))
    for phase in claim.phases:
        check(phase in rules.phases, place, f"games called {phase}", ", ".join(rules.phases))
    alone = Rules(only_scatter(rules.definition, claim.symbol), rules.profile)
    counted = set()
    for phase, strips in _sets(rules):
        shown = (rules, phase, strips, claim.symbol)
        for window in (*sights(*shown), *helped(*shown)):
            judged, situation = _judged(alone, phase, window)
            number = _number(judged, claim.symbol)
            counted.add(number)
            if phase in claim.phases:
                told = claim.pays.get(number, 0)
                found = next((win.pay for win in judged.scatter_wins), 0)
                words = f"{number} {claim.symbol} pay"
                check(told == found, situation, f"{words} {told}", f"{words} {found}")
                yield 1
    for number in claim.pays.keys() - counted:
        words = f"{number} {claim.symbol} pay {claim.pays[number]}"
        raise Differs(place, words, f"{number} never count")


def _number(judged: Judged, symbol: str) -> int:
    seen = judged.sightings.get(symbol)
    return seen.count if seen else 0


@decide.register(said.ScatterPaysOn)
def _(claim: said.ScatterPaysOn, rules: Rules, _: Evidence) -> Verdict:
    return tried(chain(_on_rounds(claim, rules), _on_windows(claim, rules)))


def _on_rounds(claim: said.ScatterPaysOn, rules: Rules) -> Iterator[int]:
    """Spin paid games that the scatter wins, at unlike bets on unlike numbers of lines."""
    for stake in stakes_apart(rules):
        spin = paying_spin(rules, stake, claim.symbol)
        if spin is None:
            continue
        played = spun(rules, stake, *spin)
        if any(isinstance(event, CapReached) for event in played.events):
            continue
        on = played.stake.total if claim.on == "total bet" else stake.line_bet
        for event in played.events:
            if isinstance(event, ScatterWon) and event.symbol == claim.symbol:
                due = event.pay * event.multiplier * on
                words = f"{event.pay * event.multiplier} times the {claim.on} of {on} cents"
                check(event.amount == due, played.situation, words, f"{event.amount} cents")
                yield 1


def _on_windows(claim: said.ScatterPaysOn, rules: Rules) -> Iterator[int]:
    """Judge windows of games that paid rounds may not show."""
    stakes = [priced(rules.definition, stake) for stake in stakes_apart(rules)]
    for phase, strips in _sets(rules):
        windows = (
            window
            for window in sights(rules, phase, strips, claim.symbol)
            if any(
                win.symbol == claim.symbol for win in _judged(rules, phase, window)[0].scatter_wins
            )
        )
        for window, stake in product(islice(windows, WINDOWS), stakes):
            on = stake.total if claim.on == "total bet" else stake.line_bet
            for win in judge(rules.definition, window, stake, phase).scatter_wins:
                if win.symbol == claim.symbol:
                    units = win.pay * win.multiplier
                    words = f"{units} times the {claim.on} of {on} cents"
                    situation = Situation(stake, phase, window)
                    check(win.amount == units * on, situation, words, f"{win.amount} cents")
                    yield 1


@decide.register(said.ScatterCounts)
def _(claim: said.ScatterCounts, rules: Rules, _: Evidence) -> Verdict:
    return tried(_counts(claim, rules, phase, strips) for phase, strips in _sets(rules))


def _counts(claim: said.ScatterCounts, rules: Rules, phase: str, strips: str) -> int:
    shown = (rules, phase, strips, claim.symbol)
    windows = (*sights(*shown), *fallen_sights(*shown))
    for window in windows:
        judged, situation = _judged(rules, phase, window)
        told, found = _told(claim, window), _number(judged, claim.symbol)
        words = f"of {claim.symbol} in sight there count"
        check(told == found, situation, f"{words} {told}", f"{words} {found}")
    return len(windows)


def _told(claim: said.ScatterCounts, window: Window) -> int:
    """Return how many of a window count as it is said."""
    total = 0
    for column in window:
        rows = rows_of(column, claim.symbol)
        here = runs_of(rows) if claim.run == "once" else len(rows)
        if claim.counted == "left adjacent reels" and not here:
            break
        once = claim.per_reel == "once" or claim.counted == "left adjacent reels"
        total += min(here, 1) if once else here
    return total


@decide.register(said.ScattersAdd)
def _(_claim: said.ScattersAdd, rules: Rules, _: Evidence) -> Verdict:
    return tried(_beside(rules))


def _beside(rules: Rules) -> Iterator[int]:
    yield _both_can_win(rules)
    for played in beside_lines(rules):
        yield _added(played)


def _both_can_win(rules: Rules) -> int:
    paying = any(scatter.pays for scatter in rules.definition.scatters.values())
    both_win = paying and bool(rules.definition.winning)
    check(both_win, bet(most_lines(rules)), "scatters and lines both pay", "one of them does not")
    return 0


def _added(played: Played) -> int:
    """Hold what a spin won against its wins; return 1 where a scatter and a line won."""
    lines = [event.amount for event in played.events if isinstance(event, LineWon | WaysWon)]
    scatters = [event for event in played.events if isinstance(event, ScatterWon)]
    if any(isinstance(event, CapReached) for event in played.events) or not (lines and scatters):
        return 0
    total = sum(lines) + sum(event.amount for event in scatters)
    check(
        scatters[-1].won == total,
        played.situation,
        f"scatters and lines pay {total} cents together",
        f"{scatters[-1].won} cents",
    )
    return 1


@decide.register(said.CoincidingScatters)
def _(claim: said.CoincidingScatters, rules: Rules, _: Evidence) -> Verdict:
    return tried(_coinciding(claim, rules))


def _several_pay(rules: Rules) -> int:
    paying = [key for key, scatter in rules.definition.scatters.items() if scatter.pays]
    check(len(paying) > 1, bet(most_lines(rules)), "several scatters pay", f"{len(paying)} pays")
    return 0


def _coinciding(claim: said.CoincidingScatters, rules: Rules) -> Iterator[int]:
    yield _several_pay(rules)
    scatters = [key for key, scatter in rules.definition.scatters.items() if scatter.pays]
    for phase, strips in _sets(rules):
        for one, other in combinations(scatters, 2):
            for window in both(rules, strips, one, other):
                yield _together(claim, rules, phase, window)


def _together(claim: said.CoincidingScatters, rules: Rules, phase: str, window: Window) -> int:
    """Hold the prizes that are paid against those of each scatter by itself."""
    judged, situation = _judged(rules, phase, window)
    due = [win for key in rules.definition.scatters for win in _alone(rules, phase, window, key)]
    if len(due) < 2:
        return 0
    paid = sorted(win.amount for win in judged.scatter_wins)
    amounts = sorted(win.amount for win in due)
    told = amounts if claim.paid == "all" else amounts[-1:]
    words = "scatters that win " + " and ".join(f"{amount} cents" for amount in amounts)
    check(paid == told, situation, f"of {words}: {claim.paid}", f"paid: {[*map(str, paid)]}")
    return 1


def _alone(rules: Rules, phase: str, window: Window, key: str) -> tuple[ScatterWin, ...]:
    """Return what a scatter wins in the same game without the others' prizes."""
    stake = priced(rules.definition, fewest_lines(rules))
    return judge(only_scatter(rules.definition, key), window, stake, phase).scatter_wins
