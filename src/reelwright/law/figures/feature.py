"""What is known of a feature: how often it starts, how long it is, what it pays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction

    from reelwright.law.figures.figure import Figure
    from reelwright.law.figures.par import OfFeature


@dataclass(frozen=True, slots=True)
class GamesOf:
    """How likely a series plays so many games."""

    games: int
    probability: float


@dataclass(frozen=True, slots=True)
class Option:
    """A series on offer and the mean it pays, in total bets; the greatest is taken."""

    games: int
    multiplier: int
    mean: Fraction
    taken: bool


@dataclass(frozen=True, slots=True)
class Feature:
    """A feature as the paid spin starts it.

    `pays` is the mean of what one pays, in total bets, all that follows from it included, and
    `deviation` how far that strays; `started_by` is what the prizes that start it return.
    `games` is how many games a series plays, with the probability `games_beyond` of more.
    """

    name: str
    kind: OfFeature
    frequency: Figure
    pays: Figure
    deviation: Figure
    rtp: Figure
    started_by: Figure
    mean_games: Figure | None = None
    games: tuple[GamesOf, ...] = ()
    games_beyond: float = 0.0
    mean_prize: Figure | None = None
    offers: tuple[Option, ...] = ()
