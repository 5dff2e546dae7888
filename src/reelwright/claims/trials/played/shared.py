"""Bonuses that are won on several lines at once."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, islice, product
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.claims.trials.played.bonuses import beginning, uncapped
from reelwright.claims.trials.played.rounds import every_line
from reelwright.claims.trials.played.showing import sets_on, target
from reelwright.claims.trials.played.stands import opened
from reelwright.claims.trials.windows.boards import columns_of
from reelwright.claims.trials.windows.masks import acting
from reelwright.definition.model import symbol_of, symbols_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.claims.trials.windows.boards import Column
    from reelwright.play.events import Window

PAIRS = 60
"""How many pairs of lines that can show a symbol together are tried."""
EACH = 3
"""How many windows are tried for a pair of lines."""


@lru_cache(maxsize=256)
def several_lines(rules: Rules, feature: str) -> Stand | None:
    """Return a round in which several lines have won a bonus; `None` if none was found."""
    free = uncapped(rules)
    symbol = symbol_of(rules.definition.features[feature].starts_on)
    stake = every_line(rules)
    if symbol is None or len(stake.lines) < 2:
        return None
    for strips in sets_on(free, PAID, stake):
        for window in islice(_windows(free, strips, symbol), PAIRS * EACH):
            spun = opened(free, stake).spun(target(free, PAID, strips, window))
            begun = None if spun is None else beginning(spun, feature)
            if spun is not None and begun is not None and len(begun.lines) > 1:
                return spun
    return None


def _windows(rules: Rules, strips: str, symbol: str) -> Iterator[Window]:
    """Yield windows in which two lines show a symbol, or what stands for it, side by side."""
    definition = rules.definition
    columns = columns_of(definition, strips)
    shows = frozenset({symbol, *acting(rules, PAID)})
    reels = range(len(columns))
    for size in reversed(reels):
        for one, other in combinations(definition.lines.rows, 2):
            for on in (reels[: size + 1], reels[-size - 1 :]):
                fitting = [
                    _both(columns[reel], {one[reel], other[reel]}, shows)
                    if reel in on
                    else columns[reel][:1]
                    for reel in reels
                ]
                if any(symbol in _shown(column) for column in fitting[on[0]]):
                    yield from islice(product(*fitting), EACH)


def _both(columns: tuple[Column, ...], rows: set[int], shows: frozenset[str]) -> tuple[Column, ...]:
    """Return the columns of a reel that show one of some symbols on certain rows."""
    return tuple(
        column for column in columns if all(shows & {*symbols_of(column[row])} for row in rows)
    )


def _shown(column: Column) -> set[str]:
    return {symbol for cell in column for symbol in symbols_of(cell)}
