"""A bonus wheel: each spin is a draw of one segment."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.definition.model import Wheel
from reelwright.play import events, prizes
from reelwright.play.bonus import Bonus, BonusTask, close, entering, pay_prize
from reelwright.play.questions import Answer, Draw, Drawn, Weighted

if TYPE_CHECKING:
    from reelwright.definition.model import Segment
    from reelwright.play.picks import Hidden
    from reelwright.play.state import Terms, Turn


@dataclass(frozen=True, slots=True)
class WheelBonus(Bonus):
    """Where a wheel stands: `left` spins are still to come."""

    left: int = 0

    def wheel_rules(self, terms: Terms) -> Wheel:
        """Return the rules of the wheel."""
        feature = self.rules(terms)
        assert isinstance(feature, Wheel)
        return feature


@dataclass(frozen=True, slots=True)
class WheelTask(BonusTask):
    """A task of a wheel."""

    bonus: WheelBonus


def shown(segment: Segment) -> Hidden:
    """Return a segment as a player is shown it."""
    if segment.enter is None:
        return prizes.label(segment.prize or 0)
    of = "" if segment.count is None else f" ({segment.count})"
    return f"enter {segment.enter}{of}"


@dataclass(frozen=True, slots=True)
class BeginWheel(WheelTask):
    """Announce a wheel when its turn comes."""

    symbol: str

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Tell what started it and what it shows."""
        rules = self.bonus.wheel_rules(turn.terms)
        turn.tell(
            events.WheelBegun(
                feature=self.bonus.feature,
                symbol=self.symbol,
                lines=self.bonus.lines,
                spins=rules.spins,
                segments=tuple(map(shown, rules.segments)),
                prizes_on=rules.prizes_on,
            )
        )
        consoles = rules.consolation is not None
        turn.next(SpinWheel(replace(self.bonus, left=rules.spins, found_nothing=consoles)))


@dataclass(frozen=True, slots=True)
class SpinWheel(WheelTask):
    """Spin the wheel once."""

    def question(self, terms: Terms) -> Draw:
        """Ask for one of the segments."""
        segments = self.bonus.wheel_rules(terms).segments
        return Draw("segment", (Weighted(tuple(segment.weight for segment in segments)),))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Show where it stopped, and do what the segment says."""
        assert isinstance(answer, Drawn)
        number = answer.outcomes[0]
        segment = self.bonus.wheel_rules(turn.terms).segments[number]
        bonus = replace(self.bonus, left=self.bonus.left - 1)
        turn.tell(
            events.WheelStopped(
                feature=bonus.feature,
                segment=number + 1,
                shows=shown(segment),
                left=bonus.left,
            )
        )
        if segment.enter is not None:
            bonus = entering(turn, bonus, segment.enter, segment.count)
        turn.next(PaySegment(bonus, number))


@dataclass(frozen=True, slots=True)
class PaySegment(WheelTask):
    """Pay what the segment shows, then spin again or end."""

    segment: int

    def question(self, terms: Terms) -> Draw | None:
        """Ask for the prize where one is drawn."""
        return prizes.draw_of(self._rule(terms).prize or 0)

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Pay the prize."""
        prize = prizes.decided(self._rule(turn.terms).prize or 0, answer)
        bonus = pay_prize(turn, self.bonus, prize)
        if bonus.left:
            turn.next(SpinWheel(bonus))
        else:
            close(turn, bonus)

    def _rule(self, terms: Terms) -> Segment:
        return self.bonus.wheel_rules(terms).segments[self.segment]
