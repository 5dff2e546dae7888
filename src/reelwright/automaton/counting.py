"""A spin of any phase, counted as it is played: window by window, or by a rule of its own."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Protocol

from reelwright.automaton.cascading import Cascading
from reelwright.automaton.spins import Spin, count_spin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.automaton.hits import WaysHit
    from reelwright.automaton.line_wins import LineWin
    from reelwright.automaton.scale import Playing
    from reelwright.automaton.spins import End, Starts
    from reelwright.definition.model import Definition


class Counting(Protocol):
    """A spin of which more is paid than the window its reels stop in."""

    @property
    def windows(self) -> int:
        """The weight of all that can come of it."""
        ...

    def ends(self) -> Iterator[tuple[int, int, End]]:
        """Yield the weight, the grains of wins on lines or by ways, and the end."""
        ...

    def hits(self) -> Iterator[tuple[LineWin | WaysHit, int, int]]:
        """Yield each win, the weight of what holds it, and the grains it pays in all of that."""
        ...


RULES = (Cascading,)
"""What counts a spin in another way than by its windows alone, in the phases it is active in."""


def counting(
    definition: Definition, phase: str, playing: Playing, factor: int = 1
) -> Counting | None:
    """Return what counts a spin of a phase; `None` where its windows alone do."""
    for rule in RULES:
        if rule.active(definition, phase):
            return rule(definition, phase, playing, factor)
    return None


def by_windows(definition: Definition, phase: str) -> bool:
    """Whether a spin of a phase is the window its reels stop in, and no more."""
    return not any(rule.active(definition, phase) for rule in RULES)


def spin_of(definition: Definition, phase: str, playing: Playing, factor: int = 1) -> Spin:
    """Count a spin of a phase in which prizes are multiplied by `factor`, as far as it covers them.

    Raises `NotCountable` where a rule cannot be counted.
    """
    counted = counting(definition, phase, playing, factor)
    if counted is None:
        return count_spin(definition, phase, playing, factor)
    outcomes: dict[Starts, Counter[int]] = defaultdict(Counter)
    for ways, grains, end in counted.ends():
        outcomes[end.starts][grains + end.grains] += ways
    return Spin(counted.windows, {starts: dict(pays) for starts, pays in outcomes.items()})
