"""Laws without the little that lies far out."""

from __future__ import annotations

import numpy as np

from reelwright.law.lattice import Law

AWAY = 1e-15
"""The probability that may be trimmed away."""


class TooWide(ValueError):
    """An amount that could be larger than is worked out."""


def trimmed(law: Law, away: float = AWAY) -> Law:
    """Return a law whose greatest amounts, as likely as `away` together, count as the one below."""
    last = max(int(np.searchsorted(-law.survival, -away)) - 1, 0)
    if last + 1 >= len(law.mass):
        return law
    mass = law.mass[: last + 1].copy()
    beyond = float(law.survival[last + 1])
    mass[last] += beyond
    return Law(mass, law.beyond, law.error + beyond)
