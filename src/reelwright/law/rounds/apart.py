"""Laws told apart by the free games they add to series that are still to be played.

A law of this kind is a mapping: for each number of games added to each such series, the part of
the law in which they are.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.law.rings.ring import E

Added: TypeAlias = tuple[tuple[str, int], ...]
"""Games added, by series: sorted, each series once."""
NONE_ADDED: Added = ()
Apart: TypeAlias = "Mapping[Added, E]"
Names: TypeAlias = frozenset[str]


@dataclass(frozen=True, slots=True)
class Context:
    """Where something is started: the phase, what it multiplies bonuses by, the series under way.

    `apart` are series that wait or run and whose added games are kept apart. The phase is empty
    where a bonus leads to a feature.
    """

    phase: str
    factor: int
    apart: Names


def together(one: Added, other: Added) -> Added:
    """Return what both add."""
    if not one or not other:
        return one or other
    total = Counter(dict(one))
    total.update(dict(other))
    return tuple(sorted(total.items()))


def split(added: Added, name: str) -> tuple[int, Added]:
    """Return the games added to one series, and the rest."""
    games = dict(added).get(name, 0)
    return games, tuple(pair for pair in added if pair[0] != name)


def put(into: dict[Added, E], added: Added, law: E) -> None:
    """Add a part to a law."""
    into[added] = into[added] + law if added in into else law
