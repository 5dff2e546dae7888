"""Layered tables walked one way at a time, and how many states windows need at least."""

from __future__ import annotations

from collections import Counter
from itertools import product

from reelwright.automaton.machine import Reader
from reelwright.automaton.tables import Layers, Reel


def walked(layers: Layers) -> dict[int, int]:
    """The weight of windows by tally, by every path through the tables."""
    entries = {(0, 0): 1}
    for moves, states in zip(layers.transitions, layers.states, strict=True):
        following: Counter[tuple[int, int]] = Counter()
        for (state, tally), ways in entries.items():
            for move in range(int(moves.first[state]), int(moves.first[state + 1])):
                to = int(moves.to[move])
                assert 0 <= to < states
                reached = (to, tally + int(moves.emit[move]))
                following[reached] += ways * int(moves.weight[move])
        entries = dict(following)
    assert {state for state, _ in entries} == {0}
    return {tally: ways for (_, tally), ways in entries.items()}


def states_needed(readers: list[Reader], reels: list[Reel]) -> tuple[int, ...]:
    """How many states to tell apart after each reel, readers with the same future being alike."""
    rows = {tuple(reader.machine.start for reader in readers)}
    needed = []
    for reel, columns in enumerate(reels):
        futures = [
            (id(reader.machine), *(letters.tobytes() for letters in reader.letters[reel + 1 :]))
            for reader in readers
        ]
        found = set()
        for row, column in product(rows, range(len(columns.weights))):
            found.add(
                tuple(
                    int(reader.machine.steps[reel][node, reader.letters[reel][column]])
                    for reader, node in zip(readers, row, strict=True)
                )
            )
        needed.append(len({_unordered(row, futures) for row in found}))
        rows = found
    return tuple(needed)


def _unordered(row: tuple[int, ...], futures: list[tuple[object, ...]]) -> frozenset[object]:
    return frozenset(Counter(zip(futures, row, strict=True)).items())
