"""Every window of a spin with cascades, counted by what it pays and leads to in the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from math import prod
from operator import or_
from typing import TYPE_CHECKING

import numpy as np

from reelwright.automaton.cascading.falls import falls_of
from reelwright.automaton.cascading.tables import end_to_end, reading_of, reels_of
from reelwright.automaton.columns import places, sets
from reelwright.automaton.count import Counted
from reelwright.automaton.diagrams import machine_of
from reelwright.automaton.line_readings import Readings
from reelwright.automaton.line_wins import LineResult
from reelwright.automaton.phases import Phase
from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.spins import PAY, SpinCount
from reelwright.automaton.tally import BITS, Packing
from reelwright.automaton.triggers import limits, of_wins
from reelwright.kernels.cascades import Last, Lines, every_cascade

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from reelwright.automaton.cascading.falls import Falls
    from reelwright.automaton.line_wins import LineWin
    from reelwright.automaton.machine import Reader
    from reelwright.automaton.places import Place
    from reelwright.automaton.scale import Playing
    from reelwright.automaton.spins import End
    from reelwright.definition.model import Cascades, Definition
    from reelwright.kernels.cascades import Ended

MOST_WINDOWS = 50_000_000
"""The most windows that are followed one by one: some minutes of work."""
MOST_WEIGHT = 2**62
"""Weights of windows are summed in 63 bits."""


@dataclass(frozen=True)
class Cascading:
    """A spin of a phase in which symbols fall, counted as `automaton.counting` asks for."""

    definition: Definition
    phase: str
    playing: Playing
    factor: int = 1

    @staticmethod
    def active(definition: Definition, phase: str) -> bool:
        """Whether symbols fall in a phase."""
        return definition.cascades is not None and definition.cascades.active(phase)

    @property
    def windows(self) -> int:
        """The weight of all windows together."""
        return sum(share * spin.followed.counted.total for share, spin in self._spins)

    def ends(self) -> Iterator[tuple[int, int, End]]:
        """Yield the weight, the grains of line wins and the end of the windows of the spin.

        Windows alike in what they pay and start are told together. Raises `NotCountable`.
        """
        for share, spin in self._spins:
            for grains, end, ways in spin.ends(spin.followed.counted):
                yield share * ways, grains, end

    def hits(self) -> Iterator[tuple[LineWin, int, int]]:
        """Yield each win of a line after each number of falls.

        With it come the weight of the windows that hold it, and the grains it pays in all of them.
        """
        for share, spin in self._spins:
            followed = spin.followed
            for result, by_fall in zip(followed.results, followed.hits.tolist(), strict=True):
                for fall, ways in enumerate(by_fall):
                    for win in result.wins if ways else ():
                        grains = spin.grains(win) * spin.rule.factor(fall)
                        yield win, share * ways, grains * share * ways

    @property
    def _spins(self) -> tuple[tuple[int, CascadeCount], ...]:
        return _spins(self.definition, self.phase, self.playing, self.factor)


@lru_cache(maxsize=16)
def _spins(
    definition: Definition, phase: str, playing: Playing, factor: int
) -> tuple[tuple[int, CascadeCount], ...]:
    """Return the spin on each set of strips, with what each of its windows counts for."""
    found = [
        (weight, CascadeCount(definition, Phase(definition, phase, factor), playing, name))
        for name, weight in sets(definition, phase, len(playing.lines))
    ]
    whole = prod(spin.total for _, spin in found)
    return tuple((weight * (whole // spin.total), spin) for weight, spin in found)


@dataclass(frozen=True, eq=False)
class Followed:
    """What following every window came to.

    `results` are what a line can come to in each group of prizes, the first of them nothing, and
    `hits[result, falls]` how many windows have it on a line after so many falls.
    """

    counted: Counted
    results: tuple[LineResult, ...]
    hits: NDArray[np.int64]


@dataclass(frozen=True)
class CascadeCount(SpinCount):
    """A spin of a phase on one set of strips, about to be counted window by window."""

    strips: str

    @property
    def rule(self) -> Cascades:
        """What is said of cascades."""
        assert self.definition.cascades is not None
        return self.definition.cascades

    @cached_property
    def falls(self) -> tuple[Falls, ...]:
        """What each reel can come to show."""
        strips = self.definition.strips[self.strips]
        weights = self.definition.stop_weights.get(self.strips) or [(1,) * len(s) for s in strips]
        return tuple(
            falls_of(*reel, self.rule.at_most)
            for reel in zip(strips, weights, self.definition.window.heights, strict=True)
        )

    @property
    def total(self) -> int:
        """The weight of all windows together."""
        return prod(int(reel.weights.sum()) for reel in self.falls)

    @property
    def packing(self) -> Packing:
        """Where each counter stands in a tally; the pay has all the room that is left."""
        return self._packing

    @cached_property
    def _packing(self) -> Packing:
        lines = limits(self.definition, len(self.playing.lines))
        room = {name: limit * (self.rule.at_most + 1) for name, limit in lines.items()}
        for scatter in self.scatters.values():
            room |= scatter.limits([[reel.columns for reel in self.falls]])
        used = sum(limit.bit_length() for limit in room.values())
        return Packing.of(room | {PAY: (1 << max(1, BITS - used)) - 1})

    @cached_property
    def followed(self) -> Followed:
        """Every window, followed to its end; raises `NotCountable` where they are too many."""
        windows = prod(len(reel.starts) for reel in self.falls)
        if self.definition.ways:
            raise NotCountable("cascades: found them in a game of ways; allowed: lines")
        if windows > MOST_WINDOWS or self.total > MOST_WEIGHT:
            raise NotCountable(
                f"cascades: found {windows:,} windows on the strips {self.strips}, which are "
                f"followed one by one; allowed: {MOST_WINDOWS:,}, and weights of fewer than 2^62"
            )
        met = [
            [places(self.definition, self.phase.name, number, column) for column in reel.columns]
            for number, reel in enumerate(self.falls, 1)
        ]
        alphabets = [sorted({place for column in of_reel for place in column}) for of_reel in met]
        results: dict[LineResult, int] = {LineResult(()): 0}
        machines = [
            machine_of(diagram.told(lambda result: results.setdefault(result, len(results))))
            for diagram in Readings(
                self.definition, self.phase.name, alphabets, _itself, by_reels=True
            ).groups()
        ]
        hits = np.zeros((len(results), self.rule.at_most + 1), np.int64)
        reels = len(self.falls)
        last, readers = self._last()
        ended = every_cascade(
            reels_of(self.falls),
            self._lines(tuple(results), alphabets, met),
            reading_of(machines, reels),
            last,
            reading_of([reader.machine for reader in readers], reels),
            hits,
        )
        return Followed(self._counted(ended), tuple(results), hits)

    def _lines(
        self,
        results: Sequence[LineResult],
        alphabets: Sequence[Sequence[Place]],
        met: Sequence[Sequence[Sequence[Place]]],
    ) -> Lines:
        letters = [{place: n for n, place in enumerate(alphabet)} for alphabet in alphabets]
        table, begins = end_to_end(
            [
                np.array([[known[place] for place in column] for column in of_reel], np.int64)
                for known, of_reel in zip(letters, met, strict=True)
            ]
        )
        falls = range(self.rule.at_most + 1)
        return Lines(
            rows=np.array(
                [self.definition.lines.rows[line - 1] for line in self.playing.lines], np.int64
            ),
            places=table,
            places_begin=np.array(begins, np.int64),
            pays=np.array([self._pay(result) for result in results], np.int64),
            tallies=np.array([self._won(result) for result in results], np.int64),
            runs=np.array([self._runs(result) for result in results], np.int64),
            emptied=np.array([_emptied(result) for result in results], np.int64),
            factors=np.array([self.rule.factor(fall) for fall in falls], np.int64),
        )

    def grains(self, win: LineWin) -> int:
        """Return what a win of a line pays before symbols have fallen."""
        factor = self.phase.line_factor(win.name, win.count)
        return self.scale.of(win.amount * factor, "line bet")

    def _pay(self, result: LineResult) -> int:
        return sum(map(self.grains, result.wins))

    def _won(self, result: LineResult) -> int:
        wins = [(win.name, win.count) for win in result.wins]
        return of_wins(self.definition, self.packing, wins)

    def _runs(self, result: LineResult) -> int:
        return of_wins(self.definition, self.packing, (), result.runs)

    def _last(self) -> tuple[Last, list[Reader]]:
        """Return what is read in the last window."""
        columns = [reel.columns for reel in self.falls]
        readers = [
            reader
            for scatter in self.scatters.values()
            for reader in scatter.readers(self.packing, columns)
        ]
        emits, begins = end_to_end(
            [self._emits(number, of_reel) for number, of_reel in enumerate(columns, 1)]
        )
        letters, letters_begin = end_to_end([of for reader in readers for of in reader.letters])
        return Last(
            emits=emits,
            begins=np.array(begins, np.int64),
            letters=letters,
            letters_begin=np.array(letters_begin, np.int64).reshape(len(readers), len(columns)),
        ), readers

    def _counted(self, ended: Iterator[Ended]) -> Counted:
        room = 1 << self.packing.places[PAY][1]
        packed, ways = np.empty(0, np.int64), np.empty(0, np.int64)
        for pays, tallies, weights in ended:
            if (most := int(pays.max(initial=0))) >= room:
                raise NotCountable(
                    f"cascades: found a window that pays {most} grains; allowed: fewer than {room}"
                )
            came = np.concatenate([packed, pays * self.packing.one(PAY) + tallies])
            packed, at = np.unique(came, return_inverse=True)
            together = np.zeros(len(packed), np.int64)
            np.add.at(together, at, np.concatenate([ways, weights]))
            ways = together
        return Counted(packed, tuple(ways.tolist()), self.total, ())


def _itself(result: LineResult) -> LineResult:
    return result


def _emptied(result: LineResult) -> int:
    """Return the reels, as bits, whose place on the line is emptied."""
    return reduce(or_, (1 << reel for win in result.wins for reel in win.reels), 0)
