"""Games with hold and spin on a small window, beside other features or alone, and with wagers."""

from __future__ import annotations

from random import Random

from tests.random_definitions.frame import heights
from tests.random_definitions.game import random_game
from tests.random_definitions.leading import MOST_TRIES, leading_features, say_with_others
from tests.random_definitions.reading import refusal
from tests.random_definitions.scatters import most_in_sight
from tests.random_definitions.taking import Plain, maybe, some

HOLD = "the vault"
ANTE = "other reels"
MOST_CELLS = 7
MOST_OPEN = 4
"""No more cells are open at first, so that every re-spin can be played."""


def holding_game(random: Random, *, leading: bool = True) -> Plain:
    """A game with hold and spin, some with wagers, that `check` does not refuse.

    Features beside it may be `leading` to each other, or are those of any random game.
    """
    for _ in range(MOST_TRIES):
        game = random_game(random)
        paying = any(rule.get("pays") for rule in game["symbols"].values())
        if not paying or not game.get("scatters") or sum(heights(game["window"])) > MOST_CELLS:
            continue
        game = {"substitutes": {}, **game}
        beside = leading_features(random, game) if leading else game.get("features", {})
        game["features"] = _with_hold(random, game, beside if maybe(random, 60) else {})
        game["wagers"] = random_wagers(random, game)
        game = {key: rule for key, rule in game.items() if rule != {}}
        if not refusal(game):
            return game
    raise AssertionError(f"{MOST_TRIES} random games in a row were refused")


def _with_hold(random: Random, game: Plain, features: Plain) -> Plain:
    """The features with hold and spin among them, in any place; a wheel may lead to it."""
    symbol = random.choice(list(game["scatters"]))
    _plain(game, symbol)
    named = list(features.items())
    named.insert(random.randint(0, len(named)), (HOLD, _hold(random, game, symbol)))
    found = dict(named)
    for feature in found.values():
        feature.pop("with others", None)
        if feature["kind"] == "wheel" and maybe(random, 50):
            feature["segments"].append({"enter": HOLD})
        if feature["kind"] == "trail":
            feature["throws"] = 3  # so that every cell can be reached
    say_with_others(found)
    return found


def _plain(game: Plain, symbol: str) -> None:
    """Let every one in sight of a scatter count, and nothing else."""
    for key in ("counted", "per reel"):
        game["scatters"][symbol].pop(key, None)
    game.get("tall", {}).pop(symbol, None)
    for rule in game["substitutes"].values():
        rule.pop("with none showing", None)
        if rule.get("scatters", "none") != "none":
            rule["scatters"] = "none"


def _hold(random: Random, game: Plain, symbol: str) -> Plain:
    cells = sum(heights(game["window"]))
    most = max(most_in_sight(game, symbol, strips) for strips in game["strips"].values())
    least = max(1, cells - MOST_OPEN)
    counts = some(random, range(least, most + 1), 1, 2)
    hold: Plain = {
        "kind": "hold and spin",
        "starts on": {"scatter": symbol, "counts": counts},
        "prizes on": random.choice(("line bet", "total bet", "fixed")),
        "re-spins": random.choice((1, 1, 2)),
        "new symbol": random.choice(("begins again", "changes nothing")),
        "each cell": {"lands": random.choice((1, 2)), "stays open": random.choice((1, 3))},
        "values": {"drawn": random.choice(({2: 1}, {1: 3, 4: 1}))},
    }
    return hold | ({"full window": random.choice((5, 10))} if maybe(random, 60) else {})


def random_wagers(random: Random, game: Plain) -> Plain:
    """Some ways to bet: other strips for the paid spin, features that are bought."""
    wagers: Plain = {}
    others = [name for name in game["strips"] if name != game.get("paid strips", "base")]
    if others and maybe(random, 60):
        wagers[ANTE] = {"costs": random.choice((1.5, 2)), "strips": random.choice(others)}
    for name, feature in game["features"].items():
        if feature["kind"] not in ("award", "re-spins") and maybe(random, 50):
            count = feature["starts on"].get("counts") if name == HOLD else None
            bought = {"count": random.choice(count)} if count and maybe(random, 50) else {}
            wagers[f"buy {name}"] = {"costs": random.choice((3, 10)), "starts": name, **bought}
    return dict(list(wagers.items())[:6])
