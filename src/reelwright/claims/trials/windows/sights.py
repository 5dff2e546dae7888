"""Windows that show a scatter in every way that could count otherwise."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from reelwright.claims.trials.windows.boards import columns_of
from reelwright.definition.model import symbols_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from reelwright.claims.rules import Rules
    from reelwright.claims.trials.windows.boards import Column
    from reelwright.definition.model import Definition
    from reelwright.play.events import Window

Kind: TypeAlias = tuple[int, ...]
PAIRS = 40
"""About how many windows with two scatters are judged."""


@lru_cache(maxsize=512)
def sights(rules: Rules, phase: str, strips: str, symbol: str) -> tuple[Window, ...]:
    """Return windows in which nothing stands in for a scatter.

    There is one for every number of places and of runs that show the symbol, of reels that do, and
    of those from the first reel on.
    """
    return _unhelped(rules, phase, symbol, columns_of(rules.definition, strips))


@lru_cache(maxsize=512)
def fallen_sights(rules: Rules, phase: str, strips: str, symbol: str) -> tuple[Window, ...]:
    """Return such windows as a fall of symbols can leave; none where nothing falls."""
    cascades = rules.definition.cascades
    if cascades is None or not cascades.active(phase):
        return ()
    stay = frozenset({symbol, *rules.definition.scatters})
    heights = rules.definition.window.heights
    reels = [
        tuple(_fallen(strip, rows, stay, cascades.at_most))
        for strip, rows in zip(rules.definition.strips[strips], heights, strict=True)
    ]
    return _unhelped(rules, phase, symbol, reels)


def _fallen(
    strip: Sequence[str], rows: int, stay: frozenset[str], falls: int
) -> dict[Column, None]:
    """Return what a reel can show after some falls, in which none leave of those that stay."""
    found: dict[Column, None] = {}
    for stop in range(len(strip)):
        column = tuple(strip[(stop + row) % len(strip)] for row in range(rows))
        loose = [row for row, cell in enumerate(column) if not stay.intersection(symbols_of(cell))]
        for many in range(1, len(loose) + 1):
            for came in _came(strip, stop, many, stay, falls):
                for gone in combinations(loose, many):
                    rest = tuple(cell for row, cell in enumerate(column) if row not in gone)
                    found[(*came, *rest)] = None
    return found


def _came(
    strip: Sequence[str], stop: int, many: int, stay: frozenset[str], falls: int
) -> Iterator[Column]:
    """Yield so many symbols that can stand above the rest after one fall or more of as many."""
    for passed in range(many * (falls - 1) + 1):
        if passed and stay.intersection(symbols_of(strip[(stop - passed) % len(strip)])):
            return
        first = stop - passed - many
        yield tuple(strip[(first + row) % len(strip)] for row in range(many))


def _unhelped(
    rules: Rules, phase: str, symbol: str, reels: Sequence[Sequence[Column]]
) -> tuple[Window, ...]:
    by_kind = []
    for reel, columns in enumerate(reels, 1):
        helpers = helpers_of(rules.definition, phase, symbol, reel)
        alone = [column for column in columns if not _places(column, helpers)]
        by_kind.append(_by_kind(rules.definition, alone, lambda column: _shown(column, symbol)))
    return tuple(_reached(by_kind, (0, 0, 0, 0, 0), _with_reel).values())


def _shown(column: Column, symbol: str) -> Kind:
    rows = rows_of(column, symbol)
    return len(rows), runs_of(rows)


@lru_cache(maxsize=512)
def helped(rules: Rules, phase: str, strips: str, symbol: str) -> tuple[Window, ...]:
    """Return windows with what stands in for a scatter, for every number that can count.

    There is one for every number of both, with the scatter in sight or without.
    """
    definition = rules.definition
    tall = symbol in definition.tall
    by_kind, helping = [], False
    for reel, columns in enumerate(columns_of(definition, strips), 1):
        helpers = helpers_of(definition, phase, symbol, reel)
        unseen = unseen_of(definition, helpers)
        by_kind.append(
            _by_kind(
                definition,
                columns,
                lambda column, helpers=helpers, unseen=unseen: _with_help(  # type: ignore[misc]
                    column, symbol, (helpers, unseen), tall=tall
                ),
            )
        )
        helping = helping or any(total > own for total, own, _ in by_kind[-1])
    if not helping:
        return ()
    return tuple(_reached(by_kind, (0,) * 8, _with_helpers).values())


def _with_help(
    column: Column, symbol: str, helpers: tuple[frozenset[str], frozenset[str]], *, tall: bool
) -> Kind:
    """Return how many of a reel can count, how many of them are the scatter itself.

    And how many count where that is not in sight: `helpers` are all, and those that do so.
    """
    rows = rows_of(column, symbol)
    own = runs_of(rows) if tall else len(rows)
    other = [cell for row, cell in enumerate(column) if row not in rows]
    every, unseen = helpers
    return own + _places(other, every), own, _places(other, unseen)


@lru_cache(maxsize=512)
def both(rules: Rules, strips: str, one: str, other: str) -> tuple[Window, ...]:
    """Return windows for pairs of numbers of two symbols that a set of strips can show."""
    helpers = frozenset(rules.definition.substitutes) - {one, other}
    by_kind = [
        _by_kind(
            rules.definition,
            columns,
            lambda column: (
                len(rows_of(column, one)),
                len(rows_of(column, other)),
                _places(column, helpers),
            ),
        )
        for columns in columns_of(rules.definition, strips)
    ]
    every = [
        window
        for (first, second, helping), window in _reached(by_kind, (0, 0, 0), _added).items()
        if first + helping and second + helping
    ]
    return tuple(every[:: len(every) // PAIRS + 1])


def rows_of(column: Column, symbol: str) -> list[int]:
    """Return the rows of a column that show a symbol."""
    return [row for row, cell in enumerate(column) if symbol in symbols_of(cell)]


def runs_of(rows: Sequence[int]) -> int:
    """Return in how many unbroken runs rows stand."""
    return sum(row - 1 not in rows for row in rows)


def helpers_of(definition: Definition, phase: str, symbol: str, reel: int) -> frozenset[str]:
    """Return the substitutes that may count for a scatter on a reel."""
    return frozenset(
        key
        for key, rule in definition.substitutes.items()
        if key != symbol
        and rule.active(phase, reel)
        and (
            symbol in definition.expand(rule.scatters)
            if isinstance(rule.scatters, tuple)
            else rule.scatters == "all"
        )
    )


def unseen_of(definition: Definition, helpers: frozenset[str]) -> frozenset[str]:
    """Return those of some helpers of a scatter that count where it is not in sight itself."""
    rules = definition.substitutes
    return frozenset(key for key in helpers if rules[key].with_none_showing == "counts")


def _places(column: Sequence[str], symbols: frozenset[str]) -> int:
    return sum(bool(symbols.intersection(symbols_of(cell))) for cell in column)


def _by_kind(
    definition: Definition, columns: Sequence[Column], kind: Callable[[Column], Kind]
) -> Mapping[Kind, Column]:
    """Return for each kind the column of it that shows the fewest scatters and substitutes."""
    loud = frozenset({*definition.scatters, *definition.substitutes})
    found: dict[Kind, Column] = {}
    for column in sorted(columns, key=lambda column: _places(column, loud)):
        found.setdefault(kind(column), column)
    return found


def _reached(
    reels: Sequence[Mapping[Kind, Column]], start: Kind, add: Callable[[Kind, Kind], Kind]
) -> dict[Kind, Window]:
    """Return one window for every state that a reel after the other can add up to."""
    reached: dict[Kind, Window] = {start: ()}
    for kinds in reels:
        further: dict[Kind, Window] = {}
        for state, window in reached.items():
            for kind, column in kinds.items():
                further.setdefault(add(state, kind), (*window, column))
        reached = further
    return reached


def _with_reel(state: Kind, kind: Kind) -> Kind:
    return _counted(state, kind, shown=kind[0] > 0)


def _with_helpers(state: Kind, kind: Kind) -> Kind:
    """Add a reel to whether the scatter is in sight, and to what counts: with it, and without."""
    total, own, unseen = kind
    seen, passed = min(state[0] + own, 1), state[-1]
    without = (0, 0, 0) if seen else _further(state[4:7], unseen, passed)
    return (seen, *_further(state[1:4], total, passed), *without, passed + 1)


def _further(counted: Kind, more: int, passed: int) -> Kind:
    """Add to how many count, on how many reels, and on how many of those from the first on."""
    number, reels, leading = counted
    return number + more, reels + (more > 0), leading + (more > 0 and leading == passed)


def _counted(state: Kind, kind: Kind, *, shown: bool) -> Kind:
    first, second, reels, leading, passed = state
    further = shown and leading == passed
    return first + kind[0], second + kind[1], reels + shown, leading + further, passed + 1


def _added(state: Kind, kind: Kind) -> Kind:
    return tuple(one + more for one, more in zip(state, kind, strict=True))
