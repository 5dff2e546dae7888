"""Windows that show a scatter in every way that could count otherwise."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from reelwright.claims.trials.windows.boards import columns_of
from reelwright.definition.model import symbols_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

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
    by_kind = []
    for reel, columns in enumerate(columns_of(rules.definition, strips), 1):
        helpers = _helpers(rules, phase, symbol, reel)
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
    tall = symbol in rules.definition.tall
    by_kind, helping = [], False
    for reel, columns in enumerate(columns_of(rules.definition, strips), 1):
        helpers = _helpers(rules, phase, symbol, reel)
        by_kind.append(
            _by_kind(
                rules.definition,
                columns,
                lambda column, helpers=helpers: _with_help(  # type: ignore[misc]
                    column, symbol, helpers, tall=tall
                ),
            )
        )
        helping = helping or any(total > own for total, own in by_kind[-1])
    if not helping:
        return ()
    return tuple(_reached(by_kind, (0, 0, 0, 0, 0), _with_helpers).values())


def _with_help(column: Column, symbol: str, helpers: frozenset[str], *, tall: bool) -> Kind:
    """Return how many of a reel can count, and whether the scatter itself is among them."""
    rows = rows_of(column, symbol)
    own = runs_of(rows) if tall else len(rows)
    standing_in = _places([cell for row, cell in enumerate(column) if row not in rows], helpers)
    return own + standing_in, own


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


def _helpers(rules: Rules, phase: str, symbol: str, reel: int) -> frozenset[str]:
    """Return the substitutes that may count for a scatter on a reel."""
    definition = rules.definition
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
    total, own, *counts = _counted(state, kind, shown=kind[0] > 0)
    return (total, min(own, 1), *counts)


def _counted(state: Kind, kind: Kind, *, shown: bool) -> Kind:
    first, second, reels, leading, passed = state
    further = shown and leading == passed
    return first + kind[0], second + kind[1], reels + shown, leading + further, passed + 1


def _added(state: Kind, kind: Kind) -> Kind:
    return tuple(one + more for one, more in zip(state, kind, strict=True))
