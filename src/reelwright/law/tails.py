"""Probabilities far out, right relatively: each by the tilt that shows it best.

Under a tilt t the amounts about the one asked for are likely. With q the tilted masses,

    P(at least k) = e^(-t k) * sum over x >= k of e^(-t (x - k)) q(x),

and weights that fall from 1 on let no error of a sum of masses grow. What lies beyond the lattice
falls on it lessened by no more than its own tilted weight, and is bounded by steeper tilts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from math import exp, inf, log, log1p, log2, sqrt
from typing import TYPE_CHECKING

import numpy as np

from reelwright.law.lattice.chernoff import least
from reelwright.law.lattice.probability import Probability
from reelwright.law.lattice.tilted import tilted
from reelwright.law.rings.spectrum import UNIT, UP

if TYPE_CHECKING:
    from reelwright.law.lattice.chernoff import Chernoff, Evaluate
    from reelwright.law.lattice.tilted import Tilted

RELATIVE = 1e-6
"""The relative error that is tried for."""
_FLOATS = log(2.0**-40)
_SMALLEST = log(1e-300)
"""Probabilities below this are bounded only."""
_MARGIN = log(1e4)
"""About what a bound may exceed the probability, and more."""
_LEAST = 16


@dataclass(slots=True)
class Tails:
    """Probabilities of a law far out; masses once worked out are kept, by size and tilt."""

    evaluate: Evaluate
    chernoff: Chernoff
    most: int
    _kept: dict[tuple[int, float], Tilted] = field(default_factory=dict)

    def at_least(self, amount: int) -> Probability:
        """Return how likely at least so much is (an amount of at least 1)."""
        bound = self.chernoff.beyond(amount)
        best = Probability(0.0, exp(min(max(bound, _SMALLEST), 0.0)))
        if bound < _SMALLEST:
            return best
        for size, tilt in self._plans(amount, bound):
            found = self._shown(amount, size, tilt)
            if found.error < best.error:
                best = found
            if best.relative <= RELATIVE:
                break
        return best

    def _plans(self, amount: int, bound: float) -> list[tuple[int, float]]:
        """Return sizes with their best tilts, from the first that will do; else only the best."""
        tilts = self.chernoff.sharp
        plans = []
        size = max(1 << amount.bit_length(), _LEAST)
        while size <= self.most:
            tilt = least(tilts, partial(self._off, amount, size))
            if tilt is not None:
                plans.append((self._off(amount, size, tilt), size, tilt))
            size *= 2
        enough = bound + log(RELATIVE) - _MARGIN
        first = next((n for n, (off, _, _) in enumerate(plans) if off <= enough), None)
        chosen = plans[first:] if first is not None else sorted(plans)[:1]
        return [(size, tilt) for _, size, tilt in chosen]

    def _off(self, amount: int, size: int, tilt: float) -> float:
        """Return about the logarithm of what a probability found so will be off."""
        inside = self.chernoff.mean(tilt) + _FLOATS
        outside = self.chernoff.beyond(size, tilt)
        greater, less = max(inside, outside), min(inside, outside)
        return greater + (log1p(exp(less - greater)) if greater < inf else 0.0) - tilt * amount

    def _shown(self, amount: int, size: int, tilt: float) -> Probability:
        if (size, tilt) not in self._kept:
            self._kept[size, tilt] = tilted(self.evaluate, self.chernoff.ring(size, tilt))
        law = self._kept[size, tilt]
        weights = np.exp(-tilt * np.arange(size - amount))
        shown = float(np.sum(law.mass[amount:] * weights))
        rounded = (size * tilt + log2(size) + 16) * UNIT * float(np.sum(np.abs(law.mass)))
        wide = sqrt(float(np.sum(weights**2)))
        off = law.spectral + wide * law.rounding + rounded + exp(self.chernoff.beyond(size, tilt))
        return Probability(_damped(shown, tilt * amount), _damped(off * UP, tilt * amount) * UP)


def _damped(value: float, exponent: float) -> float:
    """Return value e^-exponent, where the power alone may be too small for a float."""
    return exp(log(value) - exponent) if value > 0 else 0.0
