"""Draws that were written down before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.play.questions import Refused, check

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reelwright.play.questions import Draw, Drawn


class DrawsSpent(LookupError):
    """Every recorded draw has been used."""


class RecordedSource:
    """Answers draws from a list, in its order."""

    def __init__(self, draws: Iterable[Drawn]) -> None:
        self._draws = tuple(draws)
        self._used = 0

    def answer(self, draw: Draw) -> Drawn:
        """Return the next draw.

        Raises `DrawsSpent` where there is none, `Refused` where it does not fit the question; it
        stays the next one then.
        """
        if self._used == len(self._draws):
            raise DrawsSpent(
                f"recorded draws: found none after number {self._used}; "
                f"allowed: another, a draw of {draw.of}"
            )
        drawn = self._draws[self._used]
        try:
            check(draw, drawn)
        except Refused as refusal:
            raise Refused(f"recorded draw {self._used + 1}: {refusal}") from None
        self._used += 1
        return drawn
