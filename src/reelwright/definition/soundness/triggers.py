"""The numbers, runs and places that start a feature can come up where it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.definition.faults import Fault
from reelwright.definition.model import (
    PositionTrigger,
    RunTrigger,
    ScatterTrigger,
    symbols_of,
)
from reelwright.definition.soundness.line_pays import stands_somewhere
from reelwright.definition.soundness.starting import starting
from reelwright.definition.soundness.strips import with_becoming

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.faults import Path
    from reelwright.definition.model import Definition
    from reelwright.definition.soundness.reach import Reach


def faults(definition: Definition, reach: Reach) -> Iterator[Fault]:
    """Yield numbers of a scatter, runs and places that no window can show."""
    for path, trigger in starting(definition):
        match trigger:
            case ScatterTrigger():
                yield from _scatter(path, trigger, reach)
            case RunTrigger():
                yield from _run(definition, path, trigger, reach)
            case PositionTrigger():
                yield from _place(definition, path, trigger, reach)


def _scatter(path: Path, trigger: ScatterTrigger, reach: Reach) -> Iterator[Fault]:
    possible = reach.counts(trigger.scatter)
    for place, count in enumerate(trigger.counts or ()):
        if possible and count not in possible:
            numbers = ", ".join(map(str, sorted(possible)))
            yield Fault(
                (*path, "counts", place),
                f"{count} of {trigger.scatter} in sight",
                f"numbers that can be in sight: {numbers}",
            )


def _run(definition: Definition, path: Path, trigger: RunTrigger, reach: Reach) -> Iterator[Fault]:
    symbol = trigger.on_a_line
    longest = max(map(_first_reels, _reels_with(definition, symbol, reach)), default=0)
    for place, count in enumerate(trigger.counts):
        if longest < count <= definition.window.reels and stands_somewhere(definition, symbol):
            found = f"{count}, where reel {longest + 1} never shows {symbol}"
            allowed = f"at most {longest}" if longest else "a symbol on reel 1"
            yield Fault((*path, "counts", place), found, allowed)


def _place(
    definition: Definition, path: Path, trigger: PositionTrigger, reach: Reach
) -> Iterator[Fault]:
    symbol, reel = trigger.position.symbol, trigger.position.reel
    showing = set().union(*_reels_with(definition, symbol, reach))
    if showing and reel <= definition.window.reels and reel not in showing:
        reels = ", ".join(map(str, sorted(showing)))
        found = f"{reel}, which never shows {symbol}"
        yield Fault((*path, "position", "reel"), found, f"a reel that does: {reels}")


def _reels_with(definition: Definition, symbol: str, reach: Reach) -> list[set[int]]:
    """Return for each set of strips that is played on the reels that can show a symbol."""
    sets = {name for played in reach.sets.values() for name in played}
    return [
        {
            reel
            for reel, strip in enumerate(with_becoming(definition, definition.strips[name]), 1)
            if any(symbol in symbols_of(stop) for stop in strip)
        }
        for name in sorted(sets)
    ]


def _first_reels(reels: set[int]) -> int:
    """Return how many reels from the first, without a gap, are among these."""
    count = 0
    while count + 1 in reels:
        count += 1
    return count
