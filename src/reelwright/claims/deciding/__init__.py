"""How each claim is decided, a module for each family of rules.

`decide` tries a claim on the rules of a game: what is said comes from the claim alone, what is
found from play.
"""

from reelwright.claims.deciding import (  # noqa: F401  (each registers what it decides)
    bonuses,
    bonuses_played,
    buttons,
    examples,
    figures,
    free_games,
    gamble,
    lines,
    money,
    pays,
    scatters,
    substitutes,
    symbols,
    symbols_order,
    symbols_reels,
    triggers,
    triggers_together,
)
from reelwright.claims.deciding.decide import decide

__all__ = ["decide"]
