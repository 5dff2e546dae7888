"""What a reel can come to show as symbols leave it and others fall into their place."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress
from typing import TYPE_CHECKING

import numpy as np

from reelwright.automaton.refusal import NotCountable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from reelwright.automaton.columns import Column
    from reelwright.definition.model import Strip

MOST_STATES = 200_000
"""The most columns of a reel that are told apart."""


@dataclass(frozen=True, eq=False)
class Falls:
    """A reel: the columns it can show, each with what of the strip stands above it.

    `starts` has the column of each stop and `weights` how likely it is; `after[column, mask]` is
    the column that follows once the rows in the mask (the lowest bit the top one) were emptied.
    """

    columns: tuple[Column, ...]
    starts: NDArray[np.int64]
    weights: NDArray[np.int64]
    after: NDArray[np.int64]


def falls_of(strip: Strip, weights: Sequence[int], height: int, at_most: int) -> Falls:
    """Return a reel on which symbols fall so many times at most.

    Raises `NotCountable` where it can show too much.
    """
    size = len(strip)
    masks = range(1 << height)
    known: dict[tuple[Column, int], int] = {}
    starts = [
        known.setdefault(
            (tuple(strip[(stop + row) % size] for row in range(height)), (stop - 1) % size),
            len(known),
        )
        for stop in range(size)
    ]
    after: list[list[int]] = []
    layer = list(known)
    for _ in range(at_most):
        following = []
        for column, above in layer:
            row = []
            for mask in masks:
                fallen = _fallen(strip, column, above, mask)
                if fallen not in known:
                    known[fallen] = len(known)
                    following.append(fallen)
                row.append(known[fallen])
            after.append(row)
        if len(known) > MOST_STATES:
            raise NotCountable(
                f"cascades > at most: found {at_most}, by which a reel comes to show more than "
                f"{MOST_STATES} columns; allowed: fewer falls, or a shorter strip"
            )
        layer = following
    after += [[0] * len(masks) for _ in layer]
    return Falls(
        columns=tuple(column for column, _ in known),
        starts=np.array(starts, np.int64),
        weights=np.array(weights, np.int64),
        after=np.array(after, np.int64),
    )


def _fallen(strip: Strip, column: Column, above: int, mask: int) -> tuple[Column, int]:
    size = len(strip)
    kept = tuple(compress(column, [not mask >> row & 1 for row in range(len(column))]))
    emptied = len(column) - len(kept)
    came = tuple(strip[(above - row) % size] for row in reversed(range(emptied)))
    return came + kept, (above - emptied) % size
