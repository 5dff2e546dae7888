"""The tables that the cascades of a spin are followed by."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reelwright.kernels.cascades import Reading, Reels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from reelwright.automaton.cascading.falls import Falls
    from reelwright.automaton.machine import Machine


def end_to_end(tables: Sequence[NDArray[np.integer]]) -> tuple[NDArray[np.int64], list[int]]:
    """Return tables laid end to end, and where each begins."""
    begins = [0, *np.cumsum([table.size for table in tables]).tolist()]
    flat = [np.asarray(table, np.int64).ravel() for table in tables]
    return np.concatenate([*flat, np.zeros(1, np.int64)]), begins[: len(tables)]


def reels_of(falls: Sequence[Falls]) -> Reels:
    """Return the columns of reels as tables."""
    most = max(len(reel.starts) for reel in falls)
    starts, weights = np.zeros((2, len(falls), most), np.int64)
    for number, reel in enumerate(falls):
        starts[number, : len(reel.starts)] = reel.starts
        weights[number, : len(reel.weights)] = reel.weights
    after, begins = end_to_end([reel.after for reel in falls])
    return Reels(
        stops=np.array([len(reel.starts) for reel in falls], np.int64),
        starts=starts,
        weights=weights,
        after=after,
        after_begins=np.array(begins, np.int64),
        heights=np.array([len(reel.columns[0]) for reel in falls], np.int64),
    )


def reading_of(machines: Sequence[Machine], reels: int) -> Reading:
    """Return machines as tables."""
    steps, begins = end_to_end([step for machine in machines for step in machine.steps])
    emits, _ = end_to_end([emit for machine in machines for emit in machine.emits])
    shape = (len(machines), reels)
    return Reading(
        starts=np.array([machine.start for machine in machines], np.int64),
        steps=steps,
        emits=emits,
        begins=np.array(begins, np.int64).reshape(shape),
        letters=np.array(
            [step.shape[1] for machine in machines for step in machine.steps], np.int64
        ).reshape(shape),
    )
