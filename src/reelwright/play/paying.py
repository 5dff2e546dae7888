"""What a window pays, told prize by prize, and what it starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play import events, features
from reelwright.play.judging import judge
from reelwright.play.prizes import whole_cents

if TYPE_CHECKING:
    from reelwright.play.events import Window
    from reelwright.play.judging import LineWin, ScatterWin, WaysWin
    from reelwright.play.state import Turn


def pay(turn: Turn, phase: str, window: Window) -> None:
    """Pay lines or ways, then scatters, then start what they won, in that order."""
    judged = judge(turn.terms.definition, window, turn.terms.stake, phase)
    if judged.expanded:
        turn.tell(events.Expanded(reels=judged.expanded, window=judged.window))
    for line_win in judged.line_wins:
        _pay_line(turn, phase, line_win)
    for ways_win in judged.ways_wins:
        _pay_ways(turn, phase, ways_win)
    for scatter_win in judged.scatter_wins:
        _pay_scatter(turn, phase, scatter_win)
    wins = judged.line_wins or judged.ways_wins
    scatters = {symbol: seen.positions for symbol, seen in judged.sightings.items()}
    turn.next(*features.started(turn, phase, window, wins, scatters))


def _pay_line(turn: Turn, phase: str, win: LineWin) -> None:
    factor = features.line_factor(turn, phase, win.symbol, win.count)
    amount = whole_cents(win.amount * factor * turn.terms.stake.line_bet)
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
        )
    )


def _pay_ways(turn: Turn, phase: str, win: WaysWin) -> None:
    factor = features.line_factor(turn, phase, win.symbol, win.count)
    amount = whole_cents(win.units * factor * turn.terms.stake.line_bet)
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
