"""Games small enough to be walked through every draw; everything in them happens.

Three reels of three to six stops; a snail in sight on two or three reels wins free games, a line of
roses a bonus; a bee stands for all but snails and doubles, but not roses.
"""

from __future__ import annotations

from typing import Any

from reelwright.definition.model import Definition

BASE = [
    ["rose", "daisy", "snail", "tulip"],
    ["bee", "rose", "snail", "daisy", "tulip"],
    ["daisy", "rose", "bee", "snail"],
]
NIGHT = [
    ["rose", "snail", "tulip"],
    ["rose", "bee", "snail", "tulip"],
    ["tulip", "daisy", "rose", "bee", "daisy", "rose"],
]
"""No snail on the last reel: a free game here wins one more game at most."""
STORM = [["snail", "snail", "snail"], *NIGHT[1:]]
"""A snail always in sight."""

AWARDS = {2: 1, 3: 2}


def garden(
    *,
    rows: int = 1,
    free_on: str = "base",
    left: int | None = None,
    played: int | None = None,
    awards: dict[int, int] = AWARDS,
    games: dict[str, Any] | None = None,
    **more: Any,
) -> Definition:
    """A game with every feature; `free_on` names the strips of its free games, limits as given.

    `games` are further rules of the free games.
    """
    lines = {1: ["000"], 2: ["000", "111", "010"]}[rows]
    free_games: dict[str, Any] = {
        "kind": "free games",
        "starts on": {"scatter": "snail"},
        "awards": awards,
        "strips": free_on,
        "stake": "of the trigger",
        "re-trigger": "adds and pays",
        "at most left": left,
        "at most played": played,
        **(games or {}),
    }
    data: dict[str, Any] = {
        "window": {"reels": 3, "rows": rows},
        "symbols": {
            "bee": {},
            "daisy": {"pays": {2: 1, 3: 5}},
            "rose": {"pays": {3: 3}},
            "snail": {},
            "tulip": {"pays": {3: 9}},
        },
        "substitutes": {
            "bee": {
                "for": "all",
                "except": ["snail"],
                "multiplies": {"by": 2, "count": "once", "except": ["rose"]},
            }
        },
        "scatters": {"snail": {"pays": {2: 1, 3: 4}, "on": "total bet"}},
        "lines": {"read": "left to right", "on one line": "highest only", "rows": lines},
        "strips": {"base": BASE, "night": NIGHT, "storm": STORM},
        "features": {"free games": free_games, "bouquet": bouquet()},
        "stakes": {"line bets": [1, 2], "lines": "any selection"},
    }
    return Definition.model_validate(data | more)


def bouquet() -> dict[str, Any]:
    return {
        "kind": "picks",
        "starts on": {"line win": "rose"},
        "prizes on": "line bet",
        "once for each": "winning line",
        "stages": {
            "the vase": {"pick": 2, "from": [1, 2, 6]},
            "the bow": {"pick": 1, "from": [5, 10]},
        },
    }
