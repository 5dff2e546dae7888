"""The windows of some reels, made ready once to be counted whole or in parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from reelwright.automaton.count import count
from reelwright.automaton.machine import Reader
from reelwright.automaton.tables import Reel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.automaton.columns import Column
    from reelwright.automaton.count import Counted


@dataclass(frozen=True, eq=False)
class Windows:
    """What the columns of each reel are, weigh and add, and what reads them."""

    columns: tuple[tuple[Column, ...], ...]
    readers: tuple[Reader, ...]
    reels: tuple[Reel, ...]

    @property
    def whole(self) -> tuple[tuple[int, ...], ...]:
        """By reel, the places of all its columns."""
        return tuple(tuple(range(len(columns))) for columns in self.columns)

    def counted(self, part: Sequence[Sequence[int]] | None = None) -> Counted:
        """Count the windows whose reels show columns at these places; all where none are named."""
        if part is None:
            return count(self.readers, self.reels)
        places = [np.array(taken, np.int64) for taken in part]
        readers = [
            Reader(
                reader.machine,
                tuple(of[taken] for of, taken in zip(reader.letters, places, strict=True)),
            )
            for reader in self.readers
        ]
        reels = [
            Reel(tuple(reel.weights[place] for place in taken), reel.emits[of])
            for reel, taken, of in zip(self.reels, part, places, strict=True)
        ]
        return count(readers, reels)
