"""Games with changed games: one kind of them or two, won by whatever a spin shows."""

from __future__ import annotations

from random import Random

from tests.random_definitions.frame import heights
from tests.random_definitions.game import random_game
from tests.random_definitions.leading import say_with_others
from tests.random_definitions.reading import refusal
from tests.random_definitions.scatters import most_in_sight
from tests.random_definitions.taking import Plain, maybe, rising, some

NAMES = ("dusk", "dawn")
WHEEL = "the lantern"
MOST_TRIES = 500


def changing_game(random: Random) -> Plain:
    """A game with changed games that `check` does not refuse."""
    for _ in range(MOST_TRIES):
        game = random_game(random)
        if _paying(game):
            game = {"scatters": {}, "substitutes": {}, **game}
            add_changed_games(random, game)
            game = {key: rule for key, rule in game.items() if rule != {}}
            if not refusal(game):
                return game
    raise AssertionError(f"{MOST_TRIES} random games in a row were refused")


def add_changed_games(random: Random, game: Plain) -> None:
    """Add changed games to the features of a game, and a bonus that may lead to them."""
    features = game.setdefault("features", {})
    names = some(random, NAMES, 1, 2 if maybe(random, 30) else 1)
    for name in names:
        features[name] = _sequence(random, game)
    if len(names) == 1 and maybe(random, 25):
        features[WHEEL] = _leading_wheel(random, game, features[names[0]], names[0])
    say_with_others(features)
    _in_phases(random, game, names)


def _sequence(random: Random, game: Plain) -> Plain:
    trigger, counts = _trigger(random, game)
    rules: Plain = {
        "kind": "changed games",
        "starts on": trigger,
        "games": dict(zip(counts, sorted(random.randint(1, 3) for _ in counts), strict=True)),
        "strips": random.choice(list(game["strips"])),
        "stake": random.choice(("at most of the trigger", "any")),
        "again": random.choice(("adds", "begins again", "nothing")),
    }
    by_line = "line win" in trigger or "on a line" in trigger
    if by_line and maybe(random, 60):
        rules["anywhere"] = "pays the starting prize"
    if maybe(random, 50):
        rules["multiplier"] = random.choice((2, 3))
        covers: Plain = {key: random.choice(("yes", "no")) for key in ("scatters", "bonuses")}
        if maybe(random, 40):
            covers["not on"] = [{"win": random.choice(_paying(game))}]
        rules["multiplier covers"] = covers
    if maybe(random, 35):
        key = random.choice(_paying(game))
        rules["special pays"] = {key: rising(random, list(game["symbols"][key]["pays"]), (3, 7))}
    return rules


def _trigger(random: Random, game: Plain) -> tuple[Plain, list[int]]:
    """What starts them, with the counts it comes with."""
    paying = random.choice(_paying(game))
    pays = list(game["symbols"][paying]["pays"])
    found: list[tuple[Plain, list[int]]] = [({"line win": paying}, pays)] * 2
    for key in game["scatters"]:
        most = max(most_in_sight(game, key, strips) for strips in game["strips"].values())
        found.append(({"scatter": key}, list(range(min(2, most), most + 1))))
    reel = random.randint(1, game["window"]["reels"])
    row = random.randrange(heights(game["window"])[reel - 1])
    symbol = random.choice(list(game["symbols"]))
    found.append(({"position": {"symbol": symbol, "reel": reel, "row": row}}, [1]))
    if "lines" in game:
        found.append(({"on a line": paying, "counts": pays[-1:]}, pays[-1:]))
    return random.choice(found)


def _leading_wheel(random: Random, game: Plain, led_to: Plain, name: str) -> Plain:
    """A wheel that leads to changed games, which then have no starting prize."""
    led_to.pop("anywhere", None)
    if maybe(random, 50):
        led_to["starts on"], led_to["games"] = {"entered": "yes"}, {1: random.randint(1, 3)}
    reel = random.randint(1, game["window"]["reels"])
    symbol = random.choice(list(game["symbols"]))
    return {
        "kind": "wheel",
        "starts on": {"position": {"symbol": symbol, "reel": reel, "row": 0}},
        "prizes on": "line bet",
        "segments": [{"prize": 3}, {"prize": 0}, {"enter": name}],
    }


def _in_phases(random: Random, game: Plain, names: list[str]) -> None:
    """Let some substitutes stand in in some phases alone, changed games among them."""
    for rule in game["substitutes"].values():
        if maybe(random, 30):
            rule["phases"] = random.choice((["paid"], [*names], ["paid", *names]))


def _paying(game: Plain) -> list[str]:
    return [key for key, symbol in game["symbols"].items() if symbol.get("pays")]
