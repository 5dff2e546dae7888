"""How many of a symbol can be in sight at once, and how likely each number is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.definition.model import Strip


def in_sight(strips: Sequence[Strip], rows: int, symbol: str) -> dict[int, Fraction]:
    """Return the probability of each number of a symbol that a window can show."""
    counts = {0: Fraction(1)}
    for strip in strips:
        seen = [0] * len(strip)
        for place, found in enumerate(strip):
            if found == symbol:
                for row in range(rows):
                    seen[place - row] += 1
        stops = Counter(seen)
        longer: dict[int, Fraction] = {}
        for count, chance in counts.items():
            for more, ways in stops.items():
                part = chance * Fraction(ways, len(strip))
                longer[count + more] = longer.get(count + more, Fraction(0)) + part
        counts = longer
    return counts
