"""The prizes of a spin, each by itself: how many windows hold it, and what it pays in all."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, TypeAlias

from reelwright.automaton.columns import places, shares
from reelwright.automaton.counting import counting
from reelwright.automaton.hits import line_hits, ways_hits
from reelwright.automaton.phases import Phase
from reelwright.automaton.spins import SpinCount
from reelwright.automaton.starting_prize import starting
from reelwright.definition.model import Award

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from reelwright.automaton.columns import Column, Setting
    from reelwright.automaton.counting import Counting
    from reelwright.automaton.line_wins import LineWin
    from reelwright.automaton.places import Place
    from reelwright.automaton.scale import Playing
    from reelwright.automaton.scatters import ScatterPrize
    from reelwright.automaton.spins import End
    from reelwright.definition.model import Definition

Kind: TypeAlias = Literal["line", "ways", "scatter", "award", "losing", "starting"]


@dataclass(frozen=True, slots=True, order=True)
class Prize:
    """A prize of a spin: `pay` x `multiplier`, before what the phase multiplies by.

    `pay` is in the bet that it is on. By ways the pay is that of one way, and the multiplier 1.
    """

    kind: Kind
    name: str
    count: int
    with_substitute: bool
    pay: Fraction
    multiplier: int
    rule: str = ""
    """Of a line win: straight, pattern or mixed."""


@dataclass(frozen=True, slots=True)
class PrizeCount:
    """How many of `windows` hold a prize, once for each line that does, and the grains they pay."""

    prize: Prize
    ways: int
    grains: int
    windows: int


def prizes(
    definition: Definition, phase: str, playing: Playing, factor: int = 1
) -> tuple[PrizeCount, ...]:
    """Return every prize of a spin that any window holds, in the order of the definition."""
    counted = _Prizes(definition, Phase(definition, phase, factor), playing)
    own = counting(definition, phase, playing, factor)
    if own is not None:
        return _of_its_own(counted, own)
    ways: Counter[Prize] = Counter()
    grains: Counter[Prize] = Counter()
    windows = 0
    for share, setting in shares(definition, phase, len(playing.lines)):
        windows += share * setting.windows
        for prize, number, paid in counted.of(setting):
            ways[prize] += number * share
            grains[prize] += paid * share
    return tuple(PrizeCount(prize, ways[prize], grains[prize], windows) for prize in ways)


def _of_its_own(counted: _Prizes, own: Counting) -> tuple[PrizeCount, ...]:
    """Return the prizes of a spin that a rule of its own counts."""
    ways: Counter[Prize] = Counter()
    grains: Counter[Prize] = Counter()
    for win, number, paid in own.hits():
        prize = counted.of_ways(*win) if isinstance(win, tuple) else _of_line(win)
        ways[prize] += number
        grains[prize] += paid
    for number, _, end in own.ends():
        for prize, _, paid in counted.of_end(end, number):
            ways[prize] += number
            grains[prize] += paid
    return tuple(PrizeCount(prize, ways[prize], grains[prize], own.windows) for prize in ways)


@dataclass(frozen=True)
class _Prizes:
    definition: Definition
    phase: Phase
    playing: Playing

    @property
    def spin(self) -> SpinCount:
        return SpinCount(self.definition, self.phase, self.playing)

    def of(self, setting: Setting) -> Iterator[tuple[Prize, int, int]]:
        """Yield each prize of a setting, the windows that hold it, and the grains they pay."""
        if self.definition.ways:
            yield from self._ways(setting.reels)
        yield from self._lines(setting.reels)
        yield from self._others(setting.reels)

    def _lines(self, reels: Sequence[Mapping[Column, int]]) -> Iterator[tuple[Prize, int, int]]:
        for line, number in self._lines_alike(reels).items():
            hits = line_hits(self.definition, self.phase.name, [dict(reel) for reel in line])
            for win, ways in hits.items():
                yield _of_line(win), ways * number, self.grains(win) * ways * number

    def _lines_alike(
        self, reels: Sequence[Mapping[Column, int]]
    ) -> Mapping[tuple[frozenset[tuple[Place, int]], ...], int]:
        """Return what lines meet, by reel how often each place, and how many lines meet it."""
        by_row: list[list[Counter[Place]]] = []
        for number, reel in enumerate(reels, 1):
            rows: defaultdict[int, Counter[Place]] = defaultdict(Counter)
            for column, weight in reel.items():
                met = places(self.definition, self.phase.name, number, column)
                for row, place in enumerate(met):
                    rows[row][place] += weight
            by_row.append([rows[row] for row in range(len(rows))])
        return Counter(
            tuple(
                frozenset(of_reel[row].items())
                for of_reel, row in zip(by_row, self.definition.lines.rows[line - 1], strict=True)
            )
            for line in self.playing.lines
        )

    def grains(self, win: LineWin) -> int:
        """Return what a win of a line pays."""
        factor = self.phase.line_factor(win.name, win.count)
        return self.spin.scale.of(win.amount * factor, "line bet")

    def _ways(self, reels: Sequence[Mapping[Column, int]]) -> Iterator[tuple[Prize, int, int]]:
        hits = ways_hits(self.definition, self.phase.name, reels)
        for (symbol, count), (windows, units) in hits.items():
            factor = self.phase.line_factor(symbol, count)
            grains = self.spin.scale.of(units * factor, "line bet")
            yield self.of_ways(symbol, count), windows, grains

    def of_ways(self, symbol: str, count: int) -> Prize:
        """Return the prize of so many of a symbol by ways."""
        special = self.definition.special_pays(self.phase.name)
        pay = (special.get(symbol) or self.definition.symbols[symbol].pays)[count]
        return Prize("ways", symbol, count, False, pay, 1)  # noqa: FBT003

    def _others(self, reels: Sequence[Mapping[Column, int]]) -> Iterator[tuple[Prize, int, int]]:
        for _, end, ways in self.spin.ends(self.spin.counted(reels)):
            yield from self.of_end(end, ways)

    def of_end(self, end: End, ways: int) -> Iterator[tuple[Prize, int, int]]:
        """Yield prizes of scatters, tables of prizes, and those that rules of the phase pay."""
        for won, grains in end.scatters:
            yield self._of_scatter(won), ways, grains * ways
        for start, grains in end.awards:
            feature = self.definition.features[start.feature]
            assert isinstance(feature, Award)
            pay = Fraction(feature.pays[start.count])
            yield Prize("award", start.feature, start.count, False, pay, 1), ways, grains * ways  # noqa: FBT003
        if end.starting_prize:
            symbol, count = starting(self.phase)
            pay = self.definition.symbols[symbol].pays[count]
            again = Prize("starting", symbol, count, False, pay, 1)  # noqa: FBT003
            yield again, ways, end.starting_prize * ways
        if end.consolation:
            assert self.phase.feature is not None
            assert self.phase.feature.losing_game_pays is not None
            pay = self.phase.feature.losing_game_pays.pay
            prize = Prize("losing", self.phase.name, 0, False, pay, 1)  # noqa: FBT003
            yield prize, ways, end.consolation * ways

    def _of_scatter(self, won: ScatterPrize) -> Prize:
        special = self.definition.special_pays(self.phase.name)
        pay = (special.get(won.symbol) or self.definition.scatters[won.symbol].pays)[won.count]
        return Prize("scatter", won.symbol, won.count, won.with_substitute, pay, won.multiplier)


def _of_line(win: LineWin) -> Prize:
    return Prize(
        kind="line",
        name=win.name,
        count=win.count,
        with_substitute=win.with_substitute,
        pay=win.pay,
        multiplier=win.multiplier,
        rule=win.kind,
    )
