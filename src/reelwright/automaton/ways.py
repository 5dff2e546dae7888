"""Wins by ways as machines: one for each symbol, or one for all where they bear on each other.

A *cell* is how one position can serve a symbol: by itself (first), or by substitutes.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import product
from math import prod
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from reelwright.automaton.columns import filled
from reelwright.automaton.diagrams import walked_machine
from reelwright.automaton.line_wins import strictest, worth
from reelwright.automaton.machine import Reader
from reelwright.definition.model import symbols_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from reelwright.automaton.columns import Column
    from reelwright.definition.model import Definition

ITSELF = ""
Cell: TypeAlias = tuple[str, ...]
Reel: TypeAlias = "tuple[Cell, ...]"
"""The cells of a reel that serve a symbol; a row that does not is empty where rows matter."""
Wins: TypeAlias = "Sequence[tuple[str, int, Fraction]]"
"""Symbol, count and unit bets of each win."""
_State: TypeAlias = "tuple[tuple[str, bool, tuple[Reel, ...]], ...]"
"""By symbol: whether its run can still grow, and its reels so far."""


def ways_readers(
    definition: Definition,
    phase: str,
    columns: Sequence[Sequence[Column]],
    emission: Callable[[Wins], int],
) -> Iterator[Reader]:
    """Yield the readers of all wins by ways in a phase; a letter is a column's place."""
    ways = Ways(definition, phase)
    windows = [
        [filled(definition, phase, reel, column) for column in of_reel]
        for reel, of_reel in enumerate(columns, 1)
    ]
    for symbols in ways.apart(windows):
        letters = [
            [ways.letter(reel, column, symbols) for column in of_reel]
            for reel, of_reel in enumerate(windows, 1)
        ]
        machine = walked_machine(
            ways.start(symbols), letters, ways.read, lambda state: emission(ways.wins(state))
        )
        yield Reader(machine, tuple(np.arange(len(of), dtype=np.int32) for of in windows))


@dataclass(frozen=True)
class _Way:
    """Ways alike, read at their best: what one comes to, and how many there are."""

    reading: tuple[str, ...]
    cells: tuple[Cell, ...]
    units: Fraction
    said: str | None
    """What is said of a way of substitutes alone; `None` for any other."""
    number: int


@dataclass(frozen=True)
class _Win:
    """All the ways of a symbol, on the reels that pay."""

    symbol: str
    reels: tuple[Reel, ...]
    ways: tuple[_Way, ...]

    @property
    def units(self) -> Fraction:
        """Unit bets they pay together."""
        return sum((way.units * way.number for way in self.ways), Fraction(0))

    def without(self, *modes: str) -> _Win:
        """Return it without ways of substitutes alone of which a mode is said."""
        return _Win(self.symbol, self.reels, tuple(w for w in self.ways if w.said not in modes))

    @cached_property
    def read_as(self) -> Mapping[tuple[int, int], set[str]]:
        """By position (reel, row), what it is read as in one of the ways or more."""
        read: dict[tuple[int, int], set[str]] = {}
        for way in self.ways:
            for reel, (rows, cell, use) in enumerate(
                zip(self.reels, way.cells, way.reading, strict=True)
            ):
                for row, here in enumerate(rows):
                    if here == cell:
                        read.setdefault((reel, row), set()).add(use)
        return read


