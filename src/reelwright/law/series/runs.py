"""Products of the latest of many laws."""

from __future__ import annotations

from collections import deque
from typing import Generic

from reelwright.law.rings.ring import E


class Runs(Generic[E]):
    """The laws put so far, by the products of the latest 1, 2, 4, ... of them from each on.

    Before the first there are as many laws of nothing as are asked for.
    """

    def __init__(self, one: E, longest: int) -> None:
        self._one = one
        self._runs = [
            deque([one] * ((1 << power) + 1), maxlen=(1 << power) + 1)
            for power in range(max(longest, 1).bit_length())
        ]

    def put(self, law: E) -> None:
        """Put a law, now the latest."""
        for power, runs in enumerate(self._runs):
            runs.appendleft(law)
            if power + 1 < len(self._runs):
                law = law * runs[1 << power]

    def last(self, many: int) -> E:
        """Return the product of the latest so many laws."""
        product, before = None, 0
        for power, runs in enumerate(self._runs):
            if many >> power & 1:
                part = runs[before]
                product = part if product is None else product * part
                before += 1 << power
        return self._one if product is None else product
