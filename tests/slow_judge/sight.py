"""What the cells of a window show, and what expanding substitutes make of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from tests.slow_judge.substitutes import Substitute
from tests.slow_judge.wins import Columns

Cell: TypeAlias = frozenset[str]
Cells: TypeAlias = tuple[tuple[Cell, ...], ...]


def shown(columns: Columns) -> Cells:
    """The symbols of each cell: a stop may carry several, joined by +."""
    return tuple(tuple(frozenset(text.split("+")) for text in column) for column in columns)


def expanded(cells: Cells, substitutes: Iterable[Substitute]) -> Cells:
    """The cells once each reel with an expanding substitute in sight shows nothing else."""
    expanding = [rule for rule in substitutes if rule.acts == "expanding"]
    return tuple(_expanded(reel, column, expanding) for reel, column in enumerate(cells, 1))


def _expanded(reel: int, column: tuple[Cell, ...], expanding: list[Substitute]) -> tuple[Cell, ...]:
    for rule in expanding:
        if reel in rule.reels and any(rule.key in cell for cell in column):
            return (frozenset({rule.key}),) * len(column)
    return column


def standing_in(
    cells: Cells, reel: int, row: int, substitutes: Iterable[Substitute]
) -> list[Substitute]:
    """The substitutes that may fill a cell, as written."""
    column = cells[reel - 1]
    return [
        rule
        for rule in substitutes
        if reel in rule.reels
        and (
            rule.key in column[row]
            or (rule.acts == "on its whole reel" and any(rule.key in cell for cell in column))
        )
    ]
