"""Patterns of outcomes: gaps, coupons, hands, orders."""

from __future__ import annotations

from itertools import combinations, permutations
from math import comb, factorial
from typing import TYPE_CHECKING

import numpy as np

from reelwright.randomness.checks.found import LEAST, NotMade, Statistic, fit
from reelwright.randomness.checks.grouping import fine_groups

if TYPE_CHECKING:
    from reelwright.randomness.streams import Floats, Ints, Stream

MOST_CLASSES = 20
LEAST_GAPS = 120
LEAST_COLLECTIONS = 60
LONG = 10
"""Collections longer than so many times the mean are taken together."""
COUPONS = 5
HAND = 5


def gap(stream: Stream) -> Statistic:
    """Hold the draws between two of the first group of outcomes against the geometric law."""
    group, chances = fine_groups(stream.law, 8, LEAST / len(stream.values))
    chance = float(chances[0])
    expected = chance * len(stream.values)
    if expected < LEAST_GAPS:
        raise NotMade(f"{LEAST_GAPS / chance:,.0f} draws or more")
    gaps = np.diff(np.flatnonzero(group[stream.values] == 0))
    many = min(MOST_CLASSES, int(expected / (1.5 * LEAST)))
    levels = np.arange(1, many) / many
    edges = np.unique(np.ceil(np.log1p(-levels) / np.log1p(-chance)))
    beyond = np.append((1 - chance) ** edges, 0.0)
    counts = np.bincount(np.searchsorted(edges, gaps), minlength=len(edges) + 1)
    return fit(counts, -np.diff(beyond, prepend=1.0))


def coupons(stream: Stream) -> Statistic:
    """Hold the draws until every group of outcomes has come against their law."""
    group, chances = fine_groups(stream.law, COUPONS, 0.02)
    mean = _mean_length(chances)
    expected = len(stream.values) / mean
    if expected < LEAST_COLLECTIONS:
        raise NotMade(f"{LEAST_COLLECTIONS * mean:,.0f} draws or more")
    lengths = _collections(group[stream.values].tolist(), len(chances))
    longest = int(LONG * mean)
    complete = _complete(chances, longest)
    law = np.append(np.diff(complete, prepend=0.0), 1 - complete[-1])
    counts = np.bincount(np.minimum(lengths, longest + 1), minlength=longest + 2)[1:]
    return fit(*_in_classes(counts, law, expected))


def _mean_length(chances: Floats) -> float:
    """Return how many draws a collection takes on average."""
    mean = 0.0
    for many in range(1, len(chances) + 1):
        mean -= (-1) ** many * sum(1 / sum(some) for some in combinations(chances.tolist(), many))
    return mean


def _collections(values: list[int], many: int) -> list[int]:
    lengths, seen, length = [], 0, 0
    full = (1 << many) - 1
    for value in values:
        seen |= 1 << value
        length += 1
        if seen == full:
            lengths.append(length)
            seen = length = 0
    return lengths


def _complete(chances: Floats, longest: int) -> Floats:
    """Return the chance that all groups have come after 1, 2, ... draws."""
    draws = np.arange(1, longest + 1)
    complete = np.zeros(longest)
    for missing in range(len(chances) + 1):
        for without in combinations(chances, missing):
            complete += (-1) ** missing * max(0.0, 1 - sum(without)) ** draws
    return complete


def _in_classes(counts: Ints, law: Floats, expected: float) -> tuple[Ints, Floats]:
    """Put neighbouring lengths together until each class is about equally likely."""
    many = max(2, min(MOST_CLASSES, int(expected / (1.5 * LEAST))))
    middles = np.cumsum(law) - law / 2
    _, cell = np.unique(np.floor(np.clip(middles, 0, 1) * many), return_inverse=True)
    return (
        np.bincount(cell, weights=counts).astype(np.int64),
        np.bincount(cell, weights=law).astype(np.float64),
    )


def poker(stream: Stream) -> Statistic:
    """Hold the number of different groups in hands of five against its law."""
    group, chances = fine_groups(stream.law, 10, 0.02)
    hands = len(stream.values) // HAND
    cards = np.sort(group[stream.values[: hands * HAND]].reshape(hands, HAND), axis=1)
    different = 1 + np.sum(np.diff(cards, axis=1) > 0, axis=1)
    return fit(np.bincount(different, minlength=HAND + 1)[1:], _different(chances))


def _different(chances: Floats) -> Floats:
    """Return the chance of 1 to 5 different groups in a hand."""
    law = np.zeros((HAND + 1, HAND + 1))
    law[0, 0] = 1
    for chance in chances:
        after = law.copy()
        for drawn in range(HAND):
            for more in range(1, HAND - drawn + 1):
                ways = comb(HAND - drawn, more) * chance**more
                after[drawn + more, 1:] += law[drawn, :-1] * ways
        law = after
    hand: Floats = law[HAND, 1:]
    return hand


def permutation(stream: Stream) -> Statistic:
    """Hold the orders of so many outcomes running, none alike, against each other."""
    long = 4 if stream.law.size >= 8 else 3
    if stream.law.size < 3:
        raise NotMade("3 outcomes or more")
    count = len(stream.values) // long
    needed = 1.2 * LEAST * factorial(long) / _unlike(stream.law.chances, long)
    if count < needed:
        raise NotMade(f"{long * needed:,.0f} draws or more")
    tuples = stream.values[: count * long].reshape(count, long)
    ordered = np.argsort(tuples, axis=1)
    unlike = np.all(np.diff(np.sort(tuples, axis=1), axis=1) > 0, axis=1)
    codes = ordered[unlike] @ (long ** np.arange(long))
    orders = sorted(int(np.dot(p, long ** np.arange(long))) for p in permutations(range(long)))
    counts = np.bincount(np.searchsorted(orders, codes), minlength=len(orders))
    return fit(counts, np.full(len(orders), 1 / len(orders)))


def _unlike(chances: Floats, long: int) -> float:
    """Return the chance that so many draws are all unlike."""
    sums = np.zeros(long + 1)
    sums[0] = 1
    for chance in chances:
        sums[1:] += sums[:-1] * chance
    return float(factorial(long) * sums[long])
