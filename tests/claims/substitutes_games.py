"""A game of one line with a fox that stands for others, and the rules it can be given."""

from __future__ import annotations

from typing import Any

from reelwright.claims.rules import Rules
from reelwright.definition.model import Game, Look
from reelwright.profiles.files import profile
from tests.random_definitions import definition_of, refusal

STRIP = [
    stop for key in ("hare", "mole", "owl", "fox", "moon", "star") for stop in (key, "leaf", "leaf")
]
PLAIN: dict[str, Any] = {
    "format": 1,
    "game": "Meadow",
    "window": {"reels": 5, "rows": 3},
    "symbols": {
        "hare": {"pays": {3: 10, 4: 20, 5: 50}},
        "mole": {"pays": {3: 4, 4: 8, 5: 15}},
        "owl": {"pays": {2: 1, 3: 2, 4: 6, 5: 30}},
        "fox": {},
        "moon": {},
        "star": {},
        "leaf": {},
    },
    "groups": {"small": ["hare", "mole"]},
    "scatters": {
        "moon": {"pays": {3: 2, 4: 5, 5: 10}, "on": "total bet"},
        "star": {"pays": {3: 1, 4: 3, 5: 7}, "on": "total bet"},
    },
    "coinciding scatters": "all",
    "lines": {
        "read": "left to right",
        "on one line": "all",
        "multipliers": "product",
        "shared substitute": "both",
        "rows": ["11111"],
    },
    "substitutes": {"fox": {"for": "all", "except": ["moon", "star"], "alone": "not"}},
    "features": {
        "free games": {
            "kind": "free games",
            "starts on": {"scatter": "moon"},
            "awards": {3: 5, 4: 5, 5: 5},
            "strips": "base",
            "stake": "of the trigger",
            "re-trigger": "adds",
            "at most left": 50,
        }
    },
    "stakes": {"line bets": [0.01], "lines": [1]},
    "strips": {"base": [STRIP] * 5},
}
FOX = {"for": "all", "except": ["moon", "star"], "alone": "not"}
APART: dict[str, Any] = {
    "symbols": {
        "hare": {"pays": {3: 10}},
        "mole": {"pays": {2: 4}, "read": "right to left"},
        "owl": {"pays": {5: 1}},
    },
    "lines": {"each symbol": "once"},
}
"""Five foxes pay as 3 hares and 2 moles, each place once, and as 5 owls where it counts again."""
OWN = {"hare": PLAIN["symbols"]["hare"], "fox": {"pays": {2: 4, 3: 20, 4: 60, 5: 200}}}


def meadow(
    fox: dict[str, Any] | None = None,
    symbols: dict[str, Any] | None = None,
    lines: dict[str, Any] | None = None,
    **rules: Any,
) -> Game:
    """The meadow with other rules for the fox (`None` for none), its symbols, its line, or all."""
    data = {**PLAIN, **{key.replace("_", " "): rule for key, rule in rules.items()}}
    data["symbols"] = {**PLAIN["symbols"], **(symbols or {})}
    data["lines"] = {**PLAIN["lines"], **(lines or {})}
    if "substitutes" not in rules:
        rule = {**FOX, **(fox or {})}
        data["substitutes"] = {"fox": {key: one for key, one in rule.items() if one is not None}}
    if "ways" in rules:
        del data["lines"]
    assert refusal(data) == []
    return Game(name="Meadow", definition=definition_of(data), look=Look())


def rules_of(game: Game) -> Rules:
    """The rules of a game, narrowed by nothing."""
    return Rules(game.definition, profile("open"))
