"""Small ways to take things at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias, TypeVar

Plain: TypeAlias = dict[str, Any]
"""A game as its file holds it, or a part of it."""
T = TypeVar("T")


def maybe(random: Random, percent: int) -> bool:
    """Yes in so many of a hundred."""
    return random.randint(1, 100) <= percent


def some(random: Random, things: Sequence[T], least: int, most: int) -> list[T]:
    """Some of the things, each once, in their own order."""
    most = min(most, len(things))
    chosen = random.sample(range(len(things)), random.randint(min(least, most), most))
    return [things[place] for place in sorted(chosen)]


def rising(
    random: Random, counts: Sequence[int], first: Sequence[int] = (1, 2, 3, 4)
) -> dict[int, int]:
    """Pays that rise with the count."""
    pay = 0
    pays: dict[int, int] = {}
    for count in counts:
        pay += random.choice(first)
        pays[count] = pay
        pay += random.choice((0, 0, 1, 3, 8))
    return pays
