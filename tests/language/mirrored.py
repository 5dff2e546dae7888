"""The same game seen in a mirror, and the same game with other names."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.slow_judge.wins import Columns, Plain

OTHER_WAY = {"left to right": "right to left", "right to left": "left to right"}


def mirrored(game: Plain) -> Plain:
    """A lines game with its reels in the opposite order, read the opposite way."""
    game = deepcopy(game)
    symbols, lines = game["symbols"].values(), game["lines"]
    mixed = game.get("mixed", {}).values()
    lines["rows"] = [rows[::-1] for rows in lines["rows"]]
    by_reel = [
        game["window"].get("rows"),
        *game["strips"].values(),
        *game.get("stop weights", {}).values(),
        *(rule.get("places") for rule in mixed),
    ]
    for each_reel in by_reel:
        if isinstance(each_reel, list):
            each_reel.reverse()
    for part in (*symbols, *game.get("substitutes", {}).values()):
        if "reels" in part:
            part["reels"] = sorted(game["window"]["reels"] + 1 - reel for reel in part["reels"])
    for symbol in symbols:
        if "patterns" in symbol:
            symbol["patterns"] = {where[::-1]: pay for where, pay in symbol["patterns"].items()}
    for part in (lines, *symbols, *mixed):
        if "read" in part:
            part["read"] = OTHER_WAY.get(part["read"], part["read"])
    return game


def renamed(data: Any, names: dict[str, str]) -> Any:
    """Plain data with other names for symbols, wherever they stand."""
    if isinstance(data, dict):
        return {renamed(key, names): renamed(value, names) for key, value in data.items()}
    if isinstance(data, list):
        return [renamed(value, names) for value in data]
    if isinstance(data, str):
        return "+".join(names.get(name, name) for name in data.split("+"))
    return data


def renamed_window(window: Columns, names: dict[str, str]) -> Columns:
    """A window with other names for symbols."""
    return tuple(tuple(renamed(text, names) for text in column) for column in window)
