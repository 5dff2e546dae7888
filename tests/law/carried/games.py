"""Games small enough to be walked that carry something on."""

from __future__ import annotations

from typing import Any

from reelwright.definition.model import Definition

BASE = [
    ["rose", "key", "snail", "rose"],
    ["rose", "rose", "key", "snail"],
    ["snail", "rose", "tulip", "key"],
]
NIGHT = [
    ["rose", "rose", "key", "rose"],
    ["rose", "tulip", "rose"],
    ["snail", "rose", "rose"],
]

FREE: dict[str, Any] = {
    "kind": "free games",
    "starts on": {"entered": "yes"},
    "awards": {3: 2},
    "strips": "night",
    "stake": "of the trigger",
    "re-trigger": "nothing",
}
KEYS: dict[str, Any] = {
    "earned": {"a key": {"starts on": {"scatter": "key"}, "gives": {1: 1, 2: 2, 3: 3}}},
    "needed": 4,
    "leads to": ["night"],
    "kept for": "each stake",
    "earned in": "paid games",
    "stake": "of the last game",
}
CHANGED: dict[str, Any] = {
    "kind": "changed games",
    "starts on": {"line win": "rose"},
    "games": {3: 2},
    "strips": "night",
    "stake": "any",
    "again": "adds",
}


def carrying(**more: Any) -> Definition:
    """A game of three reels in which one row is in sight, with further rules."""
    data: dict[str, Any] = {
        "window": {"reels": 3, "rows": 1},
        "symbols": {
            "rose": {"pays": {3: 3}},
            "tulip": {"pays": {3: 9}},
            "snail": {"pays": {2: 1, 3: 5}},
            "key": {},
        },
        "scatters": {"key": {"pays": {3: 4}, "on": "total bet"}},
        "lines": {"read": "left to right", "on one line": "highest only", "rows": ["000"]},
        "strips": {"base": BASE, "night": NIGHT},
        "stakes": {"line bets": [1, 2], "lines": "all"},
    }
    return Definition.model_validate(data | more)
