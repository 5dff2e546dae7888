"""Cascades: winning symbols leave, those above fall, and the window is judged again."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StrictInt

from reelwright.definition.model.features.free_games import Factor
from reelwright.definition.model.part import Part
from reelwright.definition.model.substitutes import Phases


class Cascades(Part):
    """After a win on lines or of ways its cells are emptied, and the strips fall into them.

    What falls in is what stands above the window on each strip. It ends with a window that wins
    nothing on lines or ways; scatters and features are looked at once, in that last window.
    """

    phases: Phases | None = None
    """The only phases with cascades; all where this is left out."""
    multipliers: Annotated[tuple[Factor, ...], Field(min_length=1, max_length=20)] = (1,)
    """What multiplies the wins of the first window, the second and so on; the last one stays."""
    at_most: Annotated[StrictInt, Field(ge=1, le=100)]
    """How many times symbols fall at most."""

    def active(self, phase: str) -> bool:
        """Whether a phase has cascades."""
        return self.phases is None or phase in self.phases

    def factor(self, falls: int) -> int:
        """Return what multiplies wins after so many falls."""
        return self.multipliers[min(falls, len(self.multipliers) - 1)]
