"""What is counted of a game: its return, in parts, and its features."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from fractions import Fraction

Kind: TypeAlias = Literal["line wins", "scatter prizes", "free games", "picks"]


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize of the paid spin: how often a line, or the window, has it and what it returns."""

    symbol: str
    count: int
    with_substitute: bool
    pay: Fraction
    multiplier: int
    frequency: Fraction
    rtp: Fraction


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the return: `rtp` of it in total bets, prize by prize where it has prizes."""

    name: str
    kind: Kind
    rtp: Fraction
    obtained: str
    prizes: tuple[Prize, ...] = ()


@dataclass(frozen=True, slots=True)
class FeatureFigures:
    """How often a paid spin starts a feature, and what one brings on average.

    `mean` is the games of a series (`None` if none ever starts), or what the picks of a bonus pay
    in line bets for each winning line. `started_by` is what the prizes that start it return.
    """

    name: str
    kind: Kind
    frequency: Fraction
    mean: Fraction | None
    started_by: Fraction

    @property
    def mean_of(self) -> Literal["mean_games", "mean_prize"]:
        """What `mean` is the mean of."""
        return "mean_games" if self.kind == "free games" else "mean_prize"


@dataclass(frozen=True, slots=True)
class Returns:
    """Everything counted about a game played on `lines`.

    `rtp` is the return to state, and `obtained` says how it was got: with the limits of free games
    solved, or without them, where they take no more from it than `limits_take` (0 where nothing is
    left out). `hit_frequency` is that of any win in the paid spin.
    """

    digest: str
    lines: tuple[int, ...]
    windows: int
    rtp: Fraction
    obtained: str
    limits_take: Fraction
    limits_obtained: str
    parts: tuple[Part, ...]
    features: tuple[FeatureFigures, ...]
    hit_frequency: Fraction
