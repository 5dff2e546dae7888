"""How often a chain is in each of its states in the long run, in fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, TypeVar

import numpy as np
from scipy.sparse import csr_array
from scipy.sparse.csgraph import connected_components

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

S = TypeVar("S", bound="Hashable")


class Unsettled(ValueError):
    """Where a chain ends up depends on chance: it has several sets of states it never leaves."""


def stationary(rows: Mapping[S, Mapping[S, Fraction]]) -> dict[S, Fraction]:
    """Return how often each state is visited in the long run, those left for ever left out.

    `rows` has for each state how likely each state follows; the likelihoods of a row sum to 1.
    States are taken out one after the other, which subtracts nothing, and put back in. Raises
    `Unsettled`.
    """
    lasting = _lasting(rows)
    into: dict[S, dict[S, Fraction]] = {state: {} for state in lasting}
    out = {state: dict(rows[state]) for state in lasting}
    for state, row in out.items():
        for to, share in row.items():
            into[to][state] = share
    taken = []
    for state in lasting[:0:-1]:
        row, column = out.pop(state), into.pop(state)
        row.pop(state, None)
        column.pop(state, None)
        leaves = sum(row.values(), Fraction())
        for before in column:
            del out[before][state]
        for to in row:
            del into[to][state]
        for before, share in column.items():
            for to, onward in row.items():
                more = out[before].get(to, Fraction()) + share * onward / leaves
                out[before][to] = into[to][before] = more
        taken.append((state, column, leaves))
    often = {lasting[0]: Fraction(1)}
    for state, column, leaves in reversed(taken):
        often[state] = sum((often[b] * s for b, s in column.items()), Fraction()) / leaves
    whole = sum(often.values(), Fraction())
    return {state: share / whole for state, share in often.items()}


def _lasting(rows: Mapping[S, Mapping[S, Fraction]]) -> list[S]:
    """Return the states that are visited again and again."""
    states = list(rows)
    place = {state: n for n, state in enumerate(states)}
    edges = [(place[state], place[to]) for state, row in rows.items() for to in row if row[to]]
    ends = np.array(edges).T
    graph = csr_array((np.ones(len(edges)), (ends[0], ends[1])), shape=(len(states),) * 2)
    parts, part_of = connected_components(graph, connection="strong")
    left = {part_of[one] for one, other in edges if part_of[one] != part_of[other]}
    kept = set(range(parts)) - left
    if len(kept) != 1:
        raise Unsettled(f"{len(kept)} ways to go on for ever")
    (part,) = kept
    return [state for state in states if part_of[place[state]] == part]
