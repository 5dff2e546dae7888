"""Tokens: what a player collects from game to game until it leads to a feature."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Discriminator, Field, StrictInt, Tag

from reelwright.definition.model.features.triggers import Trigger
from reelwright.definition.model.part import Part
from reelwright.definition.values import Cents, Count, LineCount, Name

Pieces: TypeAlias = Annotated[StrictInt, Field(ge=1, le=10_000, title="pieces")]


class Earning(Part):
    """An event that earns tokens, or sub-tokens where tokens are made of them."""

    starts_on: Trigger
    """The event; it comes with a number, as a trigger of a feature does."""
    gives: Annotated[dict[Count, Pieces], Field(min_length=1)]
    """How many it earns, by that number (1 for an event that has none)."""


class FixedStake(Part):
    """A stake that does not depend on what was bet."""

    lines: LineCount | None = None
    """How many lines, from the first on; a game of ways has none."""
    line_bet: Cents
    """The bet on each."""


def _which(value: object) -> str:
    return "word" if isinstance(value, str) else "fixed"


class Tokens(Part):
    """Tokens of one name."""

    earned: Annotated[dict[Name, Earning], Field(min_length=1, max_length=10)]
    """The events that earn them, by name."""
    sub_tokens: Annotated[StrictInt, Field(ge=2, le=1000)] | None = None
    """How many sub-tokens make a token; events then earn sub-tokens, else whole tokens."""
    needed: Annotated[StrictInt, Field(ge=1, le=1000)]
    """How many tokens lead on; those are then spent."""
    leads_to: Annotated[tuple[Name, ...], Field(min_length=1, max_length=6)]
    """The features they lead to: the only one, or one of several that the player chooses."""
    count: Count | None = None
    """The count a feature is entered with; its least where this is left out."""
    kept_for: Literal["the game", "each stake"]
    """Whether a player has one number of them in the game, or one for each stake."""
    earned_in: Literal["paid games", "all games"]
    """Whether free games and re-spins earn them, too."""
    stake: Annotated[
        Annotated[Literal["of the last game", "average"], Tag("word")]
        | Annotated[FixedStake, Tag("fixed")],
        Discriminator(_which),
    ]
    """What the feature is staked at: as the game that earned the last of them, at the mean line
    bet of all that earned them (rounded down to a cent), or as given."""
    begins_with: Annotated[StrictInt, Field(ge=0, le=10_000)] = 0
    """How many (sub-tokens where there are any) a player has who has not played before."""

    @property
    def pieces_of_one(self) -> int:
        """How many of what events earn make one token."""
        return self.sub_tokens or 1

    @property
    def pieces_needed(self) -> int:
        """How many of what events earn lead on."""
        return self.needed * self.pieces_of_one
