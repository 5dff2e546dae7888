"""Hold and spin: symbols stay on their cells, open cells are spun, at the end each one held pays.

Cells are told in reading order: reel by reel, from the top.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.definition.model import HoldAndSpin
from reelwright.play import events, prizes
from reelwright.play.bonus import Bonus, BonusTask, close, pay, pay_prize
from reelwright.play.questions import Answer, Draw, Drawn, Even, Weighted

if TYPE_CHECKING:
    from reelwright.definition.model import Definition
    from reelwright.play.events import Position
    from reelwright.play.state import Terms, Turn

LANDS = 0
"""The outcome of a draw by which a symbol lands on a cell."""


@dataclass(frozen=True, slots=True)
class Holding(Bonus):
    """Where it stands: the cells that hold a symbol, and the value of all that were drawn.

    `left` re-spins are still to come.
    """

    held: tuple[Position, ...] = ()
    value: int = 0
    left: int = 0

    def hold_rules(self, terms: Terms) -> HoldAndSpin:
        """Return the rules of hold and spin."""
        feature = self.rules(terms)
        assert isinstance(feature, HoldAndSpin)
        return feature

    def open(self, terms: Terms) -> tuple[Position, ...]:
        """Return the cells that hold nothing."""
        return tuple(cell for cell in cells(terms.definition) if cell not in self.held)


def cells(definition: Definition) -> tuple[Position, ...]:
    """Return every cell of the window."""
    heights = enumerate(definition.window.heights, 1)
    return tuple((reel, row) for reel, rows in heights for row in range(rows))


@dataclass(frozen=True, slots=True)
class HoldTask(BonusTask):
    """A task of hold and spin."""

    bonus: Holding


@dataclass(frozen=True, slots=True)
class BeginHold(HoldTask):
    """Announce it when its turn comes; where no window shows the symbols, draw their cells."""

    symbol: str
    count: int
    positions: tuple[Position, ...]

    def question(self, terms: Terms) -> Draw | None:
        """Ask for a cell for each symbol that stands on none, out of those that are left."""
        if self.positions:
            return None
        every = len(cells(terms.definition))
        return Draw("cell", tuple(Even(every - taken) for taken in range(self.count)))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Hold the symbols, and go on to what each pays."""
        rules = self.bonus.hold_rules(turn.terms)
        held = self.positions or _taken(cells(turn.terms.definition), answer)
        turn.tell(
            events.HoldBegun(
                feature=self.bonus.feature,
                symbol=self.symbol,
                positions=held,
                re_spins=rules.re_spins,
                cells=len(cells(turn.terms.definition)),
                prizes_on=rules.prizes_on,
                full_window=rules.full_window,
            )
        )
        turn.next(DrawValues(replace(self.bonus, left=rules.re_spins), held))


def _taken(every: tuple[Position, ...], answer: Answer | None) -> tuple[Position, ...]:
    """Return the cells that a draw took, one after the other out of those left."""
    assert isinstance(answer, Drawn)
    left = list(every)
    return tuple(sorted(left.pop(outcome) for outcome in answer.outcomes))


@dataclass(frozen=True, slots=True)
class DrawValues(HoldTask):
    """Draw what each of the symbols pays that are held from now on."""

    positions: tuple[Position, ...]

    def question(self, terms: Terms) -> Draw:
        """Ask for a value for each."""
        values = tuple(self.bonus.hold_rules(terms).values.drawn.values())
        return Draw("value", (Weighted(values),) * len(self.positions))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Hold them with their values; spin the open cells, or end."""
        assert isinstance(answer, Drawn)
        table = tuple(self.bonus.hold_rules(turn.terms).values.drawn)
        values = tuple(table[outcome] for outcome in answer.outcomes)
        bonus = replace(
            self.bonus,
            held=tuple(sorted((*self.bonus.held, *self.positions))),
            value=self.bonus.value + sum(values),
        )
        turn.tell(
            events.ValuesDrawn(
                feature=bonus.feature,
                positions=self.positions,
                values=values,
                held=len(bonus.held),
                value=bonus.value,
                left=bonus.left,
            )
        )
        _go_on(turn, bonus)


@dataclass(frozen=True, slots=True)
class SpinCells(HoldTask):
    """Spin every open cell once."""

    def question(self, terms: Terms) -> Draw:
        """Ask for each open cell whether a symbol lands on it, or it stays open."""
        rule = self.bonus.hold_rules(terms).each_cell
        part = Weighted((rule.lands, rule.stays_open))
        return Draw("landing", (part,) * len(self.bonus.open(terms)))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Count the re-spin, show what landed, and hold it."""
        assert isinstance(answer, Drawn)
        rules = self.bonus.hold_rules(turn.terms)
        spun = zip(self.bonus.open(turn.terms), answer.outcomes, strict=True)
        landed = tuple(cell for cell, outcome in spun if outcome == LANDS)
        again = landed and rules.new_symbol == "begins again"
        bonus = replace(self.bonus, left=rules.re_spins if again else self.bonus.left - 1)
        turn.tell(events.CellsSpun(feature=bonus.feature, positions=landed, left=bonus.left))
        if landed:
            turn.next(DrawValues(bonus, landed))
        else:
            _go_on(turn, bonus)


def _go_on(turn: Turn, bonus: Holding) -> None:
    """Spin again while cells are open and re-spins left; else pay all that is held, and end."""
    full = not bonus.open(turn.terms)
    if bonus.left and not full:
        turn.next(SpinCells(bonus))
        return
    bonus = pay_prize(turn, bonus, bonus.value)
    rules = bonus.hold_rules(turn.terms)
    if full and rules.full_window is not None:
        bonus = _pay_full(turn, bonus, rules)
    close(turn, bonus)


def _pay_full(turn: Turn, bonus: Holding, rules: HoldAndSpin) -> Holding:
    assert rules.full_window is not None
    prize = prizes.in_cents(rules.full_window, turn.terms.stake, rules.prizes_on)
    amount = prize * bonus.times
    bonus, credit = pay(turn, bonus, amount)
    turn.tell(
        events.FullWindowWon(
            feature=bonus.feature,
            prize=rules.full_window,
            on=rules.prizes_on,
            amount=amount,
            feature_won=bonus.won,
            won=turn.won,
            credit=credit,
            phase_multiplier=bonus.factor,
        )
    )
    return bonus
