"""One spin of a phase, counted: what the windows pay, and what they start."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import numpy as np

from reelwright.automaton.columns import places, settings, shares
from reelwright.automaton.lines import line_machine
from reelwright.automaton.machine import Reader
from reelwright.automaton.phases import Phase
from reelwright.automaton.re_spins_first import held_first
from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scale import scale
from reelwright.automaton.scatters import ScatterCount, ScatterPrize, scatter_prizes
from reelwright.automaton.starting_prize import anywhere, in_column, starting_prize
from reelwright.automaton.tables import Reel
from reelwright.automaton.tally import BITS, Packing
from reelwright.automaton.triggers import Found, Start, limits, of_column, of_wins, started
from reelwright.automaton.ways import ways_readers
from reelwright.automaton.windows import Windows
from reelwright.definition.model import Award

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from fractions import Fraction

    from numpy.typing import NDArray

    from reelwright.automaton.columns import Column
    from reelwright.automaton.count import Counted
    from reelwright.automaton.line_wins import LineResult
    from reelwright.automaton.machine import Machine
    from reelwright.automaton.places import Place
    from reelwright.automaton.scale import Playing, Scale
    from reelwright.definition.model import Definition

PAY = "pay"
Starts: TypeAlias = tuple[Start, ...]


@dataclass(frozen=True, eq=False)
class Spin:
    """How many of the `windows` start each set of features and pay each amount.

    `outcomes` has, by what is started (in the order of the definition), the weight of windows by
    the grains they pay. Tables of prizes by count are paid in it; what free games and bonuses pay
    is not.
    """

    windows: int
    outcomes: Mapping[Starts, Mapping[int, int]]


def count_spin(definition: Definition, phase: str, playing: Playing, factor: int = 1) -> Spin:
    """Count a spin of a phase in which prizes are multiplied by `factor`, as far as it covers them.

    Raises `NotCountable` where a rule cannot be counted.
    """
    spin = SpinCount(definition, Phase(definition, phase, factor), playing)
    outcomes: dict[Starts, Counter[int]] = defaultdict(Counter)
    windows = 0
    for share, setting in shares(definition, phase, len(playing.lines)):
        made_ready = spin.windows(setting.reels)
        for part, held in held_first(definition, phase, made_ready):
            made = made_ready.counted(part)
            windows += share * made.total
            for grains, end, ways in spin.ends(made):
                outcomes[held(end.starts)][grains + end.grains] += ways * share
    return Spin(windows, {starts: dict(pays) for starts, pays in outcomes.items()})


@dataclass(frozen=True, slots=True)
class End:
    """What a window comes to beside its line or ways wins: starts, and other prizes in grains."""

    starts: Starts
    scatters: tuple[tuple[ScatterPrize, int], ...]
    awards: tuple[tuple[Start, int], ...]
    consolation: int
    starting_prize: int = 0
    """What started the changed games that the spin is one of, where that is paid again."""

    @property
    def grains(self) -> int:
        """What all of them pay."""
        prizes = (*self.scatters, *self.awards)
        return sum(grains for _, grains in prizes) + self.consolation + self.starting_prize


@dataclass(frozen=True)
class SpinCount:
    """A spin of a phase about to be counted."""

    definition: Definition
    phase: Phase
    playing: Playing

    def counted(self, reels: Sequence[Mapping[Column, int]]) -> Counted:
        """Count the windows of these reels by their tallies."""
        return self.windows(reels).counted()

    def windows(self, reels: Sequence[Mapping[Column, int]]) -> Windows:
        """Make the windows of these reels ready to be counted by their tallies."""
        columns = [list(reel) for reel in reels]
        readers = (
            *self._of_lines(columns),
            *self._of_ways(columns),
            *(r for s in self.scatters.values() for r in s.readers(self.packing, columns)),
        )
        return Windows(
            tuple(map(tuple, columns)),
            readers,
            tuple(
                Reel(tuple(reel.values()), self._emits(number, of_reel))
                for number, (reel, of_reel) in enumerate(zip(reels, columns, strict=True), 1)
            ),
        )

    @property
    def scale(self) -> Scale:
        """The grains amounts are counted in."""
        return _scale(self.definition, self.playing)

    @property
    def scatters(self) -> Mapping[str, ScatterCount]:
        """The counters of each scatter symbol."""
        return _scatters(self.definition, self.phase.name)

    @property
    def packing(self) -> Packing:
        """Where each counter stands in a tally; the pay has all the room that is left."""
        return _packing(self.definition, self.phase.name, len(self.playing.lines))

    def _emits(self, reel: int, columns: Sequence[Column]) -> NDArray[np.int64]:
        return np.array(
            [
                self.of_place(reel, column)
                + in_column(self.phase, self.packing, column)
                + sum(s.emits(self.packing, reel, column) for s in self.scatters.values())
                for column in columns
            ],
            np.int64,
        )

    def of_place(self, reel: int, column: Column) -> int:
        """Return what a column of a reel (from 1) adds for triggers at a place."""
        return of_column(self.definition, self.packing, reel, column)

    def machine(self, alphabets: tuple[tuple[Place, ...], ...]) -> Machine:
        """Return the machine of one line."""
        return _line(self, alphabets)

    def _of_lines(self, columns: Sequence[Sequence[Column]]) -> Iterator[Reader]:
        if not self.playing.lines:
            return
        met = [
            [places(self.definition, self.phase.name, reel, column) for column in of_reel]
            for reel, of_reel in enumerate(columns, 1)
        ]
        alphabets = tuple(
            tuple(sorted({place for column in of_reel for place in column})) for of_reel in met
        )
        letters = [{place: n for n, place in enumerate(alphabet)} for alphabet in alphabets]
        by_row = [
            np.array([[known[place] for place in column] for column in of_reel], np.int32).T.copy()
            for known, of_reel in zip(letters, met, strict=True)
        ]
        machine = self.machine(alphabets)
        for line in self.playing.lines:
            rows = self.definition.lines.rows[line - 1]
            yield Reader(machine, tuple(of[row] for of, row in zip(by_row, rows, strict=True)))

    def _of_ways(self, columns: Sequence[Sequence[Column]]) -> Iterator[Reader]:
        if self.definition.ways:
            yield from ways_readers(self.definition, self.phase.name, columns, self.of_ways)

    def of_result(self, result: LineResult) -> int:
        """Return what the result of a line adds to the tally."""
        wins = [(win.name, win.count, win.amount) for win in result.wins]
        return self.of_wins(wins, result.runs)

    def of_ways(self, wins: Sequence[tuple[str, int, Fraction]]) -> int:
        """Return what wins by ways (symbol, count, unit bets) add to the tally."""
        return self.of_wins(wins)

    def of_wins(
        self, wins: Sequence[tuple[str, int, Fraction]], runs: Sequence[tuple[str, int]] = ()
    ) -> int:
        """Return what wins (name, count, line bets) add to the tally."""
        named = [(name, count) for name, count, _ in wins]
        return self.paid(wins) + of_wins(self.definition, self.packing, named, runs)

    def paid(self, wins: Sequence[tuple[str, int, Fraction]]) -> int:
        """Return what the pay of wins (name, count, line bets) adds to the tally."""
        grains = sum(
            self.scale.of(amount * self.phase.line_factor(name, count), "line bet")
            for name, count, amount in wins
        )
        room = 1 << self.packing.places[PAY][1]
        if grains * self._most_wins >= room:
            raise NotCountable(
                f"pays: found a win of {grains} grains; allowed: fewer than"
                f" {room // self._most_wins}, so that all wins of a window have room"
            )
        return grains * self.packing.one(PAY)

    @property
    def _most_wins(self) -> int:
        """How often a window can win: on every line each prize, straight or by pattern."""
        prizes = 2 * len(self.definition.symbols) + len(self.definition.mixed) + 1
        return prizes * max(1, len(self.playing.lines))

    def ends(self, made: Counted) -> Iterator[tuple[int, End, int]]:
        """Yield what windows come to: grains of lines and ways, the end, and how many windows."""
        return ends_of(self.packing, made, self._end)

    def _end(self, tally: Mapping[str, int], paid: bool) -> End:  # noqa: FBT001
        """Return the end of a window whose lines or ways pay, or do not."""
        definition, phase = self.definition, self.phase
        seen = {symbol: counted.sighting(tally) for symbol, counted in self.scatters.items()}
        factors = (
            (prize, phase.scatter_factor(prize.symbol, prize.count))
            for prize in scatter_prizes(definition, phase.name, self.scale, seen)
        )
        scatters = tuple((prize, prize.grains * factor) for prize, factor in factors if factor)
        found = Found(tally, seen, paid or bool(scatters))
        starts: list[Start] = []
        awards: list[tuple[Start, int]] = []
        for start in started(definition, phase.name, found):
            feature = definition.features.get(start.feature)
            if isinstance(feature, Award):
                prize = self.scale.of(feature.pays[start.count], feature.on)
                awards.append((start, prize * phase.bonus_factor))
            else:
                starts.append(start)
        loses = not (found.paid or starts or awards)
        consolation = phase.losing_pay(self.scale, self.playing) if loses else 0
        again = starting_prize(phase, self.scale, tally)
        return End(tuple(starts), scatters, tuple(awards), consolation, again)


Ended = TypeVar("Ended")


def ends_of(
    packing: Packing, made: Counted, end: Callable[[Mapping[str, int], bool], Ended]
) -> Iterator[tuple[int, Ended, int]]:
    """Yield what windows come to: grains of lines and ways, the end, and how many windows.

    Tallies alike but for those grains are read once; `end` is told whether there are any.
    """
    pay = packing.value(made.packed, PAY)
    rest, at = np.unique(made.packed - pay * packing.one(PAY), return_inverse=True)
    counters = {name: packing.value(rest, name).tolist() for name in packing.places}
    tallies = [{name: of[k] for name, of in counters.items()} for k in range(len(rest))]
    ends = [{paid: end(tally, paid) for paid in (True, False)} for tally in tallies]
    for grains, of, ways in zip(pay.tolist(), at.tolist(), made.ways, strict=True):
        yield grains, ends[of][grains > 0], ways


@lru_cache(maxsize=64)
def _line(spin: SpinCount, alphabets: tuple[tuple[Place, ...], ...]) -> Machine:
    return line_machine(spin.definition, spin.phase.name, alphabets, spin.of_result)


def forget_machines() -> None:
    """Forget every machine of a line, so that the next count builds its own."""
    _line.cache_clear()


@lru_cache(maxsize=64)
def _scale(definition: Definition, playing: Playing) -> Scale:
    return scale(definition, playing)


@lru_cache(maxsize=64)
def _scatters(definition: Definition, phase: str) -> dict[str, ScatterCount]:
    return {symbol: ScatterCount(definition, phase, symbol) for symbol in definition.scatters}


@lru_cache(maxsize=64)
def _packing(definition: Definition, phase: str, lines: int) -> Packing:
    room = limits(definition, lines) | anywhere(Phase(definition, phase))
    windows = [setting.reels for setting in settings(definition, phase, lines)]
    for scatter in _scatters(definition, phase).values():
        room |= scatter.limits(windows)
    used = sum(limit.bit_length() for limit in room.values())
    return Packing.of(room | {PAY: (1 << max(1, BITS - used)) - 1})
