"""A bonus of picks: the player picks a thing, what it hides is drawn after the pick.

What is hidden is drawn without replacement from the pool shown, whatever was picked, so that every
way of picking has the same expectation and nothing is decided before the player has chosen
(platform clause 1.2).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from reelwright.definition.model import Drawn as Table
from reelwright.definition.model import Entry, Picks
from reelwright.play import events, prizes
from reelwright.play.bonus import Bonus, BonusTask, close, entering, pay
from reelwright.play.questions import Answer, Choice, Chosen, Draw, Drawn, Even, Lapsed, Weighted

if TYPE_CHECKING:
    from reelwright.definition.model import Stage
    from reelwright.play.prizes import Number
    from reelwright.play.state import Terms, Turn

Hidden: TypeAlias = int | Fraction | str
"""What a thing hides, as a player is shown it: a prize, or words such as "x2" or "end"."""

END = "end"


@dataclass(frozen=True, slots=True)
class PickBonus(Bonus):
    """Where a bonus of picks stands: `options` and `pool` are what is left to pick and to find."""

    stage: int = 0
    options: tuple[str, ...] = ()
    pool: tuple[Hidden, ...] = ()
    """Prizes first, rising."""
    picks: int | None = 0
    """How many picks the stage still has; `None` where an end ends it."""
    stage_won: int | None = None
    """What the stage has paid, where something in it multiplies that; else `None`."""

    def feature_rules(self, terms: Terms) -> Picks:
        """Return the rules of the bonus."""
        feature = self.rules(terms)
        assert isinstance(feature, Picks)
        return feature

    def stage_rules(self, terms: Terms) -> tuple[str, Stage]:
        """Return the name and the rules of the stage it is in."""
        return list(self.feature_rules(terms).stages.items())[self.stage]

    @property
    def prizes(self) -> tuple[tuple[Hidden, int], ...]:
        """What the pool holds, prizes first and rising, with how many there are of each."""
        return tuple(Counter(self.pool).items())


def shown(hidden: Number | Table | Entry | str) -> Hidden:
    """Return an entry of a stage as a player is shown it."""
    match hidden:
        case Entry(times=int(times)):
            return f"x{times}"
        case Entry(enter=str(name), count=count):
            return f"enter {name}" if count is None else f"enter {name} ({count})"
        case Entry():
            return ""
        case str():
            return hidden
        case _:
            return prizes.label(hidden)


def pool_of(stage: Stage) -> tuple[Hidden, ...]:
    """Return all that a stage hides as a player is shown it: prizes first, rising."""
    return tuple(sorted(map(shown, stage.from_), key=_place))


def hidden_as(stage: Stage, found: Hidden) -> Number | Table | Entry | str:
    """Return the entry of a stage that a player is shown as `found`."""
    if not isinstance(found, str):
        return found
    return next(hidden for hidden in stage.from_ if shown(hidden) == found)


def _place(hidden: Hidden) -> tuple[bool, Number, str]:
    return (True, 0, hidden) if isinstance(hidden, str) else (False, hidden, "")


@dataclass(frozen=True, slots=True)
class PickTask(BonusTask):
    """A task of a bonus of picks."""

    bonus: PickBonus


@dataclass(frozen=True, slots=True)
class BeginBonus(PickTask):
    """Announce a bonus when its turn comes."""

    symbol: str

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Tell what started it and open its first stage."""
        rules = self.bonus.feature_rules(turn.terms)
        turn.tell(
            events.BonusBegun(
                feature=self.bonus.feature,
                symbol=self.symbol,
                lines=self.bonus.lines,
                stages=len(rules.stages),
            )
        )
        consoles = rules.consolation is not None
        turn.next(OpenStage(replace(self.bonus, found_nothing=consoles)))


@dataclass(frozen=True, slots=True)
class OpenStage(PickTask):
    """Lay out the things of a stage."""

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Show the stage's pool and ask for the first pick."""
        name, stage = self.bonus.stage_rules(turn.terms)
        pool = pool_of(stage)
        turn.tell(
            events.StageBegun(
                feature=self.bonus.feature,
                stage=name,
                number=self.bonus.stage + 1,
                picks=stage.pick or 0,
                pool=pool,
                feature_won=self.bonus.won,
                prizes_on=self.bonus.feature_rules(turn.terms).prizes_on,
            )
        )
        options = tuple(str(number) for number in range(1, len(pool) + 1))
        multiplies = any(isinstance(hidden, Entry) and hidden.times for hidden in stage.from_)
        opened = replace(
            self.bonus,
            options=options,
            pool=pool,
            picks=stage.pick,
            stage_won=0 if multiplies else None,
        )
        turn.next(Pick(opened))


