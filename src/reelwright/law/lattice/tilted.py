"""Tilted masses: a law on a lattice as its spectrum under a tilt gives it back.

How far a sum of masses over neighbouring amounts can be off, on a lattice of n amounts:

- where no value of the spectrum is off by more than e: by e (2 + ln n), since the mean size of the
  transform of an interval is no more than that;
- by the rounding of the transform back: by what the masses are off in the mean square, times the
  root of how many are summed;
- by what lies beyond the lattice and comes to lie on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, log2, sqrt
from typing import TYPE_CHECKING

import numpy as np

from reelwright.law.rings.spectra import A_LEVEL

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from reelwright.law.lattice.chernoff import Evaluate
    from reelwright.law.rings.spectra import Spectra


@dataclass(frozen=True, slots=True, eq=False)
class Tilted:
    """The masses under a tilt, with what the spectrum and its transform back can be off.

    The sum of masses next to each other is off by no more than `spectral`, as far as the spectrum
    is; all masses by no more than `rounding` in root of the sum of squares. What lies beyond the
    lattice is not in these bounds.
    """

    mass: NDArray[np.float64]
    tilt: float
    spectral: float
    rounding: float


def tilted(evaluate: Evaluate, ring: Spectra) -> Tilted:
    """Return the masses of a law on the lattice of a ring, of two amounts at least, under its tilt.

    Raises `Diverges` where the law has no weight under the tilt.
    """
    element, size = evaluate(ring), ring.size
    mass = np.fft.irfft(element.values, size)
    largest = float(np.abs(mass).max())
    square = largest * sqrt(float(np.sum((mass / largest) ** 2))) if largest else 0.0
    rounding = A_LEVEL * log2(size) * square * (1 + 2 * A_LEVEL * log2(size))
    return Tilted(mass, ring.tilt, element.error * (2 + log(size)), rounding)
