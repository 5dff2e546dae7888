"""Windows made for a purpose: what a line, or the reels of a game of ways, can be made to show.

Every window is one that the strips of a phase can stop on, mystery symbols revealed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from typing import TYPE_CHECKING, TypeAlias

from reelwright.claims.rules import PAID
from reelwright.definition.model import symbols_of
from reelwright.play.judging import judge
from reelwright.play.judging.whole import Judged  # noqa: TC001
from reelwright.play.rounds import priced
from reelwright.play.state import Stake

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from fractions import Fraction

    from reelwright.claims.rules import Rules
    from reelwright.definition.model import Definition
    from reelwright.play.events import Position, Window

Column: TypeAlias = tuple[str, ...]
TRIES = 200
"""How many windows are tried for one that wins nothing else."""


@dataclass(frozen=True, slots=True)
class Want:
    """What is wanted of a reel: a symbol to show, or none in particular, and some to avoid.

    On a line this is about the place the line takes. In a game of ways the symbol stands on one
    place of the reel, and what is avoided stands on no other.
    """

    shows: frozenset[str] | None
    avoids: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Win:
    """A win of a line or by ways, as play judged it; `amount` is in line bets."""

    name: str
    count: int
    positions: tuple[Position, ...]
    substitutes: tuple[Position, ...]
    pay: Fraction
    amount: Fraction
    kind: str = "straight"
    direction: str = "left"

    @property
    def reels(self) -> tuple[int, ...]:
        """The reels it stands on."""
        return tuple(sorted({reel for reel, _ in self.positions}))


class Board:
    """What one line of a phase can show on one set of strips; every reel in a game of ways."""

    def __init__(self, rules: Rules, phase: str, strips: str, line: int) -> None:
        self.rules = rules
        self.phase = phase
        self.strips = strips
        self.line = line
        definition = rules.definition
        self.reels = definition.window.reels
        self.ways = definition.ways is not None
        self.rows = (0,) * self.reels if self.ways else definition.lines.rows[line - 1]
        self.wide = frozenset(
            key for key, rule in definition.substitutes.items() if rule.acts != "in place"
        )
        lines = () if self.ways else (line,)
        self.stake = priced(definition, Stake(lines, min(definition.stakes.bets)))

    @cached_property
    def columns(self) -> tuple[tuple[Column, ...], ...]:
        """For each reel the columns it can show, those first that start or change least."""
        return tuple(
            tuple(sorted(columns, key=self._noise))
            for columns in columns_of(self.rules.definition, self.strips)
        )

    def _noise(self, column: Column) -> int:
        definition = self.rules.definition
        loud = {*definition.scatters, *definition.substitutes}
        return sum(len(loud.intersection(symbols_of(cell))) for cell in column)

    def _fits(self, reel: int, column: Column, want: Want) -> bool:
        at = column[self.rows[reel]]
        wide = want.avoids & self.wide
        if wide and any(wide & frozenset(symbols_of(cell)) for cell in column):
            return False
        if not self.ways:
            shown = frozenset(symbols_of(at))
            met = want.shows is None or bool(want.shows & shown)
            kept = want.shows or frozenset()
            return met and not (want.avoids - kept) & shown
        cells = [frozenset(symbols_of(cell)) for cell in column]
        if want.shows is None:
            return not any(want.avoids & cell for cell in cells)
        showing = [cell for cell in cells if want.shows & cell]
        others = [cell for cell in cells if not want.shows & cell]
        return len(showing) == 1 and not any(want.avoids & cell for cell in others)

    @lru_cache(maxsize=4096)  # noqa: B019
    def fitting(self, reel: int, want: Want) -> tuple[Column, ...]:
        """Return the columns of a reel, from 0, that meet a want: one for each cell on the line."""
        found: dict[str, Column] = {}
        for column in self.columns[reel]:
            if self._fits(reel, column, want):
                found.setdefault(" ".join(column) if self.ways else column[self.rows[reel]], column)
        return tuple(found.values())

    def made(self, reel: int, want: Want) -> tuple[Column, ...]:
        """Return columns made of cells of a reel, from 0, that meet a want where no stop does.

        What only keeps out of the way may be a cell of any reel. The rules judge such a column like
        any other, though the strip cannot show it.
        """
        strip = self.columns[reel]
        elsewhere = strip if want.shows else (c for reel in self.columns for c in reel)
        cells = dict.fromkeys(cell for column in elsewhere for cell in column)
        loud = {*self.rules.definition.scatters, *self.wide}
        quiet = sorted(cells, key=lambda cell: (bool(loud & {*symbols_of(cell)}), len(cell)))
        rows, row = len(strip[0]), self.rows[reel]
        found: dict[Column, None] = {}
        for beside in quiet:
            for cell in quiet:
                column = tuple(cell if at == row else beside for at in range(rows))
                if self._fits(reel, column, want):
                    found[column] = None
            if found:
                return tuple(found)
        return ()

    def windows(self, wants: Sequence[Want]) -> Iterator[Window]:
        """Yield the windows that meet a want for each reel, unlike ones early."""
        fitting = [
            self.fitting(reel, want) or self.made(reel, want) for reel, want in enumerate(wants)
        ]
        return product(*fitting)

    def judged(self, window: Window) -> Judged:
        """Judge a window with the bet on this line alone."""
        return judge(self.rules.definition, window, self.stake, self.phase)

    def wins(self, window: Window) -> tuple[Win, ...]:
        """Return what the line, or the ways of the window, win."""
        return wins_of(self.judged(window))


def boards(rules: Rules, phase: str = PAID, line: int = 1) -> list[Board]:
    """Return a board for each set of strips of a phase."""
    return [Board(rules, phase, strips, line) for strips in rules.sets(phase)]


def wins_of(judged: Judged) -> tuple[Win, ...]:
    """Return the wins of lines, or by ways, of a judged window."""
    lines = tuple(
        Win(w.symbol, w.count, w.positions, w.substitutes, w.pay, w.amount, w.rule, w.direction)
        for w in judged.line_wins
    )
    ways = tuple(
        Win(w.symbol, w.count, w.positions, w.substitutes, w.pay, w.units) for w in judged.ways_wins
    )
    return lines + ways


@lru_cache(maxsize=256)
def columns_of(definition: Definition, strips: str) -> tuple[tuple[Column, ...], ...]:
    """Return for each reel the columns a set of strips can show, each once.

    Mystery symbols are revealed: as each symbol, all of one reel alike.
    """
    reels = []
    for strip, rows in zip(definition.strips[strips], definition.window.heights, strict=True):
        found: dict[Column, None] = {}
        for stop in range(len(strip)):
            column = tuple(strip[(stop + row) % len(strip)] for row in range(rows))
            found.update(dict.fromkeys(_revealed(definition, column)))
        reels.append(tuple(found))
    return tuple(reels)


def _revealed(definition: Definition, column: Column) -> Iterator[Column]:
    hidden = [key for key in definition.mystery if key in column]
    for faces in product(*(definition.mystery[key].becomes for key in hidden)):
        as_shown = dict(zip(hidden, faces, strict=True))
        yield tuple(as_shown.get(cell, cell) for cell in column)
