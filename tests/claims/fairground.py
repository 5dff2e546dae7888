"""A small game with series of free games of unlike kinds, and every way to start a feature.

Free games come on stars, moon games on a choice by moons; keys in a row open a chest, bells spin a
wheel that leads to a gift, and a plum in the middle pays from a table.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from reelwright.claims.rules import Rules
from reelwright.definition.model import Definition
from reelwright.profiles.files import profile
from tests.random_definitions.reading import definition_of, refusal

STRIP = [
    "apple",
    "plum",
    "star",
    "bell",
    "key",
    "plum",
    "moon",
    "key",
    "apple",
    "bell",
    "plum",
    "key",
]
NIGHT = [
    "apple",
    "plum",
    "star",
    "bell",
    "key",
    "plum",
    "apple",
    "key",
    "star",
    "bell",
    "plum",
    "key",
]
RULES: dict[str, Any] = {
    "format": 1,
    "game": "Fairground",
    "window": {"reels": 3, "rows": 2},
    "symbols": {
        "apple": {"pays": {2: 1, 3: 4}},
        "plum": {"pays": {3: 2}},
        "bell": {"pays": {3: 6}},
        "key": {},
        "star": {},
        "moon": {},
        "owl": {"reels": [3]},
    },
    "substitutes": {"owl": {"for": ["apple", "plum", "bell"], "alone": "not"}},
    "scatters": {
        "star": {"pays": {2: 1, 3: 5}, "on": "total bet"},
        "moon": {"pays": {3: 2}, "on": "line bet"},
    },
    "coinciding scatters": "all",
    "lines": {
        "read": "left to right",
        "on one line": "highest only",
        "rows": ["000", "111"],
    },
    "features": {
        "free games": {
            "kind": "free games",
            "starts on": {"scatter": "star"},
            "awards": {2: 3, 3: 5},
            "strips": "night",
            "stake": "of the trigger",
            "re-trigger": "adds",
            "multiplier": {"rising": [1, 2, 3]},
            "multiplier covers": {"scatters": "yes", "bonuses": "no", "not on": [{"win": "plum"}]},
            "losing game pays": {"pay": 1, "on": "line bet"},
            "special pays": {"apple": {2: 2, 3: 8}},
            "at most left": 8,
            "at most played": 20,
        },
        "moon games": {
            "kind": "free games",
            "starts on": {"scatter": "moon"},
            "offers": {
                2: [{"games": 2, "multiplier": 2}, {"games": 1, "multiplier": 3}],
                3: [{"games": 4, "multiplier": 2}, {"games": 2, "multiplier": 5}],
            },
            "strips": "base",
            "stake": "of the trigger",
            "re-trigger": "adds and pays",
            "re-trigger awards": {2: 1, 3: 2},
            "multiplier covers": {"scatters": "no", "bonuses": "yes"},
            "at most played": 9,
        },
        "chest": {
            "kind": "picks",
            "starts on": {"on a line": "key", "counts": [2, 3]},
            "prizes on": "line bet",
            "stages": {"the lid": {"pick": 1, "from": [2, 4, 6]}},
        },
        "wheel": {
            "kind": "wheel",
            "starts on": {"line win": "bell"},
            "prizes on": "total bet",
            "segments": [{"prize": 1}, {"enter": "gift"}],
        },
        "gift": {
            "kind": "award",
            "starts on": {"entered": "yes"},
            "on": "total bet",
            "pays": {1: 7},
        },
        "table": {
            "kind": "award",
            "starts on": {"position": {"symbol": "plum", "reel": 2, "row": 1}},
            "on": "line bet",
            "pays": {1: 3},
        },
    },
    "stakes": {"line bets": [0.1, 0.5], "lines": "any selection"},
    "strips": {
        "base": [STRIP, STRIP[4:] + STRIP[:4], STRIP[7:] + STRIP[:7] + ["owl"]],
        "night": [NIGHT, NIGHT[3:] + NIGHT[:3], NIGHT[6:] + NIGHT[:6]],
    },
}


def changed(*changes: tuple[str, Any]) -> dict[str, Any]:
    """The rules with some of them otherwise: each by its keys, and `None` to leave it out."""
    rules = deepcopy(RULES)
    for path, value in changes:
        *outer, last = path.split(" > ")
        place: Any = rules
        for key in outer:
            place = place[int(key) if key.isdigit() else key]
        last_key = int(last) if last.isdigit() else last
        if value is None:
            del place[last_key]
        else:
            place[last_key] = value
    return rules


def fairground(*changes: tuple[str, Any]) -> Rules:
    """The game, sound, with some rules otherwise, as `changed` takes them."""
    rules = changed(*changes)
    faults = refusal(rules)
    assert not faults, faults
    return Rules(definition_of(rules), profile("open"))


def definition(*changes: tuple[str, Any]) -> Definition:
    """The definition of the game with some rules otherwise."""
    return fairground(*changes).definition
