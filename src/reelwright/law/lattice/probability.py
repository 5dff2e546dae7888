"""A probability in floats, with what it can be off."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Probability:
    """A probability that is within `error` of `value`.

    Where it is not told apart from nothing, `below` is what it is proven not to exceed.
    """

    value: float
    error: float

    @property
    def below(self) -> float | None:
        """A bound in place of a value that is not known to half of itself; else `None`."""
        return None if self.error <= self.value / 2 else min(self.value + self.error, 1.0)

    @property
    def relative(self) -> float:
        """The error as a part of the value."""
        return self.error / self.value if self.value > 0 else float("inf")
