"""Scatter prizes: judged on the window as it stopped."""

from __future__ import annotations

from collections.abc import Iterator

from tests.slow_judge.factors import combined
from tests.slow_judge.prizes import scatter_pays_of
from tests.slow_judge.sight import Cells
from tests.slow_judge.substitutes import Substitute
from tests.slow_judge.wins import Bet, Plain, Position, Win, cents


def scatter_wins(
    game: Plain, substitutes: dict[str, Substitute], cells: Cells, bet: Bet, phase: str
) -> list[Win]:
    """Every scatter prize of a window."""
    found = list(_each(game, substitutes, cells, bet, phase))
    if game.get("coinciding scatters", "all") == "highest only":
        most = max((win.amount for win in found), default=0)
        return [win for win in found if win.amount == most][:1]
    return found


def total_bet(game: Plain, bet: Bet) -> int:
    """What a game costs in cents."""
    stakes = game["stakes"]
    units = stakes["cost"] if "cost" in stakes else len(bet.lines) * stakes.get("cost per line", 1)
    return int(units) * bet.line_bet


def _each(
    game: Plain, substitutes: dict[str, Substitute], cells: Cells, bet: Bet, phase: str
) -> Iterator[Win]:
    how = game["ways" if "ways" in game else "lines"].get("multipliers")
    for key, rule in game.get("scatters", {}).items():
        count, positions, helped = _counted(game, key, rule, substitutes, cells)
        pays = scatter_pays_of(game, key, phase)
        if count not in pays:
            continue
        factors = [
            factor
            for name, times in helped.items()
            for factor in substitutes[name].scatter_factors(key, times)
        ]
        on = bet.line_bet if rule["on"] == "line bet" else total_bet(game, bet)
        amount = pays[count] * combined(factors, how) * on
        yield Win("scatter", 0, key, count, cents(amount), positions)


def _counted(
    game: Plain, key: str, rule: Plain, substitutes: dict[str, Substitute], cells: Cells
) -> tuple[int, tuple[Position, ...], dict[str, int]]:
    """How often a scatter counts, where, and how often each substitute counts for it."""
    showing = any(key in cell for column in cells for cell in column)
    taking_part = [
        one
        for one in substitutes.values()
        if key in one.scatters and (showing or one.counts_with_none_showing)
    ]
    adjacent = rule.get("counted", "anywhere") == "left adjacent reels"
    one_a_reel = adjacent or rule.get("per reel", "every") == "once"
    height = game.get("tall", {}).get(key, 1)
    positions: list[Position] = []
    helped: dict[str, int] = {}
    for reel, column in enumerate(cells, 1):
        rows = [row for row, cell in enumerate(column) if key in cell]
        standing: list[tuple[int, str | None]] = [(row, None) for row in _tops(rows, height)]
        standing += [
            (row, next(one.key for one in taking_part if one.key in cell and reel in one.reels))
            for row, cell in enumerate(column)
            if row not in rows and any(one.key in cell and reel in one.reels for one in taking_part)
        ]
        if adjacent and not standing:
            break
        for row, helper in standing[:1] if one_a_reel else standing:
            positions.append((reel, row))
            if helper is not None:
                helped[helper] = helped.get(helper, 0) + 1
    return len(positions), tuple(sorted(positions)), helped


def _tops(rows: list[int], height: int) -> list[int]:
    """The top rows of symbols of a height that fill these, each whole or cut by the window."""
    tops: list[int] = []
    for row in rows:
        if row - 1 not in rows or row - tops[-1] == height:
            tops.append(row)
    return tops
