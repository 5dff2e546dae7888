"""The scatters of a random game, and what so many of them pay and award."""

from __future__ import annotations

from random import Random

from tests.random_definitions.frame import heights
from tests.random_definitions.taking import Plain, maybe, rising


def random_scatter(random: Random) -> Plain:
    """How a scatter counts and what its pays are multiples of; the pays come later."""
    scatter: Plain = {"on": random.choice(("total bet", "line bet"))}
    if maybe(random, 40):
        scatter["counted"] = random.choice(("anywhere", "left adjacent reels"))
    if scatter.get("counted", "anywhere") == "anywhere" and maybe(random, 40):
        scatter["per reel"] = random.choice(("every", "once"))
    return scatter


def add_pays_and_awards(random: Random, game: Plain) -> None:
    """Pays of scatters and awards of free games, for every count the strips can show."""
    for key, scatter in game["scatters"].items():
        most = max(most_in_sight(game, key, strips) for strips in game["strips"].values())
        scatter["pays"] = rising(random, range(min(most, random.choice((1, 2))), most + 1))
        for feature in game.get("features", {}).values():
            if feature["starts on"].get("scatter") == key:
                feature["awards"] = dict.fromkeys(range(min(2, most), most + 1), 1)


def most_in_sight(game: Plain, key: str, strips: list[list[str]]) -> int:
    most = 0
    for reel, (strip, height) in enumerate(zip(strips, heights(game["window"]), strict=True), 1):
        counts = (
            _count(game, key, reel, [strip[(start + row) % len(strip)] for row in range(height)])
            for start in range(len(strip))
        )
        most_here = max(counts)
        if not most_here and game["scatters"][key].get("counted") == "left adjacent reels":
            break
        most += most_here
    return most


def _count(game: Plain, key: str, reel: int, column: list[str]) -> int:
    helpers = {
        name
        for name, rule in game["substitutes"].items()
        if reel in rule.get("reels", [reel])
        and (rule.get("scatters") == "all" or key in rule.get("scatters", "none"))
    }
    count = 0
    for row, text in enumerate(column):
        shown = set(text.split("+"))
        under = row > 0 and key in game.get("tall", {}) and column[row - 1] == key
        count += (key in shown and not under) or bool(helpers & shown and key not in shown)
    scatter = game["scatters"][key]
    one = scatter.get("counted") == "left adjacent reels" or scatter.get("per reel") == "once"
    return min(count, 1) if one else count
