"""Every prize a line can win, with every set of places it may stand in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Any

from tests.slow_judge.names import members, patterns
from tests.slow_judge.wins import PAID, Plain


@dataclass(frozen=True)
class Prize:
    """A prize in one set of places: `accepts` says what each of them may show."""

    name: str
    kind: str
    """straight, pattern or mixed."""
    order: tuple[int, int, tuple[int, ...]]
    """Which of two that pay the same comes first: more places, the file's order, the left."""
    reels: tuple[int, ...]
    accepts: tuple[frozenset[str], ...]
    pay: Fraction
    both_ways: bool

    @property
    def count(self) -> int:
        return len(self.reels)

    @property
    def rule(self) -> tuple[str, str]:
        """Prizes of one rule are those with one name and one kind."""
        return self.kind, self.name


def prizes_of(game: Plain, phase: str) -> list[Prize]:
    """Every prize of a lines game in a phase."""
    return [*_of_symbols(game, phase), *_mixed(game)]


def pays_of(game: Plain, key: str, phase: str) -> dict[int, Fraction]:
    """What a symbol pays by count in a phase, special pays in place of its own."""
    return _in_phase(game, key, phase, game["symbols"][key].get("pays", {}))


def scatter_pays_of(game: Plain, key: str, phase: str) -> dict[int, Fraction]:
    """What a scatter pays by count in a phase, special pays in place of its own."""
    return _in_phase(game, key, phase, game["scatters"][key].get("pays", {}))


def _in_phase(game: Plain, key: str, phase: str, pays: dict[int, Any]) -> dict[int, Fraction]:
    if phase != PAID:
        pays = game["features"][phase].get("special pays", {}).get(key, pays)
    return {count: Fraction(pay) for count, pay in pays.items()}


def places(read: str, count: int, reels: int) -> list[tuple[int, ...]]:
    """Every set of `count` reels that a reading looks for a win on."""
    every = list(combinations(range(1, reels + 1), count))
    from_left, from_right = tuple(range(1, count + 1)), tuple(range(reels - count + 1, reels + 1))
    match read:
        case "left to right":
            return [mask for mask in every if mask == from_left]
        case "right to left":
            return [mask for mask in every if mask == from_right]
        case "both ways":
            return [mask for mask in every if mask in (from_left, from_right)]
        case "adjacent anywhere":
            return [mask for mask in every if mask[-1] - mask[0] == count - 1]
        case "any position":
            return every
    raise AssertionError(read)


def _of_symbols(game: Plain, phase: str) -> Iterator[Prize]:
    for place, (key, symbol) in enumerate(game["symbols"].items()):
        read = symbol.get("read", game["lines"]["read"])
        accepted = frozenset({key})
        for count, pay in pays_of(game, key, phase).items():
            for mask in places(read, count, game["window"]["reels"]):
                yield Prize(
                    name=key,
                    kind="straight",
                    order=(-count, 2 * place, mask),
                    reels=mask,
                    accepts=(accepted,) * count,
                    pay=pay,
                    both_ways=read == "both ways",
                )
        for pattern, pay in patterns(symbol).items():
            mask = tuple(reel for reel, place in enumerate(pattern, 1) if place == "X")
            yield Prize(
                name=key,
                kind="pattern",
                order=(-len(mask), 2 * place + 1, mask),
                reels=mask,
                accepts=(accepted,) * len(mask),
                pay=Fraction(pay),
                both_ways=False,
            )


def _mixed(game: Plain) -> Iterator[Prize]:
    after = 2 * len(game["symbols"])
    reels = game["window"]["reels"]
    for place, (key, rule) in enumerate(game.get("mixed", {}).items(), after):
        if "places" in rule:
            named = [(reel, name) for reel, name in enumerate(rule["places"], 1) if name != "any"]
            mask = tuple(reel for reel, _ in named)
            yield Prize(
                name=key,
                kind="mixed",
                order=(-len(mask), place, mask),
                reels=mask,
                accepts=tuple(members(game, [name]) for _, name in named),
                pay=Fraction(rule["pays"]),
                both_ways=False,
            )
            continue
        read = rule.get("read", game["lines"]["read"])
        for count, pay in rule["pays"].items():
            for mask in places(read, count, reels):
                yield Prize(
                    name=key,
                    kind="mixed",
                    order=(-count, place, mask),
                    reels=mask,
                    accepts=(members(game, rule["of"]),) * count,
                    pay=Fraction(pay),
                    both_ways=read == "both ways",
                )
