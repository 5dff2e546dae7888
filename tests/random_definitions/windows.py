"""Windows to judge: on the strips, or made so that much is won."""

from __future__ import annotations

from random import Random

from tests.random_definitions.features import FREE
from tests.random_definitions.frame import heights
from tests.random_definitions.taking import Plain, maybe, some
from tests.slow_judge.wins import PAID, Bet, Columns


def random_phase(random: Random, game: Plain) -> str:
    """The paid game or a feature's."""
    free: list[str] = [
        key for key, rule in game.get("features", {}).items() if rule["kind"] == FREE
    ]
    return random.choice([PAID, *free])


def random_bet(random: Random, game: Plain) -> Bet:
    """Some lines, and a line bet on offer."""
    line_bet = random.choice((2, 10))
    if "ways" in game:
        return Bet((), line_bet)
    lines = range(1, len(game["lines"]["rows"]) + 1)
    match game["stakes"]["lines"]:
        case "all":
            return Bet(tuple(lines), line_bet)
        case "any selection":
            return Bet(tuple(some(random, lines, 1, len(lines))), line_bet)
    return Bet(tuple(range(1, random.choice(game["stakes"]["lines"]) + 1)), line_bet)


def random_window(random: Random, game: Plain) -> Columns:
    """A window: one in three as the reels stop, else most of it from a few symbols."""
    strips = game["strips"][random.choice(list(game["strips"]))]
    rows = heights(game["window"])
    if maybe(random, 33):
        return tuple(
            _as_it_stops(random, strip, height, set(strip))
            for strip, height in zip(strips, rows, strict=True)
        )
    favoured = set(some(random, list(game["symbols"]), 2, 3))
    columns = []
    for strip, height in zip(strips, rows, strict=True):
        liked = [stop for stop in strip if favoured & set(stop.split("+"))]
        if set(game.get("tall", {})) & set(strip):
            columns.append(_as_it_stops(random, strip, height, favoured))
            continue
        columns.append(
            tuple(
                random.choice(liked if liked and maybe(random, 85) else strip)
                for _ in range(height)
            )
        )
    return tuple(columns)


def _as_it_stops(
    random: Random, strip: list[str], height: int, favoured: set[str]
) -> tuple[str, ...]:
    """What a reel shows, with something favoured on top if it may."""
    starts = [start for start, stop in enumerate(strip) if stop in favoured]
    start = random.choice(starts or range(len(strip)))
    return tuple(strip[(start + row) % len(strip)] for row in range(height))
