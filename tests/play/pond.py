"""A game of three rows to hang window rules on: five reels, three lines, a line bet of a dollar.

Koi pay 5, 10 and 20 for three to five, newts 2, 4 and 8; everything else is added by the test.
"""

from __future__ import annotations

from typing import Any

from reelwright.definition.model import Definition
from reelwright.play.events import Window
from reelwright.play.judging import Judged, judge
from reelwright.play.state import Stake
from tests.rounds import rows

BET = 100
ONE_LINE = Stake((1,), BET)
RULES: dict[str, Any] = {
    "window": {"reels": 5, "rows": 3},
    "symbols": {
        "koi": {"pays": {3: 5, 4: 10, 5: 20}},
        "newt": {"pays": {3: 2, 4: 4, 5: 8}},
        "reed": {},
        "moss": {},
    },
    "lines": {
        "read": "left to right",
        "on one line": "highest only",
        "rows": ["11111", "00000", "22222"],
    },
    "strips": {"base": [["koi", "newt", "reed", "moss"]] * 5},
    "stakes": {"line bets": [1], "lines": "any selection"},
}
NO_LINES = {key: rule for key, rule in RULES.items() if key != "lines"}
BLANKS = ("reed reed reed reed reed", "moss moss moss moss moss")


def pond(rules: dict[str, Any] | None = None, /, **more: Any) -> Definition:
    """The game with other rules, by file key with underscores for spaces.

    Symbols are added to its own.
    """
    symbols = {**RULES["symbols"], **more.pop("symbols", {})}
    named = {key.replace("_", " "): rule for key, rule in more.items()}
    return Definition.model_validate({**(rules or RULES), "symbols": symbols, **named})


def pond_of_ways(*, multipliers: str | None = None, **more: Any) -> Definition:
    """The game without lines, each game at a cost of 25 units."""
    ways = {"read": "left to right", "on": "unit bet"}
    if multipliers:
        ways["multipliers"] = multipliers
    stakes = {"line bets": [1], "lines": "all", "cost": 25}
    return pond(NO_LINES, ways=ways, stakes=stakes, **more)


def judged(definition: Definition, *rows_of_text: str, phase: str = "paid") -> Judged:
    """What a window, row by row, pays on line 1 (or by ways)."""
    stake = Stake((), BET, 25) if definition.ways else ONE_LINE
    return judge(definition, rows(*rows_of_text), stake, phase)


def by_reel(*reels: str) -> Window:
    """A window from its reels, from the left: "koi newt moss"."""
    return tuple(tuple(reel.split()) for reel in reels)
