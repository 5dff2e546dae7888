"""A spin of any phase, counted as it is played: with cascades or without."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from reelwright.automaton.cascading.count import cascading_ends, cascading_windows
from reelwright.automaton.spins import Spin, count_spin

if TYPE_CHECKING:
    from reelwright.automaton.scale import Playing
    from reelwright.automaton.spins import Starts
    from reelwright.definition.model import Definition


def spin_of(definition: Definition, phase: str, playing: Playing, factor: int = 1) -> Spin:
    """Count a spin of a phase in which prizes are multiplied by `factor`, as far as it covers them.

    Raises `NotCountable` where a rule cannot be counted.
    """
    if definition.cascades is None or not definition.cascades.active(phase):
        return count_spin(definition, phase, playing, factor)
    outcomes: dict[Starts, Counter[int]] = defaultdict(Counter)
    for ways, grains, end in cascading_ends(definition, phase, playing, factor):
        outcomes[end.starts][grains + end.grains] += ways
    windows = cascading_windows(definition, phase, playing, factor)
    return Spin(windows, {starts: dict(pays) for starts, pays in outcomes.items()})
