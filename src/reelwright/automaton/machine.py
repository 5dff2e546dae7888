"""Small deterministic readers of the reels: the parts that a window's law is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SETTLED = 0
"""The node, in every layer, of a machine that has nothing more to say."""


@dataclass(frozen=True, eq=False)
class Machine:
    """A reader that takes a letter for each reel in turn and adds to a packed tally on the way.

    `steps` and `emits` have a table for each reel: [node, letter] -> the node of the next layer,
    and what is added to the tally. A settled node stays settled and adds nothing; after the last
    reel every node is settled.
    """

    start: int
    steps: tuple[NDArray[np.int32], ...]
    emits: tuple[NDArray[np.int64], ...]


@dataclass(frozen=True, eq=False)
class Reader:
    """A machine with the letters it reads: for each reel, one for each of its columns.

    Readers may share a machine, as the lines of a game do.
    """

    machine: Machine
    letters: tuple[NDArray[np.int32], ...]
