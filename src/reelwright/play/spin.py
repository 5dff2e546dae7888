"""One spin, paid or free: the reels stop, the window is judged, features start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.definition.model import FreeGames, Picks
from reelwright.play import events, free_games, picks
from reelwright.play.judging import LineWin, in_sight, judge_lines
from reelwright.play.questions import Answer, Draw, Drawn, Even
from reelwright.play.state import Task, Terms, Turn

if TYPE_CHECKING:
    from fractions import Fraction

    from reelwright.definition.model import Definition, Feature, Strip

PAID = "paid"


@dataclass(frozen=True, slots=True)
class Spin(Task):
    """Spin the reels of a phase: the paid game, or a feature by its name."""

    phase: str = PAID

    def question(self, terms: Terms) -> Draw:
        """Ask for a stop on each reel."""
        strips = strips_of(terms.definition, self.phase)
        return Draw("stops", tuple(Even(len(strip)) for strip in strips))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Show the window, pay lines and scatters, then start what they won, in that order."""
        assert isinstance(answer, Drawn)
        definition = turn.terms.definition
        window = window_at(definition, self.phase, answer.outcomes)
        turn.tell(events.ReelsStopped(phase=self.phase, stops=answer.outcomes, window=window))
        line_wins = tuple(judge_lines(definition, window, turn.terms.stake.lines))
        for win in line_wins:
            _pay_line(turn, win)
        for symbol in definition.scatters:
            _pay_scatter(turn, window, symbol)
        started = [
            task
            for name, feature in definition.features.items()
            if (task := _start(turn, name, feature, window, line_wins))
        ]
        turn.next(*started)


def strips_of(definition: Definition, phase: str) -> tuple[Strip, ...]:
    """Return the strips the reels of a phase carry."""
    feature = definition.features.get(phase)
    return definition.strips[feature.strips if isinstance(feature, FreeGames) else "base"]


def window_at(definition: Definition, phase: str, stops: tuple[int, ...]) -> events.Window:
    """Return what is in sight with each strip's stop in the top row; strips are endless loops."""
    return tuple(
        tuple(strip[(stop + row) % len(strip)] for row in range(definition.window.rows))
        for strip, stop in zip(strips_of(definition, phase), stops, strict=True)
    )


def _pay_line(turn: Turn, win: LineWin) -> None:
    amount = _cents(win.pay * win.multiplier * turn.terms.stake.line_bet)
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
        )
    )


def _pay_scatter(turn: Turn, window: events.Window, symbol: str) -> None:
    positions = in_sight(window, symbol)
    pay = turn.terms.definition.scatters[symbol].pays.get(len(positions))
    if pay is None:
        return
    amount = _cents(pay * turn.terms.stake.total)
    credit = turn.win(amount)
    turn.tell(
        events.ScatterWon(
            symbol=symbol,
            count=len(positions),
            positions=positions,
            pay=pay,
            amount=amount,
            won=turn.won,
            credit=credit,
        )
    )


def _start(
    turn: Turn,
    name: str,
    feature: Feature,
    window: events.Window,
    line_wins: tuple[LineWin, ...],
) -> Task | None:
    match feature:
        case FreeGames():
            positions = in_sight(window, feature.starts_on.scatter)
            return free_games.award(turn, name, feature, positions, spin=Spin(name))
        case Picks():
            lines = tuple(win.line for win in line_wins if win.symbol == feature.starts_on.line_win)
            return picks.start(name, feature, lines)


def _cents(amount: Fraction) -> int:
    assert amount.denominator == 1  # (a sound definition pays whole cents)
    return amount.numerator
