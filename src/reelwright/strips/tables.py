"""A definition as the tables that the plain loop reads."""

from __future__ import annotations

from math import lcm
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from reelwright.kernels.plain_loop import Tables

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from reelwright.definition.model import Definition, Strip


class Scaled(NamedTuple):
    """Tables with pays in units of 1 / `scale` line bets, so that all are whole."""

    tables: Tables
    scale: int


def tables_of(definition: Definition, strips: Sequence[Strip], lines: Iterable[int]) -> Scaled:
    """Return the tables of a spin of `strips` on `lines` (from 1)."""
    number = {symbol: place for place, symbol in enumerate(definition.symbols)}
    runs = [symbol for symbol, rule in definition.symbols.items() if rule.pays]
    window = definition.window
    scale = lcm(*(p.denominator for run in runs for p in definition.symbols[run].pays.values()))
    counts = np.zeros((len(runs), window.reels + 1), np.int64)
    pays = np.zeros_like(counts)
    for place, run in enumerate(runs):
        for count, pay in sorted(definition.symbols[run].pays.items()):
            counts[place, count:] = count
            pays[place, count] = int(pay * scale)
    factors = _factors(definition, runs, number)
    tables = Tables(
        stops=np.array([len(strip) for strip in strips], np.int64),
        columns=_columns(strips, window.height, number),
        rows=np.array([definition.lines.rows[line - 1] for line in lines], np.uint64),
        factors=factors,
        starts=np.argsort(factors.T == 0, axis=1, kind="stable").astype(np.uint64),
        starting=(factors > 0).sum(axis=0),
        counts=counts,
        pays=pays,
        scatters=np.array([number[symbol] for symbol in definition.scatters], np.uint64),
        scatter_wins=_scatter_wins(definition),
    )
    return Scaled(tables, scale)


def _columns(strips: Sequence[Strip], rows: int, number: dict[str, int]) -> NDArray[np.uint64]:
    columns = np.zeros((len(strips), max(len(strip) for strip in strips), rows), np.uint64)
    for reel, strip in enumerate(strips):
        symbols = np.array([number[symbol] for symbol in strip])
        for row in range(rows):
            columns[reel, : len(strip), row] = np.roll(symbols, -row)
    return columns


def _factors(
    definition: Definition, runs: Sequence[str], number: dict[str, int]
) -> NDArray[np.int64]:
    factors = np.zeros((len(runs), len(number)), np.int64)
    for place, run in enumerate(runs):
        factors[place, number[run]] = 1
        for symbol, rule in definition.substitutes.items():
            if run in definition.substituted(symbol):
                multiplies = rule.multiplies
                by = multiplies.by if multiplies and run not in multiplies.except_ else 1
                factors[place, number[symbol]] = by
    return factors


def _scatter_wins(definition: Definition) -> NDArray[np.bool_]:
    cells = definition.window.reels * definition.window.height
    wins = np.zeros((len(definition.scatters), cells + 1), np.bool_)
    for place, rule in enumerate(definition.scatters.values()):
        wins[place, [count for count in rule.pays if count <= cells]] = True
    return wins
