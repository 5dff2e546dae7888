"""The time from the beginning of one game to that of the next, as the profile has it."""

from __future__ import annotations

from datetime import timedelta
from time import monotonic_ns
from typing import TYPE_CHECKING

from reelwright.profiles.limits import wait_ms

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.profiles.model import Profile


class Pace:
    """Remembers when a game began, by a clock in nanoseconds that is never set back."""

    def __init__(self, profile: Profile, clock: Callable[[], int] = monotonic_ns) -> None:
        self._profile = profile
        self._clock = clock
        self._begun: int | None = None

    def begin(self) -> None:
        """Remember that a game begins now."""
        self._begun = self._clock()

    @property
    def wait(self) -> int:
        """How many milliseconds the next game has to wait."""
        if self._begun is None:
            return 0
        return wait_ms(self._profile, timedelta(microseconds=(self._clock() - self._begun) // 1000))
