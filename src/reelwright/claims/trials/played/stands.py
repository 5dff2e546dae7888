"""A round that can be left where it stands and gone on with in several ways."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.claims.verdicts import Situation
from reelwright.definition.model import StripsDrawn
from reelwright.play import begin, events, step
from reelwright.play.bonus import BonusTask, Enter
from reelwright.play.free_games import Series
from reelwright.play.hold_and_spin import BeginHold
from reelwright.play.offers import Choose
from reelwright.play.picks import BeginBonus
from reelwright.play.questions import Choice, Chosen, Drawn
from reelwright.play.spin import Spin
from reelwright.play.state import Stake
from reelwright.play.trail import BeginTrail
from reelwright.play.wheel import BeginWheel
from reelwright.play.window import choice_of, set_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from reelwright.claims.rules import Rules
    from reelwright.definition.model import Mystery
    from reelwright.play.bonus import Entered
    from reelwright.play.events import Event, Window
    from reelwright.play.questions import Answer, Question
    from reelwright.play.state import Carry, State, Task

_GOES_ON = events.FreeGamesEnded | events.BonusEnded | events.ReSpinBegun | events.ReSpinsEnded
"""What tells that a spin, and what it won at once, is over."""
_BEGIN = BeginBonus | BeginWheel | BeginTrail | BeginHold
MOST_ANSWERS = 20_000
"""After so many answers a round that was steered badly is given up."""


@dataclass(frozen=True, slots=True)
class Target:
    """A spin wished for: the set of strips, a stop on each reel, and the window then judged."""

    phase: str
    strips: str
    stops: tuple[int, ...]
    window: Window
    """With mystery symbols revealed."""

    def at_rest(self, told: Iterable[Event]) -> Target:
        """Return the spin with the window in which symbols last came to rest, as it told."""
        fallen = [one.window for one in told if isinstance(one, events.Fell)]
        return replace(self, window=fallen[-1]) if fallen else self


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a round stands after some answers; it stays so, whatever is done from here on."""

    state: State
    answers: tuple[Answer, ...]
    events: tuple[Event, ...]
    """All that was told so far."""
    told: tuple[Event, ...] = ()
    """What the last answer, or the last spin, told of it."""
    carry: tuple[tuple[str, int], ...] = ()
    """What it was begun with."""
    asked_at: Stake | None = None
    """The stake that held when the last answer was given."""

    @property
    def question(self) -> Question | None:
        """What is asked next; `None` once the round is over."""
        return self.state.question

    @property
    def stake(self) -> Stake:
        """What the last prizes were multiples of: what was bet, unless tokens led to a feature."""
        terms = self.state.terms
        for event in reversed(self.told):
            if isinstance(event, events.TokensSpent):
                units = event.total_bet // event.line_bet
                lines = len(event.lines)
                return Stake(event.lines, event.line_bet, units=0 if units == lines else units)
        return terms.stake if terms.staked or self.asked_at is None else self.asked_at

    @property
    def situation(self) -> Situation:
        """The round so far, as anybody can replay it."""
        stake = self.state.terms.game_stake
        return Situation(stake=stake, answers=self.answers, carry=self.carry)

    @property
    def spin(self) -> Spin | None:
        """The spin that waits for its strips or stops; `None` where something else waits."""
        task = self.state.agenda[-1] if self.state.agenda else None
        return task if isinstance(task, Spin) else None

    @property
    def phase(self) -> str | None:
        """The phase of the spin that waits."""
        return self.spin.phase if self.spin else None

    @property
    def strips(self) -> str | None:
        """The set of strips of the spin that waits; `None` where it is yet to be drawn."""
        if self.spin is None:
            return None
        lines = len(self.stake.lines)
        return self.spin.strips or set_of(self.state.terms.definition, self.spin.phase, lines)

    @property
    def offers(self) -> str | None:
        """The series of which one is being chosen; `None` where something else waits."""
        task = self.state.agenda[-1] if self.state.agenda else None
        return task.feature if isinstance(task, Choose) else None

    @property
    def entered(self) -> tuple[tuple[str, int], ...]:
        """The features, with their counts, that bonuses have led to and that are to be played."""
        found: list[Entered] = []
        for task in self.state.agenda:
            found += task.bonus.entered if isinstance(task, BonusTask) else ()
            found += [task.entered] if isinstance(task, Enter) else ()
        return tuple((one.feature, one.count) for one in found)

    def after(self, answer: Answer) -> Stand:
        """Return the round one answer further; raises `Refused` for one that does not fit."""
        now = step(self.state, answer)
        return replace(
            self,
            state=now.state,
            answers=(*self.answers, answer),
            events=(*self.events, *now.events),
            told=now.events,
            asked_at=self.state.terms.stake,
        )

    def spun(self, target: Target) -> Stand | None:
        """Return the round after the spin that waits; `None` where it cannot come out so."""
        now, known = self, len(self.events)
        if now.question is None or now.spin is None or now.spin.phase != target.phase:
            return None
        definition = now.state.terms.definition
        if now.strips is None:
            choice = choice_of(definition, target.phase)
            assert isinstance(choice, StripsDrawn)
            now = now.after(Drawn((list(choice.drawn).index(target.strips),)))
        if now.strips != target.strips:
            return None
        now = now.after(Drawn(target.stops))
        while getattr(now.question, "of", "") == "mystery":
            task = now.state.agenda[-1]
            outcomes = faces(definition.mystery, task, target.window)
            if outcomes is None:
                return None
            now = now.after(Drawn(outcomes))
        return replace(now, told=now.events[known:])

    def on(
        self,
        steer: Callable[[Stand], Answer],
        until: Callable[[Stand], bool] = lambda _: False,
        most: int = MOST_ANSWERS,
    ) -> Stand:
        """Return the round, steered on until it is over, something is met or it takes too long."""
        now = self
        while now.question is not None and not until(now) and len(now.answers) < most:
            now = now.after(steer(now))
        return now

    def to(
        self, steer: Callable[[Stand], Answer], meets: Callable[[Event], bool], since: int
    ) -> Stand:
        """Return the round, steered on until something is told, looked for since so many events."""
        return self.on(steer, lambda now: any(map(meets, now.events[since:])))


