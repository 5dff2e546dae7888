"""Words for tests: chosen ones, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable


class OutOfWordsError(Exception):
    """More words were asked for than there are: the ones given were rejected."""


def these_words(words: Iterable[int]) -> Callable[[], int]:
    """Gives the words, then raises `OutOfWordsError`."""
    left = iter(words)

    def word() -> int:
        for one in left:
            return one
        raise OutOfWordsError

    return word
