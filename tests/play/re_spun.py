"""A game of one line and one row whose bells, plums and stars lead to re-spins.

Bells pay 1, 5, 20 and 100 line bets for two to five from the left, plums 2 and 4 for four and
five; three stars anywhere pay the total bet. A line bet is a dollar.
"""

from __future__ import annotations

from typing import Any

from reelwright.definition.model import Definition
from reelwright.play.questions import Drawn
from tests.rounds import Table

STRIP = ("bell", "plum", "blank", "star", "key", "wild")
GAME: dict[str, Any] = {
    "window": {"reels": 5, "rows": 1},
    "symbols": {
        "bell": {"pays": {2: 1, 3: 5, 4: 20, 5: 100}},
        "plum": {"pays": {4: 2, 5: 4}},
        "blank": {},
        "star": {},
        "key": {},
        "wild": {},
    },
    "substitutes": {"wild": {"for": ["bell"], "alone": "not"}},
    "scatters": {"star": {"pays": {3: 1}, "on": "total bet"}},
    "lines": {"read": "left to right", "on one line": "highest only", "rows": ["00000"]},
    "strips": {"base": [list(STRIP)] * 5},
    "stakes": {"line bets": [1], "lines": "any selection"},
}
RULES: dict[str, Any] = {
    "kind": "re-spins",
    "starts on": {"line win": "bell"},
    "holds": "reels with it",
    "re-spins": 2,
    "held wins": "not paid again",
    "other features": "do not start",
}


def belfry(rules: dict[str, Any] | None = None, /, **more: Any) -> Definition:
    """The game with other rules of its re-spins, called "ringing"; more is added to the game."""
    ringing = {key: rule for key, rule in {**RULES, **(rules or {})}.items() if rule is not None}
    named = {key.replace("_", " "): rule for key, rule in more.items()}
    features = {"ringing": ringing, **named.pop("features", {})}
    return Definition.model_validate({**GAME, **named, "features": features})


def stops(cells: str) -> Drawn:
    """The draw that shows these cells on reels that are spun, by their first letters: "b p -"."""
    letters = {symbol[0]: place for place, symbol in enumerate(STRIP)} | {"-": 2, "b": 0}
    return Drawn(tuple(letters[cell] for cell in cells.split()))


def rung(definition: Definition, *spins: str) -> Table:
    """A round on line 1 whose spins show these cells."""
    return Table(definition, (1,), 100).answer(*map(stops, spins))
