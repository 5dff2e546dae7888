"""How many of each scatter symbol count in a window, and what they pay."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from reelwright.automaton.diagrams import walked_machine
from reelwright.automaton.line_wins import joined, multiplied
from reelwright.automaton.machine import Reader
from reelwright.definition.model import symbols_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from reelwright.automaton.columns import Column
    from reelwright.automaton.scale import Scale
    from reelwright.automaton.tally import Packing
    from reelwright.definition.model import Definition
    from reelwright.definition.model.substitutes import Substitute

NATURAL = ""
"""Stands for the symbol itself among what counts for it."""
SHOWN = "shown"
UNSHOWN = "unshown"


@dataclass(frozen=True, slots=True)
class Sighting:
    """What counts for a scatter symbol: how many in all, and how many for each substitute."""

    count: int
    substitutes: Mapping[str, int]


class _Mode(NamedTuple):
    """Which substitutes may take part: those where the symbol shows, or those where it does not."""

    name: str
    substitutes: Mapping[str, Substitute]

    @property
    def keys(self) -> tuple[str, ...]:
        """What is counted: the symbol itself, where it can show, and the substitutes."""
        return (*([NATURAL] if self.name == SHOWN else []), *self.substitutes)


@dataclass(frozen=True)
class ScatterCount:
    """The counters of one scatter symbol in a phase."""

    definition: Definition
    phase: str
    symbol: str

    @cached_property
    def _modes(self) -> tuple[_Mode, ...]:
        """The ways of counting: one where it is the same whether the symbol shows or not."""
        taking_part = {
            key: rule
            for key, rule in self.definition.substitutes.items()
            if rule.active(self.phase) and self._may_take_part(rule)
        }
        unshown = {
            key: rule for key, rule in taking_part.items() if rule.with_none_showing == "counts"
        }
        if unshown == taking_part:
            return (_Mode(SHOWN, taking_part),)
        return _Mode(SHOWN, taking_part), _Mode(UNSHOWN, unshown)

    def _may_take_part(self, rule: Substitute) -> bool:
        if isinstance(rule.scatters, tuple):
            return self.symbol in self.definition.expand(rule.scatters)
        return rule.scatters == "all"

    @property
    def from_left(self) -> bool:
        """Whether reels count from the first on, up to one that shows none."""
        return self.definition.scatters[self.symbol].counted == "left adjacent reels"

    @property
    def _once(self) -> bool:
        return self.from_left or self.definition.scatters[self.symbol].per_reel == "once"

    def _name(self, mode: _Mode, key: str) -> str:
        return f"scatter {self.symbol}: {mode.name} {key}"

    @property
    def _showing(self) -> str:
        return f"scatter {self.symbol}: showing"

    def limits(self, windows: Iterable[Sequence[Iterable[Column]]]) -> dict[str, int]:
        """Return the counters and the greatest total of each in windows of these reels."""
        limits: Counter[str] = Counter()
        for reels in windows:
            most: Counter[str] = Counter()
            for reel, columns in enumerate(reels, 1):
                here: Counter[str] = Counter()
                for column in columns:
                    here |= self._counters(reel, column)
                most += here
            limits |= most
        names = [self._name(mode, key) for mode in self._modes for key in mode.keys]
        return {name: limits[name] for name in (*names, *self._telling)}

    @property
    def _telling(self) -> tuple[str, ...]:
        """The counter that tells which way of counting is the right one, where there are two."""
        return (self._showing,) if len(self._modes) > 1 else ()

    def _counters(self, reel: int, column: Column) -> Counter[str]:
        """Return what a column of a reel (from 1) counts, whether or not others stop it."""
        rows = self._rows(column)
        counters = Counter(
            self._name(mode, key)
            for mode in self._modes
            for key in self._counted(mode, reel, column, rows)
            if key in mode.keys
        )
        counters.update(dict.fromkeys(self._telling, len(rows)))
        return counters

    def emits(self, packing: Packing, reel: int, column: Column) -> int:
        """Return what a column of a reel (from 1) adds whatever the others show."""
        counters = self._counters(reel, column)
        if self.from_left:
            counters = Counter({name: counters[name] for name in self._telling})
        return sum(number * packing.one(name) for name, number in counters.items())

    def readers(self, packing: Packing, reels: Sequence[Sequence[Column]]) -> Iterator[Reader]:
        """Yield a reader for each way of counting that stops at the first reel without one."""
        if not self.from_left:
            return
        for mode in self._modes:
            ones = {key: packing.one(self._name(mode, key)) for key in mode.keys}
            ones.setdefault(NATURAL, 0)
            letters = [
                [
                    next(iter(self._counted(mode, reel, column, self._rows(column))), None)
                    for column in columns
                ]
                for reel, columns in enumerate(reels, 1)
            ]
            machine = walked_machine((True, 0), letters, partial(_run, ones), _tally)
            yield Reader(machine, tuple(np.arange(len(of), dtype=np.int32) for of in reels))

    def _counted(
        self, mode: _Mode, reel: int, column: Column, rows: Sequence[int]
    ) -> tuple[str, ...]:
        """Return what counts on a reel: `NATURAL` for the symbol, substitutes by their keys."""
        natural = (NATURAL,) * len(rows)
        standing_in = tuple(self._standing_in(mode, reel, column))
        if self._once:
            return natural[:1] or standing_in[:1]
        return natural + standing_in

    def _rows(self, column: Column) -> list[int]:
        rows = [row for row, cell in enumerate(column) if self.symbol in symbols_of(cell)]
        if self.symbol in self.definition.tall:
            return [row for row in rows if row - 1 not in rows]
        return rows

    def _standing_in(self, mode: _Mode, reel: int, column: Column) -> Iterator[str]:
        for cell in column:
            shown = symbols_of(cell)
            if self.symbol not in shown:
                yield from [
                    key
                    for key, rule in mode.substitutes.items()
                    if key in shown and (rule.reels is None or reel in rule.reels)
                ][:1]

    def sighting(self, tally: Mapping[str, int]) -> Sighting:
        """Return what counts in a window with these counters."""
        shown = all(tally[name] for name in self._telling)
        mode = self._modes[0 if shown else -1]
        cells = {key: tally[self._name(mode, key)] for key in mode.keys}
        substitutes = {key: cells[key] for key in mode.substitutes if cells[key]}
        return Sighting(sum(cells.values()), substitutes)

    @property
    def one_mode(self) -> bool:
        """Whether all that can count does, whether or not the symbol itself shows."""
        return len(self._modes) == 1

    def serves(self, reel: int, column: Column) -> bool:
        """Whether something on a column of a reel (from 1) may count."""
        rows = self._rows(column)
        return any(self._counted(mode, reel, column, rows) for mode in self._modes)

    def reels(self, window: Mapping[int, Column]) -> frozenset[int]:
        """Return the reels on which something counts; of others than these nothing may."""
        shown = any(self._rows(column) for column in window.values())
        counted = self._on_reels(self._modes[0 if shown else -1], window)
        return frozenset(reel for reel, many in counted.items() if many)

    def new(self, tally: Mapping[str, int], held: Mapping[int, Column]) -> bool:
        """Whether something counts in a window on another reel than these, which are held."""
        count = self.sighting(tally).count
        if self.from_left:
            return not {*range(1, count + 1)} <= held.keys()
        shown = all(tally[name] for name in self._telling)
        return count > sum(self._on_reels(self._modes[0 if shown else -1], held).values())

    def _on_reels(self, mode: _Mode, window: Mapping[int, Column]) -> dict[int, int]:
        return {
            reel: len(self._counted(mode, reel, column, self._rows(column)))
            for reel, column in window.items()
        }


def _run(
    ones: Mapping[str, int],
    reel: int,  # noqa: ARG001 - all reels alike
    state: tuple[bool, int],
    key: str | None,
) -> tuple[bool, int]:
    alive, tally = state
    if not alive or key is None:
        return False, tally
    return True, tally + ones[key]


def _tally(state: tuple[bool, int]) -> int:
    return state[1]


@dataclass(frozen=True, slots=True)
class ScatterPrize:
    """A scatter prize of a window, before what the phase multiplies by."""

    symbol: str
    count: int
    with_substitute: bool
    multiplier: int
    grains: int


def scatter_prizes(
    definition: Definition, phase: str, scale: Scale, seen: Mapping[str, Sighting]
) -> list[ScatterPrize]:
    """Return the scatter prizes that count in a window, in the order scatters are written."""
    special = definition.special_pays(phase)
    prizes = []
    for symbol, rule in definition.scatters.items():
        if not rule.pays:
            continue
        sighting = seen[symbol]
        pay = (special.get(symbol) or rule.pays).get(sighting.count)
        if pay is None:
            continue
        factor = _factor(definition, phase, symbol, sighting)
        grains = scale.of(pay * factor, rule.on)
        prizes.append(
            ScatterPrize(symbol, sighting.count, bool(sighting.substitutes), factor, grains)
        )
    if len(prizes) > 1 and definition.coinciding_scatters == "highest only":
        return [max(prizes, key=lambda prize: prize.grains)]
    return prizes


def _factor(definition: Definition, phase: str, symbol: str, sighting: Sighting) -> int:
    factors: Counter[int] = Counter()
    for key, cells in sighting.substitutes.items():
        rule = definition.substitutes[key].multiplies
        win = (symbol, sighting.count)
        if rule and rule.scatters == "yes" and multiplied(definition, rule, phase, win):
            factors[rule.by] += cells if rule.count == "each" else 1
    how = (definition.ways or definition.lines).multipliers
    return joined(how, list(factors.elements()))
