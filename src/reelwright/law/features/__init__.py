"""What a bonus pays and leads to, exactly, whatever the player picks."""

from reelwright.law.features.bonus import BonusCount, Entered, Prizes, counted
from reelwright.law.features.bonuses import bonus_law
from reelwright.law.features.holding import holding_law

__all__ = ["BonusCount", "Entered", "Prizes", "bonus_law", "counted", "holding_law"]
