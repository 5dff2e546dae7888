"""Spins chosen for how often symbols fall in them."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import prod
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from reelwright.claims.trials.played.showing import sets_on
from reelwright.claims.trials.played.stands import Target
from reelwright.claims.trials.played.steering import standing
from reelwright.play.cascades import Stopped, followed
from reelwright.play.events import CapReached, Fell, LineWon, ReelsStopped, WaysWon
from reelwright.play.window import window_at

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.played.stands import Stand
    from reelwright.play.cascades import Seen
    from reelwright.play.events import Event, Position, Window
    from reelwright.play.state import Stake

SPINS = 1_500
"""How many spins of a set of strips are looked at, before those near the longest."""
EACH = 4
"""How many are kept of those in which symbols fall, and win, equally often."""


MOST_SPINS = 20_000
"""Of more spins it is not looked at where each comes to rest."""


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
    kept: dict[tuple[str, int, int, bool], list[Target]] = {}
    for strips in sets_on(rules, phase, stake):
        sizes = [len(strip) for strip in definition.strips[strips]]
        drawn = (tuple(random.randrange(size) for size in sizes) for _ in range(SPINS))
        looked_at = set[tuple[int, ...]]()
        left, longest = list(dict.fromkeys(drawn)), 0
        while left:
            stops = left.pop()
            looked_at.add(stops)
            window = window_at(definition, phase, stops, strips)
            seen = list(followed(definition, stake, Stopped(phase, strips, stops), window))
            won = _won(seen)
            alike = kept.setdefault((strips, len(seen), won, _same(seen)), [])
            if len(alike) < EACH:
                alike.append(Target(phase, strips, stops, window))
            if won > longest:
                longest = won
                left += [near for near in _near(stops, sizes) if near not in looked_at]
    return tuple(target for _, alike in sorted(kept.items()) for target in alike)


def _same(seen: Sequence[Seen]) -> bool:
    """Say whether scatters count alike in the first and the last window of a spin."""
    first, last = seen[0].judged.sightings, seen[-1].judged.sightings
    counts = {key: one.count for key, one in first.items()}
    return counts == {key: one.count for key, one in last.items()}


def _won(seen: Sequence[Seen]) -> int:
    """Return how many windows of a spin won."""
    return sum(bool(one.judged.line_wins or one.judged.ways_wins) for one in seen)


def _near(stops: tuple[int, ...], sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield the stops that differ on one reel."""
    for reel, size in enumerate(sizes):
        for stop in range(size):
            yield (*stops[:reel], stop, *stops[reel + 1 :])


def ends(rules: Rules, phase: str, strips: str, stake: Stake) -> frozenset[Window] | None:
    """Return the windows in which spins come to rest; `None` where there are too many spins."""
    sizes = [len(strip) for strip in rules.definition.strips[strips]]
    return _ends(rules, phase, strips, stake) if prod(sizes) <= MOST_SPINS else None


@lru_cache(maxsize=64)
def _ends(rules: Rules, phase: str, strips: str, stake: Stake) -> frozenset[Window]:
    definition = rules.definition
    found: set[Window] = set()
    for stops in product(*(range(len(strip)) for strip in definition.strips[strips])):
        window = window_at(definition, phase, stops, strips)
        *_, last = followed(definition, stake, Stopped(phase, strips, stops), window)
        found.add(last.window)
    return frozenset(found)


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
