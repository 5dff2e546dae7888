"""What a round shows and wins from the last stop of its reels on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.model.examples import Example, Won
from reelwright.claims.rules import PAID
from reelwright.definition.model import symbols_of
from reelwright.play.events import (
    AwardWon,
    BonusBegun,
    BonusPrizeWon,
    ChangedGamesWon,
    ConsolationPaid,
    FreeGamesWon,
    FullWindowWon,
    HoldBegun,
    LineWon,
    MysteryRevealed,
    PrizeRevealed,
    ReelsStopped,
    ReSpinsWon,
    ScatterWon,
    StageMultiplied,
    StartingPrizeWon,
    TrailBegun,
    WaysWon,
    WheelBegun,
)

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence
    from fractions import Fraction

    from reelwright.claims.trials.played.stands import Stand
    from reelwright.play.events import Event, Position, Window


def example_of(stand: Stand) -> Example:
    """Return a round, told from the last stop of its reels on, as an example."""
    told = since_the_reels_stopped(stand.events)
    phase, window = _shown(told)
    return Example(
        lines=stand.stake.lines,
        line_bet=stand.stake.line_bet,
        total=stand.stake.total,
        answers=stand.answers,
        phase=phase,
        window=window,
        wins=tuple(_wins(told, window, stand)),
        starts=tuple(dict.fromkeys(_starts(told))),
        games=sum(event.games for event in told if isinstance(event, FreeGamesWon)),
        finds=tuple(_finds(told)),
        factors=tuple(event.times for event in told if isinstance(event, StageMultiplied)),
        amount=sum(event.amount for event in told if isinstance(event, _PAYING)),
    )


_PAYING = (
    LineWon
    | WaysWon
    | ScatterWon
    | PrizeRevealed
    | BonusPrizeWon
    | FullWindowWon
    | StageMultiplied
    | ConsolationPaid
    | AwardWon
    | StartingPrizeWon
)


def since_the_reels_stopped(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return what was told from the last stop of the reels on."""
    stops = (place for place, one in enumerate(events) if isinstance(one, ReelsStopped))
    return tuple(events[max(stops, default=len(events)) :])


def _shown(told: Iterable[Event]) -> tuple[str, Window]:
    """Return the phase of a spin, and its window with mystery symbols revealed."""
    phase = PAID
    window: Window = ()
    for event in told:
        match event:
            case ReelsStopped():
                phase, window = event.phase, event.window
            case MysteryRevealed():
                window = event.window
    return phase, window


def _wins(told: Iterable[Event], window: Window, stand: Stand) -> list[Won]:
    stake = stand.stake
    helpers = stand.state.terms.definition.substitutes.keys()
    found = []
    for event in told:
        match event:
            case LineWon():
                factor = event.multiplier * event.phase_multiplier * event.fall_multiplier
                helped = _standing_in(event.substitutes, window, helpers)
                found.append(_won(event, helped, factor, stake.line_bet, line=event.line))
            case WaysWon():
                factor = event.factor * event.phase_multiplier * event.fall_multiplier
                helped = _standing_in(event.substitutes, window, helpers)
                found.append(_won(event, helped, factor, stake.line_bet, ways=event.ways))
            case ScatterWon():
                factor = event.multiplier * event.phase_multiplier
                bet = stake.line_bet if event.on == "line bet" else stake.total
                helped = _standing_in(event.substitutes, window, helpers)
                found.append(_won(event, helped, factor, bet))
    return found


def _won(
    event: LineWon | WaysWon | ScatterWon,
    helped: tuple[str, ...],
    factor: int,
    bet: int,
    line: int | None = None,
    ways: int | None = None,
) -> Won:
    added: Fraction | int = 0
    if not isinstance(event, ScatterWon):
        added = event.added * event.phase_multiplier
    return Won(
        of=event.symbol,
        count=event.count,
        line=line,
        ways=ways,
        substitutes=helped,
        pay=event.pay,
        factor=factor,
        added=added,
        bet=bet,
        amount=event.amount,
    )


def _standing_in(
    positions: Iterable[Position], window: Window, helpers: Container[str]
) -> tuple[str, ...]:
    """Return the substitutes among what some positions show, each once."""
    cells = [window[reel - 1][row] for reel, row in positions]
    shown = (symbol for cell in cells for symbol in symbols_of(cell))
    return tuple(dict.fromkeys(symbol for symbol in shown if symbol in helpers))


def _starts(told: Iterable[Event]) -> list[str]:
    kinds = (
        FreeGamesWon
        | BonusBegun
        | WheelBegun
        | TrailBegun
        | HoldBegun
        | AwardWon
        | ChangedGamesWon
        | ReSpinsWon
    )
    return [event.feature for event in told if isinstance(event, kinds)]


def _finds(told: Iterable[Event]) -> list[int | Fraction]:
    found: list[int | Fraction] = []
    for event in told:
        match event:
            case PrizeRevealed() | AwardWon() | FullWindowWon():
                found.append(event.prize)
            case BonusPrizeWon():
                found.append(event.prize * event.times)
            case ConsolationPaid():
                found.append(event.pay)
    return found
