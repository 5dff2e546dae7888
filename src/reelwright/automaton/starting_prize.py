"""The prize that started changed games, paid again wherever as many of its symbol stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.automaton.refusal import NotCountable
from reelwright.definition.model import ChangedGames, symbol_of, symbols_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.automaton.columns import Column
    from reelwright.automaton.phases import Phase
    from reelwright.automaton.scale import Scale
    from reelwright.automaton.tally import Packing

COUNTER = "anywhere"
"""The counter of the symbol in sight."""


def anywhere(phase: Phase) -> dict[str, int]:
    """Return the counter that a phase needs, with its greatest total; none in most phases."""
    found = _starting(phase)
    return {COUNTER: sum(phase.definition.window.heights)} if found else {}


def in_column(phase: Phase, packing: Packing, column: Column) -> int:
    """Return what a column adds."""
    found = _starting(phase)
    if found is None:
        return 0
    symbol, _ = found
    return packing.one(COUNTER) * sum(symbol in symbols_of(cell) for cell in column)


def starting_prize(phase: Phase, scale: Scale, tally: Mapping[str, int]) -> int:
    """Return what a window pays, in grains."""
    found = _starting(phase)
    if found is None or tally[COUNTER] < found[1]:
        return 0
    symbol, count = found
    pay = phase.definition.symbols[symbol].pays[count]
    return scale.of(pay * phase.line_factor(symbol, count), "line bet")


def starting(phase: Phase) -> tuple[str, int]:
    """Return the symbol, and how many of it, that the changed games of a phase start with."""
    found = _starting(phase)
    assert found is not None
    return found


def _starting(phase: Phase) -> tuple[str, int] | None:
    """Return what starts the changed games of a phase, where that pays again anywhere."""
    feature = phase.definition.features.get(phase.name)
    if not isinstance(feature, ChangedGames) or feature.anywhere is None:
        return None
    symbol = symbol_of(feature.starts_on)
    assert symbol is not None
    if len(feature.games) > 1:
        counts = ", ".join(map(str, sorted(feature.games)))
        raise NotCountable(
            f"features > {phase.name} > anywhere: found changed games that several numbers of "
            f"{symbol} start ({counts}); allowed: one"
        )
    (count,) = feature.games
    return symbol, count
