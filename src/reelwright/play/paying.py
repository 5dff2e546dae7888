"""What a window pays, told prize by prize, and what it starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play import events, features, re_spins, tokens
from reelwright.play.cascades import followed
from reelwright.play.changed_games_prize import pay_starting_prize
from reelwright.play.prizes import whole_cents

if TYPE_CHECKING:
    from reelwright.play.cascades import Stopped
    from reelwright.play.events import Window
    from reelwright.play.judging import LineWin, ScatterWin, WaysWin
    from reelwright.play.state import Turn


def pay(turn: Turn, window: Window, stopped: Stopped) -> None:
    """Pay lines or ways, then scatters, tell tokens earned, start what they won, in that order.

    Where there are cascades lines or ways are paid window by window, all else in the last one.
    """
    phase = stopped.phase
    wins: list[LineWin | WaysWin] = []
    windows = tuple(followed(turn.terms.definition, turn.terms.stake, stopped, window))
    for seen in windows:
        if seen.falls:
            turn.tell(
                events.Fell(
                    phase=phase,
                    emptied=seen.emptied,
                    window=seen.window,
                    falls=seen.falls,
                    factor=seen.factor,
                )
            )
        if seen.judged.expanded:
            expanded = seen.judged.expanded
            turn.tell(events.Expanded(reels=expanded, window=seen.judged.window))
        wins += seen.judged.line_wins or seen.judged.ways_wins
        paid = re_spins.paid(turn, phase, seen.judged)
        for line_win in paid.line_wins:
            _pay_line(turn, phase, line_win, seen.factor)
        for ways_win in paid.ways_wins:
            _pay_ways(turn, phase, ways_win, seen.factor)
    window, judged = windows[-1].window, windows[-1].judged
    for scatter_win in re_spins.paid(turn, phase, judged).scatter_wins:
        _pay_scatter(turn, phase, scatter_win)
    pay_starting_prize(turn, phase, window)
    scatters = {symbol: seen.positions for symbol, seen in judged.sightings.items()}
    shown = features.shown(turn, window, wins, scatters, stopped.stops)
    held = re_spins.reels_held(turn, phase)
    re_spins.improve(turn, phase, shown)
    shown = re_spins.new(turn, shown, held)
    tokens.earn(turn, phase, shown)
    turn.next(*features.started(turn, phase, shown))


def _pay_line(turn: Turn, phase: str, win: LineWin, falling: int) -> None:
    factor = features.line_factor(turn, phase, win.symbol, win.count)
    amount = whole_cents(win.amount * factor * falling * turn.terms.stake.line_bet)
    credit = turn.win(amount)
    turn.tell(
        events.LineWon(
            line=win.line,
            symbol=win.symbol,
            count=win.count,
            positions=win.positions,
            substitutes=win.substitutes,
            pay=win.pay,
            multiplier=win.multiplier,
            amount=amount,
            won=turn.won,
            credit=credit,
            rule=win.rule,
            direction=win.direction,
            added=win.added,
            phase_multiplier=factor,
            fall_multiplier=falling,
        )
    )


def _pay_ways(turn: Turn, phase: str, win: WaysWin, falling: int) -> None:
    factor = features.line_factor(turn, phase, win.symbol, win.count)
    amount = whole_cents(win.units * factor * falling * turn.terms.stake.line_bet)
    credit = turn.win(amount)
    turn.tell(
        events.WaysWon(
            symbol=win.symbol,
            count=win.count,
            ways=win.ways,
            positions=win.positions,
            substitutes=win.substitutes,
            pay=win.pay,
            factor=win.factor,
            added=win.added,
            amount=amount,
            won=turn.won,
            credit=credit,
            phase_multiplier=factor,
            fall_multiplier=falling,
        )
    )


def _pay_scatter(turn: Turn, phase: str, win: ScatterWin) -> None:
    factor = features.scatter_factor(turn, phase, win.symbol, win.count)
    if not factor:
        return
    amount = whole_cents(win.amount * factor)
    credit = turn.win(amount)
    turn.tell(
        events.ScatterWon(
            symbol=win.symbol,
            count=win.count,
            positions=win.positions,
            pay=win.pay,
            amount=amount,
            won=turn.won,
            credit=credit,
            on=turn.terms.definition.scatters[win.symbol].on,
            substitutes=win.substitutes,
            multiplier=win.multiplier,
            phase_multiplier=factor,
        )
    )
