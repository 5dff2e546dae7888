"""Sources that are bad, each in a way of its own, all from a seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from reelwright.play.questions import Draw, Drawn, Even, Odds, Weighted


def fairly(random: Random, odds: Odds) -> int:
    """An outcome as its odds say."""
    if isinstance(odds, Even):
        return random.randrange(odds.size)
    return random.choices(range(odds.size), odds.weights)[0]


@dataclass
class Bad:
    """Answers each draw fairly, then spoils it with what it has answered before."""

    spoil: Callable[[Random, Draw, list[int], list[int]], list[int]]
    random: Random = field(default_factory=lambda: Random(7))  # noqa: S311
    before: list[int] = field(default_factory=list)

    def answer(self, draw: Draw) -> Drawn:
        fair = [fairly(self.random, odds) for odds in draw.parts]
        before = self.before if len(self.before) == len(fair) else fair
        self.before = self.spoil(self.random, draw, fair, before)
        return Drawn(tuple(self.before))


def sticky(random: Random, draw: Draw, fair: list[int], before: list[int]) -> list[int]:
    """Each part stays where it was one time in twenty."""
    return [
        old if random.random() < 0.05 and draw.parts[place].weight(old) else new
        for place, (new, old) in enumerate(zip(fair, before, strict=True))
    ]


def byte_remainder(random: Random, draw: Draw, fair: list[int], before: list[int]) -> list[int]:
    """The remainder of a byte."""
    return [
        random.getrandbits(8) % odds.size if isinstance(odds, Even) else outcome
        for odds, outcome in zip(draw.parts, fair, strict=True)
    ]


def shared(random: Random, draw: Draw, fair: list[int], before: list[int]) -> list[int]:
    """One time in twenty the second reel stops where the first does."""
    return [fair[0], fair[0] if random.random() < 0.05 else fair[1], *fair[2:]]


def leaning(random: Random, draw: Draw, fair: list[int], before: list[int]) -> list[int]:
    """One time in five the second reel stops in the half the first does not."""
    if random.random() < 0.2 and (fair[0] < 23) == (fair[1] < 23):
        return [fair[0], (fair[1] + 23) % draw.parts[1].size, *fair[2:]]
    return fair


def following(random: Random, draw: Draw, fair: list[int], before: list[int]) -> list[int]:
    """One time in eight the second reel stops where the first one did a spin before."""
    return [fair[0], before[0] if random.random() < 0.125 else fair[1], *fair[2:]]


def one_missing(random: Random, draw: Draw, fair: list[int], before: list[int]) -> list[int]:
    """The first stop of the first reel never comes."""
    return [1 + random.randrange(draw.parts[0].size - 1), *fair[1:]]


def one_off(random: Random, draw: Draw, fair: list[int], before: list[int]) -> list[int]:
    """The first weight of every table is one more than it should be."""
    return [
        fairly(random, Weighted((odds.weights[0] + 1, *odds.weights[1:])))
        if isinstance(odds, Weighted)
        else outcome
        for odds, outcome in zip(draw.parts, fair, strict=True)
    ]


@dataclass
class Deck:
    """Deals a shuffled deck to its end before it shuffles again."""

    random: Random = field(default_factory=lambda: Random(7))  # noqa: S311
    left: list[int] = field(default_factory=list)

    def answer(self, draw: Draw) -> Drawn:
        if not self.left:
            self.left = list(range(draw.parts[0].size))
            self.random.shuffle(self.left)
        return Drawn((self.left.pop(),))


@dataclass
class ShortPeriod:
    """A linear congruential generator of so many values, scaled by multiplying."""

    values: int
    value: int = 1

    def answer(self, draw: Draw) -> Drawn:
        return Drawn(tuple(self._next(odds) for odds in draw.parts))

    def _next(self, odds: Odds) -> int:
        self.value = (1_229 * self.value + 1) % self.values
        place = self.value * odds.total // self.values
        if isinstance(odds, Even):
            return place
        return next(n for n in range(odds.size) if place < sum(odds.weights[: n + 1]))
