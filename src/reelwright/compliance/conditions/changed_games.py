"""Conditions on changed games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.compliance.conditions.features import rules_differ

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.claims.rules import Rules
    from reelwright.compliance.conditions.condition import Condition


def _own_rules(rules: Rules) -> bool:
    return any(
        feature.anywhere is not None or rules_differ(rules, name, feature)
        for name, feature in rules.changed_games.items()
    )


def _several(rules: Rules) -> bool:
    return any(
        max(feature.games.values()) > 1 or feature.again == "adds"
        for feature in rules.changed_games.values()
    )


CONDITIONS: Mapping[str, Condition] = {
    "changes mode for paid games": lambda rules: bool(rules.changed_games),
    "changed games have a stake ceiling": lambda rules: any(
        feature.stake != "any" for feature in rules.changed_games.values()
    ),
    "changed games have rules of their own": _own_rules,
    "has several changed games": _several,
}
