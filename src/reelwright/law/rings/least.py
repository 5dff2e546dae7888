"""The least solution of laws that follow from each other, at every frequency at once.

Some plain steps from no weight at all, then Newton's method; then a proof, whatever the way there:

- Laws have no weight below zero. So where numbers u hold step(u) <= u (in the sizes of the laws),
  no least solution is greater than u, at any frequency.
- Within the sizes u, `step` changes by no more than its slopes at u: with J their sizes and
  J v < v for some v > 0, there is one solution only, and what is x apart from its own step by r is
  apart from the solution by (I - J)^-1 r.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from reelwright.law.rings.duals import slopes
from reelwright.law.rings.ring import Diverges
from reelwright.law.rings.spectrum import UNIT, UP, Spectrum

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    Laws: TypeAlias = tuple[Spectrum, ...]
    Step: TypeAlias = Callable[[Laws], Laws]

FIRST = 4
"""Plain steps before Newton's method."""
MOST = 60
"""Steps of Newton's method."""
MARGINS = (1e-10, 1e-8, 1e-6, 1e-4)
"""How far above the values found, relatively, their upper bounds are tried."""


def least_solution(step: Step, zero: Spectrum, one: Spectrum, size: int) -> Laws:
    """Return the least solution of `x = step(x)`; raises `Diverges` where none is proven."""
    with np.errstate(all="ignore"):  # what grows without end fails the proof
        laws = (zero,) * size
        for _ in range(FIRST):
            laws = step(laws)
        values = _newton(step, [law.values for law in laws], zero, one)
        return _proven(step, values, zero, one)


def _plain(values: NDArray[np.complex128]) -> Spectrum:
    return Spectrum(values, norm=0.0)


def _newton(
    step: Step, values: Sequence[NDArray[np.complex128]], zero: Spectrum, one: Spectrum
) -> NDArray[np.complex128]:
    """Return the values at which Newton's method stands still, [law, frequency]."""
    found = np.array(values)
    before = np.inf
    for _ in range(MOST):
        after, change = _evaluated(step, found, zero, one)
        _inverse(change[:, :, 0].real)
        correction = _solve(change, after - found)
        found = found + correction
        far = float(np.abs(correction).max())
        if not far < np.inf:
            raise Diverges("laws that follow from each other grow without end")
        if far <= 8 * UNIT * float(np.abs(found).max()) or (far < 1e-12 and far >= before / 2):
            break
        before = far
    return found


def _evaluated(
    step: Step, at: NDArray[np.complex128], zero: Spectrum, one: Spectrum
) -> tuple[NDArray[np.complex128], NDArray[np.complex128]]:
    after, change = slopes(step, [_plain(values) for values in at], zero, one)
    matrix = np.array([[slope.values for slope in row] for row in change])
    return np.array([law.values for law in after]), matrix


def _solve(change: NDArray[np.complex128], right: NDArray[np.complex128]) -> NDArray[np.complex128]:
    """Solve (I - change) x = right at every frequency."""
    size = len(right)
    if size == 1:
        return np.asarray(right / (1 - change[0]))
    matrix = np.eye(size) - np.moveaxis(change, 2, 0)
    return np.asarray(np.linalg.solve(matrix, right.T[:, :, None])[:, :, 0].T)


def _inverse(change: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return (I - change)^-1 where no entry is below zero; raises `Diverges` where one is."""
    try:
        inverse = np.linalg.inv(np.eye(len(change)) - change)
    except np.linalg.LinAlgError:
        inverse = np.full(change.shape, -1.0)
    if not (np.isfinite(inverse).all() and inverse.min() >= 0 and inverse.diagonal().min() > 0):
        raise Diverges("laws that follow from each other have no mean under this tilt")
    return np.asarray(inverse)


def _proven(step: Step, values: NDArray[np.complex128], zero: Spectrum, one: Spectrum) -> Laws:
    """Return the values as laws with their sizes and errors, proven as told above."""
    real = values[:, 0].real
    _, change = _evaluated(step, values[:, :1], zero, one)
    above = _inverse(change[:, :, 0].real) @ real
    for margin in MARGINS:
        sizes = real + margin * above
        laws = [Spectrum(law, norm=float(size)) for law, size in zip(values, sizes, strict=True)]
        after, rows = slopes(step, laws, zero, one)
        if all(law.norm <= size for law, size in zip(after, sizes, strict=True)):
            break
    else:
        raise Diverges("laws that follow from each other are too near to having no mean")
    if any(np.abs(law).max() > size for law, size in zip(values, sizes, strict=True)):
        raise Diverges("laws that follow from each other were not found at every frequency")
    apart = [
        float(np.abs(law.values - found).max()) * UP + law.error + UNIT * law.norm
        for law, found in zip(after, values, strict=True)
    ]
    errors = _errors(np.array([[slope.norm for slope in row] for row in rows]), np.array(apart))
    return tuple(
        Spectrum(law, float(size), 0.0, float(error))
        for law, size, error in zip(values, sizes, errors, strict=True)
    )


def _errors(change: NDArray[np.float64], apart: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return numbers e that hold `change @ e + apart <= e`: then no error is greater than e."""
    errors = 2 * (_inverse(change) @ apart)
    if not (change @ errors + apart <= errors).all():
        raise Diverges("laws that follow from each other are too near to having no mean")
    return np.asarray(errors)
