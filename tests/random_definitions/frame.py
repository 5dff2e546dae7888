"""The frame of a game: its window, lines or ways, strips and stakes."""

from __future__ import annotations

from random import Random

from tests.random_definitions.taking import Plain, maybe, some

READINGS = ("left to right", "right to left", "both ways", "adjacent anywhere", "any position")


def heights(window: Plain) -> list[int]:
    """How many rows of each reel are in sight."""
    rows = window["rows"]
    return rows if isinstance(rows, list) else [rows] * window["reels"]


def random_frame(random: Random) -> Plain:
    """A window, and lines or ways."""
    reels = random.choice((3, 3, 3, 4, 4, 5, 5, 6))
    rows = random.choice((1, 2, 2, 3) if reels < 5 else (1, 2))
    window: Plain = {"reels": reels, "rows": rows}
    if maybe(random, 20):
        window["rows"] = [random.randint(1, 3) for _ in range(reels)]
    if maybe(random, 20):
        return {"window": window, "ways": {"read": "left to right", "on": "unit bet"}}
    return {"window": window, "lines": _lines(random, heights(window))}


def _lines(random: Random, rows: list[int]) -> Plain:
    different = {"".join(str(random.randrange(row)) for row in rows) for _ in range(3)}
    lines = {
        "read": random.choice(("left to right", *READINGS)),
        "on one line": random.choice(
            ("highest only", "all of different symbols", "all of different symbols", "all", "all")
        ),
        "full line": random.choice(("once", "twice")),
        "multipliers": random.choice(("product", "sum", "greatest")),
        "shared substitute": random.choice(("both", "one")),
        "rows": sorted(different),
    }
    if maybe(random, 30):
        lines["shorter"] = random.choice(("not paid", "also paid", "also paid"))
    if maybe(random, 25):
        lines["each symbol"] = random.choice(("any number", "once", "once"))
    return lines


def random_strips(random: Random, game: Plain, sets: list[str]) -> Plain:
    """Short strips that hold every symbol, some of them on one stop with another."""
    alone = game.get("tall", {}) | dict.fromkeys(game.get("mystery", {}), 1)
    together = game.get("lines") is not None or maybe(random, 50)
    return {
        name: [
            _strip(random, _standing(game, reel), alone, together=together and maybe(random, 60))
            for reel in range(1, game["window"]["reels"] + 1)
        ]
        for name in sets
    }


def _standing(game: Plain, reel: int) -> list[str]:
    return [
        key
        for key, symbol in game["symbols"].items()
        if reel in symbol.get("reels", range(1, game["window"]["reels"] + 1))
    ]


def _strip(random: Random, keys: list[str], alone: Plain, *, together: bool) -> list[str]:
    """Every symbol in a run of its own height; those named in `alone` share no stop."""
    stops = [[key] * alone.get(key, 1) for key in keys]
    plain = [key for key in keys if key not in alone]
    stops += [[random.choice(plain)] for _ in range(random.randint(max(0, 3 - len(keys)), 2))]
    if together and len(plain) > 1:
        stops += [["+".join(some(random, plain, 2, 2))] for _ in range(random.randint(1, 2))]
    random.shuffle(stops)
    return [stop for run in stops for stop in run]


def random_stop_weights(random: Random, strips: Plain) -> Plain:
    """A weight for each stop of some sets of strips."""
    return {
        name: [[random.randint(1, 4) for _ in strip] for strip in strips[name]]
        for name in some(random, list(strips), 1, 2)
    }


def random_stakes(random: Random, game: Plain) -> Plain:
    """What may be bet: always 2 or 10 cents a line or unit."""
    bets: Plain = {"line bets": [0.02, 0.1]}
    if maybe(random, 10):
        bets = {"denominations": [0.02], "credits per line": [1, 5]}
    if "ways" in game:
        return {**bets, "lines": "all", "cost": random.choice((1, 5))}
    lines = list(range(1, len(game["lines"]["rows"]) + 1))
    offered = random.choice(("any selection", "any selection", "all", lines))
    if maybe(random, 20):
        return {**bets, "lines": offered, "cost per line": 2}
    if offered == "all" and maybe(random, 50):
        return {**bets, "lines": offered, "cost": 2 * len(lines) + 1}
    return {**bets, "lines": offered}


def random_limits(random: Random) -> Plain:
    """A gamble and a cap on what a round wins, or not."""
    limits: Plain = {}
    if maybe(random, 25):
        on = random.choice(("one card from a full deck", "higher or lower", "a die", "a wheel"))
        stake = random.choice(("whole win", "whole or half"))
        limits["gamble"] = {"on": on, "stake": stake, "up to": 100, "attempts": 2}
        if on == "a wheel":
            limits["gamble"]["segments"] = {"red": 2, "blue": 1, "green": 1}
    if maybe(random, 15):
        limits["win cap"] = {"times": 20, "of": random.choice(("total bet", "line bet"))}
    return limits
