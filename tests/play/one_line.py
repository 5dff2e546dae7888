"""Games of one line, and what it pays: windows of one row, or of a few for what acts off the line.

A line is written as its cells: "Q W Q J A". Pays are in line bets.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from reelwright.definition.model import Definition
from reelwright.play.events import Window
from reelwright.play.judging import LineWin, judge_lines


def game(
    symbols: dict[str, Any], *, reels: int = 5, rows: int = 1, lines: Any = None, **rules: Any
) -> Definition:
    """A game with one line, along the top row; `lines` says how it is read."""
    return Definition.model_validate(
        {
            "window": {"reels": reels, "rows": rows},
            "symbols": symbols,
            "lines": {
                "read": "left to right",
                "on one line": "highest only",
                "rows": [[0] * reels],
                **(lines or {}),
            },
            "strips": {"base": [[*symbols, *symbols, *symbols]] * reels},
            "stakes": {"line bets": [100], "lines": "any selection"},
            **rules,
        }
    )


def window(*rows: str) -> Window:
    """The window of these rows, from the top."""
    return tuple(zip(*(row.split() for row in rows), strict=True))


def wins(definition: Definition, *rows: str, phase: str = "paid") -> list[LineWin]:
    """All that the line wins on a window."""
    return list(judge_lines(definition, window(*rows), (1,), phase))


def pays(
    definition: Definition, *rows: str, phase: str = "paid"
) -> list[tuple[str, int, Fraction]]:
    """What the line wins: symbol, count and line bets of each win, as they are reported."""
    return [(win.symbol, win.count, win.amount) for win in wins(definition, *rows, phase=phase)]
