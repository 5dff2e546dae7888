"""What was drawn: a stream of outcomes for each place that draws, beside the law it should have."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.play.questions import Odds

Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]

NOT_SPUN = -1
"""Stands for the stop of a reel that was held."""


@dataclass(frozen=True)
class Law:
    """The law a draw should have: outcomes of positive weight in their order."""

    odds: Odds

    @cached_property
    def chances(self) -> Floats:
        """The probability of each outcome that can come."""
        weights = np.array([self.odds.weight(n) for n in range(self.odds.size)], dtype=float)
        return weights[weights > 0] / self.odds.total

    @cached_property
    def numbers(self) -> Ints:
        """The number of each outcome among those that can come."""
        can_come = np.array([self.odds.weight(n) > 0 for n in range(self.odds.size)])
        return np.cumsum(can_come) - 1

    @property
    def size(self) -> int:
        """How many outcomes can come."""
        return len(self.chances)

    @cached_property
    def scores(self) -> Floats:
        """A score of each outcome, by its order: the mean is 0 and the deviation 1."""
        places = np.cumsum(self.chances) - self.chances / 2 - 0.5
        scores: Floats = places / np.sqrt(np.sum(self.chances * places**2))
        return scores

    @cached_property
    def skewness(self) -> float:
        """The skewness of the scores."""
        return float(np.sum(self.chances * self.scores**3))

    def power(self, exponent: int) -> float:
        """Return the chance that so many draws are all alike."""
        return float(np.sum(self.chances**exponent))

    def outcomes(self, drawn: Sequence[int] | Ints) -> Ints:
        """Return draws as numbers among the outcomes that can come; `NOT_SPUN` stays."""
        values = np.asarray(drawn, dtype=np.int64)
        numbered = self.numbers[np.where(values == NOT_SPUN, 0, values)]
        return np.where(values == NOT_SPUN, NOT_SPUN, numbered)


@dataclass(frozen=True, slots=True)
class Stream:
    """The outcomes of one place, in the order they were drawn; `played` of them in rounds."""

    name: str
    law: Law
    values: Ints
    played: int

    @property
    def scored(self) -> Floats:
        """The scores of the outcomes."""
        return self.law.scores[self.values]


@dataclass(frozen=True, slots=True)
class Spins:
    """Draws of several parts: a row for each draw, such as a spin, a column for each reel."""

    name: str
    laws: tuple[Law, ...]
    rows: Ints
    played: int
    part: str = "reel"

    def reels(self) -> tuple[Stream, ...]:
        """Return the stream of each part that has more than one outcome."""
        found = []
        for reel, law in enumerate(self.laws):
            spun = self.rows[:, reel] != NOT_SPUN
            if law.size > 1:
                values = self.rows[spun, reel]
                name = f"{self.name}, {self.part} {reel + 1}"
                found.append(Stream(name, law, values, int(spun[: self.played].sum())))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Changing:
    """Draws of one sort whose laws differ from draw to draw, by the scores of their outcomes."""

    name: str
    scored: Floats
    played: int


@dataclass(frozen=True, slots=True)
class Sample:
    """All that was drawn of a game."""

    rounds: int
    spins: tuple[Spins, ...]
    others: tuple[Stream, ...]
    changing: tuple[Changing, ...]

    def streams(self) -> tuple[Stream, ...]:
        """Return every stream whose law stays: the reels of each set, then the others."""
        reels = (stream for spins in self.spins for stream in spins.reels())
        return (*reels, *self.others)
