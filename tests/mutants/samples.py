"""Which of very many changes are tried: some of each kind, of as many things as can be."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from tests.mutants.values import Change, Entry, Path

MOST = 12
"""How many changes of one kind are tried, in a game of which not all are."""
SEED = 20
T = TypeVar("T")


def kind_of(change: Change) -> tuple[Hashable, ...]:
    """Return what a change has in common with those of other symbols, lines, counts."""
    return (tuple(step for step in change.path if not isinstance(step, Entry)), _how(change))


def thing_of(change: Change) -> Path:
    """Return the entry a change is made to: the symbol, the line, the feature."""
    return tuple(step for step in change.path if isinstance(step, Entry))[:1]


def _how(change: Change) -> str:
    if change.after in ("left out", "added"):
        return change.after
    return "moved" if change.before.startswith("for ") else "other"


def sampled(
    found: Iterable[T],
    kind: Callable[[T], Hashable],
    about: Callable[[T], Path],
    most: int = MOST,
) -> list[T]:
    """Return at most so many of each kind, in their order; first one about each thing, then two."""
    order = list(enumerate(found))
    shuffled = random.Random(SEED).sample(order, len(order))  # noqa: S311
    met: Counter[Hashable] = Counter()
    turns = []
    for number, one in shuffled:
        key = (kind(one), about(one))
        turns.append((met[key], number, one))
        met[key] += 1
    kept: Counter[Hashable] = Counter()
    chosen = []
    for _, number, one in sorted(turns, key=lambda turn: turn[0]):
        if kept[kind(one)] < most:
            kept[kind(one)] += 1
            chosen.append((number, one))
    return [one for _, one in sorted(chosen, key=lambda pair: pair[0])]
