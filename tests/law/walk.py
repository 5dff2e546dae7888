"""A round walked through every draw: each answered every way, each with its weight.

Rounds alike from here on (`State.forgetting`) are walked on as one; winnings are added up on the
way with the probability they come with. Choices follow a strategy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from reelwright.chance.outcomes import every_outcome, total_weight
from reelwright.definition.model import Definition
from reelwright.play import begin, step
from reelwright.play.events import BonusBegun, Event, FreeGamesWon
from reelwright.play.questions import Answer, Choice, Chosen, Draw
from reelwright.play.state import Stake, State
from reelwright.profiles.model import Profile

PLAIN = Profile(name="plain", description="No limits.")


def first_option(choice: Choice) -> str:
    return choice.options[0]


def last_option(choice: Choice) -> str:
    return choice.options[-1]


@dataclass
class Walk:
    """What came of it: `seen` has how often, on average, each thing happens in a round."""

    probability: Fraction = Fraction()
    won: Fraction = Fraction()
    seen: dict[str, Fraction] = field(default_factory=dict)


def walk(
    definition: Definition,
    lines: Iterable[int],
    line_bet: int = 100,
    strategy: Callable[[Choice], str] = first_option,
) -> Walk:
    """Walk a round to every end it can have."""
    result = Walk()
    first = begin(definition, PLAIN, Stake(tuple(lines), line_bet)).state
    layer = {first: Fraction(1)}
    while layer:
        following: dict[State, Fraction] = {}
        for state, chance in layer.items():
            for answer, share in answers(state, strategy):
                after = step(state, answer)
                result.won += chance * share * (after.state.won - state.won)
                for thing in things(after.events):
                    result.seen[thing] = result.seen.get(thing, Fraction()) + chance * share
                if after.question is None:
                    result.probability += chance * share
                else:
                    key = after.state.forgetting()
                    following[key] = following.get(key, Fraction()) + chance * share
        layer = following
    return result


def answers(
    state: State, strategy: Callable[[Choice], str] = first_option
) -> Iterator[tuple[Answer, Fraction]]:
    """Every answer that may come next, with its probability."""
    question = state.question
    if isinstance(question, Draw):
        total = total_weight(question)
        for answer, weight in every_outcome(question):
            yield answer, Fraction(weight, total)
    elif question is not None:
        yield Chosen(strategy(question)), Fraction(1)


def things(events: Iterable[Event]) -> Iterator[str]:
    """What of interest is in events."""
    for event in events:
        if isinstance(event, FreeGamesWon):
            yield "won again" if event.again else "won"
            if event.forfeited:
                yield "forfeited"
        elif isinstance(event, BonusBegun):
            yield "bonus"
