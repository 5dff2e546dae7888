"""Laws on a lattice of grains, in floats, with their error bounds."""

from reelwright.law.lattice.inversion import MOST, invert
from reelwright.law.lattice.law import Law
from reelwright.law.lattice.probability import Probability

__all__ = ["MOST", "Law", "Probability", "invert"]
