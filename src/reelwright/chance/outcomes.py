"""Every way a draw can be answered."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import TYPE_CHECKING

from reelwright.play.questions import Drawn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.play.questions import Draw


def every_outcome(draw: Draw) -> Iterator[tuple[Drawn, int]]:
    """Yield every answer of positive weight with its weight, out of `total_weight`."""
    parts = [
        [(outcome, weight) for outcome in range(odds.size) if (weight := odds.weight(outcome))]
        for odds in draw.parts
    ]
    for answer in product(*parts):
        yield Drawn(tuple(outcome for outcome, _ in answer)), prod(weight for _, weight in answer)


def total_weight(draw: Draw) -> int:
    """Return the sum of the weights of all answers."""
    return prod(odds.total for odds in draw.parts)
