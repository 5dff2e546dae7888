"""A whole paid game: the paid spin, and all the spins and bonuses that follow from it."""

from reelwright.law.rounds.game import Rounds
from reelwright.law.rounds.laws import RoundLaw, options, round_law
from reelwright.law.rounds.offers import Option

__all__ = ["Option", "RoundLaw", "Rounds", "options", "round_law"]
