"""What a bonus pays and leads to, exactly, whatever the player picks."""

from reelwright.law.features.bonus import BonusCount, Entered, counted
from reelwright.law.features.bonuses import bonus_law

__all__ = ["BonusCount", "Entered", "bonus_law", "counted"]
