"""Tests of draws whose odds change from one to the next, by scores of mean 0 and deviation 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reelwright.randomness.checks.dependence import lagged
from reelwright.randomness.checks.found import NotMade, Statistic, normal

if TYPE_CHECKING:
    from reelwright.randomness.streams import Changing

LEAST_DRAWS = 400


def level(changing: Changing) -> Statistic:
    """Hold the mean of the scores against 0."""
    _check(changing)
    return normal(float(changing.scored.sum() / np.sqrt(len(changing.scored))))


def previous(changing: Changing) -> Statistic:
    """Correlate each score with the one before it."""
    _check(changing)
    return normal(lagged(changing.scored, changing.scored, 1))


def _check(changing: Changing) -> None:
    if len(changing.scored) < LEAST_DRAWS:
        raise NotMade(f"{LEAST_DRAWS} draws or more")
