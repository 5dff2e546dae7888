"""The law of a whole round, as it is played: every draw answered every way, in fractions.

Where the player is offered series of free games the one with the greatest mean is taken, of equal
ones the first; of things to pick the first.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import comb, inf

from reelwright.definition.model import Definition
from reelwright.play import begin, step
from reelwright.play.questions import Answer, Choice, Chosen
from reelwright.play.state import Stake, State
from tests.law.walk import PLAIN, answers

Law = dict[int, Fraction]
"""How likely a round wins each number of cents."""


@dataclass(frozen=True)
class Whole:
    """What a round wins: its law up to some amount, and the means of its powers up to the third.

    Amounts are in cents; the first of the moments is the probability, which is 1.
    """

    law: Law
    moments: tuple[Fraction, ...]

    @property
    def mean(self) -> Fraction:
        """What it wins on average."""
        return self.moments[1]


ENDED = Whole({0: Fraction(1)}, (Fraction(1), *[Fraction()] * 3))


@dataclass
class Walk:
    """Rounds walked from any state, each state once; amounts above `most` are left out of laws."""

    most: float
    known: dict[State, Whole] = field(default_factory=dict)

    def of(self, state: State) -> Whole:
        """What a round wins from a state on."""
        key = state.forgetting()
        if key not in self.known:
            question = key.question
            if isinstance(question, Choice) and question.of == "offer":
                options = [self._after(key, Chosen(option)) for option in question.options]
                self.known[key] = max(options, key=lambda option: option.mean)
            else:
                parts = [(share, self._after(key, answer)) for answer, share in answers(key)]
                self.known[key] = _mixed(parts)
        return self.known[key]

    def _after(self, state: State, answer: Answer) -> Whole:
        after = step(state, answer)
        rest = ENDED if after.question is None else self.of(after.state)
        won = after.state.won - state.won
        law = {won + cents: chance for cents, chance in rest.law.items()}
        return Whole(
            {cents: chance for cents, chance in law.items() if cents <= self.most},
            tuple(
                _sum(comb(k, i) * won ** (k - i) * rest.moments[i] for i in range(k + 1))
                for k in range(4)
            ),
        )


def _sum(numbers: Iterable[Fraction]) -> Fraction:
    return sum(numbers, Fraction())


def _mixed(parts: list[tuple[Fraction, Whole]]) -> Whole:
    law: defaultdict[int, Fraction] = defaultdict(Fraction)
    for share, whole in parts:
        for cents, chance in whole.law.items():
            law[cents] += share * chance
    moments = zip(*(whole.moments for _, whole in parts), strict=True)
    shares = [share for share, _ in parts]
    return Whole(
        dict(law),
        tuple(_sum(share * one for share, one in zip(shares, of, strict=True)) for of in moments),
    )


def played(definition: Definition, lines: Iterable[int], line_bet: int, most: float = inf) -> Whole:
    """What a round wins, without a gamble and before any win cap; the law up to `most` cents."""
    free = definition.model_copy(update={"gamble": None, "win_cap": None})
    first = begin(free, PLAIN, Stake(tuple(lines), line_bet)).state
    return Walk(most).of(first)


def played_capped(definition: Definition, lines: Iterable[int], line_bet: int) -> Law:
    """The law of a round that ends where its win cap says, winnings being carried along."""
    free = definition.model_copy(update={"gamble": None})
    first = begin(free, PLAIN, Stake(tuple(lines), line_bet)).state
    ended: defaultdict[int, Fraction] = defaultdict(Fraction)
    layer: dict[State, Fraction] = {first: Fraction(1)}
    while layer:
        following: defaultdict[State, Fraction] = defaultdict(Fraction)
        for state, chance in layer.items():
            for answer, share in answers(state):
                after = step(state, answer)
                if after.question is None:
                    ended[after.state.won] += chance * share
                else:
                    alike = replace(after.state.forgetting(), won=after.state.won)
                    following[alike] += chance * share
        layer = following
    return dict(ended)
