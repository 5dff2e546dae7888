"""A small game with coins that are held, and three ways to bet on it beside the plain one.

Three coins or four open a vault of six cells; free games on stars double its prizes.
"""

from __future__ import annotations

from copy import deepcopy
from io import StringIO
from typing import Any

from ruamel.yaml import YAML

from reelwright.definition.model import Definition
from tests.random_definitions.reading import definition_of, refusal

BASE = ["apple", "coin", "plum", "star", "apple", "plum"]
RICH = ["apple", "coin", "plum", "coin", "star", "plum"]
RULES: dict[str, Any] = {
    "format": 1,
    "game": "Vault",
    "window": {"reels": 3, "rows": 2},
    "symbols": {
        "apple": {"pays": {3: 4}},
        "plum": {"pays": {3: 2}},
        "coin": {},
        "star": {},
    },
    "scatters": {
        "coin": {"on": "total bet"},
        "star": {"pays": {3: 2}, "on": "total bet"},
    },
    "lines": {"read": "left to right", "on one line": "highest only", "rows": ["000", "111"]},
    "strips": {
        "base": [BASE, BASE[2:] + BASE[:2], ["apple", "coin", "coin", "star", "apple", "plum"]],
        "rich": [RICH, RICH[3:] + RICH[:3], ["apple", "coin", "coin", "star", "apple", "plum"]],
    },
    "features": {
        "free games": {
            "kind": "free games",
            "starts on": {"scatter": "star"},
            "awards": {3: 2},
            "stake": "of the trigger",
            "re-trigger": "pays",
            "multiplier": 2,
            "multiplier covers": {"scatters": "no", "bonuses": "yes"},
        },
        "vault": {
            "kind": "hold and spin",
            "starts on": {"scatter": "coin", "counts": [3, 4]},
            "prizes on": "line bet",
            "re-spins": 2,
            "new symbol": "begins again",
            "each cell": {"lands": 1, "stays open": 3},
            "values": {"drawn": {1: 3, 5: 1}},
            "full window": 20,
        },
    },
    "wagers": {
        "more coins": {"costs": 1.5, "strips": "rich"},
        "the vault": {"costs": 12, "starts": "vault", "count": 4},
        "ten stars": {"costs": "15/2", "starts": "free games"},
    },
    "stakes": {"line bets": [0.1, 0.5], "lines": "any selection"},
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


def written(*changes: tuple[str, Any]) -> str:
    """The game with some rules otherwise as a file holds it."""
    text = StringIO()
    YAML().dump(changed(*changes), text)
    return text.getvalue()


def vault(*changes: tuple[str, Any]) -> Definition:
    """The game, sound, with some rules otherwise, as `changed` takes them."""
    rules = changed(*changes)
    faults = refusal(rules)
    assert not faults, faults
    return definition_of(rules)
