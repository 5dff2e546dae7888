"""Re-spins can come up in a paid game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault
from reelwright.definition.model import ReSpins, ScatterTrigger

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition
    from reelwright.definition.soundness.reach import Reach


def faults(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield re-spins that no paid game starts, and numbers that none of their spins shows."""
    for key, feature in definition.features.items():
        trigger = feature.starts_on
        if not isinstance(feature, ReSpins) or not isinstance(trigger, ScatterTrigger):
            continue
        scatter = trigger.scatter
        shown = {
            count for phase in definition.paid_phases for count in reach.counts_in(phase, scatter)
        }
        if reach.counts(scatter) and not shown & {*(trigger.counts or ())}:
            found = f"{scatter}, of which no paid game shows a number that starts them"
            path = ("features", key, "starts on", "counts")
            numbers = ", ".join(map(str, sorted(shown))) or "another scatter"
            yield Fault(path, found, numbers)
