"""Conditions on re-spins, in which the game holds reels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.claims.deciding.re_spins_paid import wins_alone
from reelwright.claims.trials.played.re_spins import lies_within_more

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.claims.rules import Rules
    from reelwright.compliance.conditions.condition import Condition


def _not_paid_again(rules: Rules) -> bool:
    return any(
        feature.held_wins == "not paid again" and wins_alone(rules, name)
        for name, feature in rules.re_spins.items()
    )


def _several(rules: Rules) -> bool:
    return any(
        feature.re_spins > 1
        or (
            feature.improved is not None
            and (feature.improved.adds or feature.improved.begins_again)
        )
        for feature in rules.re_spins.values()
    )


CONDITIONS: Mapping[str, Condition] = {
    "holds reels for re-spins": lambda rules: bool(rules.re_spins),
    "a hold can lie within more": lambda rules: any(
        lies_within_more(rules, name) for name in rules.re_spins
    ),
    "a hold's trigger is not paid again": _not_paid_again,
    "re-spins can change": lambda rules: any(
        feature.improved is not None for feature in rules.re_spins.values()
    ),
    "has several re-spins": _several,
}
