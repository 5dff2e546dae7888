"""What becomes of a player's money: a balance that walks by what paid games cost and pay."""

from reelwright.law.bankroll.gambling import Chance, Policy, chances, gambled
from reelwright.law.bankroll.session import Session, session
from reelwright.law.bankroll.trimming import TooWide
from reelwright.law.bankroll.walk import Walked, until_ruin, walk

__all__ = [
    "Chance",
    "Policy",
    "Session",
    "TooWide",
    "Walked",
    "chances",
    "gambled",
    "session",
    "until_ruin",
    "walk",
]
