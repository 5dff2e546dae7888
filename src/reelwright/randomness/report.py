"""All that a report says: what was drawn, from what, what each test found, and what it comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.play.questions import Even
from reelwright.randomness.dieharder import FAILED
from reelwright.randomness.judging import LEVEL

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.play.questions import Odds
    from reelwright.randomness.dieharder import Assessed
    from reelwright.randomness.judging import Verdict
    from reelwright.randomness.streams import Sample


@dataclass(frozen=True, slots=True)
class Drawing:
    """A stream as a report tells of it."""

    name: str
    odds: str
    weights: tuple[int, ...]
    draws: int
    played: int


@dataclass(frozen=True, slots=True)
class Report:
    """What was tested and found."""

    game: Game
    variant: str | None
    sample: Sample
    verdict: Verdict
    dieharder: tuple[Assessed, ...] | None = None

    @property
    def passed(self) -> bool:
        """Whether nothing failed."""
        failed = any(one.said == FAILED for one in self.dieharder or ())
        return self.verdict.passed and not failed

    def drawings(self) -> tuple[Drawing, ...]:
        """Return every stream with its law, in the order they were tested."""
        fixed = tuple(
            Drawing(
                stream.name,
                _in_words(stream.law.odds),
                () if isinstance(stream.law.odds, Even) else stream.law.odds.weights,
                len(stream.values),
                stream.played,
            )
            for stream in self.sample.streams()
        )
        changing = tuple(
            Drawing(one.name, "by what is left, each draw its own", (), len(one.scored), one.played)
            for one in self.sample.changing
        )
        return fixed + changing

    def said(self) -> str:
        """Return the verdict as a sentence."""
        made, rejected = len(self.verdict.judged), len(self.verdict.rejected)
        joint = f"{made} tests judged together at {1 - LEVEL:.0%}"
        if not made:
            return "Failed: too few draws for any test."
        if rejected:
            return f"Failed: {rejected} of {joint}."
        if not self.passed:
            return f"Failed: dieharder says so; none of {joint} failed."
        return f"Passed: none of {joint} failed."


def _in_words(odds: Odds) -> str:
    if isinstance(odds, Even):
        return f"{odds.size} outcomes, equally likely"
    return f"{odds.size} outcomes by weights {' '.join(map(str, odds.weights))}"
