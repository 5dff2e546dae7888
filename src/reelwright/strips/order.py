"""The order along each strip: evenly spread at first, then swaps towards a hit frequency.

Swapping two stops of a strip changes no count, so the return of lines and of scatters kept apart
stays the same fraction; which wins fall into one window changes, and with it how many windows win.
"""

from __future__ import annotations

from fractions import Fraction
from math import prod
from typing import TYPE_CHECKING, TypeAlias

from reelwright.law.windows import windows_that_pay

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from reelwright.definition.model import Definition, Strip
    from reelwright.strips.counts import Counts
    from reelwright.strips.wish import Wish

Strips: TypeAlias = "tuple[Strip, ...]"

SWAPS = 200
"""Swaps tried for the hit frequency."""

_REACH = 6
"""Stops swapped are so near each other that the spread stays even."""


def spread(counts: Mapping[str, int], apart: int, random: Random) -> Strip | None:
    """Return a strip with each symbol spread evenly, like symbols at least `apart`.

    `None` where swaps did not mend what the even spread left too near.
    """
    placed = []
    for symbol, count in counts.items():
        phase = random.random()
        placed += [((k + phase + random.uniform(-0.2, 0.2)) / count, symbol) for k in range(count)]
    strip = [symbol for _, symbol in sorted(placed)]
    for _ in range(50 * len(strip)):
        near = [place for place in range(len(strip)) if _too_near(strip, place, apart)]
        if not near:
            return tuple(strip)
        _swap(strip, *_pair(strip, random.choice(near), random), apart, len(near))
    return None


def _pair(strip: Sequence[str], one: int, random: Random) -> tuple[int, int]:
    return one, (one + random.randint(1, _REACH)) % len(strip)


def _too_near(strip: Sequence[str], place: int, apart: int) -> bool:
    """Whether the same symbol comes again within `apart` stops, the strip being a loop."""
    return any(strip[(place + step) % len(strip)] == strip[place] for step in range(1, apart))


def _near(strip: Sequence[str], apart: int) -> int:
    return sum(_too_near(strip, place, apart) for place in range(len(strip)))


def _swap(strip: list[str], one: int, other: int, apart: int, at_most: int) -> bool:
    """Swap two stops unless that leaves more symbols too near than `at_most`."""
    strip[one], strip[other] = strip[other], strip[one]
    if _near(strip, apart) <= at_most:
        return True
    strip[one], strip[other] = strip[other], strip[one]
    return False


def hit_frequency(definition: Definition, strips: Strips) -> Fraction:
    """Return how likely a spin on every line wins anything."""
    lines = range(1, len(definition.lines.rows) + 1)
    windows = prod(len(strip) for strip in strips)
    return Fraction(windows_that_pay(definition, strips, lines), windows)


def meet(strips: Strips, one: str, other: str, rows: int) -> bool:
    """Whether some window of so many rows shows both symbols on one reel."""
    return any(
        strip[place] == one
        and any(strip[(place + step) % len(strip)] == other for step in range(1 - rows, rows))
        for strip in strips
        for place in range(len(strip))
    )


def arrange(
    definition: Definition,
    counts: Counts,
    wish: Wish,
    random: Random,
    swaps: int = SWAPS,
) -> Strips | None:
    """Return strips of these counts, their hit frequency as near the wish as `swaps` bring it.

    `None` where like symbols cannot be kept apart.
    """
    apart = max(wish.apart, definition.window.height)
    aim = wish.hit.aim
    spread_out = [spread(reel, apart, random) for reel in counts]
    if any(strip is None for strip in spread_out):
        return None
    strips = tuple(strip for strip in spread_out if strip)
    far = abs(hit_frequency(definition, strips) - aim)
    for _ in range(swaps):
        place = random.randrange(len(strips))
        strip = list(strips[place])
        one, other = _pair(strip, random.randrange(len(strip)), random)
        if strip[one] == strip[other] or not _swap(strip, one, other, apart, 0):
            continue
        tried = (*strips[:place], tuple(strip), *strips[place + 1 :])
        then = abs(hit_frequency(definition, tried) - aim)
        if then < far:
            strips, far = tried, then
    return strips
