"""The reels a re-spin shows: those held as a paid game left them, the others on its own strips."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from reelwright.definition.model import PositionTrigger, ReSpins, ScatterTrigger, counts_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition


def as_spun(definition: Definition, phase: str) -> Iterator[Definition]:
    """Yield the game with the strips that its reels can show in a phase, under the phase's names.

    That is the game itself but for re-spins on strips that paid games are not on: of these every
    set is told with any reels that they can hold as they are in paid games.
    """
    feature = definition.features.get(phase)
    paid = {name for one in definition.paid_phases for name in definition.sets_of(one)}
    own = {*definition.sets_of(phase)}
    if not isinstance(feature, ReSpins) or len(paid | own) == 1:
        yield definition
        return
    for before in sorted(paid):
        for held in _held(definition, feature):
            sets = {
                name: tuple(
                    definition.strips[before if reel in held else name][reel - 1]
                    for reel in range(1, definition.window.reels + 1)
                )
                for name in definition.sets_of(phase)
            }
            yield definition.model_copy(
                update={"strips": {**definition.strips, **sets}, "stop_weights": {}}
            )


def _held(definition: Definition, feature: ReSpins) -> Iterator[tuple[int, ...]]:
    """Yield the sets of reels that re-spins can begin with."""
    if not isinstance(feature.holds, str):
        yield feature.holds
        return
    trigger = feature.starts_on
    reels = range(1, definition.window.reels + 1)
    most = min(max(counts_of(trigger) or reels), len(reels) - 1)
    match trigger:
        case ScatterTrigger():
            for many in reels[:most]:
                yield from combinations(reels, many)
        case PositionTrigger():
            yield (trigger.position.reel,)
        case _:
            for many in reels[:most]:
                yield from (tuple(reels[:many]), tuple(reels[-many:]))
