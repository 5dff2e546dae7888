"""Walks along the reels as diagrams in which no two nodes of a layer mean the same.

Diagrams are small, and stay so as they are joined two by two: nodes are merged from the last reel
back, and what a node adds to the tally in any case is added on the way to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

import numpy as np

from reelwright.automaton.machine import SETTLED, Machine
from reelwright.automaton.refusal import NotCountable

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from numpy.typing import NDArray

State = TypeVar("State", bound="Hashable")
Letter = TypeVar("Letter", bound="Hashable")
End = TypeVar("End", bound="Hashable")
Other = TypeVar("Other", bound="Hashable")

MOST_STATES = 400_000
"""States of one reel that are walked; a walk with more of them is refused."""
MOST_NODES = 1_000_000
"""Nodes of one layer before they are merged; a diagram with more of them is refused."""


@dataclass(frozen=True, eq=False)
class Diagram(Generic[End]):
    """A reader of the reels: tables as those of a machine, and what it comes to.

    `ends` has what each node after the last reel comes to. Node 0 of a layer adds nothing and
    comes to `ends[0]` whatever is read.
    """

    start: int
    steps: tuple[NDArray[np.int32], ...]
    emits: tuple[NDArray[np.int64], ...]
    ends: tuple[End, ...]

    def valued(self, value: Callable[[End], Other], nothing: Other) -> Diagram[Other]:
        """Return it with what its ends are worth instead; `nothing` is to be told from node 0."""
        ends = [value(end) for end in self.ends]
        return _merged(self.start, self.steps, self.emits, ends, nothing)

    def told(self, emission: Callable[[End], int]) -> Diagram[None]:
        """Return it with its ends added to the tally."""
        added = np.array([emission(end) for end in self.ends], np.int64)
        return _backwards(self.start, self.steps, self.emits, np.zeros_like(added), added, (None,))


def walked(
    start: State,
    letters: Sequence[Sequence[Letter]],
    read: Callable[[int, State, Letter], State],
    end: Callable[[State], End],
    nothing: End,
) -> Diagram[End]:
    """Return the diagram of a walk.

    `letters` has by reel what may be read there, in places of which several may hold the same;
    `read` gives the state after a reel, from 0, and `end` what a state after the last one comes
    to. Raises `NotCountable` where the walk has too many states.
    """
    layer = [start]
    steps: list[NDArray[np.int32]] = []
    for reel, of_reel in enumerate(letters):
        kinds = {letter: number for number, letter in enumerate(dict.fromkeys(of_reel))}
        following: dict[State, int] = {}
        rows = [
            [following.setdefault(read(reel, state, kind), len(following)) for kind in kinds]
            for state in layer
        ]
        if len(following) > MOST_STATES:
            raise NotCountable(
                f"reel {reel + 1}: found {len(following)} ways to go on; allowed: {MOST_STATES}"
            )
        steps.append(np.array(rows, np.int32)[:, [kinds[letter] for letter in of_reel]])
        layer = list(following)
    emits = [np.zeros(step.shape, np.int64) for step in steps]
    return _merged(0, steps, emits, [end(state) for state in layer], nothing)


def walked_machine(
    start: State,
    letters: Sequence[Sequence[Letter]],
    read: Callable[[int, State, Letter], State],
    emission: Callable[[State], int],
) -> Machine:
    """Return the machine of a walk; `emission` is what a state after the last reel adds."""
    return machine_of(walked(start, letters, read, emission, 0).told(int))


def joined(
    one: Diagram[End], other: Diagram[Other], meet: Callable[[End, Other], State], nothing: State
) -> Diagram[State]:
    """Return the diagram that reads as both at once; `meet` says what two ends come to.

    Raises `NotCountable` where it has too many nodes.
    """
    pairs = np.array([one.start * other.steps[0].shape[0] + other.start], np.int64)
    widths = [step.shape[0] for step in other.steps] + [len(other.ends)]
    steps: list[NDArray[np.int32]] = []
    emits: list[NDArray[np.int64]] = []
    for reel, width in enumerate(widths[:-1]):
        a, b = np.divmod(pairs, width)
        reached = one.steps[reel][a].astype(np.int64) * widths[reel + 1] + other.steps[reel][b]
        emits.append(one.emits[reel][a] + other.emits[reel][b])
        pairs, places = np.unique(reached, return_inverse=True)
        steps.append(places.reshape(reached.shape).astype(np.int32))
        if len(pairs) > MOST_NODES:
            raise NotCountable(
                f"reel {reel + 1}: found {len(pairs)} ways to go on along a line; "
                f"allowed: {MOST_NODES}"
            )
    a, b = np.divmod(pairs, widths[-1])
    ends = [
        meet(one.ends[end], other.ends[with_])
        for end, with_ in zip(a.tolist(), b.tolist(), strict=True)
    ]
    return _merged(0, steps, emits, ends, nothing)


def machine_of(diagram: Diagram[None]) -> Machine:
    """Return the machine that adds to the tally as a diagram does."""
    if diagram.start != SETTLED:
        return Machine(diagram.start, diagram.steps, diagram.emits)
    emits = [np.zeros((2, emit.shape[1]), np.int64) for emit in diagram.emits]
    emits[0][1] = diagram.emits[0][SETTLED]
    steps = tuple(np.zeros(emit.shape, np.int32) for emit in emits)
    return Machine(1, steps, tuple(emits))


def _merged(
    start: int,
    steps: Sequence[NDArray[np.int32]],
    emits: Sequence[NDArray[np.int64]],
    ends: Sequence[End],
    nothing: End,
) -> Diagram[End]:
    """Merge nodes of the same future; `ends` has what each of the last layer comes to."""
    known: dict[End, int] = {nothing: SETTLED}
    nodes = np.array([known.setdefault(end, len(known)) for end in ends], np.int64)
    return _backwards(start, steps, emits, nodes, np.zeros_like(nodes), tuple(known))


def _backwards(
    start: int,
    steps: Sequence[NDArray[np.int32]],
    emits: Sequence[NDArray[np.int64]],
    nodes: NDArray[np.int64],
    added: NDArray[np.int64],
    ends: tuple[End, ...],
) -> Diagram[End]:
    """Merge from the last layer back; its nodes become `nodes`, and what is `added` in them."""
    new_steps: list[NDArray[np.int32]] = []
    new_emits: list[NDArray[np.int64]] = []
    for step, emit in zip(reversed(steps), reversed(emits), strict=True):
        emitted = emit + added[step]
        added = emitted[:, 0].copy()
        rows = np.hstack((nodes[step], emitted - added[:, None]))
        rows, nodes = _distinct(np.vstack((np.zeros_like(rows[:1]), rows)))
        nodes = nodes[1:]
        letters = step.shape[1]
        new_steps.append(np.ascontiguousarray(rows[:, :letters], np.int32))
        new_emits.append(np.ascontiguousarray(rows[:, letters:]))
    first = int(nodes[start])
    new_emits[-1][first] += added[start]
    return Diagram(first, tuple(reversed(new_steps)), tuple(reversed(new_emits)), ends)


def _distinct(rows: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the distinct rows, that of zeros first, and for each row which it is."""
    whole = np.ascontiguousarray(rows).view(np.dtype((np.void, rows.itemsize * rows.shape[1])))
    _, first, places = np.unique(whole.ravel(), return_index=True, return_inverse=True)
    return rows[first], places
