"""The limits of a series."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """How many games are left at most, and played at most; `None` for no limit."""

    left: int | None = None
    played: int | None = None

    def kept(self, left: int) -> int:
        """Return how many of so many games are left before the first one is played."""
        return min(limit for limit in (left, self.left, self.played) if limit is not None)

    def after(self, games: int) -> Limits:
        """Return the limits of a series of which so many games are played."""
        return Limits(self.left, None if self.played is None else self.played - games)
