"""Windows with each number of a scatter that the strips can show."""

from __future__ import annotations

from collections import Counter
from itertools import islice, product
from typing import TYPE_CHECKING, TypeAlias

from reelwright.definition.model import symbols_of
from reelwright.play.judging import sighting

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from reelwright.claims.trials.windows.boards import Column
    from reelwright.definition.model import Definition
    from reelwright.play.events import Window

ALIKE = 3
"""How many ways of coming to one number are kept."""
AROUND = 5
"""How many windows are made of each, with other symbols around."""

Shows: TypeAlias = tuple[int, int, int]
"""Of a reel: how many of the scatter, of those that touch none above, and of its helpers."""
Total: TypeAlias = tuple[int, int, int, int, bool]
"""Of some reels: sums of the three, reels from the first on that show any, whether one did not."""


def by_count(
    definition: Definition, phase: str, scatter: str, columns: Sequence[Sequence[Column]]
) -> Iterator[tuple[int, Window]]:
    """Yield windows with how many of a symbol count in each, every number there can be among them.

    A symbol that is no scatter counts wherever it stands.
    """
    reels = [_by_shows(definition, scatter, reel) for reel in columns]
    kept: Counter[int] = Counter()
    for ways in _totals(reels).values():
        for way in ways:
            alike = [reels[place][shows] for place, shows in enumerate(way)]
            window = tuple(reel[0] for reel in alike)
            count = count_of(definition, phase, scatter, window)
            kept[count] += 1
            if kept[count] <= ALIKE:
                for one in islice(_around(alike), AROUND):
                    yield count_of(definition, phase, scatter, one), one


def count_of(definition: Definition, phase: str, symbol: str, window: Window) -> int:
    """Return how many of a symbol count in a window, as play counts a scatter."""
    if symbol in definition.scatters:
        return sighting(definition, window, symbol, phase).count
    return sum(symbol in symbols_of(cell) for column in window for cell in column)


def _by_shows(
    definition: Definition, scatter: str, columns: Sequence[Column]
) -> Mapping[Shows, list[Column]]:
    """Return the columns of a reel by what they show of a scatter, those quiet otherwise first."""
    helpers = {key for key, rule in definition.substitutes.items() if rule.scatters != "none"}
    loud = {*definition.scatters, *definition.substitutes} - {scatter}
    found: dict[Shows, list[Column]] = {}
    for column in sorted(columns, key=lambda one: _among(one, loud)):
        showing = [scatter in symbols_of(cell) for cell in column]
        apart = sum(now and not before for before, now in zip([False, *showing], showing))  # noqa: B905
        found.setdefault((sum(showing), apart, _among(column, helpers)), []).append(column)
    return found


def _among(column: Column, symbols: set[str]) -> int:
    return sum(len(symbols.intersection(symbols_of(cell))) for cell in column)


def _totals(
    reels: Sequence[Mapping[Shows, list[Column]]],
) -> dict[Total, list[tuple[Shows, ...]]]:
    """Return what all reels together can come to, with a few ways to each."""
    totals: dict[Total, list[tuple[Shows, ...]]] = {(0, 0, 0, 0, False): [()]}
    for reel in reels:
        further: dict[Total, list[tuple[Shows, ...]]] = {}
        for total, ways in totals.items():
            for shows in reel:
                kept = further.setdefault(_plus(total, shows), [])
                kept.extend((*way, shows) for way in ways[: ALIKE - len(kept)])
        totals = further
    return totals


def _plus(total: Total, shows: Shows) -> Total:
    natural, apart, helpers, run, broken = total
    broken = broken or not (shows[0] or shows[2])
    return (
        natural + shows[0],
        apart + shows[1],
        helpers + shows[2],
        run if broken else run + 1,
        broken,
    )


def _around(alike: Sequence[Sequence[Column]]) -> Iterator[Window]:
    """Yield windows of columns that are alike on each reel: the first of all, then others."""
    if all(len(reel) < AROUND for reel in alike):
        yield from product(*alike)
        return
    for place in range(max(map(len, alike))):
        yield tuple(reel[place % len(reel)] for reel in alike)