def opened(rules: Rules, stake: Stake, carry: Carry | None = None) -> Stand:
    """Return a round that has just begun; raises `Refused` for a stake that is not taken."""
    now = begin(rules.definition, rules.profile, stake, carry)
    return Stand(now.state, (), now.events, now.events, tuple((carry or {}).items()))


def faces(mystery: Mapping[str, Mystery], task: Task, window: Window) -> tuple[int, ...] | None:
    """Return what the first mystery symbol left must be drawn as to lead to a window."""
    symbol, shown = task.left[0], task.window  # type: ignore[attr-defined]
    rule = mystery[symbol]
    known = tuple(rule.becomes)
    wished = [
        window[reel][row]
        for reel, column in enumerate(shown)
        for row, cell in enumerate(column)
        if cell == symbol
    ]
    if rule.each == "window" and len(set(wished)) > 1:
        return None
    outcomes = tuple(known.index(one) for one in wished)
    return outcomes[:1] if rule.each == "window" else outcomes


def started(told: Iterable[Event], agenda: Iterable[Task]) -> tuple[tuple[str, int | None], ...]:
    """Return the features that a spin started, each once, with the counts that were told.

    `told` is what the spin told, `agenda` what is still to be done after it. What tokens lead to is
    not among them.
    """
    found: dict[str, int | None] = {}
    for event in told:
        match event:
            case events.TokensSpent():
                return tuple(found.items())
            case (
                events.FreeGamesWon()
                | events.OffersMade()
                | events.AwardWon()
                | events.ChangedGamesWon()
                | events.ReSpinsWon()
            ):
                found.setdefault(event.feature, event.count)
            case (
                events.BonusBegun() | events.WheelBegun() | events.TrailBegun() | events.HoldBegun()
            ):
                found.setdefault(event.feature, None)
    for task in agenda:
        if isinstance(task, _BEGIN):
            found.setdefault(task.bonus.feature, None)
    return tuple(found.items())


def starts(before: Stand, after: Stand) -> tuple[tuple[str, int | None], ...]:
    """Return the features that the spin between two stands of a round started, or added to."""
    told: list[Event] = []
    for event in after.events[len(before.events) :]:
        if isinstance(event, _GOES_ON):
            break
        told.append(event)
        if isinstance(event, events.TokensSpent):
            break
    return started(told, after.state.agenda[len(before.state.agenda) - 1 :])


def runs(stand: Stand, feature: str) -> bool:
    """Say whether a series of free games is under way, or waits for something else to end."""
    tasks = stand.state.agenda
    return any(isinstance(task, Series) and task.feature == feature for task in tasks)


def another_won(spun: Stand, feature: str) -> bool:
    """Say whether a spin won changed games of another feature, beside which none are won."""
    won = [one.feature for one in spun.told if isinstance(one, events.ChangedGamesWon)]
    return any(name != feature for name in won)


def awaits(stand: Stand, feature: str) -> bool:
    """Say whether a feature that was started is still to be told of: to be chosen, or to begin."""
    for task in stand.state.agenda:
        if isinstance(task, Choose) and task.feature == feature:
            return True
        if isinstance(task, _BEGIN) and task.bonus.feature == feature:
            return True
    return False


def begins(event: Event, feature: str) -> bool:
    """Say whether an event tells that a feature has begun, or that its games were won."""
    kinds = (
        events.FreeGamesWon
        | events.OffersMade
        | events.AwardWon
        | events.ChangedGamesWon
        | events.ReSpinsWon
        | events.BonusBegun
        | events.WheelBegun
        | events.TrailBegun
        | events.HoldBegun
    )
    return isinstance(event, kinds) and event.feature == feature


def first(stand: Stand) -> Answer:
    """Answer a draw or a choice of a bonus: first outcomes, but none that leads on elsewhere."""
    question = stand.question
    if isinstance(question, Choice):
        gamble = question.of == "gamble"
        return Chosen(question.options[-1] if gamble else question.options[0])
    assert question is not None
    possible = [[n for n in range(part.size) if part.weight(n)] for part in question.parts]
    if question.of == "landing":
        return Drawn(tuple(part[-1] for part in possible))
    outcomes = tuple(part[0] for part in possible)
    if len(possible) > 1 or len(possible[0]) == 1:
        return Drawn(outcomes)
    before = len(stand.entered)
    for outcome in possible[0]:
        if len(stand.after(Drawn((outcome,))).entered) <= before:
            return Drawn((outcome,))
    return Drawn(outcomes)
