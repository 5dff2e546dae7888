"""What the engine finds in a window, in the words of the slow judge."""

from __future__ import annotations

from reelwright.definition.model import Definition
from reelwright.play.judging import judge
from reelwright.play.state import Stake
from tests.slow_judge import Bet, Win
from tests.slow_judge.wins import Columns, cents


def engine_wins(definition: Definition, window: Columns, bet: Bet, phase: str) -> list[Win]:
    """Everything a window wins in a phase, sorted."""
    stake = Stake(bet.lines, bet.line_bet, definition.stakes.units(len(bet.lines)))
    judged = judge(definition, window, stake, phase)
    lines = [
        Win(
            "line",
            win.line,
            win.symbol,
            win.count,
            cents((win.pay * win.multiplier + win.added) * bet.line_bet),
            win.positions,
        )
        for win in judged.line_wins
    ]
    ways = [
        Win(
            "ways",
            0,
            win.symbol,
            win.count,
            cents((win.pay * win.factor + win.added) * bet.line_bet),
            win.positions,
        )
        for win in judged.ways_wins
    ]
    scatters = [
        Win("scatter", 0, win.symbol, win.count, cents(win.amount), win.positions)
        for win in judged.scatter_wins
    ]
    return sorted([*lines, *ways, *scatters])
