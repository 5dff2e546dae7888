"""What all bonuses share: who won them, what they paid, how they end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, TypeVar

from reelwright.definition.model import (
    Award,
    ChangedGames,
    FreeGames,
    HoldAndSpin,
    Picks,
    ReSpins,
    Trail,
    Wheel,
)
from reelwright.play import events, features, prizes
from reelwright.play.state import Task, Turn
from reelwright.play.trigger import Started

if TYPE_CHECKING:
    from reelwright.definition.model import Definition, PrizeBase
    from reelwright.play.prizes import Number
    from reelwright.play.questions import Answer
    from reelwright.play.state import Terms


@dataclass(frozen=True, slots=True)
class Entered:
    """A feature that a bonus leads to, and the count it is entered with."""

    feature: str
    count: int


@dataclass(frozen=True, slots=True)
class Bonus:
    """Where a bonus stands; prizes are paid for each of `lines`, and `factor` multiplies them."""

    feature: str
    lines: tuple[int, ...] = ()
    factor: int = 1
    won: int = 0
    found_nothing: bool = True
    entered: tuple[Entered, ...] = ()

    def rules(self, terms: Terms) -> Picks | Wheel | Trail | HoldAndSpin:
        """Return the rules of the bonus."""
        feature = terms.definition.features[self.feature]
        assert isinstance(feature, Picks | Wheel | Trail | HoldAndSpin)
        return feature

    @property
    def times(self) -> int:
        """Return what each prize is multiplied by, for lines and for the phase."""
        return self.factor * max(1, len(self.lines))


B = TypeVar("B", bound=Bonus)


def pay(turn: Turn, bonus: B, amount: int) -> tuple[B, int]:
    """Pay cents; return the bonus with them, and what is credited now."""
    before = turn.won
    credit = turn.win(amount)
    found_nothing = bonus.found_nothing and not amount
    return replace(bonus, won=bonus.won + turn.won - before, found_nothing=found_nothing), credit


def pay_prize(turn: Turn, bonus: B, prize: Number, times: int = 1) -> B:
    """Pay a prize, and tell it; one of 0 is not told."""
    on = bonus.rules(turn.terms).prizes_on
    amount = prizes.in_cents(prize * times, turn.terms.stake, on) * bonus.times
    if not amount:
        return bonus
    bonus, credit = pay(turn, bonus, amount)
    turn.tell(
        events.BonusPrizeWon(
            feature=bonus.feature,
            prize=prize,
            on=on,
            times=times,
            lines=bonus.lines,
            amount=amount,
            feature_won=bonus.won,
            won=turn.won,
            credit=credit,
            phase_multiplier=bonus.factor,
        )
    )
    return bonus


def entering(turn: Turn, bonus: B, feature: str, count: int | None) -> B:
    """Return the bonus with a feature that follows on it."""
    least = least_count(turn.terms.definition, feature) if count is None else count
    entered = (*bonus.entered, Entered(feature, least))
    return replace(bonus, entered=entered, found_nothing=False)


def least_count(definition: Definition, name: str) -> int:
    """Return the count a feature is entered with where none is named."""
    match definition.features[name]:
        case FreeGames() | ChangedGames() | HoldAndSpin() as feature:
            return min(feature.counts)
        case Award() as award:
            return min(award.pays)
        case Picks() | Wheel() | Trail() | ReSpins():
            return 1


def close(turn: Turn, bonus: Bonus) -> None:
    """End a bonus: console where it came to nothing, then go on to what it led to."""
    rules = bonus.rules(turn.terms)
    consolation = _consolation(rules)
    if consolation and bonus.found_nothing:
        times = bonus.times
        paid = pay_consolation(turn, bonus.feature, consolation, rules.prizes_on, times)
        bonus = replace(bonus, won=bonus.won + paid)
    turn.tell(events.BonusEnded(feature=bonus.feature, feature_won=bonus.won, won=turn.won))
    turn.next(*(Enter(one, bonus.lines, bonus.factor) for one in bonus.entered))


def _consolation(rules: Picks | Wheel | Trail | HoldAndSpin) -> Number | None:
    match rules:
        case Trail():
            return rules.at_nothing
        case HoldAndSpin():
            return None
    return rules.consolation


def pay_consolation(turn: Turn, feature: str, pay: Number, on: PrizeBase, times: int) -> int:
    """Pay, and tell, what is paid for nothing; return the cents won."""
    before = turn.won
    amount = prizes.in_cents(pay, turn.terms.stake, on) * times
    credit = turn.win(amount)
    turn.tell(
        events.ConsolationPaid(
            feature=feature,
            pay=Fraction(pay),
            on=on,
            times=times,
            amount=amount,
            won=turn.won,
            credit=credit,
        )
    )
    return turn.won - before


@dataclass(frozen=True, slots=True)
class Enter(Task):
    """Start a feature that a bonus led to."""

    entered: Entered
    lines: tuple[int, ...]
    factor: int

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Start it as if its count had come."""
        by = Started("", self.entered.count, lines=self.lines)
        task = features.start(turn, self.entered.feature, by, "", self.factor)
        if task:
            turn.next(task)


@dataclass(frozen=True, slots=True)
class BonusTask(Task):
    """A task of a bonus."""

    bonus: Bonus

    def forgetting(self) -> BonusTask:
        """Return the task without what the bonus won."""
        return replace(self, bonus=replace(self.bonus, won=0))
