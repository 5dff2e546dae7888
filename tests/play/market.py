"""A small game to hang rules on: three reels, two rows, two lines, windows made to order.

Line bets are in cents. Apples pay 4, plums 2, three in a row; jokers stand for both and pay 50 of
their own; stars are scatters: two pay 1 total bet, three pay 5.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from reelwright.definition.model import Definition
from tests.rounds import Rigged, Table, rows

RULES: dict[str, Any] = {
    "window": {"reels": 3, "rows": 2},
    "symbols": {
        "apple": {"pays": {3: 4}},
        "plum": {"pays": {3: 2}},
        "joker": {"pays": {3: 50}},
        "pear": {},
        "key": {},
        "star": {},
    },
    "substitutes": {
        "joker": {"for": ["apple", "plum"], "own prizes": "better", "alone": "not"},
    },
    "scatters": {"star": {"pays": {2: 1, 3: 5}, "on": "total bet"}},
    "lines": {"read": "left to right", "on one line": "highest only", "rows": ["000", "111"]},
    "strips": {"base": [["apple", "plum", "joker"]] * 3},
    "stakes": {"line bets": [Decimal("0.10"), 1], "lines": "any selection"},
}
FREE_GAMES: dict[str, Any] = {
    "kind": "free games",
    "starts on": {"scatter": "star"},
    "awards": {3: 2},
    "stake": "of the trigger",
    "re-trigger": "adds and pays",
}
PICKS: dict[str, Any] = {
    "kind": "picks",
    "starts on": {"on a line": "key", "counts": [3]},
    "prizes on": "line bet",
    "once for each": "winning line",
}

WINDOWS = {
    "nothing": rows("apple pear plum", "pear plum apple"),
    "apples": rows("apple apple apple", "pear plum pear"),
    "plums": rows("plum plum plum", "pear apple pear"),
    "two lines": rows("apple apple apple", "plum plum plum"),
    "with joker": rows("apple joker apple", "pear plum pear"),
    "jokers": rows("joker joker joker", "pear plum pear"),
    "stars": rows("star star star", "pear plum pear"),
    "two stars": rows("star star pear", "pear plum pear"),
    "stars and apples": rows("star star star", "apple apple apple"),
    "keys": rows("key key key", "pear plum pear"),
    "keys twice": rows("key key key", "key key key"),
    "key in the corner": rows("apple pear key", "pear plum apple"),
}


def game(**rules: Any) -> Rigged:
    """The game with other rules, by file key with underscores for spaces."""
    data = {**RULES, **{key.replace("_", " "): rule for key, rule in rules.items()}}
    return Rigged(list(WINDOWS.values()), Definition.model_validate(data))


class Market:
    """A game in play whose spins show windows by name."""

    def __init__(self, *, line_bet: int = 100, lines: tuple[int, ...] = (1, 2), **rules: Any):
        self.rigged = game(**rules)
        self.table = Table(self.rigged.definition, lines, line_bet)

    def spin(self, *names: str) -> Market:
        """Let the reels stop at these windows, one after the other."""
        for name in names:
            self.table.answer(self.rigged.stops([*WINDOWS].index(name)))
        return self


def free_games(**rules: Any) -> dict[str, Any]:
    """Free games with other rules."""
    return {"free games": {**FREE_GAMES, **{k.replace("_", " "): r for k, r in rules.items()}}}
