"""When a clause applies: each condition of the standards' vocabulary as a function of the rules.

A condition may hold where what it speaks of is rarer than it looks, never the other way round: a
clause that could apply does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.rules import Rules
from reelwright.compliance.conditions import (
    changed_games,
    features,
    lines,
    re_spins,
    scatters,
    substitutes,
    tokens,
)
from reelwright.standards.files import vocabulary

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.compliance.conditions.condition import Condition
    from reelwright.standards.model import Clause

CONDITIONS: Mapping[str, Condition] = {
    **lines.CONDITIONS,
    **substitutes.CONDITIONS,
    **scatters.CONDITIONS,
    **features.CONDITIONS,
    **tokens.CONDITIONS,
    **changed_games.CONDITIONS,
    **re_spins.CONDITIONS,
}
"""Every condition that rules of today's language can meet, by name."""

__all__ = ["CONDITIONS", "Rules", "applies", "desirable", "holds"]


def holds(name: str, rules: Rules) -> bool:
    """Say whether a condition is met; one that waits for a family of rules never is.

    Raises `KeyError` for a name that is no condition.
    """
    if vocabulary().conditions[name].waits_for is not None:
        return False
    return CONDITIONS[name](rules)


def applies(clause: Clause, rules: Rules) -> bool:
    """Say whether a clause binds a game with these rules."""
    return all(holds(name, rules) for name in clause.applies)


def desirable(clause: Clause, rules: Rules) -> bool:
    """Say whether it is good to follow a clause that does not bind the game."""
    wished = bool(clause.desirable) and all(holds(name, rules) for name in clause.desirable)
    return wished and not applies(clause, rules)
