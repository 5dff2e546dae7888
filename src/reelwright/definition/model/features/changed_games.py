"""Changed games: a run of paid games under other rules (a metamorphic sequence)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from reelwright.definition.model.features.free_games import Covers, Factor
from reelwright.definition.model.features.spun import SpunWithPays
from reelwright.definition.values import Count, Games


class ChangedGames(SpunWithPays):
    """Paid games that follow the game that won them, under rules of their own.

    They are won in paid games, or through a feature or tokens that lead to them. While they run no
    others can be won.
    """

    kind: Literal["changed games"]
    """Says that the feature is a run of changed games, each of which costs its stake."""
    games: Annotated[dict[Count, Games], Field(min_length=1)]
    """How many of the next games are changed, by how many of the symbol count."""
    stake: Literal["at most of the trigger", "any"]
    """Whether they may have no more lines and no higher line bet than the game that won them."""
    again: Literal["adds", "begins again", "nothing"]
    """What winning it in a changed game does: add games, set the number anew, or nothing."""
    anywhere: Literal["pays the starting prize"] | None = None
    """Whether as many of the symbol as started it, or more, pay that prize again, once, wherever
    they stand; nothing stands in for them."""
    multiplier: Factor | None = None
    """What multiplies the prizes of the changed games."""
    multiplier_covers: Covers | None = None
    """What the multiplier multiplies; given wherever there is one."""

    @property
    def counts(self) -> frozenset[int]:
        """The counts that start it."""
        return frozenset(self.games)

    @property
    def multiplies(self) -> bool:
        """Whether any prize of its games is multiplied."""
        return self.multiplier is not None
