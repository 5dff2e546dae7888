"""A game that says as little as a game can, and ways to make it say more."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from reelwright.compliance.conditions import Rules
from reelwright.profiles.files import profile
from tests.random_definitions import definition_of

BARE: dict[str, Any] = {
    "format": 1,
    "game": "Bare",
    "window": {"reels": 3, "rows": 3},
    "symbols": {"ant": {"pays": {3: 2}}, "bee": {"pays": {3: 5}}, "cat": {}},
    "lines": {"read": "left to right", "on one line": "highest only", "rows": ["111"]},
    "strips": {"base": [["ant", "bee", "cat"]] * 3},
    "stakes": {"line bets": [1], "lines": "all"},
}
FREE = {
    "kind": "free games",
    "starts on": {"scatter": "cat"},
    "awards": {3: 1},
    "stake": "of the trigger",
    "re-trigger": "nothing",
}
WHEEL = {
    "kind": "wheel",
    "starts on": {"line win": "ant"},
    "prizes on": "fixed",
    "segments": [{"prize": 1}, {"prize": 2}],
}
PICKS = {
    "kind": "picks",
    "starts on": {"line win": "ant"},
    "prizes on": "fixed",
    "stages": {"one": {"pick": 1, "from": [1, 2]}},
}
MIDNIGHT: dict[str, Any] = {
    "kind": "changed games",
    "starts on": {"line win": "ant"},
    "games": {3: 2},
    "stake": "at most of the trigger",
    "again": "adds",
    "multiplier": 2,
    "multiplier covers": {"scatters": "no"},
}
RINGING: dict[str, Any] = {
    "kind": "re-spins",
    "starts on": {"line win": "ant"},
    "holds": "reels with it",
    "re-spins": 2,
    "held wins": "not paid again",
    "improved": {"adds": 1},
    "other features": "do not start",
}
TWO_LINES = {"lines": {"rows": ["111", "000"]}}
SCATTER = {"scatters": {"cat": {"pays": {3: 1}, "on": "line bet"}}}
CAT: dict[str, Any] = {"substitutes": {"cat": {"for": "all"}}}
DOUBLING = {"by": 2, "count": "once"}


def both(*changes: dict[str, Any]) -> dict[str, Any]:
    """Several changes as one, the later ones going before."""
    merged: dict[str, Any] = {}
    for change in changes:
        merged = _merged(merged, change)
    return merged


def cat(**rule: Any) -> dict[str, Any]:
    """The cat as a substitute with more rules."""
    written = {key.strip("_").replace("_", " "): value for key, value in rule.items()}
    return both(CAT, {"substitutes": {"cat": written}})


def free(**rule: Any) -> dict[str, Any]:
    """Free games that start on the cat, with more rules."""
    written = {key.strip("_").replace("_", " "): value for key, value in rule.items()}
    if "re trigger" in written:
        written["re-trigger"] = written.pop("re trigger")
    return both(SCATTER, {"features": {"night": {**FREE, **written}}})


def midnight(**rule: Any) -> dict[str, Any]:
    """Changed games that ants win, at double prizes, with more rules; none for one left out."""
    written = {**MIDNIGHT, **{key.replace("_", " "): value for key, value in rule.items()}}
    kept = {key: value for key, value in written.items() if value is not None}
    return {"stakes": {"line bets": [1, 2]}, "features": {"midnight": kept}}


def ringing(**rule: Any) -> dict[str, Any]:
    """Re-spins that two ants from the left win, with other rules; none for one left out."""
    named = {"starts_on": "starts on", "only_after": "only after", "re_spins": "re-spins"}
    named |= {"held_wins": "held wins", "other_features": "other features"}
    written = {**RINGING, **{named.get(key, key): value for key, value in rule.items()}}
    kept = {key: value for key, value in written.items() if value is not None}
    two = {"ant": {"pays": {2: 1, 3: 4}}, "bee": {"pays": {2: 2, 3: 5}}}
    return {"symbols": two, "features": {"ringing": kept}}


def rules(*changes: dict[str, Any], under: str = "open") -> Rules:
    """The bare game with changes, under a profile."""
    return Rules(definition_of(_merged(BARE, both(*changes))), profile(under))


def _merged(plain: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    merged = deepcopy(plain)
    for key, value in change.items():
        inner = merged.get(key)
        if isinstance(inner, dict) and isinstance(value, dict):
            merged[key] = _merged(inner, value)
        else:
            merged[key] = deepcopy(value)
    return merged
