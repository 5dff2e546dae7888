"""How little there can be of a law far out: proven from the mean of e^(tilt amount).

For amounts of at least n the weight under a tilt t is at most M(s) e^((t - s) n), for any s >= t
whose mean M(s) is finite. Every M is evaluated with its error bound, by the ring of one number.
"""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass, field
from functools import cached_property
from math import inf, log
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from reelwright.automaton.refusal import NotCountable
from reelwright.law.rings import spectra
from reelwright.law.rings.ring import Diverges
from reelwright.law.rings.spectra import Cache, Spectra

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from reelwright.law.rings.spectrum import Spectrum

    Evaluate: TypeAlias = Callable[[Spectra], Spectrum]

STEEPEST = 600.0
"""The logarithm of the greatest mean that is used: within the range of floats."""
HASTE = 200
"""Laws that are worked out one by one under a tilt, where they are not needed without."""
SIGHT = 2.0**-40
"""What is out of sight under a tilt: it counts among the errors, as everywhere."""
LOOSE = 2.0**-8
"""What is out of sight of a bound: it is only made greater by so much."""
_LEAST = 2.0**-40
_BISECTIONS = 12
_RISING = 120
_NEARING = 24
_ROUNDED = 1e-9
"""More than the rounding of logarithms on the way to a bound."""


@dataclass
class Chernoff:
    """Bounds on one law, told by how to evaluate it; tilts once evaluated are kept."""

    evaluate: Evaluate
    _cache: Cache = field(default_factory=Cache)
    _patience: int = HASTE
    _known: dict[float, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Find the patience the law takes as it is; raises what evaluating it raises."""
        try:
            self.evaluate(self.ring(1))
        except (Diverges, NotCountable):
            self._patience = spectra.PATIENCE
            self.evaluate(self.ring(1))

    def ring(self, size: int, tilt: float = 0.0, sight: float = SIGHT) -> Spectra:
        """Return a ring to evaluate the law over; sight is sharpest without a tilt."""
        sight = sight if tilt > 0 else spectra.SIGHT
        return Spectra(size, tilt, self._cache, sight, self._patience)

    def mean(self, tilt: float) -> float:
        """Return the logarithm of a bound on the mean of e^(tilt amount); infinite for no bound."""
        if tilt not in self._known:
            self._known[tilt] = self._mean(tilt, LOOSE)
        return self._known[tilt]

    def _mean(self, tilt: float, sight: float) -> float:
        try:
            with np.errstate(over="ignore", invalid="ignore"):
                size = self.evaluate(self.ring(1, tilt, sight)).norm
        except (Diverges, NotCountable, OverflowError):
            return inf
        logarithm = log(size) if 0 < size < inf else inf
        return logarithm if logarithm < STEEPEST else inf

    @cached_property
    def tilts(self) -> tuple[float, ...]:
        """Tilts from 0 up to the steepest that has a bound, closer to each other at both ends."""
        top = self._steepest()
        if top == 0:
            return (0.0,)
        rising = (top / 2 * 2 ** (-step / 4) for step in range(_RISING, 0, -1))
        nearing = (top * (1 - 2 ** (-1 - step / 2)) for step in range(_NEARING))
        return (0.0, *rising, *nearing, top)

    @cached_property
    def sharp(self) -> tuple[float, ...]:
        """The tilts under which the law itself is evaluated, with nothing in sight left out."""
        first = bisect(self.tilts, 0.5, key=lambda tilt: float(self._mean(tilt, SIGHT) == inf))
        return self.tilts[:first]

    def _steepest(self) -> float:
        low, high = 0.0, _LEAST
        while high < 1 / _LEAST and self.mean(high) < inf:
            low, high = high, high * 4
        for _ in range(_BISECTIONS):
            middle = (low + high) / 2
            if self.mean(middle) < inf:
                low = middle
            else:
                high = middle
        return low

    def size(self, weight: float) -> float:
        """Return an amount that no more than this logarithm of weight lies beyond."""

        def needed(tilt: float) -> float:
            return (self.mean(tilt) - weight) / tilt

        tilt = least(self.tilts[1:], needed)
        return inf if tilt is None else max(needed(tilt), 0.0)

    def beyond(self, amount: int, tilt: float = 0.0) -> float:
        """Return the logarithm of a bound on the tilted weight of at least so much."""

        def bound(steeper: float) -> float:
            return self.mean(steeper) - (steeper - tilt) * amount

        above = [steeper for steeper in self.tilts if steeper > tilt]
        found = least(above, bound)
        return min(bound(tilt), inf if found is None else bound(found)) + _ROUNDED


def least(places: Sequence[float], value: Callable[[float], float]) -> float | None:
    """Return where a convex function is least, or nearly so: any place is right, if less good."""
    low, high = 0, len(places) - 1
    while high - low > 2:
        left = low + (high - low) // 2
        if value(places[left]) <= value(places[left + 1]):
            high = left
        else:
            low = left + 1
    return min(places[low : high + 1], key=value, default=None)
