"""What a window wins by ways: a symbol anywhere on each of the first reels, every way counted.

A way takes one cell of each reel of a win. Its cells are read as the symbol itself or as a
substitute, whichever pays most; ways alike in what their cells show are worked out once.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import prod
from typing import TYPE_CHECKING, TypeAlias

from reelwright.play.judging.cells import symbols_in
from reelwright.play.judging.factors import Price, price

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.definition.model import Definition
    from reelwright.play.events import Position, Window

Readings: TypeAlias = "tuple[str, ...]"
"""What a cell may be read as for a win: the symbol itself first, then substitutes."""


@dataclass(frozen=True, slots=True)
class WaysWin:
    """What a symbol wins by ways: (`pay` x `factor` + `added`) unit bets."""

    symbol: str
    count: int
    ways: int
    positions: tuple[Position, ...]
    substitutes: tuple[Position, ...]
    pay: Fraction
    factor: int
    """The factors of all the ways, summed."""
    added: Fraction

    @property
    def units(self) -> Fraction:
        """What it pays, in unit bets."""
        return self.pay * self.factor + self.added


@dataclass(frozen=True, slots=True)
class _Way:
    """One way, read at its best: `reading` has the symbol itself or a substitute for each reel."""

    reading: Readings
    factor: int
    added: Fraction
    alone: str | None
    """What is said of a way made of substitutes only; `None` for any other."""


@dataclass(frozen=True, slots=True)
class _Found:
    """All the ways of one symbol."""

    symbol: str
    pay: Fraction
    cells: tuple[dict[int, Readings], ...]
    """For each reel the rows a way may take, and how each may be read."""
    ways: tuple[tuple[_Way, tuple[Readings, ...], int], ...]
    """Each kind of way: at its best, how its cells may be read, how many there are."""

    def kept(self, *modes: str) -> _Found:
        """Return it without the ways of substitutes only that no mode allows."""
        ways = tuple(way for way in self.ways if way[0].alone is None or way[0].alone in modes)
        return replace(self, ways=ways)

    @property
    def units(self) -> Fraction:
        """What all its ways pay, in unit bets."""
        worth = ((self.pay * way.factor + way.added) * number for way, _, number in self.ways)
        return sum(worth, Fraction(0))

    def places(self) -> dict[Position, set[str]]:
        """Return the positions its ways take, and what each is read as in one of them or more."""
        read: dict[Position, set[str]] = {}
        for way, kinds, _ in self.ways:
            for reel, (rows, kind, key) in enumerate(
                zip(self.cells, kinds, way.reading, strict=True), 1
            ):
                for row, readings in rows.items():
                    if readings == kind:
                        read.setdefault((reel, row), set()).add(key)
        return dict(sorted(read.items()))

    def win(self) -> WaysWin:
        """Return it as a win."""
        places = self.places()
        return WaysWin(
            symbol=self.symbol,
            count=len(self.cells),
            ways=sum(number for *_, number in self.ways),
            positions=tuple(places),
            substitutes=tuple(place for place, read in places.items() if read != {self.symbol}),
            pay=self.pay,
            factor=sum(way.factor * number for way, _, number in self.ways),
            added=sum((way.added * number for way, _, number in self.ways), Fraction(0)),
        )


def judge_ways(definition: Definition, window: Window, phase: str) -> tuple[WaysWin, ...]:
    """Return what each symbol wins by ways, greatest first; equal ones as they are written.

    `window` is as it stands once substitutes have filled their reels.
    """
    every = [
        found
        for symbol in definition.symbols
        if (found := _all_ways(definition, window, symbol, phase))
    ]
    kept = [found for found in _counted(every) if found.ways]
    kept.sort(key=lambda found: -found.units)
    return tuple(found.win() for found in _own_prizes(definition, kept, phase))


def _all_ways(definition: Definition, window: Window, symbol: str, phase: str) -> _Found | None:
    pays = definition.special_pays(phase).get(symbol) or definition.symbols[symbol].pays
    if not pays:
        return None
    cells: list[dict[int, Readings]] = []
    for reel, column in enumerate(window, 1):
        rows = dict(_cells(definition, symbol, phase, reel, column))
        if not rows:
            break
        cells.append(rows)
    count = max((count for count in pays if count <= len(cells)), default=None)
    if count is None:
        return None
    kinds = [Counter(rows.values()) for rows in cells[:count]]
    ways = tuple(
        (
            _best(definition, symbol, pays[count], taken, phase),
            taken,
            prod(kind[cell] for kind, cell in zip(kinds, taken, strict=True)),
        )
        for taken in product(*kinds)
    )
    return _Found(symbol, pays[count], tuple(cells[:count]), ways)


def _cells(
    definition: Definition, symbol: str, phase: str, reel: int, column: Sequence[str]
) -> Iterator[tuple[int, Readings]]:
    """Yield the rows of a reel that a win of a symbol can take, and how each may be read."""
    rules = _substitutes(definition, symbol, phase)
    wide = {
        key
        for key, (reels, acts) in rules.items()
        if acts == "on its whole reel"
        and (reels is None or reel in reels)
        and any(key in symbols_in(cell) for cell in column)
    }
    for row, cell in enumerate(column):
        shown = symbols_in(cell)
        readings = [symbol] if symbol in shown else []
        readings += [
            key
            for key, (reels, _) in rules.items()
            if key in wide or (key in shown and (reels is None or reel in reels))
        ]
        if readings:
            yield row, tuple(readings)


@lru_cache(maxsize=1024)
def _substitutes(
    definition: Definition, symbol: str, phase: str
) -> dict[str, tuple[tuple[int, ...] | None, str]]:
    """Return the substitutes that stand for a symbol in a phase: where, and how they act."""
    return {
        key: (rule.reels, rule.acts)
        for key, rule in definition.substitutes.items()
        if symbol in definition.substituted(key) and rule.active(phase)
    }


@lru_cache(maxsize=4096)
def _best(
    definition: Definition,
    symbol: str,
    pay: Fraction,
    cells: tuple[Readings, ...],
    phase: str,
) -> _Way:
    """Return a way read at its best: the first of those that pay most, natural before not."""
    priced = [
        (_price(definition, symbol, pay, reading, phase), reading) for reading in product(*cells)
    ]
    best, reading = max(priced, key=lambda each: each[0].amount)
    natural = any(cell[0] == symbol for cell in cells)
    alone = None if natural else _strictest(definition, reading)
    return _Way(reading, best.multiplier, best.added, alone)


def _price(
    definition: Definition, symbol: str, pay: Fraction, reading: Readings, phase: str
) -> Price:
    filled = Counter(key for key in reading if key != symbol)
    own = symbol in definition.substitutes and definition.substitutes[symbol].active(phase)
    win = (symbol, len(reading))
    return price(definition, phase, win, pay, filled, reading.count(symbol) if own else 0)


def _strictest(definition: Definition, substitutes: Readings) -> str:
    said = {definition.substitutes[key].alone for key in substitutes}
    if "not" in said:
        return "not"
    return "as every symbol" if said == {"as every symbol"} else "as one symbol"


def _counted(every: Sequence[_Found]) -> list[_Found]:
    """Return each symbol with the ways that count; substitutes alone count for one, or for all."""

    def as_one(found: _Found) -> Fraction:
        alone = tuple(way for way in found.ways if way[0].alone == "as one symbol")
        return replace(found, ways=alone).units

    greatest = max(every, key=as_one, default=None)
    return [
        found.kept("as every symbol", *(["as one symbol"] if found is greatest else []))
        for found in every
    ]


def _own_prizes(definition: Definition, found: Sequence[_Found], phase: str) -> list[_Found]:
    """Keep the better of a substitute's own win and one it stands in from a cell of that win.

    From the greatest down; a win that is not kept takes nothing from others.
    """
    kept: list[_Found] = []
    for one in found:
        rivals = [other for other in kept if _meet(definition, one, other, phase)]
        if all(_loses(definition, other, one) for other in rivals):
            kept = [*(other for other in kept if other not in rivals), one]
    return kept


def _meet(definition: Definition, one: _Found, other: _Found, phase: str) -> bool:
    return _is_own_of(definition, one, other, phase) or _is_own_of(definition, other, one, phase)


def _is_own_of(definition: Definition, own: _Found, completed: _Found, phase: str) -> bool:
    """Whether one is the own win of a substitute that completes the other from a cell of it."""
    rule = definition.substitutes.get(own.symbol)
    if rule is None or rule.own_prizes != "better" or not rule.active(phase):
        return False
    places = own.places()
    return any(
        own.symbol in read and (reel, row) in places and own.cells[reel - 1][row][0] == own.symbol
        for (reel, row), read in completed.places().items()
    )


def _loses(definition: Definition, taken: _Found, other: _Found) -> bool:
    """Whether a win that was taken gives way to another of the same amount."""
    if taken.units != other.units:
        return False
    own = definition.substitutes.get(taken.symbol)
    if own and own.own_prizes == "better":
        return own.on_a_tie == "completed"
    return definition.substitutes[other.symbol].on_a_tie == "own"
