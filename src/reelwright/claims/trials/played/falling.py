"""Spins chosen for how often symbols fall in them."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from reelwright.claims.trials.played.showing import sets_on
from reelwright.claims.trials.played.stands import Target
from reelwright.claims.trials.played.steering import standing
from reelwright.play.cascades import Stopped, followed
from reelwright.play.events import CapReached, Fell, LineWon, ReelsStopped, WaysWon
from reelwright.play.window import window_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.play.events import Event, Position, Window
    from reelwright.play.state import Stake

SPINS = 1_500
"""How many spins of a set of strips are looked at."""
EACH = 4
"""How many are kept of those in which symbols fall equally often."""


class Windowed(NamedTuple):
    """A window of a spin as it was told, and the wins told of it."""

    window: Window
    wins: tuple[LineWon | WaysWon, ...]
    emptied: tuple[Position, ...]
    """What was emptied before it."""
    factor: int
    """What was told to multiply its wins."""


class Fallen(NamedTuple):
    """A spin in which symbols may have fallen: the round after it, and its windows."""

    stand: Stand
    target: Target
    windows: tuple[Windowed, ...]
    told: tuple[Event, ...]


def fallen(rules: Rules, phase: str) -> Iterator[Fallen]:
    """Yield spins of a phase, some for each number of falls; none that a win cap cuts short."""
    start = standing(rules, phase)
    if start is None:
        return
    for target in _targets(rules, phase, start.stake):
        spun = start.spun(target)
        if spun is not None and not any(isinstance(one, CapReached) for one in spun.told):
            yield Fallen(spun, target, tuple(_windows(spun.told)), spun.told)


@lru_cache(maxsize=64)
def _targets(rules: Rules, phase: str, stake: Stake) -> tuple[Target, ...]:
    random = Random(phase)  # noqa: S311
    definition = rules.definition
    kept: dict[tuple[str, int, bool], list[Target]] = {}
    for strips in sets_on(rules, phase, stake):
        sizes = [len(strip) for strip in definition.strips[strips]]
        for _ in range(SPINS):
            stops = tuple(random.randrange(size) for size in sizes)
            window = window_at(definition, phase, stops, strips)
            seen = list(followed(definition, stake, Stopped(phase, strips, stops), window))
            first, last = seen[0].judged.sightings, seen[-1].judged.sightings
            same = {key: one.count for key, one in first.items()} == {
                key: one.count for key, one in last.items()
            }
            alike = kept.setdefault((strips, len(seen), same), [])
            if len(alike) < EACH:
                alike.append(Target(phase, strips, stops, window))
    return tuple(target for _, alike in sorted(kept.items()) for target in alike)


def _windows(told: tuple[Event, ...]) -> Iterator[Windowed]:
    """Yield the windows of the first spin that was told."""
    now: Windowed | None = None
    for event in told:
        match event:
            case ReelsStopped():
                if now is not None:
                    break
                now = Windowed(event.window, (), (), 1)
            case Fell() if now is not None:
                yield now
                now = Windowed(event.window, (), event.emptied, event.factor)
            case LineWon() | WaysWon() if now is not None:
                now = now._replace(wins=(*now.wins, event))
    if now is not None:
        yield now
