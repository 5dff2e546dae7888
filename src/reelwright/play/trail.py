"""A bonus trail: each throw of a die moves along cells, and the cell reached pays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.definition.model import Trail
from reelwright.play import events, prizes
from reelwright.play.bonus import Bonus, BonusTask, close, entering, pay_prize
from reelwright.play.questions import Answer, Draw, Drawn, Even

if TYPE_CHECKING:
    from reelwright.definition.model import Cell
    from reelwright.play.picks import Hidden
    from reelwright.play.state import Terms, Turn

PAST_THE_END = 0


@dataclass(frozen=True, slots=True)
class TrailBonus(Bonus):
    """Where a trail stands: on `cell`, from 1 (0 before the first), with `left` throws to come."""

    cell: int = 0
    left: int = 0

    def trail_rules(self, terms: Terms) -> Trail:
        """Return the rules of the trail."""
        feature = self.rules(terms)
        assert isinstance(feature, Trail)
        return feature


@dataclass(frozen=True, slots=True)
class TrailTask(BonusTask):
    """A task of a trail."""

    bonus: TrailBonus


def shown(cell: Cell) -> Hidden:
    """Return a cell as a player is shown it."""
    if cell.jump is not None:
        return f"to cell {cell.jump}"
    if cell.enter is not None:
        return f"enter {cell.enter}" + ("" if cell.count is None else f" ({cell.count})")
    prize = prizes.label(cell.prize or 0)
    return f"{prize} x die" if cell.times_die else prize


def reached(rules: Trail, cell: int, die: int) -> int:
    """Return the cell that a throw moves to, before any jump; 0 where it goes past the end."""
    cells = len(rules.cells)
    if rules.path == "ends":
        return cell + die if cell + die <= cells else PAST_THE_END
    return (cell + die - 1) % cells + 1


@dataclass(frozen=True, slots=True)
class BeginTrail(TrailTask):
    """Announce a trail when its turn comes."""

    symbol: str

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Tell what started it and what its cells show."""
        rules = self.bonus.trail_rules(turn.terms)
        turn.tell(
            events.TrailBegun(
                feature=self.bonus.feature,
                symbol=self.symbol,
                lines=self.bonus.lines,
                throws=rules.throws,
                cells=tuple(map(shown, rules.cells)),
                begins_on=rules.begins_on,
                prizes_on=rules.prizes_on,
            )
        )
        consoles = rules.at_nothing is not None
        begun = replace(self.bonus, cell=rules.begins_on, left=rules.throws, found_nothing=consoles)
        turn.next(Throw(begun))


@dataclass(frozen=True, slots=True)
class Throw(TrailTask):
    """Throw the die once."""

    def question(self, terms: Terms) -> Draw:
        """Ask for one of the die's faces."""
        return Draw("die", (Even(len(self.bonus.trail_rules(terms).dice)),))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Move, jump where the cell says so, and do what the cell reached says."""
        assert isinstance(answer, Drawn)
        rules = self.bonus.trail_rules(turn.terms)
        die = rules.dice[answer.outcomes[0]]
        left = self.bonus.left - 1
        to = reached(rules, self.bonus.cell, die)
        if to == PAST_THE_END:
            turn.tell(_moved(self.bonus.feature, die, to, None, "the end", left))
            close(turn, self.bonus)
            return
        jump = rules.cells[to - 1].jump
        bonus = replace(self.bonus, cell=jump or to, left=left)
        cell = rules.cells[bonus.cell - 1]
        turn.tell(_moved(bonus.feature, die, to, jump, shown(cell), left))
        if cell.enter is not None:
            bonus = entering(turn, bonus, cell.enter, cell.count)
        turn.next(PayCell(bonus, die))


def _moved(
    feature: str, die: int, cell: int, jumped_to: int | None, shows: Hidden, left: int
) -> events.TrailMoved:
    return events.TrailMoved(
        feature=feature, die=die, cell=cell, jumped_to=jumped_to, shows=shows, left=left
    )


@dataclass(frozen=True, slots=True)
class PayCell(TrailTask):
    """Pay what the cell shows, then throw again or end."""

    die: int

    def question(self, terms: Terms) -> Draw | None:
        """Ask for the prize where one is drawn."""
        return prizes.draw_of(self._cell(terms).prize or 0)

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Pay the prize, times what the die showed where the cell says so."""
        cell = self._cell(turn.terms)
        prize = prizes.decided(cell.prize or 0, answer)
        bonus = pay_prize(turn, self.bonus, prize, self.die if cell.times_die else 1)
        if bonus.left:
            turn.next(Throw(bonus))
        else:
            close(turn, bonus)

    def _cell(self, terms: Terms) -> Cell:
        return self.bonus.trail_rules(terms).cells[self.bonus.cell - 1]
