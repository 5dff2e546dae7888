"""Claims on series of free games: how many, at what factor, on which reels, and won again."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from reelwright.claims.model.claim import Claim
from reelwright.definition.model.features.free_games import Factor
from reelwright.definition.values import Count, Games, Key, LineCount, Multiple, Name, Reel

Offered: TypeAlias = tuple[Games, Factor]
"""A series on offer: its games, and what multiplies their prizes."""


class GamesWon(Claim):
    """So many games are won by so many of the trigger, and none without a choice by other counts.

    Games beyond a limit count among those won, though they are forfeited.
    """

    claim: Literal["games won"] = "games won"
    feature: Name
    awards: dict[Count, Games]


class GamesOffered(Claim):
    """By so many of the trigger these series are offered, and by other counts none."""

    claim: Literal["games offered"] = "games offered"
    feature: Name
    offers: dict[Count, tuple[Offered, ...]]


class WonAgain(Claim):
    """A spin of a series adds so many games to it by so many of its trigger, and none otherwise."""

    claim: Literal["won again"] = "won again"
    feature: Name
    adds: dict[Count, Games]


class TriggerPaid(Claim):
    """The prize of a scatter is paid in the games of the series that it starts, but for some."""

    claim: Literal["trigger paid"] = "trigger paid"
    feature: Name
    scatter: Key
    unpaid: tuple[Count, ...] = ()
    """The numbers of it that are not paid there."""


class EnteredAgain(Claim):
    """What a bonus, won in a game of a series, leads to of the same series is added to it."""

    claim: Literal["entered again"] = "entered again"
    feature: Name
    through: tuple[Name, ...]
    """The bonuses."""


class OthersWithin(Claim):
    """These other features, and no more, start by spins of a series.

    Each is played, or paid, before the next game of the series.
    """

    claim: Literal["others within"] = "others within"
    feature: Name
    others: tuple[Name, ...]


class AddedBeneath(Claim):
    """A series that waits while another is played is added to, where the other wins it."""

    claim: Literal["added beneath"] = "added beneath"
    feature: Name
    """The one that is played."""
    waiting: Name


class GamesLimited(Claim):
    """So many games of a series, and no more, can be left, or played; others are forfeited."""

    claim: Literal["games limited"] = "games limited"
    feature: Name
    left: Games | None = None
    played: Games | None = None


class GamesStaked(Claim):
    """The games of a series have the lines and the line bet of the game that won them."""

    claim: Literal["games staked"] = "games staked"
    feature: Name


class GamesFactor(Claim):
    """The factor of each game of a series."""

    claim: Literal["games factor"] = "games factor"
    feature: Name
    by: Literal["fixed", "rising", "drawn", "chosen"]
    """One for all; of the first game, the second and so on; drawn before each; as was offered."""
    factors: tuple[Factor, ...] = ()
    """Where offers have factors of their own, each is multiplied by that of the offer taken."""

    @model_validator(mode="after")
    def _as_many_as_it_takes(self) -> GamesFactor:
        least, most = {"fixed": (1, 1), "chosen": (0, 0), "rising": (2, 100)}.get(self.by, (1, 100))
        if not least <= len(self.factors) <= most:
            raise ValueError(f"{len(self.factors)} factors, {self.by}")
        return self


class LeftAlone(BaseModel):
    """A win that a factor leaves as it is: of a symbol or a mixed win, of one count or any."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    win: Name
    count: Count | None = None


class FactorCovers(Claim):
    """What the factor of a series multiplies: its wins on lines, or by ways, but for some."""

    claim: Literal["factor covers"] = "factor covers"
    feature: Name
    scatters: bool | None = None
    """Whether it multiplies the prizes of scatters; nothing where there are none."""
    bonuses: bool | None = None
    """Whether it multiplies those of bonuses and awards; nothing where none can be won."""
    not_on: tuple[LeftAlone, ...] = ()


class LosingGamePays(Claim):
    """A game of a series that wins nothing and starts nothing pays so much, and no other does."""

    claim: Literal["losing game pays"] = "losing game pays"
    feature: Name
    pay: Multiple
    on: Literal["line bet", "total bet"]
    """On the line bet it is paid for each line played."""


ReelSymbol: TypeAlias = Annotated[tuple[Reel, Key], Field(title="a symbol of a reel")]


class OtherReels(Claim):
    """The games of a series are spun on other reels than paid games."""

    claim: Literal["other reels"] = "other reels"
    feature: Name
    without: tuple[ReelSymbol, ...] = ()
    """Symbols that a reel of paid games has, and that reel here has not."""
    besides: tuple[ReelSymbol, ...] = ()
    """Symbols that a reel has here, and not in paid games."""


class ReelsChosen(Claim):
    """Which reels a game of a series is spun on is drawn before it, or decided by the lines."""

    claim: Literal["reels chosen"] = "reels chosen"
    feature: Name
    by: Literal["draw", "lines"]
    sets: int = 0
    """How many sets of reels the draw is among."""
    lines: tuple[LineCount, ...] = ()
    """The numbers of lines played from which on the reels are others."""

    @model_validator(mode="after")
    def _as_it_is_chosen(self) -> ReelsChosen:
        if (self.sets > 0, bool(self.lines)) != (self.by == "draw", self.by == "lines"):
            raise ValueError(f"{self.sets} sets, lines {list(self.lines)}, by {self.by}")
        return self
