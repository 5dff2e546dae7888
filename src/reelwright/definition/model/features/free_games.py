"""Free games: how many, what multiplies their prizes, what they pay of their own."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Discriminator, Field, StrictInt, Tag

from reelwright.definition.model.features.spun import SpunWithPays
from reelwright.definition.model.part import Part
from reelwright.definition.model.substitutes import NotOn
from reelwright.definition.values import Count, Games, Multiple, Weight

Factor: TypeAlias = Annotated[StrictInt, Field(ge=1, le=1000, title="factor")]
YesNo: TypeAlias = Literal["yes", "no"]


class Rising(Part):
    """A factor that changes from game to game of a series."""

    rising: Annotated[tuple[Factor, ...], Field(min_length=1, max_length=100)]
    """The factor of the first game, the second and so on; the last one stays."""


class MultiplierDrawn(Part):
    """A factor drawn before each game."""

    drawn: Annotated[dict[Factor, Weight], Field(min_length=1, max_length=100)]
    """The factors with the weight of each."""


def _which(value: object) -> str:
    if isinstance(value, Rising) or (isinstance(value, dict) and "rising" in value):
        return "rising"
    return "drawn" if isinstance(value, dict | MultiplierDrawn) else "factor"


Multiplier: TypeAlias = Annotated[
    Annotated[Factor, Tag("factor")]
    | Annotated[Rising, Tag("rising")]
    | Annotated[MultiplierDrawn, Tag("drawn")],
    Discriminator(_which),
]


class Covers(Part):
    """What a factor of free games multiplies beside line wins."""

    scatters: YesNo
    """Whether it multiplies scatter prizes."""
    bonuses: YesNo = "no"
    """Whether it multiplies prizes of bonuses won in the free games."""
    not_on: tuple[NotOn, ...] = ()
    """Line wins that it leaves alone."""


class Losing(Part):
    """The pay of a free game that wins nothing."""

    pay: Multiple
    """A multiple of the bet."""
    on: Literal["line bet", "total bet"]
    """The bet: on the line bet it is paid once for each line played."""


class Offer(Part):
    """One of several series that the player chooses from."""

    games: Games
    """How many games it has."""
    multiplier: Factor = 1
    """What multiplies their prizes."""


class FreeGames(SpunWithPays):
    """A series of games that cost nothing."""

    kind: Literal["free games"]
    """Says that the feature is a series of free games."""
    awards: dict[Count, Games] = {}
    """How many games are won, by how many of the symbol count; none where offers are made."""
    offers: dict[Count, Annotated[tuple[Offer, ...], Field(min_length=2, max_length=12)]] = {}
    """By how many of the symbol count, the series the player chooses one from."""
    stake: Literal["of the trigger"]
    """The free games have the lines and the line bet of the game that won them."""
    re_trigger: Annotated[
        Literal["adds and pays", "adds", "pays", "nothing"], Field(alias="re-trigger")
    ]
    """What winning the feature again in its own games does: add games, pay the scatter prize."""
    re_trigger_awards: Annotated[dict[Count, Games], Field(alias="re-trigger awards")] = {}
    """How many games are added, where not as many as are won."""
    multiplier: Multiplier | None = None
    """What multiplies the prizes of the free games."""
    multiplier_covers: Covers | None = None
    """What the multiplier multiplies; given wherever there is one."""
    losing_game_pays: Losing | None = None
    """What a free game pays that wins nothing."""
    at_most_left: Games | None = None
    """Games not yet started never exceed this; those that would are forfeited."""
    at_most_played: Games | None = None
    """Games of one series never exceed this; those that would are forfeited."""

    @property
    def games_added(self) -> dict[int, int]:
        """How many games winning it again adds, by count."""
        adds = self.re_trigger in ("adds and pays", "adds")
        return (self.re_trigger_awards or self.awards) if adds else {}

    @property
    def counts(self) -> frozenset[int]:
        """The counts that start it."""
        return frozenset((*self.awards, *self.offers))

    @property
    def multiplies(self) -> bool:
        """Whether any prize of its games is multiplied."""
        offered = (offer.multiplier for offers in self.offers.values() for offer in offers)
        return self.multiplier is not None or any(factor > 1 for factor in offered)
