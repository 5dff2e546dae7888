"""Games with cascades: in all phases or in some, with factors that rise or not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from reelwright.definition.model import Definition
from reelwright.play.cascades import Stopped, followed
from reelwright.play.state import Stake
from reelwright.play.window import window_at
from tests.random_definitions.changed_games import add_changed_games
from tests.random_definitions.frame import heights
from tests.random_definitions.game import random_game
from tests.random_definitions.leading import MOST_TRIES, leading_features
from tests.random_definitions.re_spins import add_re_spins
from tests.random_definitions.reading import definition_of, refusal
from tests.random_definitions.symbols import MYSTERY
from tests.random_definitions.taking import Plain, maybe, some
from tests.random_definitions.tokens import NAMES, random_tokens

PAID = "paid"
SPUN = ("free games", "changed games", "re-spins")
"""The kinds of features with spins."""
MOST_CELLS = 9
SPINS = 200
"""How many spins of each set of strips are seen for the factors they come to."""


def cascading_game(random: Random, *, leading: bool = True) -> Plain:
    """A game with cascades that `check` does not refuse.

    Its features may be `leading` to each other, or are those of any random game.
    """
    for _ in range(MOST_TRIES):
        game = random_game(random)
        paying = any(rule.get("pays") for rule in game["symbols"].values())
        if not paying or sum(heights(game["window"])) > MOST_CELLS:
            continue
        game = {"scatters": {}, "substitutes": {}, **game}
        if leading:
            _features(random, game)
        add_cascades(random, game)
        if maybe(random, 15) and game.get("features"):
            game["tokens"] = {NAMES[0]: random_tokens(random, game)}
        game = {key: rule for key, rule in game.items() if rule != {}}
        if not refusal(game) and _comes_to_all_factors(random, game):
            return game
    raise AssertionError(f"{MOST_TRIES} random games in a row were refused")


def _comes_to_all_factors(random: Random, game: Plain) -> bool:
    """Whether symbols fall; factors that no spin seen comes to are taken out of the game."""
    definition = definition_of(game)
    won = max(_windows_won(random, game, definition))
    if won == 0:
        return False
    factors = game["cascades"].get("multipliers")
    if factors is not None:
        game["cascades"]["multipliers"] = factors[:won]
    return not refusal(game)


def _windows_won(random: Random, game: Plain, definition: Definition) -> Iterator[int]:
    """In how many windows spins win, of all phases with cascades, some spins of each set."""
    bets = definition.stakes.bets
    units = len(definition.lines.rows)
    stake = Stake(tuple(range(1, units + 1)), bets[0], units=0 if units else 1)
    for phase in game["cascades"].get("phases", [PAID]):
        for strips in definition.sets_of(phase):
            reels = definition.strips[strips]
            for _ in range(SPINS):
                stops = tuple(random.randrange(len(strip)) for strip in reels)
                window = window_at(definition, phase, stops, strips)
                seen = followed(definition, stake, Stopped(phase, strips, stops), window)
                yield sum(bool(one.judged.line_wins or one.judged.ways_wins) for one in seen)


def _features(random: Random, game: Plain) -> None:
    """Give a game features of any kind with spins, or none."""
    if maybe(random, 50):
        game["features"] = leading_features(random, game)
    if maybe(random, 15):
        add_changed_games(random, game)
    elif maybe(random, 15):
        add_re_spins(random, game)


def add_cascades(random: Random, game: Plain) -> None:
    """Add cascades, and leave out what cannot be beside them; the game may yet be unsound."""
    phases = [PAID, *(key for key, one in game.get("features", {}).items() if _spun(one))]
    at_most = random.choice((1, 2, 3, 4, 6))
    game["cascades"] = {"at most": at_most}
    if maybe(random, 65):
        steps = [
            random.choice((1, 1, 1, 2)),
            *(random.choice((1, 1, 2)) for _ in range(random.randint(0, at_most))),
        ]
        game["cascades"]["multipliers"] = [sum(steps[:number]) for number, _ in enumerate(steps, 1)]
    with_them = phases
    if able := _phases(random, game, phases):
        with_them = game["cascades"]["phases"] = able
    game.pop("tall", None)
    game.pop("mystery", None)
    _without(game, MYSTERY)
    for rule in game["substitutes"].values():
        if rule.get("acts") == "expanding" and set(rule.get("phases", phases)) & set(with_them):
            rule["acts"] = random.choice(("in place", "on its whole reel"))
    for feature in game.get("features", {}).values():
        if "line win" in feature["starts on"]:
            feature.pop("once for each", None)


def _phases(random: Random, game: Plain, phases: list[str]) -> list[str]:
    """Choose phases with cascades; none where all have them, as long as no reels are held."""
    features = game.get("features", {})
    free = [key for key, one in features.items() if _sure_to_start(one)]
    if any(one["kind"] == "re-spins" for one in features.values()):
        return some(random, free, 1, 2)
    if len(phases) == 1 or maybe(random, 50):
        return []
    if free and maybe(random, 50):
        return some(random, free, 1, 1)
    return [PAID, *some(random, phases[1:], 0, len(phases) - 2)]


def _sure_to_start(feature: Plain) -> bool:
    """Whether a feature is free games that a number of scatters starts."""
    return feature["kind"] == "free games" and "scatter" in feature["starts on"]


def _spun(feature: Plain) -> bool:
    return feature["kind"] in SPUN


def _without(game: Plain, symbol: str) -> None:
    """Take a symbol off all strips, with its stops and their weights."""
    if game["symbols"].pop(symbol, None) is None:
        return
    for key, strips in game["strips"].items():
        for reel, strip in enumerate(strips):
            stays = [stop for stop, shown in enumerate(strip) if shown != symbol]
            strips[reel] = [strip[stop] for stop in stays]
            weights = game.get("stop weights", {}).get(key)
            if weights:
                weights[reel] = [weights[reel][stop] for stop in stays]
    for variant in game.get("variants", {}).values():
        for strips in variant["strips"].values():
            strips[:] = [[shown for shown in strip if shown != symbol] for strip in strips]
