"""From a walk along the reels to the smallest machine that adds up the same.

The states of the walk are found reel by reel. From the last reel back those with the same future
become one node; what a future adds in any case is added on the way to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypeVar

import numpy as np

from reelwright.automaton.machine import SETTLED, Machine
from reelwright.automaton.refusal import NotCountable

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    from numpy.typing import NDArray

State = TypeVar("State", bound="Hashable")
Letter = TypeVar("Letter", bound="Hashable")
_Target: TypeAlias = tuple[int, int]
"""A node of the next layer, and what is added to the tally on the way."""

MOST_STATES = 400_000
"""States of one reel that are walked; a walk with more of them is refused."""


def machine_of(
    start: State,
    letters: Sequence[Sequence[Letter]],
    read: Callable[[int, State, Letter], State],
    emission: Callable[[State], int],
) -> Machine:
    """Return the machine of a walk.

    `letters` has by reel what may be read there; `read` gives the state after a reel, from 0, and
    `emission` what a state after the last one adds to the tally. Raises `NotCountable` where the
    walk has too many states.
    """
    kinds = [list(dict.fromkeys(of_reel)) for of_reel in letters]
    layers: list[list[State]] = [[start]]
    ways: list[list[list[State]]] = []
    for reel, of_reel in enumerate(kinds):
        following = [[read(reel, state, letter) for letter in of_reel] for state in layers[-1]]
        layers.append(list(dict.fromkeys(to for row in following for to in row)))
        ways.append(following)
        if len(layers[-1]) > MOST_STATES:
            raise NotCountable(
                f"reel {reel + 1}: found {len(layers[-1])} ways to go on; allowed: {MOST_STATES}"
            )
    targets = {state: (SETTLED, emission(state)) for state in layers.pop()}
    steps: list[NDArray[np.int32]] = []
    emits: list[NDArray[np.int64]] = []
    for of_reel, columns in zip(reversed(kinds), reversed(letters), strict=True):
        rows, targets = _merged(layers.pop(), ways.pop(), targets)
        places = {letter: number for number, letter in enumerate(of_reel)}
        table = np.array(rows, np.int64)[:, [places[letter] for letter in columns]]
        steps.append(np.ascontiguousarray(table[:, :, 0], np.int32))
        emits.append(np.ascontiguousarray(table[:, :, 1]))
    node, always = targets[start]
    if node == SETTLED:
        return _constant(always, [len(of_reel) for of_reel in letters])
    emits[-1][node] += always
    return Machine(node, tuple(reversed(steps)), tuple(reversed(emits)))


def _merged(
    states: Sequence[State], ways: Sequence[Sequence[State]], targets: Mapping[State, _Target]
) -> tuple[list[tuple[_Target, ...]], dict[State, _Target]]:
    """Return the rows of a layer's nodes, and for each of its states the node and what it adds."""
    settled = ((SETTLED, 0),) * len(ways[0])
    rows: dict[tuple[_Target, ...], int] = {settled: SETTLED}
    merged: dict[State, _Target] = {}
    for state, following in zip(states, ways, strict=True):
        reached = [targets[to] for to in following]
        always = reached[0][1]
        row = tuple((node, added - always) for node, added in reached)
        merged[state] = (rows.setdefault(row, len(rows)), always)
    return list(rows), merged


def _constant(always: int, letters: Sequence[int]) -> Machine:
    """Return the machine that adds the same whatever it reads."""
    steps = tuple(np.zeros((2, count), np.int32) for count in letters)
    emits = tuple(np.zeros((2, count), np.int64) for count in letters)
    emits[0][1] = always
    return Machine(1, steps, emits)
