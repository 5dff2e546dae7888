"""Claims on symbols that stand for others, and on what that does to a pay."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt

from reelwright.claims.model.claim import Claim
from reelwright.definition.values import AllOrList, Count, Key, Keys, Multiple, Name, Reels

Factor = Annotated[StrictInt, Field(ge=2, le=1000)]
Together = Literal["product", "sum", "greatest"]


class OfSubstitute(Claim):
    """Something that is said of one substitute."""

    substitute: Key


class StandsFor(OfSubstitute):
    """A substitute completes the wins of these symbols, and of no others.

    Said to stand for all, it completes what wins on lines and takes part in the prizes of scatters,
    exceptions aside. Said to stand for a list, it completes nothing but that.
    """

    claim: Literal["stands for"] = "stands for"
    symbols: AllOrList
    beside: Keys = ()
    """Symbols that it stands for by another statement, too."""
    excepted: Keys = ()
    """With "all": what it does not stand for, scatters among it."""
    reels: Reels | None = None
    """The only reels where it does, by another statement; every reel if none says so."""
    phases: tuple[Name, ...] | None = None
    """The only phases in which it does, by another statement; every phase if none says so."""


class StandsOnReels(OfSubstitute):
    """A substitute stands for others on these reels only."""

    claim: Literal["stands on reels"] = "stands on reels"
    reels: Reels


class StandsInPhases(OfSubstitute):
    """A substitute stands for others in these phases only."""

    claim: Literal["stands in phases"] = "stands in phases"
    phases: Annotated[tuple[Name, ...], Field(min_length=1)]


class ActsOffLine(OfSubstitute):
    """Whether a substitute stands in for its own place, for all its reel, or fills its reel."""

    claim: Literal["acts off the line"] = "acts off the line"
    acts: Literal["in place", "on its whole reel", "expanding"]


class OwnPrizePaid(OfSubstitute):
    """Whether a substitute's own win and one it completes from a place of it are both paid."""

    claim: Literal["own prize paid"] = "own prize paid"
    paid: Literal["the higher", "both"]
    on_a_tie: Literal["own", "completed"] | None = None
    """Which is paid where both pay the same; nothing where that is not said."""


class AlonePays(OfSubstitute):
    """What a run of nothing but one substitute wins, prizes of its own aside.

    Said to win the highest first, it wins as everything it stands for of which no greater win has
    taken a place.
    """

    claim: Literal["alone pays"] = "alone pays"
    wins: Literal["nothing", "the highest", "the highest first", "every"]


class TakesPart(OfSubstitute):
    """A substitute counts for the prizes of these scatters, and of no others."""

    claim: Literal["takes part"] = "takes part"
    scatters: Literal["none", "all"] | Keys
    with_none_showing: bool | None = None
    """Whether it counts where the scatter itself is not in sight; nothing if that is not said."""
    reels: Reels | None = None
    phases: tuple[Name, ...] | None = None


class EveryScatterAtOnce(OfSubstitute):
    """A substitute counts for every scatter at the same time, and each prize is paid."""

    claim: Literal["every scatter at once"] = "every scatter at once"


class MultipliesBy(OfSubstitute):
    """Where a substitute multiplies, a win with one of it pays so many times as much."""

    claim: Literal["multiplies by"] = "multiplies by"
    by: Factor


class MultipliesEach(OfSubstitute):
    """What several of one substitute in a win that it multiplies come to."""

    claim: Literal["multiplies each"] = "multiplies each"
    by: Factor
    together: Literal["once"] | Together
    """Whether the factor applies once, or how the factors of each go together."""


class FactorsTogether(OfSubstitute):
    """What the factors of two substitutes in one win come to."""

    claim: Literal["factors together"] = "factors together"
    other: Key
    factors: tuple[Factor, Factor]
    """That of the substitute, and that of the other."""
    together: Together


class Left(BaseModel):
    """A win that is left as it is."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    win: Name
    """The symbol that wins, or the key of a mixed win."""
    count: Count | None = None
    """How many stand in it; any number where there is none."""


class LeavesAlone(OfSubstitute):
    """A substitute multiplies every win it completes but these."""

    claim: Literal["leaves alone"] = "leaves alone"
    wins: tuple[Left, ...] = ()
    own_prizes: bool = False
    """Whether it multiplies its own prizes."""
    scatters: bool = False
    """Whether it multiplies scatters' prizes that it takes part in."""


class MultipliesInPhases(OfSubstitute):
    """A substitute multiplies in these phases only."""

    claim: Literal["multiplies in phases"] = "multiplies in phases"
    phases: Annotated[tuple[Name, ...], Field(min_length=1)]


class AddsPay(OfSubstitute):
    """Every win a substitute completes pays so much on top, once or for each of it."""

    claim: Literal["adds pay"] = "adds pay"
    pay: Multiple
    each: bool | None = None
    """Whether it is paid for each place that it fills; nothing where that is not said."""


class MultipliedPrizes(OfSubstitute):
    """Each prize that a substitute multiplies, multiplied, and nothing else is multiplied."""

    claim: Literal["multiplied prizes"] = "multiplied prizes"
    prizes: dict[Name, dict[Count, Multiple]]
    phases: tuple[Name, ...] = ("paid",)
