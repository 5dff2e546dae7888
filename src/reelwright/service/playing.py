"""A round in play: the fold of its answers so far, and what chance adds to it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING

from reelwright.play import begin, step
from reelwright.play.codec import event_data, events_hash
from reelwright.play.questions import Choice, Draw, Lapsed

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.chance.sources import Source
    from reelwright.definition.model import Definition
    from reelwright.play.events import Event
    from reelwright.play.questions import Answer, Question
    from reelwright.play.state import Carry, Stake, State
    from reelwright.profiles.model import Profile
    from reelwright.service.records import Round


@dataclass(frozen=True)
class Played:
    """A round as its answers make it: `steps` has the events of its beginning and each answer."""

    state: State
    answers: tuple[Answer, ...]
    steps: tuple[tuple[Event, ...], ...]

    @property
    def question(self) -> Question | None:
        """What the round asks; `None` once it is over."""
        return self.state.question

    @property
    def question_number(self) -> int:
        """The number of the question: how many were answered before it."""
        return len(self.answers)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """All that has happened."""
        return tuple(chain.from_iterable(self.steps))

    @cached_property
    def events_hash(self) -> str:
        """The hash of all that has happened."""
        return events_hash(map(event_data, self.events))


@dataclass(frozen=True, slots=True)
class RoundNow:
    """A round as an account is told of it: events from `new_from` on are news."""

    stored: Round
    played: Played
    new_from: int
    balance: int


def opened(
    definition: Definition, profile: Profile, stake: Stake, carry: Carry | None = None
) -> Played:
    """Begin a round; raises `Refused` for a stake that is not on offer."""
    first = begin(definition, profile, stake, carry)
    return Played(first.state, (), (first.events,))


def advanced(played: Played, answer: Callable[[Question | None], Answer | None]) -> Played:
    """Take a round further for as long as `answer` has one for what it asks.

    Raises `Refused` for an answer that does not fit.
    """
    state, answers, steps = played.state, list(played.answers), list(played.steps)
    while (given := answer(state.question)) is not None:
        stepped = step(state, given)
        state = stepped.state
        answers.append(given)
        steps.append(stepped.events)
    return Played(state, tuple(answers), tuple(steps))


def answered(played: Played, *answers: Answer) -> Played:
    """Take a round further by these answers."""
    left = iter(answers)
    return advanced(played, lambda _: next(left, None))


def drawn(played: Played, source: Source) -> Played:
    """Let chance answer until the player is asked or the round is over."""
    return advanced(played, lambda asked: source.answer(asked) if isinstance(asked, Draw) else None)


def left_alone(played: Played, source: Source) -> Played:
    """Play a round to its end without its player, whose choices lapse.

    Raises `Refused` where one waits for the player.
    """
    return advanced(played, lambda asked: _lapsing(asked, source))


def _lapsing(asked: Question | None, source: Source) -> Answer | None:
    match asked:
        case None:
            return None
        case Draw():
            return source.answer(asked)
        case Choice():
            return Lapsed()
