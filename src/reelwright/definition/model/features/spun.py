"""Features whose games are spins of the reels: the strips they are spun on."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from reelwright.definition.model.features.triggers import Starting
from reelwright.definition.model.strips import BASE, StripsChoice
from reelwright.definition.values import Count, Key, Multiple


class Spun(Starting):
    """A feature that is a phase of its own, in which the reels are spun."""

    strips: StripsChoice = BASE
    """The set of strips its games are played on."""

    @property
    def pays_of_its_own(self) -> dict[str, dict[int, Multiple]]:
        """Pays of symbols that stand in another's place in its games."""
        return {}


class SpunWithPays(Spun):
    """A feature in whose games symbols may have pays of their own."""

    special_pays: dict[Key, Annotated[dict[Count, Multiple], Field(min_length=1)]] = {}
    """Pays of symbols that stand in another's place in its games."""

    @property
    def pays_of_its_own(self) -> dict[str, dict[int, Multiple]]:
        """Pays of symbols that stand in another's place in its games."""
        return self.special_pays
