"""Several counters in one whole number, so that a tally is added to in one step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.automaton.refusal import NotCountable

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np
    from numpy.typing import NDArray

BITS = 62
"""Bits of a packed tally that are used."""


@dataclass(frozen=True)
class Packing:
    """Where each counter stands in a packed tally: its lowest bit and how many bits it has."""

    places: Mapping[str, tuple[int, int]]

    @classmethod
    def of(cls, limits: Mapping[str, int]) -> Packing:
        """Give each counter room for its greatest total.

        Raises `NotCountable` where they do not fit into one number.
        """
        places: dict[str, tuple[int, int]] = {}
        lowest = 0
        for name, limit in limits.items():
            places[name] = (lowest, limit.bit_length())
            lowest += limit.bit_length()
        if lowest > BITS:
            listed = ", ".join(f"{name} up to {limit}" for name, limit in limits.items())
            raise NotCountable(
                f"counters: found {lowest} bits ({listed}); allowed: {BITS} bits in all"
            )
        return cls(places)

    def one(self, name: str) -> int:
        """Return what counting one adds to a packed tally."""
        return 1 << self.places[name][0]

    def value(self, packed: NDArray[np.int64], name: str) -> NDArray[np.int64]:
        """Return the counter of each packed tally."""
        lowest, bits = self.places[name]
        return (packed >> lowest) & ((1 << bits) - 1)
