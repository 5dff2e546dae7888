"""What answers a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from reelwright.play.questions import Draw, Drawn


class Source(Protocol):
    """Answers draws."""

    def answer(self, draw: Draw) -> Drawn:
        """Return an outcome for every part of a draw."""
        ...
