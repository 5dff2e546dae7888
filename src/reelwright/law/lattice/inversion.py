"""From the spectrum of a law back to the law, on a lattice that is proven large enough."""

from __future__ import annotations

from math import ceil, exp, log, sqrt
from typing import TYPE_CHECKING

import numpy as np

from reelwright.law.lattice.chernoff import Chernoff
from reelwright.law.lattice.law import Law, summing
from reelwright.law.lattice.tilted import tilted
from reelwright.law.rings.ring import Diverges
from reelwright.law.tails import Tails

if TYPE_CHECKING:
    from reelwright.law.lattice.chernoff import Evaluate

MOST = 2**20
"""The greatest lattice."""
LEAST = 2**4
"""The smallest."""
SIGHT = 2.0**-60
"""What may lie beyond a lattice that is large enough."""
FLOATS = 2.0**-40
"""About what a spectrum is off: a law that is not within its lattice is damped down to it."""


def invert(evaluate: Evaluate, most: int = MOST, sight: float = SIGHT) -> Law:
    """Return the law that `evaluate` gives in any ring of spectra.

    The lattice is the smallest that no more than `sight` lies beyond, or has `most` amounts (a
    power of two); there the law is damped, so that what lies beyond it falls back on it lessened.
    Raises `Diverges` where a part of the law has no end.
    """
    chernoff = Chernoff(evaluate)
    enough = min(chernoff.size(log(sight)), most)
    size = max(1 << ceil(enough).bit_length(), LEAST) if enough < most else most
    beyond = min(exp(min(chernoff.beyond(size), 0.0)), 1.0)
    damping = sqrt(FLOATS / beyond) if beyond > FLOATS else 1.0
    found = tilted(evaluate, chernoff.ring(size, log(damping) / size))
    mass = found.mass * np.exp(-found.tilt * np.arange(size))
    negative = -float(mass[mass < 0].sum())
    off = (found.spectral + sqrt(size) * found.rounding) * (2 / damping if damping < 1 else 1)
    error = off + beyond * damping + negative + summing(size)
    if float(mass.sum()) < 1 - 2 * (error + beyond):
        raise Diverges(f"the law has no end with a probability of {1 - float(mass.sum())}")
    return Law(np.maximum(mass, 0.0), beyond, error, Tails(evaluate, chernoff, most))
