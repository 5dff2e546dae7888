"""Columns chosen for what a reel shall show where a line runs, or in one place of a game of ways.

Substitutes are kept out of sight but for the one that is wanted, so that what a window wins can
be put down to it. Where a strip has no such stop, a column is made of symbols that the game has:
the rules judge it like any other.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from reelwright.claims.trials.windows.boards import Board, columns_of
from reelwright.claims.trials.windows.masks import acting
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
        self.rows = None if self.board.ways else self.board.rows

    def showing(self, reel: int, keys: frozenset[str]) -> Column | None:
        """Return a column of a reel, from 1, that shows one of some symbols by itself."""
        return self._kept(reel, keys, self.substitutes - keys)

    def filled(self, reel: int, substitute: str, accepts: frozenset[str]) -> Column | None:
        """Return a column with a substitute in a place that shows nothing of what it stands for."""
        others = self.substitutes - {substitute}
        return self._kept(reel, frozenset({substitute}), others, accepts - {substitute})

    def bare(self, reel: int, avoids: frozenset[str]) -> Column | None:
        """Return a column without substitutes and some symbols; one with some if it must be."""
        for never in (avoids | self.substitutes, self.substitutes):
            column = self._find(reel, None, never, never) or self.made(reel, None, never)
            if column is not None:
                return column
        return None

    def _kept(
        self,
        reel: int,
        shows: frozenset[str],
        others: frozenset[str],
        never: frozenset[str] = NONE,
    ) -> Column | None:
        """Return a column that shows something and none of some others: at the place, or at all."""
        everywhere = others | never if self.board.ways else others
        strict = self._find(reel, shows, others | never, everywhere)
        return strict or self.made(reel, shows, others | never | self.substitutes)

    def _find(
        self,
        reel: int,
        shows: frozenset[str] | None,
        never_at: frozenset[str],
        never_in: frozenset[str],
    ) -> Column | None:
        row = None if self.rows is None else self.rows[reel - 1]
        return found(self.rules.definition, self.strips, reel, row, shows, never_at, never_in)

    def made(
        self,
        reel: int,
        shows: frozenset[str] | None,
        avoids: frozenset[str],
        row: int | None = None,
    ) -> Column | None:
        """Return a column made of one of some symbols and a quiet one, if its strip has it."""
        height = self.rules.definition.window.heights[reel - 1]
        quiet = self._quiet(avoids | (shows or NONE))
        standing = [key for key in sorted(shows or ()) if self._stands(key, reel)]
        if shows is not None and not standing:
            return None
        at = row if row is not None else 0 if self.rows is None else self.rows[reel - 1]
        if (height > 1 and quiet is None) or (shows is None and quiet is None):
            return None
        column = [quiet or ""] * height
        if standing:
            column[at] = standing[0]
        return tuple(column)

    def _stands(self, key: str, reel: int) -> bool:
        return reel in self.rules.reels_of(key, self.strips)

    def _quiet(self, avoids: frozenset[str]) -> str | None:
        """Return a symbol to stand beside what is looked at; a scatter where there is no other."""
        definition = self.rules.definition
        quiet = definition.symbols.keys() - {*avoids, *definition.mystery, *definition.tall}
        return min(quiet, key=lambda key: (key in definition.scatters, key), default=None)

    def off_line(self, reel: int, substitute: str, accepts: frozenset[str]) -> Iterator[Column]:
        """Yield columns with a substitute in each place but that of the line."""
        if self.rows is None:
            return
        height = self.rules.definition.window.heights[reel - 1]
        avoids = accepts | self.substitutes
        for row in {*range(height)} - {self.rows[reel - 1]}:
            column = self._off(reel, row, substitute, accepts)
            column = column or self.made(reel, frozenset({substitute}), avoids, row)
            if column is not None:
                yield column

    def _off(self, reel: int, row: int, substitute: str, accepts: frozenset[str]) -> Column | None:
        """Return a column with a substitute on one row only, nothing accepted where the line is."""
        assert self.rows is not None
        at = self.rows[reel - 1]
        for column in columns_of(self.rules.definition, self.strips)[reel - 1]:
            shown = [self.substitutes.intersection(symbols_of(cell)) for cell in column]
            alone = shown[row] == {substitute} and sum(map(len, shown)) == 1
            if alone and not accepts & {*symbols_of(column[at])}:
                return column
        return None


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
        if shows is not None and (not at or len(here) > len(at)):
            continue
        if here & never_at or others & never_in:
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
