"""Claims on changed games: paid games that follow under rules of their own."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from reelwright.claims.model.claim import Claim
from reelwright.definition.model.features.free_games import Factor
from reelwright.definition.values import Count, Games, Key, Multiple, Name


class ChangedGamesWon(Claim):
    """So many of the next paid games are changed by so many of the trigger, by other counts none.

    Each costs its stake as any paid game does, and the usual game comes back after the last.
    """

    claim: Literal["changed games won"] = "changed games won"
    feature: Name
    games: dict[Count, Games]


class NotWonIn(Claim):
    """Changed games are won in paid games alone, not in the games of these features."""

    claim: Literal["not won in"] = "not won in"
    feature: Name
    others: Annotated[tuple[Name, ...], Field(min_length=1)]


class ChangedAgain(Claim):
    """What winning changed games does in one of them, by so many of the trigger.

    The games are added to those that are left, or are all that are left from then on; by other
    counts nothing changes.
    """

    claim: Literal["changed again"] = "changed again"
    feature: Name
    how: Literal["adds", "begins again", "nothing"]
    games: dict[Count, Games]

    @model_validator(mode="after")
    def _games_where_any(self) -> ChangedAgain:
        if (self.how == "nothing") == bool(self.games):
            raise ValueError(f"{len(self.games)} entries, where it does {self.how}")
        return self


class ChangedStake(Claim):
    """What may be bet on a changed game: no more than on the game that won the first, or anything.

    Where it is limited, neither the number of lines nor the bet on each may be more.
    """

    claim: Literal["changed stake"] = "changed stake"
    feature: Name
    limited: bool


class StartingPrize(Claim):
    """In a changed game as many of a symbol as won them, or more, pay so much once.

    They may stand anywhere and nothing stands in for them; the pay is a multiple of the line bet.
    """

    claim: Literal["starting prize"] = "starting prize"
    feature: Name
    symbol: Key
    pays: Annotated[dict[Count, Multiple], Field(min_length=1)]


class ChangedFactor(Claim):
    """The factor of every changed game."""

    claim: Literal["changed factor"] = "changed factor"
    feature: Name
    factor: Factor


class OneAtATime(Claim):
    """Of several sequences of changed games one runs at a time; while it does no other is won.

    Where one spin wins several, the first of these is.
    """

    claim: Literal["one at a time"] = "one at a time"
    features: Annotated[tuple[Name, ...], Field(min_length=2)]
