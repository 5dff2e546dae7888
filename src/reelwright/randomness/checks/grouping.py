"""Outcomes put together in groups of neighbours, about equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reelwright.randomness.checks.found import NotMade

if TYPE_CHECKING:
    from reelwright.randomness.streams import Floats, Ints, Law


def groups(law: Law, most: int) -> tuple[Ints, Floats]:
    """Return the group of each outcome, of no more than `most`, and the chance of each group."""
    middles = np.cumsum(law.chances) - law.chances / 2
    if law.size <= most:
        return np.arange(law.size), law.chances
    _, group = np.unique(np.floor(middles * most), return_inverse=True)
    return group.astype(np.int64), np.bincount(group, weights=law.chances).astype(np.float64)


def fine_groups(law: Law, most: int, least: float) -> tuple[Ints, Floats]:
    """Return the most groups, none of them less likely than `least`; raises `NotMade`."""
    for many in range(min(most, law.size), 1, -1):
        group, chances = groups(law, many)
        if len(chances) > 1 and chances.min() >= least:
            return group, chances
    raise NotMade("more draws, for the least likely outcomes")
