"""Rings of laws: every law is written once, over elements that are laws seen some way.

An element is the law of an amount in grains, or a part of one: adding is a mixture, multiplying an
independent sum. `Jets` see the first moments, as fractions; `Polynomials` the law itself, as
fractions; `spectra.Spectra` its transform on a lattice, in floats with their error bounds.
"""

from reelwright.law.rings.jets import Jet, Jets, Moments
from reelwright.law.rings.polynomials import Polynomial, Polynomials
from reelwright.law.rings.ring import Blurring, Diverges, Element, Ring

__all__ = [
    "Blurring",
    "Diverges",
    "Element",
    "Jet",
    "Jets",
    "Moments",
    "Polynomial",
    "Polynomials",
    "Ring",
]
