"""A bonus of picks: the player picks a thing, what it hides is drawn after the pick.

Prizes are drawn without replacement from the pool shown, whatever was picked, so that every way
of picking has the same expectation and nothing is decided before the player has chosen
(platform clause 1.2).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.definition.model import Picks
from reelwright.play import events
from reelwright.play.questions import Answer, Choice, Chosen, Draw, Drawn, Even, Lapsed, Weighted
from reelwright.play.state import Task, Terms, Turn

if TYPE_CHECKING:
    from reelwright.definition.model import Stage


@dataclass(frozen=True, slots=True)
class Bonus:
    """Where a bonus stands: `options` and `pool` are what is left to pick and to find."""

    feature: str
    lines: tuple[int, ...]
    stage: int = 0
    options: tuple[str, ...] = ()
    pool: tuple[int, ...] = ()
    picks: int = 0
    won: int = 0

    def rules(self, terms: Terms) -> tuple[str, Stage]:
        """Return the name and the rules of the stage it is in."""
        feature = terms.definition.features[self.feature]
        assert isinstance(feature, Picks)
        return list(feature.stages.items())[self.stage]

    @property
    def prizes(self) -> tuple[tuple[int, int], ...]:
        """The different prizes in the pool, smallest first, with how many there are of each."""
        return tuple(sorted(Counter(self.pool).items()))


@dataclass(frozen=True, slots=True)
class BonusTask(Task):
    """A task of a bonus."""

    bonus: Bonus

    def forgetting(self) -> BonusTask:
        """Return the task without what the bonus won."""
        return replace(self, bonus=replace(self.bonus, won=0))


@dataclass(frozen=True, slots=True)
class OpenStage(BonusTask):
    """Lay out the things of a stage."""

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Show the stage's pool and ask for the first pick."""
        name, stage = self.bonus.rules(turn.terms)
        pool = tuple(sorted(stage.from_))
        turn.tell(
            events.StageBegun(
                feature=self.bonus.feature,
                stage=name,
                number=self.bonus.stage + 1,
                picks=stage.pick,
                pool=pool,
                feature_won=self.bonus.won,
            )
        )
        options = tuple(str(number) for number in range(1, len(pool) + 1))
        turn.next(Pick(replace(self.bonus, options=options, pool=pool, picks=stage.pick)))


@dataclass(frozen=True, slots=True)
class Pick(BonusTask):
    """The player picks."""

    def question(self, terms: Terms) -> Choice:
        """Ask for one of the things not picked yet."""
        return Choice(
            "pick", self.bonus.options, "random pick" if terms.profile.pick_lapses else None
        )

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Take the pick, or let chance take it where the player let it lapse."""
        if isinstance(answer, Lapsed):
            turn.next(RandomPick(self.bonus))
            return
        assert isinstance(answer, Chosen)
        _picked(turn, self.bonus, answer.option, at_random=False)


@dataclass(frozen=True, slots=True)
class RandomPick(BonusTask):
    """Chance picks for a player who let the pick lapse."""

    def question(self, terms: Terms) -> Draw:  # noqa: ARG002
        """Ask for one of the things not picked yet, all equally likely."""
        return Draw("pick", (Even(len(self.bonus.options)),))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Take the pick that was drawn."""
        assert isinstance(answer, Drawn)
        _picked(turn, self.bonus, self.bonus.options[answer.outcomes[0]], at_random=True)


def _picked(turn: Turn, bonus: Bonus, option: str, *, at_random: bool) -> None:
    name, _ = bonus.rules(turn.terms)
    turn.tell(
        events.PickMade(feature=bonus.feature, stage=name, option=option, at_random=at_random)
    )
    left = tuple(other for other in bonus.options if other != option)
    turn.next(Reveal(replace(bonus, options=left, picks=bonus.picks - 1), option))


@dataclass(frozen=True, slots=True)
class Reveal(BonusTask):
    """Draw what the thing picked hides, and pay it."""

    option: str

    def question(self, terms: Terms) -> Draw:  # noqa: ARG002
        """Ask for one of the prizes left, as likely as there are many of it."""
        return Draw("prize", (Weighted(tuple(count for _, count in self.bonus.prizes)),))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Pay the prize once for each line, then go on to the next pick, stage, or out."""
        assert isinstance(answer, Drawn)
        prize, _ = self.bonus.prizes[answer.outcomes[0]]
        amount = prize * len(self.bonus.lines) * turn.terms.stake.line_bet
        credit = turn.win(amount)
        pool = list(self.bonus.pool)
        pool.remove(prize)
        bonus = replace(self.bonus, pool=tuple(pool), won=self.bonus.won + amount)
        name, _ = bonus.rules(turn.terms)
        turn.tell(
            events.PrizeRevealed(
                feature=bonus.feature,
                stage=name,
                option=self.option,
                prize=prize,
                lines=bonus.lines,
                amount=amount,
                feature_won=bonus.won,
                won=turn.won,
                credit=credit,
            )
        )
        turn.next(Pick(bonus) if bonus.picks else CloseStage(bonus))


@dataclass(frozen=True, slots=True)
class CloseStage(BonusTask):
    """Show what was left unpicked, then open the next stage or end the bonus."""

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Close the stage."""
        bonus = self.bonus
        name, _ = bonus.rules(turn.terms)
        turn.tell(
            events.StageEnded(
                feature=bonus.feature,
                stage=name,
                number=bonus.stage + 1,
                pool=bonus.pool,
                feature_won=bonus.won,
            )
        )
        feature = turn.terms.definition.features[bonus.feature]
        assert isinstance(feature, Picks)
        if bonus.stage + 1 < len(feature.stages):
            turn.next(OpenStage(replace(bonus, stage=bonus.stage + 1)))
        else:
            turn.tell(events.BonusEnded(feature=bonus.feature, feature_won=bonus.won, won=turn.won))


def start(name: str, feature: Picks, lines: tuple[int, ...]) -> Task | None:
    """Return the first task of a bonus won on `lines`; `None` where there are none."""
    return BeginBonus(Bonus(name, lines), feature.starts_on.line_win) if lines else None


@dataclass(frozen=True, slots=True)
class BeginBonus(BonusTask):
    """Announce a bonus when its turn comes."""

    symbol: str

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Tell what started it and open its first stage."""
        feature = turn.terms.definition.features[self.bonus.feature]
        assert isinstance(feature, Picks)
        turn.tell(
            events.BonusBegun(
                feature=self.bonus.feature,
                symbol=self.symbol,
                lines=self.bonus.lines,
                stages=len(feature.stages),
            )
        )
        turn.next(OpenStage(self.bonus))
