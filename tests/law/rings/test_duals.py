"""Slopes, against those found by hand."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from reelwright.law.rings.duals import slopes
from reelwright.law.rings.spectra import Spectra
from reelwright.law.rings.spectrum import Spectrum

RING = Spectra(16)
A = RING.law({1: 1, 2: 3}, 5)
B = RING.law({0: 1, 4: 1}, 7)
X = RING.law({3: 2}, 3)
Y = RING.law({1: 1}, 2)


def test_slopes_of_each_operation() -> None:
    def step(laws: tuple[Spectrum, ...]) -> tuple[Spectrum, ...]:
        x, y = laws
        return (
            A * x**3 + B,
            B + x * y * A - y,
            A - x,
            x / (RING.one - B),
            A / (RING.one - x),
            x / (RING.one - y),
            x**0 + y.scaled(Fraction(1, 2)),
            B,
        )

    values, found = slopes(step, (X, Y), RING.zero, RING.one)
    one, zero, minus = RING.one, RING.zero, RING.zero - RING.one
    one, zero, minus = RING.one, RING.zero, RING.zero - RING.one
    for value, law in zip(values, step((X, Y)), strict=True):
        assert np.allclose(value.values, law.values)
    expected = (
        ((A * X * X).scaled(Fraction(3)), zero),
        (Y * A, X * A - one),
        (minus, zero),
        (one / (one - B), zero),
        (A / ((one - X) * (one - X)), zero),
        (one / (one - Y), X / ((one - Y) * (one - Y))),
        (zero, one.scaled(Fraction(1, 2))),
        (zero, zero),
    )
    for by, right in zip(found, expected, strict=True):
        for slope, law in zip(by, right, strict=True):
            assert np.allclose(slope.values, law.values)
            assert np.abs(slope.values).max() <= slope.norm + 1e-14
