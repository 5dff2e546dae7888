"""How each claim is decided, a module for each family of rules.

`decide` tries a claim on the rules of a game: what is said comes from the claim alone, what is
found from play.
"""

from reelwright.claims.deciding import (  # noqa: F401  (each registers what it decides)
    bonuses,
    bonuses_leading,
    bonuses_played,
    buttons,
    cascades,
    changed_games,
    changed_games_rules,
    examples,
    figures,
    free_games,
    gamble,
    holding,
    limits,
    lines,
    money,
    pays,
    re_spins,
    re_spins_paid,
    scatters,
    substitutes,
    symbols,
    symbols_order,
    symbols_reels,
    tokens,
    tokens_capped,
    tokens_kept,
    triggers,
    triggers_together,
    wagers,
)
from reelwright.claims.deciding.decide import decide

__all__ = ["decide"]
