"""The rules of hold and spin, and of other ways to bet, as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.telling.bonuses import BASES
from reelwright.telling.words import counted, listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition, HoldAndSpin

AGAIN = {
    "begins again": "Each that lands sets the re-spins left back to their full number.",
    "changes nothing": "What lands does not change how many are left.",
}


def holding_rules(name: str, feature: HoldAndSpin) -> Iterator[str]:
    """Yield how symbols are held, what more may land, and what they pay."""
    re_spins = counted(feature.re_spins, "re-spin")
    counts = listed([*sorted(feature.counts)], "or")
    yield (
        f"{name.capitalize()}: the {counts} symbols that start it stay on their cells, and the "
        f"open cells are spun by themselves, {re_spins}. {AGAIN[feature.new_symbol]}"
    )
    values = listed([*feature.values.drawn], "or")
    yield f"Each symbol held is worth {values} {BASES[feature.prizes_on]}, paid at the end."
    if feature.full_window is not None:
        full = feature.full_window
        yield f"A window full of them pays {full} {BASES[feature.prizes_on]} more, and ends it."


def wagers_rules(definition: Definition) -> Iterator[str]:
    """Yield what else can be bet on, and what it costs."""
    for name, wager in definition.wagers.items():
        change = f"starts {wager.starts} at once" if wager.starts else "is spun on other reels"
        yield f"The wager {name} costs {wager.costs} total bets and {change}; prizes stay as ever."
