"""Conditions on symbols that count wherever they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.claims.rules import Rules
    from reelwright.compliance.conditions.condition import Condition


def beside_line_wins(rules: Rules) -> bool:
    """Say whether prizes of scatters come on top of what lines or ways win."""
    return _pay(rules) and bool(rules.definition.winning)


def several_at_once(rules: Rules) -> bool:
    """Say whether two scatters can win in one spin: a sound game then says what is paid."""
    return rules.definition.coinciding_scatters is not None


def _pay(rules: Rules) -> bool:
    return any(scatter.pays for scatter in rules.definition.scatters.values())


def _pay_on_the_total(rules: Rules) -> bool:
    scatters = rules.definition.scatters.values()
    return any(scatter.pays and scatter.on == "total bet" for scatter in scatters)


CONDITIONS: Mapping[str, Condition] = {
    "has scatters": lambda rules: bool(rules.definition.scatters),
    "scatters pay on the total bet": _pay_on_the_total,
    "scatters pay beside line wins": beside_line_wins,
    "several scatters can win at once": several_at_once,
    "all coinciding scatters are paid": lambda rules: rules.definition.coinciding_scatters == "all",
}
