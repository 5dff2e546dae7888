"""What a window pays: pure functions of the symbols in sight.

Left to right, highest only: a line pays the best of the runs that start on its first reel, the
longest of equal ones; a substitute in the run completes it and multiplies its pay at most once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from reelwright.definition.model import Definition
    from reelwright.play.events import Position, Window


@dataclass(frozen=True, slots=True)
class LineWin:
    """What one line pays, in line bets: `pay` x `multiplier`."""

    line: int
    symbol: str
    count: int
    positions: tuple[Position, ...]
    substitutes: tuple[Position, ...]
    pay: Fraction
    multiplier: int


@dataclass(frozen=True, slots=True)
class _Run:
    """How runs of one symbol are read."""

    symbol: str
    pays: tuple[tuple[int, Fraction], ...]
    """Counts and pays, longest first."""
    factors: dict[str, int]
    """For each symbol that may stand in the run, what it multiplies by."""


@lru_cache(maxsize=64)
def _runs_by_first_symbol(definition: Definition) -> dict[str, tuple[_Run, ...]]:
    runs = [_run(definition, key) for key, symbol in definition.symbols.items() if symbol.pays]
    return {
        first: tuple(run for run in runs if first in run.factors) for first in definition.symbols
    }


def _run(definition: Definition, symbol: str) -> _Run:
    factors = {symbol: 1}
    for key, rule in definition.substitutes.items():
        if symbol in definition.substituted(key):
            multiplies = rule.multiplies
            factors[key] = multiplies.by if multiplies and symbol not in multiplies.except_ else 1
    pays = sorted(definition.symbols[symbol].pays.items(), reverse=True)
    return _Run(symbol, tuple(pays), factors)


def judge_lines(
    definition: Definition, window: Window, lines: tuple[int, ...]
) -> Iterator[LineWin]:
    """Yield the win of each selected line that has one, in the order of `lines`."""
    runs = _runs_by_first_symbol(definition)
    for line in lines:
        rows = definition.lines.rows[line - 1]
        for_first = runs[window[0][rows[0]]]
        if for_first:
            symbols = [column[row] for column, row in zip(window, rows, strict=True)]
            best = max(
                (win for run in for_first if (win := _best_of_run(run, line, rows, symbols))),
                key=lambda win: (win.pay * win.multiplier, win.count),
                default=None,
            )
            if best:
                yield best


def _best_of_run(run: _Run, line: int, rows: tuple[int, ...], symbols: list[str]) -> LineWin | None:
    length = 0
    while length < len(symbols) and symbols[length] in run.factors:
        length += 1
    for count, pay in run.pays:
        if count <= length:
            positions = tuple((reel, row) for reel, row in enumerate(rows[:count], 1))
            return LineWin(
                line=line,
                symbol=run.symbol,
                count=count,
                positions=positions,
                substitutes=tuple(p for p in positions if symbols[p[0] - 1] != run.symbol),
                pay=pay,
                multiplier=max(run.factors[symbol] for symbol in symbols[:count]),
            )
    return None


def in_sight(window: Window, symbol: str) -> tuple[Position, ...]:
    """Return every position where a symbol stands, reel by reel from the top."""
    return tuple(
        (reel, row)
        for reel, column in enumerate(window, 1)
        for row, found in enumerate(column)
        if found == symbol
    )
