"""What a replay found, counted step by step."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from reelwright.play.codec import Plain, event_data

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.record.replaying import ReplayedStep


@dataclass(slots=True)
class Findings:
    """How much was replayed, and as plain data all that does not follow."""

    rounds: int = 0
    unfinished: int = 0
    """Rounds whose end is not in the record."""
    events: int = 0
    differences: list[Plain] = field(default_factory=list)

    @property
    def follows(self) -> bool:
        """Whether every event follows."""
        return not self.differences

    def count(self, step: ReplayedStep) -> None:
        """Add a step."""
        if step.answer is None:
            self.rounds += 1
            self.unfinished += 1
        self.unfinished -= step.over
        self.events += len(step.compared)
        if not step.follows:
            self.differences += _differences(step)


def _differences(step: ReplayedStep) -> Iterator[Plain]:
    place = {"round": step.round, "line": step.line}
    if step.refused is not None:
        yield {**place, "verdict": "refused", "because": step.refused}
    for one in step.compared:
        if one.verdict != "same":
            replayed = event_data(one.replayed) if one.replayed else None
            yield {
                **place,
                "verdict": one.verdict,
                "recorded": one.recorded,
                "replayed": replayed,
            }
