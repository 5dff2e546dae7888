"""The reels that re-spins hold first, as a paid game shows them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from reelwright.automaton.phases import paid_phases
from reelwright.automaton.re_spins_held import NOTHING_LEFT, held_of
from reelwright.automaton.re_spins_reels import Watch
from reelwright.automaton.refusal import NotCountable
from reelwright.definition.model import ReSpins

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from reelwright.automaton.columns import Column
    from reelwright.automaton.re_spins_held import Held
    from reelwright.automaton.re_spins_reels import Part, Reels
    from reelwright.automaton.triggers import Start
    from reelwright.automaton.windows import Windows
    from reelwright.definition.model import Definition

    Starts: TypeAlias = tuple[Start, ...]

MOST_PARTS = 50_000
"""The most parts that windows are counted in, each with reels of its own to hold: some minutes."""


def held_first(
    definition: Definition, phase: str, windows: Windows
) -> Iterator[tuple[Part | None, Callable[[Starts], Starts]]]:
    """Yield the windows of a phase in parts, and what tells starts the reels that re-spins hold.

    They are not parted where no re-spins can follow.
    """
    names = [name for name, one in definition.features.items() if isinstance(one, ReSpins)]
    watches = [Watch(definition, name, phase) for name in names]
    if not watches or phase not in paid_phases(definition):
        yield None, lambda starts: starts
        return
    parts = [windows.whole]
    for watch in watches:
        parts = [smaller for part in parts for smaller in watch.parted_first(windows.columns, part)]
        if len(parts) > MOST_PARTS:
            raise NotCountable(
                f"features > {watch.name} > holds: found {len(parts)} different reels to hold; "
                f"allowed: {MOST_PARTS}"
            )
    for part in parts:
        yield part, Holding(watches, part, windows).told


@dataclass(frozen=True, eq=False)
class Holding:
    """Tells the starts of a part of the windows which reels are held."""

    watches: list[Watch]
    part: Part
    windows: Windows

    def told(self, starts: Starts) -> Starts:
        """Return starts with the reels that re-spins hold, without those that hold every reel."""
        by_name = {watch.name: watch for watch in self.watches}
        told = (
            self._told(by_name[start.feature], start) if start.feature in by_name else start
            for start in starts
        )
        return tuple(start for start in told if start is not None)

    def _told(self, watch: Watch, start: Start) -> Start | None:
        reels = watch.first(start.count, some_window(self.windows, self.part))
        held = reels_of(self.windows, self.part, reels)
        return replace(start, count=1, held=held) if held else None


def some_window(windows: Windows, part: Part) -> Mapping[int, Column]:
    """Return a window of a part: for each reel, from 1, the first column that it may show."""
    columns = zip(windows.columns, part, strict=True)
    return {reel: of_reel[taken[0]] for reel, (of_reel, taken) in enumerate(columns, 1)}


def reels_of(windows: Windows, part: Part, reels: Reels) -> Held:
    """Return some reels of a part as they are held, each with its only column."""
    if len(reels) == len(part):
        return NOTHING_LEFT
    assert all(len(part[reel - 1]) == 1 for reel in reels), (part, reels)
    window = some_window(windows, part)
    return held_of({reel: window[reel] for reel in reels})
