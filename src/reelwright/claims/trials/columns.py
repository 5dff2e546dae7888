"""Columns chosen for what a reel shall show where a line runs, or in one place of a game of ways.

Substitutes are kept out of sight but for the one that is wanted, so that what a window wins can
be put down to it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from reelwright.claims.trials.boards import Board, columns_of
from reelwright.claims.trials.masks import acting
from reelwright.definition.model import symbols_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.rules import Rules
    from reelwright.definition.model import Definition

Column: TypeAlias = tuple[str, ...]
NONE: frozenset[str] = frozenset()


class Ground:
    """The columns of a set of strips in a phase, as the first line crosses them."""

    def __init__(self, rules: Rules, phase: str, strips: str) -> None:
        self.board = Board(rules, phase, strips, 1)
        self.rules = rules
        self.strips = strips
        self.substitutes = frozenset(acting(rules, phase))
        definition = rules.definition
        self.wide = frozenset(
            key for key in self.substitutes if definition.substitutes[key].acts != "in place"
        )
        self.rows = None if self.board.ways else self.board.rows

    def showing(self, reel: int, keys: frozenset[str]) -> Column | None:
        """Return a column of a reel, from 1, that shows one of some symbols by itself."""
        return self._kept(reel, keys, self.substitutes - keys)

    def filled(self, reel: int, substitute: str, accepts: frozenset[str]) -> Column | None:
        """Return a column with a substitute in a place that shows nothing of what it stands for."""
        others = self.substitutes - {substitute}
        return self._kept(reel, frozenset({substitute}), others, accepts - {substitute})

    def bare(self, reel: int, avoids: frozenset[str]) -> Column | None:
        """Return a column without substitutes and some symbols; one with some where there is none.

        `None` where a substitute is in sight wherever the reel stops.
        """
        wholly = self._find(reel, None, avoids | self.substitutes, self.substitutes)
        return wholly or self._kept(reel, None, self.substitutes)

    def _kept(
        self,
        reel: int,
        shows: frozenset[str] | None,
        others: frozenset[str],
        never: frozenset[str] = NONE,
    ) -> Column | None:
        if self.board.ways:
            return self._find(reel, shows, others | never, others | never)
        strict = self._find(reel, shows, others | never, others)
        if strict:
            return strict
        return self._find(reel, shows, others | never, others & self.wide)

    def _find(
        self,
        reel: int,
        shows: frozenset[str] | None,
        never_at: frozenset[str],
        never_in: frozenset[str],
    ) -> Column | None:
        row = None if self.rows is None else self.rows[reel - 1]
        return found(self.rules.definition, self.strips, reel, row, shows, never_at, never_in)

    def off_line(self, reel: int, substitute: str, accepts: frozenset[str]) -> Iterator[Column]:
        """Yield columns with a substitute in sight, but not in the place the line takes."""
        if self.rows is None:
            return
        at = self.rows[reel - 1]
        others = self.substitutes - {substitute}
        rows = set[tuple[int, ...]]()
        for column in columns_of(self.rules.definition, self.strips)[reel - 1]:
            cells = [frozenset(symbols_of(cell)) for cell in column]
            shown = frozenset().union(*cells)
            places = tuple(row for row, cell in enumerate(cells) if substitute in cell)
            if places and places not in rows and not others & shown:
                rows.add(places)
                if at not in places and not cells[at] & accepts:
                    yield column


@lru_cache(maxsize=65536)
def found(
    definition: Definition,
    strips: str,
    reel: int,
    row: int | None,
    shows: frozenset[str] | None,
    never_at: frozenset[str],
    never_in: frozenset[str],
) -> Column | None:
    """Return the first column with one of some symbols at a row, or in one place of a reel.

    `never_at` is kept from that place, `never_in` from the others; without `shows` both are kept
    from every place there is to win with.
    """
    for column in columns_of(definition, strips)[reel - 1]:
        cells = [frozenset(symbols_of(cell)) for cell in column]
        at = _places(cells, row, shows)
        others = frozenset().union(*(cell for n, cell in enumerate(cells) if n not in at))
        here = frozenset().union(*(cells[n] for n in at))
        if (not at and shows is not None) or here & never_at or others & never_in:
            continue
        if row is None and shows is None and others & never_at:
            continue
        return column
    return None


def _places(
    cells: list[frozenset[str]], row: int | None, shows: frozenset[str] | None
) -> tuple[int, ...]:
    """Return the place looked at: that of the line, or the only one that shows something."""
    if row is not None:
        return (row,) if shows is None or cells[row] & shows else ()
    places = () if shows is None else tuple(n for n, cell in enumerate(cells) if cell & shows)
    return places if len(places) == 1 else ()


@lru_cache(maxsize=256)
def ground(rules: Rules, phase: str, strips: str) -> Ground:
    """Return the ground of a set of strips in a phase."""
    return Ground(rules, phase, strips)
