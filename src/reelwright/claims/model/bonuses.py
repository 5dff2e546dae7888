"""Claims on bonuses: how they are played, what there is to win, what the player chooses.

`outcome` puts a part of a definition as claims put it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from reelwright.claims.model.claim import Claim
from reelwright.definition.model import Cell, Drawn, Entry, PrizeBase, Segment
from reelwright.definition.model.features.prizes import Number
from reelwright.definition.values import Count, Name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reelwright.definition.model.features import Prize

CellNumber = Annotated[int, Field(ge=1, le=200)]


class Outcome(BaseModel):
    """What a thing, a segment or a cell comes to.

    Just one of prize, drawn, times, enter, jump and end.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    prize: Number | None = None
    drawn: tuple[Number, ...] = ()
    """The prizes that one is drawn from."""
    times: int | None = None
    """What the stage has paid so far is multiplied by this."""
    enter: Name | None = None
    """The feature that it leads to."""
    count: Count | None = None
    """The count that is named with it."""
    jump: CellNumber | None = None
    times_die: bool = False
    """Whether the prize is multiplied by what the die showed."""
    end: bool = False

    @model_validator(mode="after")
    def _just_one(self) -> Outcome:
        told = (self.prize, self.times, self.enter, self.jump, self.drawn or None, self.end or None)
        if sum(one is not None for one in told) != 1:
            raise ValueError("just one of prize, drawn, times, enter, jump and end")
        if self.times_die and self.prize is None and not self.drawn:
            raise ValueError("a prize to be multiplied by the die")
        if self.count is not None and self.enter is None:
            raise ValueError("a feature that the count is named with")
        return self


class Several(BaseModel):
    """An outcome, with how many things hide it or segments show it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    many: Annotated[int, Field(ge=1)]
    of: Outcome


class StagePlayed(BaseModel):
    """A stage: so many picks, or picks until an end, of things that hide all this."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Name
    picks: int | None
    """How many picks; `None` where they go on until an end is found."""
    hides: tuple[Several, ...]


class PicksPlayed(Claim):
    """A bonus has these stages in this order, whose things hide this and nothing else."""

    claim: Literal["picks played"] = "picks played"
    feature: Name
    stages: tuple[StagePlayed, ...]


class WheelPlayed(Claim):
    """A wheel is spun so often, and these are all its segments."""

    claim: Literal["wheel played"] = "wheel played"
    feature: Name
    spins: int
    segments: tuple[Several, ...]
    even: bool
    """Whether every segment is as likely as any other."""


class TrailPlayed(Claim):
    """A die with these faces, all equally likely, moves so often along these cells."""

    claim: Literal["trail played"] = "trail played"
    feature: Name
    throws: int
    faces: tuple[int, ...]
    cells: tuple[Outcome, ...]
    begins_on: int
    """The cell it begins on; 0 is before the first."""
    path: Literal["round", "ends"] | None
    """What comes after the last cell; `None` where no throws lead so far."""


class AwardPays(Claim):
    """An award pays so much by count, and nothing for any other count."""

    claim: Literal["award pays"] = "award pays"
    feature: Name
    pays: dict[Count, Number]


class BonusPaysOn(Claim):
    """Prizes of a bonus are multiples of a bet, or money; paid for each winning line, or once."""

    claim: Literal["bonus pays on"] = "bonus pays on"
    feature: Name
    on: PrizeBase
    each_line: bool


class Consoles(Claim):
    """A bonus that wins nothing and leads to nothing pays this."""

    claim: Literal["consoles"] = "consoles"
    feature: Name
    pay: Number


class LeadsTo(Claim):
    """A bonus can lead to another feature, played once the bonus has ended."""

    claim: Literal["leads to"] = "leads to"
    feature: Name
    enters: Name
    count: Count | None
    """The count it is played as if had come up; `None` where it is played alike for all."""


class PicksAlike(Claim):
    """What a pick finds is drawn from all that is left, whichever thing the player picks."""

    claim: Literal["picks alike"] = "picks alike"
    feature: Name


class OffersChosen(Claim):
    """The player chooses one of so many series of free games, by count, and gets that one."""

    claim: Literal["offers chosen"] = "offers chosen"
    feature: Name
    offers: dict[Count, int]
    alike: bool
    """Whether all on offer at once have the same games and factor."""


class LeftOpen(Claim):
    """A choice that is left open is made at random, after so many seconds where that is said."""

    claim: Literal["left open"] = "left open"
    feature: Name
    of: Literal["pick", "offer"]
    seconds: int | None


class MostOf(Claim):
    """A bonus won in a paid game can pay this, and never more, aside from what it leads to."""

    claim: Literal["most of"] = "most of"
    feature: Name
    most: Number
    on: PrizeBase
    each_line: bool


def outcome(part: Entry | Segment | Cell | Prize | str) -> Outcome:
    """Return what a thing, a segment or a cell of a definition comes to."""
    match part:
        case Entry():
            return Outcome(times=part.times, enter=part.enter, count=part.count)
        case Segment() if part.prize is None:
            return Outcome(enter=part.enter, count=part.count)
        case Cell() if part.prize is None:
            return Outcome(enter=part.enter, count=part.count, jump=part.jump)
        case Segment():
            return _pays(part.prize or 0)
        case Cell():
            return _pays(part.prize or 0, times_die=part.times_die is not None)
        case str():
            return Outcome(end=True)
        case _:
            return _pays(part)


def _pays(prize: Prize, *, times_die: bool = False) -> Outcome:
    if isinstance(prize, Drawn):
        return Outcome(drawn=tuple(prize.drawn), times_die=times_die)
    return Outcome(prize=prize, times_die=times_die)


def counted(outcomes: Iterable[Outcome]) -> tuple[Several, ...]:
    """Return unlike outcomes with how many there are of each: prizes first, rising."""
    counted = Counter(outcomes).items()
    ordered = sorted(counted, key=lambda one: (one[0].prize is None, one[0].prize or 0))
    return tuple(Several(many=many, of=of) for of, many in ordered)
