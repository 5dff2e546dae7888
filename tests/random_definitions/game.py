"""A whole random game."""

from __future__ import annotations

from random import Random

from tests.random_definitions.features import FREE, random_features
from tests.random_definitions.frame import (
    random_frame,
    random_limits,
    random_stakes,
    random_stop_weights,
    random_strips,
)
from tests.random_definitions.scatters import add_pays_and_awards, random_scatter
from tests.random_definitions.substitutes import random_substitute
from tests.random_definitions.symbols import (
    BLANK,
    KEYS,
    MYSTERY,
    SCATTERS,
    SUBSTITUTES,
    random_groups,
    random_mixed,
    random_symbols,
)
from tests.random_definitions.taking import Plain, maybe


def random_game(random: Random) -> Plain:
    """A game that uses some of all the rules there are; it may yet be unsound."""
    game: Plain = {"format": 1, "game": "Random", **random_frame(random)}
    symbols = game["symbols"] = random_symbols(random, game)
    plain = [key for key in symbols if key in KEYS]
    own = [key for key in symbols if key in SUBSTITUTES and symbols[key].get("pays")]
    if groups := random_groups(random, plain):
        game["groups"] = groups
    if "lines" in game and (mixed := random_mixed(random, game, [*plain, *groups])):
        game["mixed"] = mixed
    game["scatters"] = {key: random_scatter(random) for key in symbols if key in SCATTERS}
    if len(game["scatters"]) > 1:
        game["coinciding scatters"] = random.choice(("all", "highest only"))
    _tall(random, game, plain)
    if MYSTERY in symbols:
        becomes = {key: random.choice((1, 3)) for key in plain if key not in game.get("tall", {})}
        game["mystery"] = {MYSTERY: {"becomes": becomes, "each": random.choice(("cell", "window"))}}
    _on_some_reels(random, game)
    sets = ["base", "rich"] if maybe(random, 50) else ["base"]
    if features := random_features(random, game, sets):
        game["features"] = features
    phases = ["paid", *({FREE} & features.keys())]
    game["substitutes"] = {
        key: random_substitute(random, game, key, _completed(plain, own, key), phases)
        for key in symbols
        if key in SUBSTITUTES
    }
    if "ways" in game:
        game["ways"]["multipliers"] = random.choice(("product", "sum", "greatest"))
    _strips(random, game, sets)
    add_pays_and_awards(random, game)
    game["stakes"] = random_stakes(random, game)
    game |= random_limits(random)
    return {key: rule for key, rule in game.items() if rule != {}}


def _completed(plain: list[str], own: list[str], key: str) -> list[str]:
    return [*plain, *(other for other in own if other != key)]


def _tall(random: Random, game: Plain, plain: list[str]) -> None:
    able = [*plain[:1], *game["scatters"]]
    if maybe(random, 20):
        game["tall"] = {random.choice(able): 2}


def _on_some_reels(random: Random, game: Plain) -> None:
    reels = list(range(1, game["window"]["reels"] + 1))
    for key, symbol in game["symbols"].items():
        if key in (*SUBSTITUTES, BLANK, MYSTERY) and not symbol.get("pays") and maybe(random, 30):
            symbol["reels"] = reels[1:]


def _strips(random: Random, game: Plain, sets: list[str]) -> None:
    game["strips"] = random_strips(random, game, sets)
    if maybe(random, 15):
        game["stop weights"] = random_stop_weights(random, game["strips"])
    elif maybe(random, 10):
        backwards = [strip[::-1] for strip in game["strips"]["base"]]
        game["variants"] = {"backwards": {"strips": {"base": backwards}}}
    if len(sets) == 1 or game.get("features", {}).get(FREE, {}).get("strips") == "rich":
        return
    by_lines = {"by lines": {1: "base", 2: "rich"}}
    drawn = {"drawn": {"base": 2, "rich": 1}}
    several = "lines" in game and len(game["lines"]["rows"]) > 1
    game["paid strips"] = random.choice((by_lines, drawn)) if several else drawn
