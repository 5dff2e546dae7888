"""Tables by count, of pays or of free games: they rise, and leave no count out."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault, Path, exact

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping
    from fractions import Fraction


def falls(path: Path, table: Mapping[int, Fraction | int]) -> Iterator[Fault]:
    """Yield the entries below that for fewer symbols."""
    for before, count in pairwise(sorted(table)):
        if table[count] < table[before]:
            found = f"{_amount(table[count])}, less than for {before}"
            allowed = f"{_amount(table[before])} or more"
            yield Fault((*path, str(count)), found, allowed)


def left_out(
    path: Path, table: Mapping[int, Fraction | int], possible: Collection[int]
) -> Iterator[Fault]:
    """Yield the counts above the smallest of a table that can come up and have no entry."""
    for count in sorted(possible):
        if table and count > min(table) and count not in table:
            found = f"no entry for {count}, which can come up"
            yield Fault(path, found, f"an entry for each count that can, from {min(table)}")


def _amount(amount: Fraction | int) -> str:
    return str(amount) if isinstance(amount, int) else exact(amount)
