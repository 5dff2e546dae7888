"""How each claim is decided, a module for each family of rules.

`decide` tries a claim on the rules of a game: what is said comes from the claim alone, what is
found from play.
"""

from reelwright.claims.deciding import lines, pays
from reelwright.claims.deciding.decide import decide

__all__ = ["decide", "lines", "pays"]
