"""Windows with each number of a scatter that the strips can show."""

from __future__ import annotations

from collections import Counter
from itertools import islice, product
from typing import TYPE_CHECKING, NamedTuple

from reelwright.claims.trials.windows.sights import helpers_of, rows_of, runs_of, unseen_of
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


class Shows(NamedTuple):
    """What columns of a reel that are alike show of a scatter."""

    seen: bool
    """Whether the scatter itself is among it."""
    counting: int
    """How many count where the scatter is in sight."""
    unseen: int
    """How many count where it is not."""


class Total(NamedTuple):
    """What some reels, from the first on, come to: of nothing that the scatter hides."""

    seen: bool = False
    counting: int = 0
    broken: bool = False
    """Whether a reel showed nothing, after which no other counts."""
    unseen: int = 0
    unseen_broken: bool = False


def by_count(
    definition: Definition, phase: str, scatter: str, columns: Sequence[Sequence[Column]]
) -> Iterator[tuple[int, Window]]:
    """Yield windows with how many of a symbol count in each, every number there can be among them.

    A symbol that is no scatter counts wherever it stands.
    """
    adjacent = scatter in definition.scatters and (
        definition.scatters[scatter].counted == "left adjacent reels"
    )
    reels = [
        _by_shows(definition, phase, scatter, number, reel)
        for number, reel in enumerate(columns, 1)
    ]
    kept: Counter[int] = Counter()
    for ways in _totals(reels, adjacent=adjacent).values():
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
    definition: Definition, phase: str, scatter: str, reel: int, columns: Sequence[Column]
) -> Mapping[Shows, list[Column]]:
    """Return the columns of a reel by what they show of a scatter, those quiet otherwise first."""
    helpers = helpers_of(definition, phase, scatter, reel)
    loud = {*definition.scatters, *definition.substitutes} - {scatter}
    found: dict[Shows, list[Column]] = {}
    for column in sorted(columns, key=lambda one: _among(one, loud)):
        found.setdefault(_shows(definition, scatter, helpers, column), []).append(column)
    return found


def _shows(definition: Definition, scatter: str, helpers: frozenset[str], column: Column) -> Shows:
    rows = rows_of(column, scatter)
    if scatter not in definition.scatters:
        return Shows(bool(rows), len(rows), 0)
    rule = definition.scatters[scatter]
    other = [cell for row, cell in enumerate(column) if row not in rows]
    counting = (runs_of(rows) if scatter in definition.tall else len(rows)) + _cells(other, helpers)
    unseen = _cells(other, unseen_of(definition, helpers))
    if rule.per_reel == "once" or rule.counted == "left adjacent reels":
        counting, unseen = min(counting, 1), min(unseen, 1)
    return Shows(bool(rows), counting, unseen)


def _cells(column: Sequence[str], symbols: frozenset[str]) -> int:
    return sum(not symbols.isdisjoint(symbols_of(cell)) for cell in column)


def _among(column: Column, symbols: set[str]) -> int:
    return sum(len(symbols.intersection(symbols_of(cell))) for cell in column)


def _totals(
    reels: Sequence[Mapping[Shows, list[Column]]], *, adjacent: bool
) -> dict[Total, list[tuple[Shows, ...]]]:
    """Return what all reels together can come to, with a few ways to each."""
    totals: dict[Total, list[tuple[Shows, ...]]] = {Total(): [()]}
    for reel in reels:
        further: dict[Total, list[tuple[Shows, ...]]] = {}
        for total, ways in totals.items():
            for shows in reel:
                kept = further.setdefault(_plus(total, shows, adjacent=adjacent), [])
                kept.extend((*way, shows) for way in ways[: ALIKE - len(kept)])
        totals = further
    return totals


def _plus(total: Total, shows: Shows, *, adjacent: bool) -> Total:
    seen = total.seen or shows.seen
    broken = total.broken or (adjacent and not shows.counting)
    counting = total.counting + (0 if broken else shows.counting)
    if seen:
        return Total(seen, counting, broken)
    unseen_broken = total.unseen_broken or (adjacent and not shows.unseen)
    unseen = total.unseen + (0 if unseen_broken else shows.unseen)
    return Total(seen, counting, broken, unseen, unseen_broken)


def _around(alike: Sequence[Sequence[Column]]) -> Iterator[Window]:
    """Yield windows of columns that are alike on each reel: the first of all, then others."""
    if all(len(reel) < AROUND for reel in alike):
        yield from product(*alike)
        return
    for place in range(max(map(len, alike))):
        yield tuple(reel[place % len(reel)] for reel in alike)
