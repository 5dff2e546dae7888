"""Draws that a seed decides, the same on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.chance.philox import WIDTH, block
from reelwright.chance.scaling import scaled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.play.questions import Draw, Drawn

_WORD = 1 << WIDTH
LARGEST_SEED = _WORD**2 - 1


class SeededSource:
    """Answers draw number n, from 0, from the words that seed and n decide together.

    How many words a draw took changes nothing in the next, so `first` enters the stream anywhere.
    """

    def __init__(self, seed: int, first: int = 0) -> None:
        for what, number in (("seed", seed), ("first draw", first)):
            if not 0 <= number <= LARGEST_SEED:
                raise ValueError(f"{what}: found {number}; allowed: 0 to {LARGEST_SEED}")
        self._key = seed % _WORD, seed // _WORD
        self._number = first

    def answer(self, draw: Draw) -> Drawn:
        """Return an outcome for every part of a draw."""
        words = self._words(self._number)
        self._number += 1
        return scaled(draw, lambda: next(words), WIDTH)

    def _words(self, number: int) -> Iterator[int]:
        for place in range(_WORD):
            yield from block((place, 0, number % _WORD, number // _WORD), self._key)
