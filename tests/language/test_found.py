"""Windows on which the two judges once differed, worked by hand; the log is second-judge.md."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from tests.language.engine import engine_wins
from tests.random_definitions import definition_of
from tests.slow_judge import Bet, judge
from tests.slow_judge.wins import PAID, Columns, Plain, Position

Paid: TypeAlias = tuple[str, int, int, tuple[Position, ...]]
"""What wins, how many, the pay in line or unit bets, and where."""
LINES = {
    "lines": {
        "read": "left to right",
        "on one line": "all",
        "multipliers": "product",
        "shared substitute": "both",
        "rows": ["000"],
    },
    "stakes": {"line bets": [0.10], "lines": "all"},
}
WAYS = {
    "ways": {"read": "left to right", "on": "unit bet", "multipliers": "product"},
    "stakes": {"line bets": [0.10], "lines": "all", "cost": 1},
}


def _game(kind: Plain, symbols: Plain, substitutes: Plain, rows: Any = 1) -> Plain:
    pays = {key: {"pays": pays} for key, pays in symbols.items()}
    return {
        "format": 1,
        "game": "Found",
        "window": {"reels": 3, "rows": rows},
        "symbols": {**pays, "zero": {}},
        "substitutes": substitutes,
        "strips": {"base": [[*symbols, "zero", "zero", "zero"]] * 3},
        **kind,
    }


DOUBLES_EACH = {"for": ["ant"], "alone": "not", "multiplies": {"by": 2, "count": "each"}}
BETTER = {"own prizes": "better", "alone": "as every symbol"}
FOUND: dict[str, tuple[Plain, Columns, list[Paid]]] = {
    "a way with a stop of both the symbol and a substitute is no run of substitutes": (
        _game(WAYS, {"ant": {3: 2}, "wolf": {}}, {"wolf": DOUBLES_EACH}),
        (("wolf",), ("wolf",), ("ant+wolf",)),
        [("ant", 3, 16, ((1, 0), (2, 0), (3, 0)))],
    ),
    "a cell that stands only in ways not counted is no part of the win": (
        _game(WAYS, {"ant": {3: 2}, "wolf": {}}, {"wolf": DOUBLES_EACH}, rows=[1, 2, 1]),
        (("wolf",), ("ant", "wolf"), ("wolf",)),
        [("ant", 3, 8, ((1, 0), (2, 0), (3, 0)))],
    ),
    "of two substitutes that stand for each other and pay the same one is paid": (
        _game(
            LINES,
            {"wolf": {2: 5}, "yak": {2: 5}},
            {"wolf": {"for": ["yak"], **BETTER}, "yak": {"for": ["wolf"], **BETTER}},
        ),
        (("wolf",), ("yak",), ("zero",)),
        [("wolf", 2, 5, ((1, 0), (2, 0)))],
    ),
    "a win that is not paid keeps no other from being paid": (
        _game(
            LINES,
            {"cat": {3: 7}, "wolf": {2: 9}, "yak": {3: 7}},
            {
                "wolf": {"for": ["cat", "yak"], **BETTER},
                "yak": {"for": ["cat", "wolf"], "reels": [1], **BETTER},
            },
        ),
        (("yak",), ("cat+wolf",), ("wolf",)),
        [
            ("cat", 3, 7, ((1, 0), (2, 0), (3, 0))),
            ("wolf", 2, 9, ((1, 0), (2, 0))),
        ],
    ),
    "a substitute's own ways win is paid before an equal one that it completes": (
        _game(WAYS, {"wolf": {2: 4}, "yak": {2: 4}}, {"yak": {"for": ["wolf"], **BETTER}}),
        (("yak",), ("yak",), ("zero",)),
        [("yak", 2, 4, ((1, 0), (2, 0)))],
    ),
    "a stop of two substitutes is the one's own even where reading it as the other pays more": (
        _game(
            LINES,
            {"bee": {1: 1}, "wolf": {}, "yak": {1: 1}},
            {
                "wolf": {
                    "for": ["yak"],
                    "alone": "as every symbol",
                    "multiplies": {"by": 3, "count": "once"},
                },
                "yak": {"for": ["bee"], **BETTER},
            },
        ),
        (("wolf+yak",), ("zero",), ("zero",)),
        [("yak", 1, 3, ((1, 0),))],
    ),
}


@pytest.mark.parametrize("name", FOUND)
def test_both_judges_pay_what_is_right(name: str) -> None:
    game, window, wins = FOUND[name]
    bet = Bet((1,) if "lines" in game else (), 10)
    wanted = [(symbol, count, 10 * pay, where) for symbol, count, pay, where in wins]
    for found in (
        judge(game, window, bet),
        engine_wins(definition_of(game), window, bet, PAID),
    ):
        assert [(win.name, win.count, win.amount, win.positions) for win in found] == wanted