@dataclass(frozen=True)
class Ways:
    """The ways of a game in a phase."""

    definition: Definition
    phase: str

    @cached_property
    def pays(self) -> Mapping[str, Mapping[int, Fraction]]:
        """What each symbol pays, by count."""
        special = self.definition.special_pays(self.phase)
        found = {
            key: special.get(key) or symbol.pays for key, symbol in self.definition.symbols.items()
        }
        return {key: pays for key, pays in found.items() if pays}

    @cached_property
    def _better(self) -> set[str]:
        """Substitutes whose own wins may not stand beside one that they complete from a cell."""
        return {
            key
            for key, rule in self.definition.substitutes.items()
            if rule.own_prizes == "better" and rule.active(self.phase) and key in self.pays
        }

    @cached_property
    def _standing_in(self) -> Mapping[str, Sequence[str]]:
        """By symbol the substitutes that stand for it in the phase, as written."""
        rules = self.definition.substitutes
        return {
            symbol: [
                key
                for key, rule in rules.items()
                if rule.active(self.phase) and symbol in self.definition.substituted(key)
            ]
            for symbol in self.pays
        }

    def apart(self, windows: Sequence[Sequence[Column]]) -> list[tuple[str, ...]]:
        """Return the symbols in sets that do not bear on each other."""
        if self._better or self._lone_ways(windows):
            return [tuple(self.pays)]
        return [(symbol,) for symbol in self.pays]

    def _lone_ways(self, windows: Sequence[Sequence[Column]]) -> bool:
        """Whether substitutes alone may make a way that counts for one symbol only."""
        modes = {
            self.definition.substitutes[k].alone for of in self._standing_in.values() for k in of
        }
        if modes <= {"as every symbol"} or modes == {"not"}:
            return False
        shortest = min(min(pays) for pays in self.pays.values())
        return all(
            any(
                key in symbols_of(cell) and rule.active(self.phase, reel)
                for column in of_reel
                for cell in column
                for key, rule in self.definition.substitutes.items()
            )
            for reel, of_reel in enumerate(windows[:shortest], 1)
        )

    def letter(self, reel: int, column: Column, symbols: Sequence[str]) -> tuple[Reel, ...]:
        """Return by symbol the cells of a column of a reel (from 1) that serve it."""
        shown = [symbols_of(cell) for cell in column]
        whole = {
            key
            for key, rule in self.definition.substitutes.items()
            if rule.acts == "on its whole reel"
        }
        on_reel = {key for cell in shown for key in cell}
        cells = []
        for symbol in symbols:
            serving = [
                key
                for key in self._standing_in[symbol]
                if self.definition.substitutes[key].active(self.phase, reel)
            ]
            rows = tuple(
                ((ITSELF,) if symbol in cell else ())
                + tuple(k for k in serving if k in cell or (k in whole and k in on_reel))
                for cell in shown
            )
            if not self._better:
                rows = tuple(sorted(cell for cell in rows if cell))
            cells.append(rows if any(rows) else ())
        return tuple(cells)

    def start(self, symbols: Sequence[str]) -> _State:
        """Return the state before the first reel."""
        return tuple((symbol, True, ()) for symbol in symbols)

    def read(self, reel: int, state: _State, letter: tuple[Reel, ...]) -> _State:
        """Return the state after a reel (from 0)."""
        del reel
        by_symbol = dict(zip(self._order(state), letter, strict=True))
        following = []
        for symbol, alive, reels in state:
            cells = by_symbol[symbol]
            if alive and cells:
                following.append((symbol, True, (*reels, cells)))
            else:
                paying = max((n for n in self.pays[symbol] if n <= len(reels)), default=0)
                following.append((symbol, False, reels[:paying]))
        return tuple(following)

    def _order(self, state: _State) -> list[str]:
        return [symbol for symbol, _, _ in state]

    def wins(self, state: _State) -> list[tuple[str, int, Fraction]]:
        """Return the wins of a state after the last reel: symbol, count, unit bets."""
        found = [win for symbol, _, reels in state if (win := self._win(symbol, reels))]
        kept = [win for win in self._lone_ways_settled(found) if win.ways]
        if self._better:
            kept = self._own_against_completed(kept)
        return [(win.symbol, len(win.reels), win.units) for win in kept]

    def _win(self, symbol: str, reels: tuple[Reel, ...]) -> _Win | None:
        count = max((n for n in self.pays[symbol] if n <= len(reels)), default=0)
        if not count:
            return None
        kinds = [Counter(cell for cell in reel if cell) for reel in reels[:count]]
        ways = [
            self._way(symbol, cells, prod(kind[c] for kind, c in zip(kinds, cells, strict=True)))
            for cells in product(*kinds)
        ]
        return _Win(symbol, reels[:count], tuple(ways))

    def _way(self, symbol: str, cells: tuple[Cell, ...], number: int) -> _Way:
        own = symbol in self.definition.substitutes and self.definition.substitutes[symbol].active(
            self.phase
        )
        pay = self.pays[symbol][len(cells)]
        best: tuple[Fraction, tuple[str, ...]] | None = None
        for reading in product(*cells):
            factor, added = worth(
                self.definition,
                self.phase,
                (symbol, len(cells)),
                Counter(use for use in reading if use != ITSELF),
                reading.count(ITSELF) if own else 0,
            )
            if best is None or pay * factor + added > best[0]:
                best = (pay * factor + added, reading)
        assert best is not None
        lone = all(cell[0] != ITSELF for cell in cells)
        said = strictest(self.definition, best[1]) if lone else None
        return _Way(best[1], cells, best[0], said, number)

    def _lone_ways_settled(self, found: list[_Win]) -> list[_Win]:
        """Keep ways of substitutes alone for the one symbol they pay most for, or for all."""

        def as_one(win: _Win) -> Fraction | int:
            return sum(way.units * way.number for way in win.ways if way.said == "as one symbol")

        one = max(found, key=as_one, default=None)
        return [
            win.without("not") if win is one else win.without("not", "as one symbol")
            for win in found
        ]

    def _own_against_completed(self, found: list[_Win]) -> list[_Win]:
        """Keep the better of a substitute's own win and one that it completes from a cell of it."""
        kept: list[_Win] = []
        for win in sorted(found, key=lambda win: -win.units):
            rivals = [k for k in kept if self._is_own_of(k, win) or self._is_own_of(win, k)]
            if all(self._gives_way(rival, win) for rival in rivals):
                kept = [k for k in kept if k not in rivals] + [win]
        return kept

    def _is_own_of(self, own: _Win, completed: _Win) -> bool:
        return own.symbol in self._better and any(
            own.symbol in read
            and (reel, row) in own.read_as
            and own.reels[reel][row][:1] == (ITSELF,)
            for (reel, row), read in completed.read_as.items()
        )

    def _gives_way(self, taken: _Win, other: _Win) -> bool:
        """Whether a win taken gives way to another, which does not pay more."""
        if taken.units != other.units:
            return False
        own = self.definition.substitutes.get(taken.symbol)
        if own and own.own_prizes == "better":
            return own.on_a_tie == "completed"
        return self.definition.substitutes[other.symbol].on_a_tie == "own"
