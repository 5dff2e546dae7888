"""What a spin of a random game can start: free games, and a bonus of any kind."""

from __future__ import annotations

from random import Random

from tests.random_definitions.frame import heights
from tests.random_definitions.taking import Plain, maybe, rising, some

FREE = "free games"
BONUS = "the bonus"


def random_features(random: Random, game: Plain, strips: list[str]) -> Plain:
    """A series of free games, a bonus, both or neither."""
    features: Plain = {}
    if game["scatters"] and maybe(random, 60):
        features[FREE] = _free_games(random, game, strips)
    if _paying(game) and maybe(random, 30):
        features[BONUS] = _bonus(random, game)
    return features


def _free_games(random: Random, game: Plain, strips: list[str]) -> Plain:
    """Free games; their awards come later, once it is known what can be in sight."""
    free: Plain = {
        "kind": "free games",
        "starts on": {"scatter": random.choice(list(game["scatters"]))},
        "strips": random.choice(strips),
        "stake": "of the trigger",
        "re-trigger": random.choice(("adds and pays", "adds", "pays", "nothing")),
        "at most played": 3,
    }
    paying = _paying(game)
    if maybe(random, 40):
        free["special pays"] = {
            key: rising(random, list(game["symbols"][key]["pays"]), (3, 7))
            for key in some(random, paying, 1, 1)
        }
    if maybe(random, 40):
        drawn = {"drawn": {2: 3, 3: 1}}
        free["multiplier"] = random.choice((3, {"rising": [1, 2, 3]}, drawn))
        free["multiplier covers"] = {"scatters": random.choice(("yes", "no"))}
        if paying and maybe(random, 30):
            free["multiplier covers"]["not on"] = [{"win": random.choice(paying)}]
    if maybe(random, 20):
        free["losing game pays"] = {"pay": 1, "on": random.choice(("line bet", "total bet"))}
    return free


def _bonus(random: Random, game: Plain) -> Plain:
    kind = random.choice((_picks, _wheel, _trail, _award))
    starts_on, counts = _trigger(random, game)
    bonus = {"starts on": starts_on, **kind(random, counts)}
    if bonus["kind"] != "award" and "line win" in starts_on and "lines" in game:
        bonus["once for each"] = "winning line"
    return bonus


def _trigger(random: Random, game: Plain) -> tuple[Plain, list[int]]:
    symbol = random.choice(_paying(game))
    reel = random.randint(1, game["window"]["reels"])
    row = random.randrange(heights(game["window"])[reel - 1])
    position = {"position": {"symbol": symbol, "reel": reel, "row": row}}
    line_win = {"line win": symbol}
    starts_on: Plain = random.choice((line_win, position, {"any win": "yes"}))
    counts = list(game["symbols"][symbol]["pays"]) if "line win" in starts_on else [1]
    return starts_on, counts


def _picks(random: Random, _counts: list[int]) -> Plain:
    stages: Plain = {"the first": {"pick": 2, "from": [1, 5, 5]}}
    if maybe(random, 50):
        stages["the last"] = {"pick until": "end", "from": [2, 3, "end", {"times": 2}]}
    return {"kind": "picks", "prizes on": _prizes_on(random), "stages": stages}


def _wheel(random: Random, _counts: list[int]) -> Plain:
    segments = [{"prize": 10, "weight": 3}, {"prize": 0}, {"prize": {"drawn": {4: 1, 8: 2}}}]
    wheel = {"kind": "wheel", "prizes on": _prizes_on(random), "segments": segments}
    return {**wheel, "spins": random.choice((1, 2)), "consolation": 3}


def _trail(random: Random, _counts: list[int]) -> Plain:
    cells = [{"prize": 5}, {"jump": 1}, {"prize": 0}, {"prize": 2, "times die": "yes"}]
    trail = {"kind": "trail", "prizes on": _prizes_on(random), "cells": cells}
    return {**trail, "throws": random.choice((1, 3)), "dice": [1, 2, 3], "at nothing": 7}


def _award(random: Random, counts: list[int]) -> Plain:
    return {"kind": "award", "on": _prizes_on(random), "pays": rising(random, counts)}


def _prizes_on(random: Random) -> str:
    return random.choice(("line bet", "total bet"))


def _paying(game: Plain) -> list[str]:
    return [key for key, symbol in game["symbols"].items() if symbol.get("pays")]
