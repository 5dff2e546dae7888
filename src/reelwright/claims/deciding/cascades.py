"""Cascades, decided on spins in which symbols fall as often as was found."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.claims.deciding.decide import decide
from reelwright.claims.deciding.trying import Untried, check, tried
from reelwright.claims.model import cascades as said
from reelwright.claims.trials.played.bonuses import uncapped
from reelwright.claims.trials.played.falling import fallen
from reelwright.claims.trials.played.resting import standing_in
from reelwright.claims.trials.played.stands import started
from reelwright.definition.model import PositionTrigger, RunTrigger
from reelwright.play.events import ScatterWon, WaysWon
from reelwright.play.judging import judge

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.evidence import Evidence
    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.falling import Fallen, Windowed
    from reelwright.claims.verdicts import Verdict
    from reelwright.play.events import LineWon, Position, Window


@decide.register(said.SymbolsFall)
def _(claim: said.SymbolsFall, rules: Rules, _: Evidence) -> Verdict:
    return tried(_falls(claim, uncapped(rules)))


def _falls(claim: said.SymbolsFall, rules: Rules) -> Iterator[int]:
    """Spin in every phase, and follow each window by what was won in the one before it."""
    most = 0
    for phase in rules.whole_spins:
        for spin in fallen(rules, phase):
            falls, at = len(spin.windows) - 1, spin.stand.situation
            if phase not in claim.phases:
                told = f"nothing falls in {phase}"
                check(falls == 0, at, told, f"symbols fall {falls} times")
                yield 1
                continue
            _follow(rules, spin)
            goes_on = bool(spin.windows[-1].wins)
            told = f"symbols fall while something wins, {claim.at_most} times at most"
            check(
                falls == claim.at_most if goes_on else falls <= claim.at_most,
                at,
                told,
                f"{falls} times, and the last window {'wins' if goes_on else 'wins nothing'}",
            )
            most = max(most, falls)
            yield 1
    if not most:
        raise Untried("a spin in which symbols fall")


def _follow(rules: Rules, spin: Fallen) -> None:
    """Let symbols fall by hand, and hold each window against what was told."""
    strips = rules.definition.strips[spin.target.strips]
    above = [stop - 1 for stop in spin.target.stops]
    for before, after in zip(spin.windows, spin.windows[1:], strict=False):
        emptied = {place for win in before.wins for place in win.positions}
        window: Window = ()
        for reel, (strip, column) in enumerate(zip(strips, before.window, strict=True)):
            rest = [cell for row, cell in enumerate(column) if (reel + 1, row) not in emptied]
            gaps = len(column) - len(rest)
            came = [strip[(above[reel] - gap) % len(strip)] for gap in range(gaps)]
            above[reel] -= gaps
            window = (*window, (*reversed(came), *rest))
        at = spin.stand.situation
        check({*after.emptied} == emptied, at, f"{_places(emptied)} leave", _places(after.emptied))
        check(after.window == window, at, f"the window is then {window}", f"{after.window}")


def _places(places: tuple[Position, ...] | set[Position]) -> str:
    return ", ".join(f"reel {reel} row {row}" for reel, row in sorted(places))


@decide.register(said.FallsMultiply)
def _(claim: said.FallsMultiply, rules: Rules, _: Evidence) -> Verdict:
    return tried(_factors(claim, uncapped(rules)))


def _factors(claim: said.FallsMultiply, rules: Rules) -> Iterator[int]:
    longest = 0
    for phase in rules.whole_spins:
        for spin in fallen(rules, phase):
            if len(spin.windows) > 1:
                for falls, window in enumerate(spin.windows):
                    _multiplied(claim, spin, falls, window)
                    longest = max(longest, falls if window.wins else 0)
                yield 1
    if longest < len(claim.factors) - 1:
        raise Untried(f"a spin that wins after {len(claim.factors) - 1} falls")


def _multiplied(claim: said.FallsMultiply, spin: Fallen, falls: int, window: Windowed) -> None:
    factor = claim.factors[min(falls, len(claim.factors) - 1)]
    for win in window.wins:
        due = _once(win) * factor * spin.stand.stake.line_bet
        told = f"{due} cents after {falls} falls"
        check(win.amount == due, spin.stand.situation, told, f"{win.amount} cents")


def _once(win: LineWon | WaysWon) -> Fraction:
    """Return what a win comes to, in line bets, before cascades multiply it."""
    factor = win.factor if isinstance(win, WaysWon) else win.multiplier
    return Fraction((win.pay * factor + win.added) * win.phase_multiplier)


@decide.register(said.LastWindowCounts)
def _(_claim: said.LastWindowCounts, rules: Rules, _: Evidence) -> Verdict:
    return tried(_counted(uncapped(rules)))


def _counted(rules: Rules) -> Iterator[int]:
    """Hold the scatter prizes of spins, and what starts by a place, against the last window.

    Free games may leave a prize of scatters unpaid.
    """
    tried_ = 0
    for phase in rules.whole_spins:
        for spin in fallen(rules, phase):
            if len(spin.windows) == 1:
                continue
            last = judge(rules.definition, spin.windows[-1].window, spin.stand.stake, phase)
            due = [(win.symbol, win.count) for win in last.scatter_wins]
            found = [(one.symbol, one.count) for one in spin.told if isinstance(one, ScatterWon)]
            told = f"scatter prizes {due} by the last window"
            right = {*found} <= {*due} if phase in rules.free_games else found == due
            check(right, spin.stand.situation, told, f"{found}")
            _placed(rules, spin)
            tried_ += 1
            yield 1
    if not tried_:
        raise Untried("a spin in which symbols fall")


def _placed(rules: Rules, spin: Fallen) -> None:
    """Hold the places and runs of what a spin started against its last window."""
    agenda = spin.stand.state.agenda
    for feature, _ in started(spin.told, agenda):
        trigger = rules.definition.features[feature].starts_on
        if isinstance(trigger, PositionTrigger | RunTrigger):
            window = spin.windows[-1].window
            stake, phase = spin.stand.stake, spin.target.phase
            check(
                standing_in(rules.definition, trigger, phase, window, stake) > 0,
                spin.stand.situation,
                f"{feature} starts by what stands in the last window",
                "it does not stand there",
            )
