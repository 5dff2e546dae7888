"""One re-spin, counted: some reels stand as they are held, the others are spun."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import lru_cache
from math import lcm, prod
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from reelwright.automaton.columns import settings
from reelwright.automaton.lines import line_machine
from reelwright.automaton.phases import Phase, paid_phases
from reelwright.automaton.re_spins_first import reels_of, some_window
from reelwright.automaton.re_spins_reels import Watch
from reelwright.automaton.scatters import ScatterCount, Sighting, scatter_prizes
from reelwright.automaton.spins import PAY, SpinCount, ends_of
from reelwright.automaton.tally import BITS, Packing
from reelwright.automaton.triggers import (
    Found,
    found_by,
    limits,
    of_column,
    of_wins,
    started,
    starters,
)
from reelwright.definition.model import AnyWinTrigger, Award, ReSpins

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from fractions import Fraction

    from reelwright.automaton.columns import Column, Setting
    from reelwright.automaton.line_wins import LineResult
    from reelwright.automaton.machine import Machine
    from reelwright.automaton.places import Place
    from reelwright.automaton.re_spins_held import Held
    from reelwright.automaton.re_spins_reels import Part, Reels
    from reelwright.automaton.scale import Playing
    from reelwright.automaton.spins import Starts
    from reelwright.automaton.triggers import Start, Starter
    from reelwright.automaton.windows import Windows
    from reelwright.definition.model import Definition

NEW = "new"
"""The counter of wins on lines, or by ways, that stand on a reel that was spun."""
UNSEEN = Sighting(0, {})


class After(NamedTuple):
    """What a re-spin comes to beside what it pays: what it starts, and the reels held after it."""

    starts: Starts
    held: Held
    """As before where it brought no improvement."""


@dataclass(frozen=True, eq=False)
class ReSpin:
    """How many of the `windows` of a re-spin come to each thing, and pay each amount in grains."""

    windows: int
    outcomes: Mapping[After, Mapping[int, int]]


def count_re_spin(definition: Definition, name: str, playing: Playing, held: Held) -> ReSpin:
    """Count a re-spin of a feature with some reels held.

    Raises `NotCountable` where a rule cannot be counted.
    """
    spin = ReSpinCount(
        definition, Phase(definition, name), playing, frozenset(reel for reel, _ in held)
    )
    outcomes: dict[After, Counter[int]] = defaultdict(Counter)
    found = _settings(definition, name, len(playing.lines))
    of_setting = [_spun(setting, spin.held) for setting in found]
    together = lcm(*of_setting)
    total = 0
    for number, (setting, windows) in enumerate(zip(found, of_setting, strict=True)):
        share = setting.weight * (together // windows)
        total += setting.weight * together
        for after, grains, ways in _of_setting(spin, number, held):
            outcomes[after][grains] += ways * share
    return ReSpin(total, {after: dict(pays) for after, pays in outcomes.items()})


def _spun(setting: Setting, held: Reels) -> int:
    """Return the weight of all windows of the reels that are spun."""
    spun = (of for reel, of in enumerate(setting.reels, 1) if reel not in held)
    return prod(sum(reel.values()) for reel in spun)


@lru_cache(maxsize=64)
def _settings(definition: Definition, name: str, lines: int) -> tuple[Setting, ...]:
    return settings(definition, name, lines)


def _of_setting(spin: ReSpinCount, number: int, held: Held) -> Iterator[tuple[After, int, int]]:
    setting = _settings(spin.definition, spin.phase.name, len(spin.playing.lines))[number]
    windows = _windows(spin, number)
    columns = dict(held)
    whole = tuple(
        (of.index(columns[reel]),) if reel in columns else tuple(range(len(shown)))
        for reel, (of, shown) in enumerate(zip(windows.columns, setting.reels, strict=True), 1)
    )
    for part in spin.parts(windows, whole):
        ending = _Ending(spin, windows, part, held)
        made = windows.counted(part)
        for grains, (after, more), ways in ends_of(spin.packing, made, ending.of):
            yield after, grains + more, ways


@lru_cache(maxsize=64)
def _windows(spin: ReSpinCount, number: int) -> Windows:
    """Return the windows of a re-spin, with the columns last that only held reels show."""
    played = spin.definition, spin.phase.name, len(spin.playing.lines)
    setting, also = _settings(*played)[number], _held_first(*played)
    reels = [
        {**shown, **{column: shown.get(column, 1) for column in held}}
        if reel not in spin.held
        else dict.fromkeys((*shown, *held), 1)
        for reel, (shown, held) in enumerate(zip(setting.reels, also, strict=True), 1)
    ]
    return spin.windows(reels)


@lru_cache(maxsize=64)
def _held_first(definition: Definition, name: str, lines: int) -> tuple[tuple[Column, ...], ...]:
    """Return by reel the columns that re-spins can hold as a paid game left them."""
    feature = definition.features[name]
    assert isinstance(feature, ReSpins)
    found: list[dict[Column, None]] = [{} for _ in range(definition.window.reels)]
    for phase in paid_phases(definition):
        watch = Watch(definition, name, phase)
        for setting in settings(definition, phase, lines):
            for reel, shown in enumerate(setting.reels, 1):
                found[reel - 1] |= {c: None for c in shown if watch.can_hold(reel, c)}
    return tuple(map(tuple, found))


@dataclass(frozen=True)
class ReSpinCount(SpinCount):
    """A re-spin about to be counted, with some reels held."""

    held: frozenset[int]

    @property
    def feature(self) -> ReSpins:
        """The rules of the re-spins."""
        feature = self.definition.features[self.phase.name]
        assert isinstance(feature, ReSpins)
        return feature

    @property
    def watch(self) -> Watch:
        """What improves them."""
        return Watch(self.definition, self.phase.name, self.phase.name)

    @property
    def pays_held(self) -> bool:
        """Whether what stands on held reels alone is paid again."""
        return self.feature.held_wins == "paid again"

    @property
    def others(self) -> list[Starter]:
        """What a re-spin can start, by what is new alone."""
        rests = self.feature.other_features == "do not start"
        features = self.definition.features
        return [
            one
            for one in starters(self.definition)
            if not isinstance(features.get(one.key), ReSpins)
            and not (rests and one.key in features)
        ]

    @property
    def tells_new(self) -> bool:
        """Whether wins that stand on a reel that was spun are counted by themselves."""
        return self.pays_held and any(isinstance(o.trigger, AnyWinTrigger) for o in self.others)

    @property
    def packing(self) -> Packing:
        """Where each counter stands in a tally."""
        return _packing(self.definition, self.phase.name, len(self.playing.lines))

    def parts(self, windows: Windows, whole: Part) -> Iterator[Part]:
        """Yield the windows in parts whose improvements hold reels of one column each."""
        if self.feature.improved is None:
            yield whole
        else:
            yield from self.watch.parted_with_it(windows.columns, whole, self.held)

    def machine(self, alphabets: tuple[tuple[Place, ...], ...]) -> Machine:
        """Return the machine of one line, which tells wins apart by their reels."""
        return _line(self, alphabets)

    def of_result(self, result: LineResult) -> int:
        """Return what the result of a line adds to the tally."""
        wins = [((w.name, w.count, w.amount), {reel + 1 for reel in w.reels}) for w in result.wins]
        runs = [(run, {*range(1, run[1] + 1)}) for run in result.runs]
        return self._of(wins, runs)

    def of_ways(self, wins: Sequence[_Paid]) -> int:
        """Return what wins by ways add to the tally."""
        return self._of([(win, {*range(1, win[1] + 1)}) for win in wins], [])

    def _of(self, wins: Sequence[tuple[_Paid, set[int]]], runs: Sequence[_Run]) -> int:
        """Return what wins and runs, each with its reels, add to the tally."""
        new = [win for win, reels in wins if not reels <= self.held]
        added = self.paid([win for win, _ in wins] if self.pays_held else new)
        if self.tells_new:
            added += self.packing.one(NEW) * len(new)
        new_runs = [run for run, reels in runs if not reels <= self.held]
        added += self._starting(new, new_runs, self.others)
        if self.feature.improved is None:
            return added
        every, every_run = [win for win, _ in wins], [run for run, _ in runs]
        return added + self._starting(every, every_run, [self.watch.starter])

    def _starting(
        self, wins: Sequence[_Paid], runs: Sequence[tuple[str, int]], among: Sequence[Starter]
    ) -> int:
        named = [(name, count) for name, count, _ in wins]
        return of_wins(self.definition, self.packing, named, runs, among)

    def of_place(self, reel: int, column: Column) -> int:
        """Return what a column of a reel adds for triggers at a place: nothing where it is held."""
        if reel in self.held:
            return 0
        return of_column(self.definition, self.packing, reel, column)


_Paid: TypeAlias = "tuple[str, int, Fraction]"
"""Name, count and line bets of a win."""
_Run: TypeAlias = "tuple[tuple[str, int], set[int]]"
"""Symbol and length of a run, and its reels."""


@dataclass(frozen=True, eq=False)
class _Ending:
    """Tells what the windows of a part come to."""

    spin: ReSpinCount
    windows: Windows
    part: Part
    held: Held

    def of(self, tally: Mapping[str, int], paid: bool) -> tuple[After, int]:  # noqa: FBT001
        """Return what a window comes to, and what it pays beside its wins on lines or by ways."""
        spin = self.spin
        seen = {symbol: counted.sighting(tally) for symbol, counted in spin.scatters.items()}
        columns = dict(self.held)
        new = {symbol for symbol, of in spin.scatters.items() if of.new(tally, columns)}
        prizes = [
            prize
            for prize in scatter_prizes(spin.definition, spin.phase.name, spin.scale, seen)
            if spin.pays_held or prize.symbol in new
        ]
        grains = sum(prize.grains for prize in prizes)
        found = Found(
            tally,
            {symbol: one if symbol in new else UNSEEN for symbol, one in seen.items()},
            (tally[NEW] > 0 if spin.tells_new else paid) or any(p.symbol in new for p in prizes),
        )
        starts: list[Start] = []
        for start in self._started(found):
            feature = spin.definition.features.get(start.feature)
            if isinstance(feature, Award):
                grains += spin.scale.of(feature.pays[start.count], feature.on)
            else:
                starts.append(start)
        return After(tuple(starts), self._held_after(found._replace(sightings=seen))), grains

    def _started(self, found: Found) -> Iterator[Start]:
        spin = self.spin
        rests = spin.feature.other_features == "do not start"
        for start in started(spin.definition, spin.phase.name, found):
            if not (rests and start.feature in spin.definition.features):
                yield start

    def _held_after(self, found: Found) -> Held:
        """Return the reels held after a re-spin that shows what is found, on held reels too."""
        spin = self.spin
        if spin.feature.improved is None:
            return self.held
        by = found_by(spin.definition, spin.watch.starter, found)
        if by is None:
            return self.held
        reels = spin.watch.with_it(by.count, some_window(self.windows, self.part))
        if not reels > spin.held:
            return self.held
        return reels_of(self.windows, self.part, reels)


@lru_cache(maxsize=64)
def _line(spin: ReSpinCount, alphabets: tuple[tuple[Place, ...], ...]) -> Machine:
    return line_machine(spin.definition, spin.phase.name, alphabets, spin.of_result, by_reels=True)


@lru_cache(maxsize=64)
def _packing(definition: Definition, name: str, lines: int) -> Packing:
    most_wins = (2 * len(definition.symbols) + len(definition.mixed) + 1) * max(1, lines)
    room = limits(definition, lines) | {NEW: most_wins}
    also = _held_first(definition, name, lines)
    windows = [
        [[*shown, *held] for shown, held in zip(setting.reels, also, strict=True)]
        for setting in _settings(definition, name, lines)
    ]
    for symbol in definition.scatters:
        room |= ScatterCount(definition, name, symbol).limits(windows)
    used = sum(limit.bit_length() for limit in room.values())
    return Packing.of(room | {PAY: (1 << max(1, BITS - used)) - 1})
