"""What artwork must say: a definition, and figures counted from it, as statements.

A `Statement` has words, the claim the words make, and the place where they must stand; which
clauses it serves follows from its kind. A module for each family of rules makes them; the words
are messages of a catalogue, so that another language is data.
"""

from reelwright.statements.catalogue import Catalogue, catalogue
from reelwright.statements.making import statements
from reelwright.statements.statement import Place, Statement

__all__ = ["Catalogue", "Place", "Statement", "catalogue", "statements"]
