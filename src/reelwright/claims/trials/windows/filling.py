"""Windows in which a line, or the reels of a game of ways, are filled in a way."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, islice, product
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from reelwright.claims.trials.windows.boards import Column, columns_of
from reelwright.claims.trials.windows.masks import acting
from reelwright.definition.model import symbols_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from reelwright.claims.rules import Rules
    from reelwright.play.events import Window

NEAR = 24
"""How many windows are made for one purpose."""
EACH = 8
"""How many windows are made for each set of reels that a symbol may win on."""


class Fill(NamedTuple):
    """What a reel shall show where the line runs, or anywhere in a game of ways."""

    shows: frozenset[str] | None = None
    avoids: frozenset[str] = frozenset()


NOTHING: frozenset[str] = frozenset()
Won: TypeAlias = "Callable[[Window], list[int]]"
"""The counts that a window wins of what is looked for."""


@lru_cache(maxsize=8192)
def fitting(
    rules: Rules, strips: str, line: int | None, reel: int, fill: Fill
) -> tuple[Column, ...]:
    """Return columns of a reel, from 0, that are filled so, those quiet otherwise first.

    On a line there is one for each cell it can take; without one, in a game of ways, all of them.
    """
    definition = rules.definition
    loud = {*definition.scatters, *definition.substitutes} - (fill.shows or NOTHING)
    found: dict[object, Column] = {}
    for column in sorted(columns_of(definition, strips)[reel], key=lambda one: _among(one, loud)):
        cells = column if line is None else (column[definition.lines.rows[line - 1][reel]],)
        if _fits(cells, fill):
            found.setdefault(column if line is None else cells, column)
    return tuple(found.values())


def _fits(cells: Sequence[str], fill: Fill) -> bool:
    shown = [frozenset(symbols_of(cell)) for cell in cells]
    if fill.shows is None:
        return not any(fill.avoids & cell for cell in shown)
    showing = [cell for cell in shown if fill.shows & cell]
    others = [cell for cell in shown if not fill.shows & cell]
    return bool(showing) and not any(
        (fill.avoids - fill.shows) & cell for cell in (*showing, *others)
    )


def _among(column: Column, symbols: set[str]) -> int:
    return sum(len(symbols.intersection(symbols_of(cell))) for cell in column)


def filled(rules: Rules, strips: str, line: int | None, fills: Sequence[Fill]) -> Iterator[Window]:
    """Yield windows with every reel filled as wanted."""
    yield from product(
        *(fitting(rules, strips, line, reel, fill) for reel, fill in enumerate(fills))
    )


def winning(
    rules: Rules, phase: str, strips: str, line: int | None, own: frozenset[str], won: Won
) -> Iterator[tuple[int, Window]]:
    """Yield windows in which a symbol, or any of some, wins, with the greatest count it wins by.

    Those first in which nothing stands in for it and nothing stands around; only where there are
    none of either are others looked at.
    """
    helpers = frozenset(acting(rules, phase))
    found = False
    for shows, apart, around in (
        (own, helpers - own, helpers | own),
        (own | helpers, NOTHING, helpers | own),
        (own | helpers, NOTHING, NOTHING),
    ):
        if found and around == NOTHING:
            return
        for places in subsets(rules.definition.window.reels):
            fills = [
                Fill(shows, apart) if reel in places else Fill(None, around)
                for reel in range(1, rules.definition.window.reels + 1)
            ]
            for window in islice(filled(rules, strips, line, fills), EACH):
                counts = won(window)
                if counts:
                    found = True
                    yield max(counts), window


def running(rules: Rules, strips: str, line: int, symbol: str) -> Iterator[tuple[int, Window]]:
    """Yield windows in which a line shows so many of a symbol from reel 1 on, and then another.

    Soonest they differ on the reel of that other, on which a run of another line may go on.
    """
    reels = rules.definition.window.reels
    own = frozenset({symbol})
    for size in range(reels + 1):
        after = [Fill(None, own)] * min(1, reels - size)
        fills = [*[Fill(own)] * size, *after, *[Fill()] * (reels - size - 1)]
        for window in islice(_differing_on(rules, strips, line, fills, size), NEAR):
            yield size, window


def _differing_on(
    rules: Rules, strips: str, line: int, fills: Sequence[Fill], last: int
) -> Iterator[Window]:
    """Yield windows with every reel filled as wanted, of which one reel, from 0, differs first."""
    order = sorted(range(len(fills)), key=lambda reel: reel == last)
    columns = [fitting(rules, strips, line, reel, fills[reel]) for reel in order]
    for chosen in product(*columns):
        by_reel = dict(zip(order, chosen, strict=True))
        yield tuple(by_reel[reel] for reel in range(len(fills)))


def subsets(reels: int) -> Iterator[frozenset[int]]:
    """Yield sets of reels: those from the left first, then those from the right, then the rest."""
    every = range(1, reels + 1)
    first = [frozenset(range(1, size + 1)) for size in every]
    last = [frozenset(range(reels - size + 1, reels + 1)) for size in every]
    rest = [frozenset(places) for size in every for places in combinations(every, size)]
    yield from dict.fromkeys((*first, *last, *rest))
