"""Scatter prizes: for every number that can be in sight, and for no other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault
from reelwright.definition.model import FreeGames
from reelwright.definition.soundness.tables import falls, left_out

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from fractions import Fraction

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition
    from reelwright.definition.soundness.reach import Reach


def faults(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield entries for numbers that are never in sight, gaps, and prizes that fall."""
    for path, scatter, table in _tables(definition):
        yield from falls(path, table)
        possible = reach.counts(scatter)
        if possible:
            yield from left_out(path, table, possible)
            for count in table:
                if count not in possible:
                    found = f"an entry for {count} of {scatter} in sight"
                    allowed = f"numbers that can be in sight: {_listed(possible)}"
                    yield Fault((*path, str(count)), found, allowed)


def _tables(
    definition: Definition,
) -> Iterator[tuple[Path, str, Mapping[int, Fraction | int]]]:
    for key, scatter in definition.scatters.items():
        yield ("scatters", key, "pays"), key, scatter.pays
    for key, feature in definition.features.items():
        if isinstance(feature, FreeGames):
            yield ("features", key, "awards"), feature.starts_on.scatter, feature.awards


def _listed(counts: set[int]) -> str:
    return ", ".join(map(str, sorted(counts)))
