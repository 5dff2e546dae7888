"""Which reels re-spins hold: what can stand there, and what a window has there.

The columns of a reel are parted into those on which what starts re-spins may stand and the rest,
until a part has one column on each reel that its windows may hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, TypeAlias

from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scatters import ScatterCount
from reelwright.automaton.triggers import BY_COUNT, Starter
from reelwright.definition.model import (
    LineTrigger,
    PositionTrigger,
    ReSpins,
    RunTrigger,
    ScatterTrigger,
    counts_of,
    symbols_of,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from reelwright.automaton.columns import Column
    from reelwright.definition.model import Definition

Part: TypeAlias = "tuple[tuple[int, ...], ...]"
"""Windows, by reel the places of the columns they may show."""
Reels: TypeAlias = frozenset[int]
ONE_WAY = ("left to right", "right to left")


@dataclass(frozen=True)
class Watch:
    """What starts re-spins of a feature, watched for in the windows of a phase."""

    definition: Definition
    name: str
    phase: str

    @property
    def feature(self) -> ReSpins:
        """The rules of the re-spins."""
        feature = self.definition.features[self.name]
        assert isinstance(feature, ReSpins)
        return feature

    @property
    def starter(self) -> Starter:
        """What starts them, as windows are counted for it."""
        feature = self.feature
        return Starter(self.name, feature.starts_on, isinstance(feature, BY_COUNT))

    def first(self, count: int, window: Mapping[int, Column]) -> Reels:
        """Return the reels that a window holds first, which has so many of what starts them."""
        holds = self.feature.holds
        return self.with_it(count, window) if isinstance(holds, str) else frozenset(holds)

    def with_it(self, count: int, window: Mapping[int, Column]) -> Reels:
        """Return the reels on which stands what starts them.

        `window` has the columns of those reels on which it may stand, as far as that decides it.
        """
        every = range(1, self.definition.window.reels + 1)
        match self.feature.starts_on:
            case ScatterTrigger() if not self._in_a_row:
                return self._scatter.reels(window)
            case PositionTrigger() as trigger:
                return frozenset({trigger.position.reel})
        return frozenset(every[-count:] if self._backwards else every[:count])

    def parted_first(self, columns: Sequence[Sequence[Column]], part: Part) -> Iterator[Part]:
        """Yield parts of windows such that each which starts re-spins holds reels of one column."""
        holds = self.feature.holds
        if isinstance(holds, str):
            yield from self.parted_with_it(columns, part)
            return
        yield from _single(part, holds)

    def parted_with_it(
        self, columns: Sequence[Sequence[Column]], part: Part, held: Reels = frozenset()
    ) -> Iterator[Part]:
        """Yield parts of windows with one column on each reel with what starts re-spins.

        Where that is on every reel, or on no more than are `held`, they are not parted.
        """
        for kind, shown in self._kinds(columns, part):
            firm = self._firm(shown)
            if firm > held and self._may_hold(firm, held):
                yield from _single(kind, sorted(firm))
            else:
                yield kind

    def _kinds(
        self, columns: Sequence[Sequence[Column]], part: Part
    ) -> Iterator[tuple[Part, Reels]]:
        """Yield parts in which each reel always, or never, shows what may start re-spins.

        Reels that decide nothing any more are left whole.
        """
        split: list[list[tuple[bool, tuple[int, ...]]]] = []
        for reel, (shown, taken) in enumerate(zip(columns, part, strict=True), 1):
            standing = {place for place in taken if self._may_stand(reel, shown[place])}
            split.append(_split(taken, standing))
        if not self._in_a_row:
            for kind in product(*split):
                places = tuple(places for _, places in kind)
                yield places, frozenset(r for r, (shows, _) in enumerate(kind, 1) if shows)
            return
        yield from self._runs(part, split)

    def _runs(
        self,
        part: Part,
        split: Sequence[Sequence[tuple[bool, tuple[int, ...]]]],
    ) -> Iterator[tuple[Part, Reels]]:
        """Yield the parts by how many reels in a row may show it."""
        showing = list(part)
        shown: set[int] = set()
        for reel in self._order:
            kinds = dict(split[reel])
            if False in kinds:
                yield (
                    tuple(kinds[False] if r == reel else taken for r, taken in enumerate(showing)),
                    frozenset(shown),
                )
            if True not in kinds:
                return
            showing[reel] = kinds[True]
            shown.add(reel + 1)
        yield tuple(showing), frozenset(shown)

    def _firm(self, shown: Reels) -> Reels:
        """Return the reels that can be held, of those that show what may start re-spins."""
        every = range(1, self.definition.window.reels + 1)
        if len(shown) < len(every) or not self._in_a_row:
            return shown
        return frozenset(every[1:] if self._backwards else every[:-1])

    def _may_hold(self, firm: Reels, held: Reels) -> bool:
        """Whether windows may hold these reels, or some of them, and more than are held."""
        numbers = counts_of(self.feature.starts_on)
        if self._in_a_row:
            return numbers is None or any(
                self.with_it(count, {}) > held for count in numbers if count <= len(firm)
            )
        if not self._scatter.one_mode:
            return True
        if self.definition.scatters[self.feature.scatter].per_reel == "once":
            numbers = tuple(count for count in numbers or () if count == len(firm))
        most = max(numbers or (), default=0)
        return len(firm) < self.definition.window.reels and len(firm) <= most

    @property
    def _order(self) -> Sequence[int]:
        """The reels (from 0) in the order in which one after the other must show it."""
        trigger = self.feature.starts_on
        if isinstance(trigger, PositionTrigger):
            return (trigger.position.reel - 1,)
        return range(self.definition.window.reels)[:: -1 if self._backwards else 1]

    @property
    def _in_a_row(self) -> bool:
        """Whether it stands on the first reels without a gap, or on the last ones."""
        trigger = self.feature.starts_on
        return not isinstance(trigger, ScatterTrigger) or self._scatter.from_left

    @cached_property
    def _backwards(self) -> bool:
        """Whether wins of the symbol are read from the last reel; refuse what has no one way."""
        trigger = self.feature.starts_on
        if not isinstance(trigger, LineTrigger) or self.definition.ways:
            return False
        symbol = self.definition.symbols[trigger.line_win]
        read = symbol.read or self.definition.lines.read
        if symbol.patterns or read not in ONE_WAY:
            raise NotCountable(
                f"features > {self.name} > improved: found wins of {trigger.line_win} that may "
                "stand on any reels; allowed: wins read one way only"
            )
        return read == "right to left"

    @cached_property
    def _scatter(self) -> ScatterCount:
        return ScatterCount(self.definition, self.phase, self.feature.scatter)

    def can_hold(self, reel: int, column: Column) -> bool:
        """Whether a reel, from 1, can be held first while it shows a column."""
        holds = self.feature.holds
        return self._may_stand(reel, column) if isinstance(holds, str) else reel in holds

    def _may_stand(self, reel: int, column: Column) -> bool:
        """Whether what starts re-spins can stand on a column of a reel, from 1."""
        shown = {symbol for cell in column for symbol in symbols_of(cell)}
        match self.feature.starts_on:
            case ScatterTrigger():
                return self._scatter.serves(reel, column)
            case PositionTrigger() as trigger:
                place = trigger.position
                return place.reel == reel and place.symbol in symbols_of(column[place.row])
            case RunTrigger() as trigger:
                return trigger.on_a_line in shown
            case LineTrigger() as trigger:
                return bool(shown & self._serving(reel, trigger.line_win))
        return False

    def _serving(self, reel: int, symbol: str) -> set[str]:
        """Return a symbol with what stands for it on a reel."""
        rules = self.definition.substitutes.items()
        return {symbol} | {
            key
            for key, rule in rules
            if rule.active(self.phase, reel) and symbol in self.definition.substituted(key)
        }


def _split(taken: tuple[int, ...], standing: Collection[int]) -> list[tuple[bool, tuple[int, ...]]]:
    """Part the columns taken of a reel into those on which it may stand and the others."""
    kinds = {
        kind: tuple(place for place in taken if (place in standing) == kind)
        for kind in (False, True)
    }
    return [(kind, places) for kind, places in kinds.items() if places]


def _single(part: Part, reels: Sequence[int]) -> Iterator[Part]:
    """Yield parts with one column on each of some reels, from 1."""
    options = (
        [(place,) for place in taken] if reel in reels else [taken]
        for reel, taken in enumerate(part, 1)
    )
    yield from product(*options)
