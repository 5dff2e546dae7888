"""How many of a scatter symbol are in sight, reel by reel."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reelwright.definition.model import Strip


def on_reel(strip: Strip, rows: int, symbol: str) -> Counter[int]:
    """Count the stops that show each number of a symbol on one reel."""
    return Counter(
        sum(strip[(stop + row) % len(strip)] == symbol for row in range(rows))
        for stop in range(len(strip))
    )


def in_sight(reels: Iterable[Counter[int]]) -> Counter[int]:
    """Count the stop combinations that show each number of a symbol in the window."""
    total = Counter({0: 1})
    for reel in reels:
        convolved: Counter[int] = Counter()
        for before, ways in total.items():
            for more, stops in reel.items():
                convolved[before + more] += ways * stops
        total = convolved
    return total
