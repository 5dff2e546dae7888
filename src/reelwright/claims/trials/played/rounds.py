"""Rounds played for a purpose: answers are given until something is seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.spins import answer_set
from reelwright.claims.verdicts import Situation
from reelwright.play import begin, step
from reelwright.play.questions import Choice, Chosen, Draw, Drawn
from reelwright.play.state import Stake

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from reelwright.claims.rules import Rules
    from reelwright.play.events import Event
    from reelwright.play.questions import Answer, Question
    from reelwright.play.rounds import Step

MOST_ANSWERS = 20_000
"""After so many answers a round that was steered badly is given up."""


@dataclass(frozen=True, slots=True)
class Played:
    """A round as far as it was played."""

    stake: Stake
    answers: tuple[Answer, ...]
    events: tuple[Event, ...]
    question: Question | None
    """What it asks next; `None` where it is over."""

    @property
    def situation(self) -> Situation:
        """The round as anybody can replay it."""
        return Situation(stake=self.stake, answers=self.answers)


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a round stands when it asks: the question, and all that was told."""

    question: Question
    events: tuple[Event, ...]
    answers: tuple[Answer, ...]
    phase: str | None = None
    """The phase of the spin that asks; `None` where no spin does."""
    held: frozenset[int] = frozenset()
    """The reels that are not spun."""


class Stop(Exception):
    """Raised by whoever steers a round to leave it where it stands."""


def play(rules: Rules, stake: Stake, steer: Callable[[Moment], Answer]) -> Played:
    """Play a round, each question answered by `steer`, until it is over or steering stops.

    Raises `Refused` for a stake or an answer that the game does not take.
    """
    now = begin(rules.definition, rules.profile, stake)
    told: list[Event] = list(now.events)
    given: list[Answer] = []
    while now.question is not None and len(given) < MOST_ANSWERS:
        try:
            moment = Moment(now.question, tuple(told), tuple(given), _phase(now), _held(now))
            answer = steer(moment)
        except Stop:
            break
        now = _further(now, answer)
        given.append(answer)
        told.extend(now.events)
    return Played(now.state.terms.stake, tuple(given), tuple(told), now.question)


def _phase(now: Step) -> str | None:
    """Return the phase of the spin that a round is about to make."""
    return getattr(now.state.agenda[-1], "phase", None)


def _held(now: Step) -> frozenset[int]:
    """Return the reels that stay in the spin that a round is about to make."""
    return frozenset(one.reel for one in getattr(now.state.agenda[-1], "held", ()))


def _further(now: Step, answer: Answer) -> Step:
    return step(now.state, answer)


def every_line(rules: Rules, line_bet: int | None = None) -> Stake:
    """Return the stake on as many lines as may be, at the least bet where none is given."""
    definition = rules.definition
    offered = len(definition.lines.rows)
    numbers = () if definition.ways else definition.stakes.selections(offered) or (offered,)
    lines = tuple(range(1, max(numbers, default=0) + 1))
    return Stake(lines, min(definition.stakes.bets) if line_bet is None else line_bet)


def first_answer(question: Question, prefer: Mapping[str, str] | None = None) -> Answer:
    """Return the first outcome of each part of a draw, or an option: a preferred one, or the last.

    `prefer` names an option by what the choice is of; "collect" is the last of a gamble.
    """
    match question:
        case Draw():
            return Drawn(tuple(_first(part.size, part.weight) for part in question.parts))
        case Choice():
            wished = (prefer or {}).get(question.of)
            return Chosen(wished if wished in question.options else question.options[-1])


def _first(size: int, weight: Callable[[int], int]) -> int:
    return next(outcome for outcome in range(size) if weight(outcome))


def spun(rules: Rules, stake: Stake, stops: tuple[int, ...], strips: str) -> Played:
    """Play the paid spin of a round on a set of strips at certain stops, and nothing after it."""

    def steer(moment: Moment) -> Answer:
        question = moment.question
        if not isinstance(question, Draw) or question.of not in ("strips", "stops", "mystery"):
            raise Stop
        if question.of == "mystery":
            return first_answer(question)
        if any(event.event == "reels stopped" for event in moment.events):
            raise Stop
        if question.of == "strips":
            return answer_set(rules, PAID, question, strips)
        return Drawn(stops)

    return play(rules, stake, steer)
