"""Other ways to bet on a game, each at its own price."""

from __future__ import annotations

from reelwright.definition.model.part import Part
from reelwright.definition.values import Count, Multiple, Name


class Wager(Part):
    """A way to play the paid game that the player may choose in place of the plain one.

    Prizes stay multiples of the line bet and the total bet chosen, whatever the price.
    """

    costs: Multiple
    """What a game costs in all, in total bets."""
    strips: Name | None = None
    """The set of strips the paid spin is made on, in place of that of the plain game."""
    starts: Name | None = None
    """A feature that is bought: it starts at once, in place of the paid spin."""
    count: Count | None = None
    """The count a bought feature is entered with; its least where this is left out."""
