"""Making every test of a sample, and judging all of them together.

Holm's procedure keeps the chance that a good source fails any test at the level, however the tests
depend on each other, and says of each test by itself whether it failed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from reelwright.randomness.catalogue import OF_CHANGING, OF_PAIRS, OF_SPINS, OF_STREAMS
from reelwright.randomness.checks.found import NotMade
from reelwright.randomness.checks.interplay import reels_that_spin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from reelwright.randomness.catalogue import Check
    from reelwright.randomness.checks.found import Statistic
    from reelwright.randomness.sampling import Told
    from reelwright.randomness.streams import Sample

    T = TypeVar("T")
    Task: TypeAlias = tuple[str, str, int, Callable[[], Statistic]]

LEVEL = 0.01
"""The chance that a good source fails: tests are judged together at 99%."""
TESTING = "tests made"


@dataclass(frozen=True, slots=True)
class Judged:
    """A test that was made: what it found, and its p-value adjusted for all the others."""

    test: str
    of: str
    draws: int
    found: Statistic
    adjusted: float

    @property
    def rejected(self) -> bool:
        """Whether its hypothesis is rejected."""
        return self.adjusted <= LEVEL


@dataclass(frozen=True, slots=True)
class Left:
    """A test that could not be made, and what it needs."""

    test: str
    of: str
    needs: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What all tests come to."""

    judged: tuple[Judged, ...]
    left: tuple[Left, ...]

    @property
    def rejected(self) -> tuple[Judged, ...]:
        """The tests that failed."""
        return tuple(one for one in self.judged if one.rejected)

    @property
    def passed(self) -> bool:
        """Whether no test failed, of one or more that were made."""
        return bool(self.judged) and not self.rejected

    @property
    def least(self) -> float:
        """The least p-value that is adjusted for all tests."""
        return min((one.adjusted for one in self.judged), default=1.0)


def judged(sample: Sample, told: Told) -> Verdict:
    """Make every test of a sample and judge them together."""
    tasks = tuple(_tasks(sample))
    made: list[tuple[str, str, int, Statistic]] = []
    left = []
    for number, (test, of, draws, make) in enumerate(tasks, 1):
        try:
            made.append((test, of, draws, make()))
        except NotMade as needs:
            left.append(Left(test, of, str(needs)))
        told(TESTING, number, len(tasks))
    adjusted = holm([found.p for *_, found in made])
    found = tuple(Judged(*one, p) for one, p in zip(made, adjusted, strict=True))
    return Verdict(found, tuple(left))


def holm(p_values: Sequence[float]) -> list[float]:
    """Return p-values adjusted by Holm's procedure, each in its place."""
    order = sorted(range(len(p_values)), key=p_values.__getitem__)
    adjusted, highest = [0.0] * len(p_values), 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, (len(p_values) - rank) * p_values[place]))
        adjusted[place] = highest
    return adjusted


def _tasks(sample: Sample) -> Iterator[Task]:
    for stream in sample.streams():
        yield from _of(stream.name, len(stream.values), stream, OF_STREAMS)
    for spins in sample.spins:
        yield from _of(spins.name, len(spins.rows), spins, OF_SPINS)
        for one, other in combinations(reels_that_spin(spins), 2):
            name = f"{spins.name}, {spins.part}s {one + 1} and {other + 1}"
            yield from _of(name, len(spins.rows), (spins, one, other), OF_PAIRS)
    for changing in sample.changing:
        yield from _of(changing.name, len(changing.scored), changing, OF_CHANGING)


def _of(name: str, draws: int, what: T, checks: Iterable[Check[T]]) -> Iterator[Task]:
    for check in checks:
        yield check.name, name, draws, partial(check.make, what)
