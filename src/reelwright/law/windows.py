"""Whole windows, several lines at once, without listing them.

Reel after reel every column in sight takes each line a step along its diagram; windows that have
left the same lines open, at the same nodes, go on as one, with their number.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from typing import TYPE_CHECKING, TypeAlias

from reelwright.law.diagrams import Leaf, Node, line_diagram

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from reelwright.definition.model import Definition, Strip
    from reelwright.law.diagrams import LineWin

Column: TypeAlias = tuple[str, ...]
_Open: TypeAlias = frozenset[tuple[Node[bool], tuple[int, ...]]]
"""Lines still undecided: the node each has reached and the rows it still takes."""
_Reached: TypeAlias = tuple[bool, _Open, int]
"""Whether a line has won, the lines still open (none once one has), scatters in sight.

The numbers in sight of several scatter symbols are one number, a digit to base `_BASE` each.
"""
_BASE = 64
"""More than a window has positions."""


def columns(strip: Strip, rows: int) -> Counter[Column]:
    """Count what is in sight of one reel, from the top, over its stops; strips are loops."""
    return Counter(
        tuple(strip[(stop + row) % len(strip)] for row in range(rows)) for stop in range(len(strip))
    )


def windows_with_line_win(
    definition: Definition, strips: Sequence[Strip], lines: Sequence[int], symbol: str
) -> int:
    """Count the windows in which at least one of `lines` is won by a symbol."""

    def by_symbol(win: LineWin | None) -> bool:
        return win is not None and win.symbol == symbol

    diagram = line_diagram(definition, by_symbol)
    reached = _walk(definition, strips, lines, diagram, scatters=())
    return sum(ways for (won, _, _), ways in reached.items() if won)


def windows_that_pay(definition: Definition, strips: Sequence[Strip], lines: Sequence[int]) -> int:
    """Count the windows that pay anything: a win on one of `lines`, or a scatter prize."""
    scatters = tuple(definition.scatters)
    pays = [definition.scatters[symbol].pays for symbol in scatters]
    diagram = line_diagram(definition, lambda win: win is not None)
    reached = _walk(definition, strips, lines, diagram, scatters)
    return sum(
        ways
        for (won, _, in_sight), ways in reached.items()
        if won or any(in_sight // _BASE**k % _BASE in paid for k, paid in enumerate(pays))
    )


def _walk(
    definition: Definition,
    strips: Sequence[Strip],
    lines: Sequence[int],
    diagram: Node[bool],
    scatters: Sequence[str],
) -> dict[_Reached, int]:
    rows = [definition.lines.rows[line - 1] for line in lines]
    won, still_open = _decided((diagram, line) for line in rows)
    layer: dict[_Reached, int] = {(won, still_open, 0): 1}
    for strip, height in zip(strips, definition.window.heights, strict=True):
        following: dict[_Reached, int] = {}
        for column, stops in columns(strip, height).items():
            seen = sum(column.count(symbol) * _BASE**k for k, symbol in enumerate(scatters))
            step = cache(partial(_step, column))
            for (won, still_open, before), ways in layer.items():
                to = (*step(won, still_open), before + seen)
                following[to] = following.get(to, 0) + ways * stops
        layer = following
    return layer


def _step(column: Column, won: bool, still_open: _Open) -> tuple[bool, _Open]:  # noqa: FBT001
    if won:
        return won, still_open
    return _decided(
        (node.by_symbol[column[rows[0]]], rows[1:])
        for node, rows in still_open
        if not isinstance(node, Leaf)
    )


def _decided(lines: Iterable[tuple[Node[bool], tuple[int, ...]]]) -> tuple[bool, _Open]:
    """Return whether one of the lines has won, and else those not decided yet.

    Of the rows only those are kept that can still matter, so that lines become alike.
    """
    still_open = set()
    for node, rows in lines:
        if not isinstance(node, Leaf):
            still_open.add((node, rows[: node.reels]))
        elif node.seen:
            return True, frozenset()
    return False, frozenset(still_open)
