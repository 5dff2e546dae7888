"""What a spin starts, and what a phase does to its prizes.

Each feature looks at what the spin showed and won, in the order written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.model import (
    Award,
    ChangedGames,
    FreeGames,
    HoldAndSpin,
    Picks,
    ReSpins,
    ScatterTrigger,
    Trail,
    Wheel,
)
from reelwright.play import (
    changed_games,
    events,
    free_games,
    hold_and_spin,
    offers,
    picks,
    prizes,
    re_spins,
    trail,
    wheel,
)
from reelwright.play.bonus import pay_consolation
from reelwright.play.trigger import Shown, found

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reelwright.definition.model import Covers
    from reelwright.play.events import Position, Window
    from reelwright.play.state import Task, Turn
    from reelwright.play.trigger import Started, Win


def shown(
    turn: Turn,
    window: Window,
    wins: Sequence[Win],
    scatters: Mapping[str, tuple[Position, ...]],
    stops: tuple[int, ...],
) -> Shown:
    """Return what a spin showed and won, once all its prizes are told.

    `window` is as the reels stopped at `stops`; `wins` were paid on lines or for ways; `scatters`
    holds, for every scatter symbol, one position for each that counts.
    """
    paid = any(isinstance(event, _WON) for event in turn.events)
    return Shown(window, wins, scatters, turn.terms.stake.lines, paid, stops)


def started(turn: Turn, phase: str, shown: Shown) -> list[Task]:
    """Return the tasks of the features that a spin of a phase starts, in the order written.

    Free games won again are added to the running series, awards and losing games are paid at once.
    """
    definition = turn.terms.definition
    tasks: list[Task] = []
    for name, feature in definition.features.items():
        by = found(definition, feature.starts_on, shown)
        if by is None or re_spins.rests(definition, phase, feature):
            continue
        task: Task | None
        if isinstance(feature, ReSpins):
            task = re_spins.start(turn, name, by, phase, shown)
        else:
            task = start(turn, name, by, phase)
        if task:
            tasks.append(task)
    if _series(turn, phase) and not shown.paid and not tasks and not any(map(_gains, turn.events)):
        _pay_losing(turn, phase)
    return tasks


_WON = events.LineWon | events.WaysWon | events.ScatterWon


def _gains(event: events.Event) -> bool:
    """Whether an event tells of an award, or of games added to any series."""
    if isinstance(event, events.FreeGamesWon):
        return event.games > 0
    return isinstance(event, events.AwardWon)


def start(turn: Turn, name: str, by: Started, phase: str, factor: int | None = None) -> Task | None:
    """Start a feature, or add to it; return its first task, `None` where nothing is left to do.

    `factor` multiplies the prizes of a bonus, as the phase has it where it is left out. Nothing but
    a spin itself starts re-spins.
    """
    feature = turn.terms.definition.features[name]
    times = bonus_factor(turn, phase) if factor is None else factor
    each_line = isinstance(feature, Picks | Wheel | Trail) and feature.once_for_each
    lines = by.lines if each_line else ()
    match feature:
        case FreeGames():
            return _free_games(turn, name, feature, by, phase)
        case Award():
            _pay_award(turn, name, feature, by, times)
            return None
        case Picks():
            return picks.BeginBonus(picks.PickBonus(name, lines, times), by.symbol)
        case Wheel():
            return wheel.BeginWheel(wheel.WheelBonus(name, lines, times), by.symbol)
        case Trail():
            return trail.BeginTrail(trail.TrailBonus(name, lines, times), by.symbol)
        case HoldAndSpin():
            holding = hold_and_spin.Holding(name, factor=times)
            return hold_and_spin.BeginHold(holding, by.symbol, by.count, by.positions)
        case ChangedGames():
            changed_games.win(turn, name, by, phase)
            return None
        case ReSpins():
            return None


def _free_games(turn: Turn, name: str, feature: FreeGames, by: Started, phase: str) -> Task | None:
    if phase == name:
        games = feature.games_added.get(by.count)
        return free_games.add(turn, name, games, by) if games else None
    if made := feature.offers.get(by.count):
        turn.tell(
            events.OffersMade(
                feature=name,
                symbol=by.symbol,
                count=by.count,
                positions=by.positions,
                offers=tuple((offer.games, offer.multiplier) for offer in made),
            )
        )
        return offers.Choose(name, by)
    games = feature.awards.get(by.count)
    return free_games.add(turn, name, games, by) if games else None


def _pay_award(turn: Turn, name: str, feature: Award, by: Started, factor: int) -> None:
    prize = feature.pays.get(by.count)
    if not prize:
        return
    amount = prizes.in_cents(prize, turn.terms.stake, feature.on) * factor
    credit = turn.win(amount)
    turn.tell(
        events.AwardWon(
            feature=name,
            symbol=by.symbol,
            count=by.count,
            positions=by.positions,
            prize=prize,
            on=feature.on,
            amount=amount,
            won=turn.won,
            credit=credit,
            phase_multiplier=factor,
        )
    )


def _pay_losing(turn: Turn, phase: str) -> None:
    rule = free_games.rules(turn.terms, phase).losing_game_pays
    if rule:
        lines = turn.terms.stake.lines
        times = max(1, len(lines)) if rule.on == "line bet" else 1
        pay_consolation(turn, phase, rule.pay, rule.on, times)


def line_factor(turn: Turn, phase: str, symbol: str, count: int) -> int:
    """Return what the phase multiplies a win by that is paid on a line, or for ways."""
    factor, covers = _factor(turn, phase)
    for win in covers.not_on if covers else ():
        if symbol in turn.terms.definition.expand((win.win,)) and win.count in (None, count):
            return 1
    return factor


def scatter_factor(turn: Turn, phase: str, symbol: str, count: int) -> int:
    """Return what the phase multiplies a scatter prize by; 0 where it does not pay it.

    A re-trigger that does not pay takes the prize of each number that starts the feature.
    """
    rules = turn.terms.definition.features.get(phase)
    trigger = rules.starts_on if isinstance(rules, FreeGames) and _series(turn, phase) else None
    if isinstance(trigger, ScatterTrigger) and trigger.scatter == symbol:
        assert isinstance(rules, FreeGames)
        starts = count in rules.counts and (trigger.counts is None or count in trigger.counts)
        if starts and rules.re_trigger in ("adds", "nothing"):
            return 0
    factor, covers = _factor(turn, phase)
    return factor if covers and covers.scatters == "yes" else 1


def bonus_factor(turn: Turn, phase: str) -> int:
    """Return what the phase multiplies the prizes of a bonus by that is won in it."""
    factor, covers = _factor(turn, phase)
    return factor if covers and covers.bonuses == "yes" else 1


def _factor(turn: Turn, phase: str) -> tuple[int, Covers | None]:
    """Return what a phase multiplies prizes by, and which of them."""
    rules = turn.terms.definition.features.get(phase)
    if isinstance(rules, ChangedGames):
        return rules.multiplier or 1, rules.multiplier_covers
    series = _series(turn, phase)
    if series is None:
        return 1, None
    return series.multiplier, free_games.rules(turn.terms, phase).multiplier_covers


def _series(turn: Turn, phase: str) -> free_games.Series | None:
    place = free_games.running(turn, phase)
    return None if place is None else free_games.series_at(turn, place)
