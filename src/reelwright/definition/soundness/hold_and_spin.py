"""Hold and spin: what is held is plain to count, and every prize of it is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault
from reelwright.definition.model import HoldAndSpin, ScatterTrigger

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition


def faults(definition: Definition, key: str, feature: HoldAndSpin) -> Iterator[Fault]:
    """Yield what is open or contradicts itself in the rules of hold and spin."""
    path = ("features", key)
    if feature.once_for_each:
        found = "'winning line', where no line starts it"
        yield Fault((*path, "once for each"), found, "the key left out")
    if isinstance(feature.starts_on, ScatterTrigger):
        yield from _scatter(definition, (*path, "starts on", "scatter"), feature.starts_on.scatter)
        yield from _counts(definition, path, feature)
    else:
        found = "no scatter, whose symbols would be held"
        yield Fault((*path, "starts on"), found, "a scatter with the counts that start it")
    for value in feature.values.drawn:
        if value == 0:
            yield Fault((*path, "values", "drawn", "0"), "a value of 0", "1 or more")
    if feature.full_window == 0:
        yield Fault((*path, "full window"), "0", "more than 0, or the key left out")


def _counts(definition: Definition, path: Path, feature: HoldAndSpin) -> Iterator[Fault]:
    """Yield counts that start it with every cell held, where no re-spin would ever follow."""
    cells = sum(definition.window.heights)
    if feature.counts and min(feature.counts) >= cells:
        found = f"{min(feature.counts)} at the least, which leaves no cell open"
        yield Fault((*path, "starts on", "counts"), found, f"one or more below {cells}")


def _scatter(definition: Definition, path: Path, symbol: str) -> Iterator[Fault]:
    """Yield why it would be open which cells hold a symbol that counts."""
    scatter = definition.scatters.get(symbol)
    if scatter is None:
        return
    allowed = "a symbol of which every one in sight counts by itself"
    if scatter.counted != "anywhere" or scatter.per_reel != "every":
        yield Fault(path, f"'{symbol}', of which not every one in sight counts", allowed)
    if symbol in definition.tall:
        yield Fault(path, f"'{symbol}', which stands on several cells", allowed)
    for key, rule in definition.substitutes.items():
        named = rule.scatters == "all" or (
            rule.scatters != "none" and symbol in definition.expand(rule.scatters)
        )
        if named:
            yield Fault(path, f"'{symbol}', as which {key} counts, too", allowed)
