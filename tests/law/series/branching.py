"""Series of free games followed game by game through everything that can happen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from reelwright.law.series import Limits

Counted = Mapping[int, Mapping[int, int]]
"""A game: games added -> what it pays -> in how many ways."""

SMALL: Counted = {0: {1: 5, 2: 3}, 1: {1: 1, 4: 2}, 3: {2: 1}}
"""A game that pays something always and wins 6/12 of one more on average."""
RICH: Counted = {0: {1: 4}, 2: {1: 2, 7: 1}, 5: {3: 1}}
"""A game that wins more than one more on average."""


def ways(game: Counted) -> int:
    return sum(sum(pays.values()) for pays in game.values())


def parts(ring: Any, game: Counted) -> list[tuple[int, Any]]:
    """The game as a series takes it, over a ring."""
    return [(added, ring.law(pays, ways(game))) for added, pays in game.items()]


def followed(
    games: Sequence[Counted], start: int, limits: Limits, up_to: int
) -> dict[int, Fraction]:
    """How likely a series pays each amount up to one; every game of it must pay something."""
    most_left = 10**9 if limits.left is None else limits.left
    most_played = 10**9 if limits.played is None else limits.played
    ended: defaultdict[int, Fraction] = defaultdict(Fraction)
    states = {(min(start, most_left, most_played), 0): Fraction(1)}
    played = 0
    while states:
        game = games[min(played, len(games) - 1)]
        played += 1
        after: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
        for (left, paid), chance in states.items():
            if left == 0:
                ended[paid] += chance
                continue
            for added, pays in game.items():
                room = min(most_left - (left - 1), most_played - played - (left - 1))
                for pay, n in pays.items():
                    if paid + pay <= up_to:
                        to = (left - 1 + min(added, room), paid + pay)
                        after[to] += chance * Fraction(n, ways(game))
        states = after
    return dict(ended)
