"""Games with re-spins, beside other features or alone."""

from __future__ import annotations

from random import Random

from tests.random_definitions.frame import heights
from tests.random_definitions.game import random_game
from tests.random_definitions.leading import (
    MOST_TRIES,
    leading_features,
    say_with_others,
)
from tests.random_definitions.reading import refusal
from tests.random_definitions.scatters import most_in_sight
from tests.random_definitions.taking import Plain, maybe, some

RE_SPINS = "the re-spins"


def re_spun_game(random: Random, *, leading: bool = True) -> Plain:
    """A game with re-spins that `check` does not refuse; its other features may lead on."""
    for _ in range(MOST_TRIES):
        game = random_game(random)
        if any(rule.get("pays") for rule in game["symbols"].values()):
            game = {"scatters": {}, "substitutes": {}, **game}
            features = game.get("features", {})
            if leading:
                features = leading_features(random, game) if maybe(random, 60) else {}
            game["features"] = features
            add_re_spins(random, game)
            game = {key: rule for key, rule in game.items() if rule != {}}
            if not refusal(game):
                return game
    raise AssertionError(f"{MOST_TRIES} random games in a row were refused")


def add_re_spins(random: Random, game: Plain) -> None:
    """Add re-spins to the features of a game, and let substitutes act in them or not."""
    game["features"] = _with_re_spins(random, game, game.get("features", {}))
    _phases(random, game)


def _with_re_spins(random: Random, game: Plain, features: Plain) -> Plain:
    """The features with re-spins among them, in any place."""
    rules = _re_spins(random, game, others=bool(features))
    named = list(features.items())
    named.insert(random.randint(0, len(named)), (RE_SPINS, rules))
    found = dict(named)
    for feature in found.values():
        feature.pop("with others", None)
    say_with_others(found)
    return found


def _re_spins(random: Random, game: Plain, *, others: bool) -> Plain:
    trigger, places = _trigger(random, game)
    reels = list(range(1, game["window"]["reels"] + 1))
    by_list = not places or maybe(random, 40)
    rules: Plain = {
        "kind": "re-spins",
        "starts on": trigger,
        "holds": some(random, reels, 1, len(reels) - 1) if by_list else "reels with it",
        "re-spins": random.randint(1, 2),
        "held wins": random.choice(("paid again", "not paid again")),
        "other features": random.choice(("start", "do not start")) if others else "do not start",
    }
    if len(game["strips"]) > 1 and maybe(random, 50):
        rules["strips"] = "rich"
    if maybe(random, 30):
        rules["only after"] = random.choice(("a win", "no win"))
    if places and maybe(random, 60):
        rules["improved"] = _improved(random)
    return rules


def _improved(random: Random) -> Plain:
    improved: Plain = random.choice(({}, {"adds": 1}, {"adds": 2}, {"begins again": "yes"}))
    return {**improved, "without": random.choice(("goes on", "ends"))}


def _trigger(random: Random, game: Plain) -> tuple[Plain, bool]:
    """What starts them, and whether it stands on reels."""
    kinds = ["line win", "line win", "position", "any win", "on a line"]
    kinds += ["scatter"] * 3 if game["scatters"] else []
    paying = [key for key, symbol in game["symbols"].items() if symbol.get("pays")]
    reels = game["window"]["reels"]
    symbol = random.choice(paying)
    match random.choice(kinds):
        case "scatter":
            key = random.choice(list(game["scatters"]))
            most = max(most_in_sight(game, key, strips) for strips in game["strips"].values())
            return {"scatter": key, "counts": some(random, range(1, most + 1), 1, most)}, True
        case "line win":
            return {"line win": symbol}, True
        case "on a line" if "lines" in game:
            return {"on a line": symbol, "counts": some(random, range(1, reels), 1, reels)}, True
        case "position":
            reel = random.randint(1, reels)
            row = random.randrange(heights(game["window"])[reel - 1])
            return {"position": {"symbol": symbol, "reel": reel, "row": row}}, True
    return {"any win": "yes"}, False


def _phases(random: Random, game: Plain) -> None:
    """Let some substitutes act in re-spins, too, or in nothing else."""
    for rule in game["substitutes"].values():
        if "phases" in rule and maybe(random, 60):
            rule["phases"] = random.choice(([*rule["phases"], RE_SPINS], [RE_SPINS]))
        elif maybe(random, 10):
            rule["phases"] = [RE_SPINS]


def starts_by(game: Plain) -> str:
    """What kind of trigger starts the re-spins of a game."""
    return str(next(iter(game["features"][RE_SPINS]["starts on"])))
