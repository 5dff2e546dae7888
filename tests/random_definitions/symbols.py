"""The symbols of a random game: what each pays, and wins of unlike ones."""

from __future__ import annotations

from random import Random

from tests.random_definitions.frame import READINGS
from tests.random_definitions.taking import Plain, maybe, rising, some

KEYS = ("ant", "bee", "cat", "dog")
"""Symbols that pay."""
SUBSTITUTES = ("wolf", "yak")
SCATTERS = ("star", "moon")
BLANK = "zero"
MYSTERY = "box"


def random_symbols(random: Random, game: Plain) -> Plain:
    """Symbols that pay, substitutes, scatters, perhaps a blank and a mystery, in any order."""
    reels = game["window"]["reels"]
    keys = KEYS[: random.randint(2, 4)]
    symbols: Plain = {key: _paying(random, game, reels) for key in keys}
    for key in some(random, SUBSTITUTES, 1 if maybe(random, 85) else 0, 2):
        symbols[key] = {"pays": _own(random, symbols, reels)} if maybe(random, 55) else {}
    for key in some(random, SCATTERS, 0, 2):
        symbols[key] = {}
    if maybe(random, 20):
        symbols[BLANK] = {}
    if maybe(random, 12):
        symbols[MYSTERY] = {}
    order = list(symbols)
    random.shuffle(order)
    return {key: symbols[key] for key in order}


def _own(random: Random, symbols: Plain, reels: int) -> dict[int, int]:
    """What a substitute pays itself: often what another symbol pays, for the sake of ties."""
    pays: dict[int, int] = random.choice([symbol.get("pays", {}) for symbol in symbols.values()])
    return {**pays} if maybe(random, 50) else rising(random, _counts(random, reels), (2, 4, 9))


def _counts(random: Random, reels: int) -> list[int]:
    counts = list(range(random.choice((1, 2, 2, 2, 3)), reels + 1))
    if len(counts) > 2 and maybe(random, 3):
        counts.remove(random.choice(counts[1:-1]))
    return counts


def _paying(random: Random, game: Plain, reels: int) -> Plain:
    symbol: Plain = {"pays": rising(random, _counts(random, reels))}
    if "ways" in game:
        return symbol
    if maybe(random, 20):
        symbol["read"] = random.choice(READINGS)
    if maybe(random, 20):
        pattern = ["X", "_", *(random.choice("X_") for _ in range(reels - 2))]
        random.shuffle(pattern)
        symbol["patterns"] = {"".join(pattern): random.choice((2, 5, 12))}
        if maybe(random, 30):
            del symbol["pays"]
    return symbol


def random_groups(random: Random, paying: list[str]) -> Plain:
    """A group or two of symbols that pay."""
    if not maybe(random, 50):
        return {}
    groups = {"any-pet": some(random, paying, 2, 2)}
    if maybe(random, 30):
        groups["any-beast"] = some(random, paying, 2, 3)
    return groups


def random_mixed(random: Random, game: Plain, named: list[str]) -> Plain:
    """Wins of unlike symbols: by count, by place, or both."""
    reels = game["window"]["reels"]
    mixed: Plain = {}
    if maybe(random, 30):
        rule: Plain = {
            "of": some(random, named, 2, 3),
            "pays": rising(random, _counts(random, reels), (1, 2)),
        }
        if maybe(random, 70):
            rule["read"] = random.choice(READINGS)
        mixed["any of them"] = rule
    if maybe(random, 30):
        places = [random.choice((*named, "any")) for _ in range(reels - 1)]
        places.insert(random.randrange(reels), random.choice(named))
        mixed["these in turn"] = {"places": places, "pays": random.choice((2, 7, 15))}
    for rule in mixed.values():
        rule["beside straight"] = random.choice(("yes", "no"))
    return mixed
