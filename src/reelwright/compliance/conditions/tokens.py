"""Conditions on tokens that are collected from game to game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.model import ChangedGames, FreeGames, Spun

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.claims.rules import Rules
    from reelwright.compliance.conditions.condition import Condition


def _lead_to_free_games(rules: Rules) -> bool:
    definition = rules.definition
    return any(
        isinstance(definition.features[name], FreeGames)
        for tokens in definition.tokens.values()
        for name in tokens.leads_to
    )


def _rest(rules: Rules) -> bool:
    features = rules.definition.features.values()
    free = any(isinstance(one, Spun) and not isinstance(one, ChangedGames) for one in features)
    tokens = rules.definition.tokens.values()
    return free and any(one.earned_in == "paid games" for one in tokens)


CONDITIONS: Mapping[str, Condition] = {
    "collects tokens": lambda rules: bool(rules.definition.tokens),
    "tokens are made of parts": lambda rules: any(
        one.sub_tokens is not None for one in rules.definition.tokens.values()
    ),
    "tokens lead to free games": _lead_to_free_games,
    "tokens rest in the feature": _rest,
}
