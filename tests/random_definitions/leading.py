"""Features that lead to each other: series, bonuses and tables of prizes, started any way."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.random_definitions.frame import heights
from tests.random_definitions.game import random_game
from tests.random_definitions.reading import refusal
from tests.random_definitions.scatters import most_in_sight
from tests.random_definitions.taking import Plain, maybe, rising, some

SERIES = ("free games", "more games")
BONUSES = ("the wheel", "the picks", "the trail")
TABLE = "the table"
MOST_TRIES = 500


def leading_game(random: Random) -> Plain:
    """A game with such features that `check` does not refuse."""
    for _ in range(MOST_TRIES):
        game = random_game(random)
        if any(rule.get("pays") for rule in game["symbols"].values()):
            game = {"scatters": {}, "substitutes": {}, **game}
            game["features"] = leading_features(random, game)
            game = {key: rule for key, rule in game.items() if rule != {}}
            if not refusal(game):
                return game
    raise AssertionError(f"{MOST_TRIES} random games in a row were refused")


def leading_features(random: Random, game: Plain) -> Plain:
    """Some of all kinds of features, in any order; the game may yet be unsound with them."""
    names = some(random, SERIES, 1, 2) + some(random, BONUSES, 0, 2)
    names += some(random, [TABLE], 0, 1)
    random.shuffle(names)
    triggers = _triggers(random, game)
    features: Plain = {}
    for name in names:
        trigger, counts = triggers[random.randrange(len(triggers))]
        if maybe(random, 85) and len(triggers) > 1:
            triggers.remove((trigger, counts))
        features[name] = {"starts on": trigger, **_rules(random, game, name, names, counts)}
        if name in SERIES and "scatter" not in trigger:
            _without_scatter(features[name])
    _entered_only(random, features)
    _by_counts(random, features, game)
    say_with_others(features)
    return features


def _triggers(random: Random, game: Plain) -> list[tuple[Plain, list[int]]]:
    """What there is to start a feature, with the counts it comes with."""
    found: list[tuple[Plain, list[int]]] = []
    for key in game["scatters"]:
        most = max(most_in_sight(game, key, strips) for strips in game["strips"].values())
        found.append(({"scatter": key}, list(range(1, most + 1))))
    paying = [key for key, symbol in game["symbols"].items() if symbol.get("pays")]
    found += [({"line win": key}, list(game["symbols"][key]["pays"])) for key in paying[:3]]
    reel = random.randint(1, game["window"]["reels"])
    row = random.randrange(heights(game["window"])[reel - 1])
    symbol = random.choice(list(game["symbols"]))
    found.append(({"position": {"symbol": symbol, "reel": reel, "row": row}}, [1]))
    if maybe(random, 40):
        found.append(({"any win": "yes"}, [1]))
    if "lines" in game and maybe(random, 40):
        counts = some(random, range(1, game["window"]["reels"] + 1), 1, 3)
        found.append(({"on a line": random.choice(paying), "counts": counts}, counts))
    return found


def _rules(random: Random, game: Plain, name: str, names: list[str], counts: list[int]) -> Plain:
    if name in SERIES:
        return _series(random, game, counts)
    if name == TABLE:
        on = random.choice(("line bet", "total bet"))
        return {"kind": "award", "on": on, "pays": rising(random, counts)}
    others = [other for other in names if other != name]
    bonus = {"the wheel": _wheel, "the picks": _picks, "the trail": _trail}[name](random, others)
    return {"prizes on": random.choice(("line bet", "total bet", "fixed")), **bonus}


def _series(random: Random, game: Plain, counts: list[int]) -> Plain:
    least = random.choice(counts[:2])
    of = [count for count in counts if count >= least]
    rules: Plain = {
        "kind": "free games",
        "strips": random.choice(list(game["strips"])),
        "stake": "of the trigger",
        "re-trigger": random.choice(("adds and pays", "adds and pays", "adds", "pays", "nothing")),
    }
    if maybe(random, 25):
        rules["offers"] = {
            count: [
                {"games": random.randint(1, 2), "multiplier": random.choice((1, 2, 3))}
                for _ in range(2)
            ]
            for count in of
        }
        if "adds" in rules["re-trigger"]:
            rules["re-trigger awards"] = dict.fromkeys(of, 1)
    else:
        rules["awards"] = _games(random, of, 2)
        if maybe(random, 25) and "adds" in rules["re-trigger"]:
            rules["re-trigger awards"] = _games(random, of, 3)
    rules["at most played"] = random.choice((2, 2, 3, 3, 4))
    if maybe(random, 35):
        rules["at most left"] = 2
    if maybe(random, 50):
        drawn = {"drawn": {1: 1, 4: 2}}
        rules["multiplier"] = random.choice((3, {"rising": [1, 2, 5]}, drawn))
    if maybe(random, 25):
        key = random.choice([key for key, rule in game["symbols"].items() if rule.get("pays")])
        pays = rising(random, list(game["symbols"][key]["pays"]), (3, 7))
        rules["special pays"] = {key: pays}
    if maybe(random, 35):
        rules["losing game pays"] = {
            "pay": random.choice((1, 2)),
            "on": random.choice(("line bet", "total bet")),
        }
    if "multiplier" in rules or "offers" in rules:
        covers = {key: random.choice(("yes", "no")) for key in ("scatters", "bonuses")}
        rules["multiplier covers"] = covers
    return rules


def _games(random: Random, counts: list[int], most: int) -> dict[int, int]:
    games = sorted(random.randint(1, most) for _ in counts)
    return dict(zip(counts, games, strict=True))


def _without_scatter(series: Plain) -> None:
    """Let winning a series again do one of the two things it can where no scatter starts it."""
    nothing = {"adds": "adds and pays", "pays": "nothing"}
    series["re-trigger"] = nothing.get(series["re-trigger"], series["re-trigger"])


def _leads(random: Random, others: list[str]) -> Plain:
    return {"enter": random.choice(others)}


def _wheel(random: Random, others: list[str]) -> Plain:
    segments: list[Plain] = [
        {"prize": 10, "weight": 3},
        {"prize": 0, "weight": 2},
        {"prize": {"drawn": {4: 1, 0: 2}}},
    ]
    if others and maybe(random, 70):
        segments.append({**_leads(random, others), "weight": 2})
    wheel: Plain = {"kind": "wheel", "segments": segments, "spins": random.choice((1, 2))}
    return wheel | ({"consolation": 3} if maybe(random, 50) else {})


def _picks(random: Random, others: list[str]) -> Plain:
    first: list[object] = [1, 5, 5]
    if others and maybe(random, 60):
        first.append(_leads(random, others))
    if maybe(random, 40):
        first.append({"times": random.choice((2, 3))})
    if maybe(random, 30):
        first.append({"drawn": {2: 1, 7: 3}})
    stages: Plain = {"the first": {"pick": random.randint(1, 2), "from": first}}
    if maybe(random, 50):
        stages["the last"] = {"pick until": "end", "from": ["end", 2, {"times": 2}, "end", 4]}
        return {"kind": "picks", "stages": stages, "consolation": 3}
    return {"kind": "picks", "stages": stages}


def _trail(random: Random, others: list[str]) -> Plain:
    cells: list[Plain] = [
        {"prize": 5},
        {"jump": 1},
        {"prize": 0},
        {"prize": {"drawn": {2: 1, 0: 1}}, "times die": "yes"},
    ]
    if others and maybe(random, 60):
        cells.append(_leads(random, others))
    return {
        "kind": "trail",
        "cells": cells,
        "throws": random.choice((1, 2, 3)),
        "dice": random.choice(([1, 2, 3], [1, 1, 4])),
        "begins on": random.choice((0, 1)),
        "path": random.choice(("round", "ends")),
        "at nothing": 7,
    }


def _entered_only(random: Random, features: Plain) -> None:
    """Let some features that others lead to be started by nothing else."""
    for name in _entered(features):
        if maybe(random, 40):
            features[name]["starts on"] = {"entered": "yes"}


def _entered(features: Plain) -> list[str]:
    text = repr(features)
    return [name for name in features if f"'enter': '{name}'" in text]


def _by_counts(random: Random, features: Plain, game: Plain) -> None:
    """Say by which numbers a scatter starts a bonus, and pay bonuses for lines."""
    for name, feature in features.items():
        trigger = feature["starts on"]
        if name in BONUSES and "scatter" in trigger:
            most = max(
                most_in_sight(game, trigger["scatter"], strips)
                for strips in game["strips"].values()
            )
            counts = some(random, range(1, most + 1), 1, 2)
            feature["starts on"] = {**trigger, "counts": counts}
        by_line = "line win" in trigger or "on a line" in trigger
        if name in BONUSES and by_line and "lines" in game and maybe(random, 60):
            feature["once for each"] = "winning line"


def say_with_others(features: Plain) -> None:
    """Say of features that start on one trigger that they do."""
    told = Counter(_symbol(feature) for feature in features.values())
    for feature in features.values():
        if told[_symbol(feature)] > 1:
            feature["with others"] = "yes"


def _symbol(feature: Plain) -> str:
    trigger = feature["starts on"]
    if "position" in trigger or "entered" in trigger:
        return f"{trigger} {'' if 'position' in trigger else id(feature)}"
    return str(next(iter(trigger.values())))
