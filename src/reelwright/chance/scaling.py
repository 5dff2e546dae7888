"""From random words to outcomes, without bias.

A word is an integer of a fixed number of bits, every value equally likely. Words that do not fill
the range a whole number of times are rejected and drawn again, so every outcome is left with
equally many words; a remainder taken of every word would favour some.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING, TypeAlias

from reelwright.play.questions import Drawn, Even

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.play.questions import Draw, Odds

Words: TypeAlias = "Callable[[], int]"
"""Gives the next random word."""


def below(size: int, words: Words, width: int) -> int:
    """Return one of 0 to `size` - 1, all equally likely, from words of `width` bits.

    A range wider than one word takes as many words as it needs, the first one highest.
    """
    if size < 1:
        raise ValueError(f"range: found {size}; allowed: 1 or more")
    span = 1 << width
    if size <= span:
        accepted = span - span % size
        word = words()
        while word >= accepted:
            word = words()
        return word % size
    needed = -(-(size - 1).bit_length() // width)
    return below(size, lambda: _joined(needed, words, width), width * needed)


def _joined(count: int, words: Words, width: int) -> int:
    joined = 0
    for _ in range(count):
        joined = joined << width | words()
    return joined


def one_of(odds: Odds, words: Words, width: int) -> int:
    """Return one outcome, as likely as its weight: even below the total, then looked up."""
    if isinstance(odds, Even):
        return below(odds.size, words, width)
    sums = _running_sums(odds.weights)
    return bisect_right(sums, below(sums[-1], words, width))


@lru_cache(maxsize=1024)
def _running_sums(weights: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(accumulate(weights))


def scaled(draw: Draw, words: Words, width: int) -> Drawn:
    """Answer a draw: an outcome for each of its parts, from words of their own."""
    return Drawn(tuple(one_of(odds, words, width) for odds in draw.parts))