@dataclass(frozen=True, slots=True)
class Pick(PickTask):
    """The player picks."""

    def question(self, terms: Terms) -> Choice:
        """Ask for one of the things not picked yet."""
        seconds = self.bonus.feature_rules(terms).time_limit
        return Choice("pick", self.bonus.options, *terms.left_open(seconds))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Take the pick, or let chance take it where the player let it lapse."""
        if isinstance(answer, Lapsed):
            turn.next(RandomPick(self.bonus))
            return
        assert isinstance(answer, Chosen)
        _picked(turn, self.bonus, answer.option, at_random=False)


@dataclass(frozen=True, slots=True)
class RandomPick(PickTask):
    """Chance picks for a player who let the pick lapse."""

    def question(self, terms: Terms) -> Draw:  # noqa: ARG002
        """Ask for one of the things not picked yet, all equally likely."""
        return Draw("pick", (Even(len(self.bonus.options)),))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Take the pick that was drawn."""
        assert isinstance(answer, Drawn)
        _picked(turn, self.bonus, self.bonus.options[answer.outcomes[0]], at_random=True)


def _picked(turn: Turn, bonus: PickBonus, option: str, *, at_random: bool) -> None:
    name, _ = bonus.stage_rules(turn.terms)
    turn.tell(
        events.PickMade(feature=bonus.feature, stage=name, option=option, at_random=at_random)
    )
    left = tuple(other for other in bonus.options if other != option)
    picks = None if bonus.picks is None else bonus.picks - 1
    turn.next(Reveal(replace(bonus, options=left, picks=picks), option))


@dataclass(frozen=True, slots=True)
class Reveal(PickTask):
    """Draw what the thing picked hides."""

    option: str

    def question(self, terms: Terms) -> Draw:  # noqa: ARG002
        """Ask for one of the things left to find, as likely as there are many of it."""
        return Draw("prize", (Weighted(tuple(count for _, count in self.bonus.prizes)),))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Take it from the pool, and do what it says."""
        assert isinstance(answer, Drawn)
        found, _ = self.bonus.prizes[answer.outcomes[0]]
        _, stage = self.bonus.stage_rules(turn.terms)
        pool = list(self.bonus.pool)
        pool.remove(found)
        bonus = replace(self.bonus, pool=tuple(pool))
        hidden = hidden_as(stage, found)
        if isinstance(hidden, int | Fraction | Table):
            turn.next(PayPrize(bonus, self.option, found))
        else:
            _entry(turn, bonus, self.option, hidden)


@dataclass(frozen=True, slots=True)
class PayPrize(PickTask):
    """Pay the prize found, drawn first where it comes from a table."""

    option: str
    found: Hidden

    def question(self, terms: Terms) -> Draw | None:
        """Ask for the prize where one is drawn."""
        return prizes.draw_of(self._prize(terms))

    def run(self, turn: Turn, answer: Answer | None) -> None:
        """Pay it once for each line where it is paid for lines."""
        rule = self._prize(turn.terms)
        prize = prizes.decided(rule, answer)
        on = self.bonus.feature_rules(turn.terms).prizes_on
        times = self.bonus.times
        amount = prizes.in_cents(prize, turn.terms.stake, on) * times
        bonus, credit = pay(turn, self.bonus, amount)
        name, _ = bonus.stage_rules(turn.terms)
        if bonus.stage_won is not None:
            bonus = replace(bonus, stage_won=bonus.stage_won + amount)
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
                drawn_from=str(self.found) if isinstance(rule, Table) else "",
                phase_multiplier=bonus.factor,
            )
        )
        _go_on(turn, bonus)

    def _prize(self, terms: Terms) -> Number | Table:
        _, stage = self.bonus.stage_rules(terms)
        prize = hidden_as(stage, self.found)
        assert isinstance(prize, int | Fraction | Table)
        return prize


def _entry(turn: Turn, bonus: PickBonus, option: str, hidden: Entry | str) -> None:
    """Do what a thing says that hides no prize."""
    name, _ = bonus.stage_rules(turn.terms)
    turn.tell(
        events.EntryRevealed(
            feature=bonus.feature, stage=name, option=option, entry=str(shown(hidden))
        )
    )
    match hidden:
        case Entry(times=int(times)):
            before = bonus.stage_won or 0
            amount = before * (times - 1)
            bonus, credit = pay(turn, bonus, amount)
            bonus = replace(bonus, stage_won=before + amount)
            turn.tell(
                events.StageMultiplied(
                    feature=bonus.feature,
                    stage=name,
                    times=times,
                    amount=amount,
                    feature_won=bonus.won,
                    won=turn.won,
                    credit=credit,
                )
            )
        case Entry(enter=str(feature), count=count):
            bonus = entering(turn, bonus, feature, count)
    _go_on(turn, bonus, ended=hidden == END)


def _go_on(turn: Turn, bonus: PickBonus, *, ended: bool = False) -> None:
    more = bonus.options and (bonus.picks is None or bonus.picks > 0)
    turn.next(Pick(bonus) if more and not ended else CloseStage(bonus))


@dataclass(frozen=True, slots=True)
class CloseStage(PickTask):
    """Show what was left unpicked, then open the next stage or end the bonus."""

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Close the stage."""
        bonus = self.bonus
        name, _ = bonus.stage_rules(turn.terms)
        turn.tell(
            events.StageEnded(
                feature=bonus.feature,
                stage=name,
                number=bonus.stage + 1,
                pool=bonus.pool,
                feature_won=bonus.won,
            )
        )
        if bonus.stage + 1 < len(bonus.feature_rules(turn.terms).stages):
            turn.next(OpenStage(replace(bonus, stage=bonus.stage + 1)))
        else:
            close(turn, bonus)
