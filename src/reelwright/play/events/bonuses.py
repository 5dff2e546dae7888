"""Bonuses of picks, wheels and trails."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction  # noqa: TC003  (schemas are made from these types)
from typing import Literal

from reelwright.play.events.parts import LATER, PrizeBase


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusBegun:
    """A bonus starts; each prize is paid once for each of `lines`, once where there are none.

    `symbol` is empty where no symbol started it.
    """

    event: Literal["bonus begun"] = "bonus begun"
    feature: str
    symbol: str
    lines: tuple[int, ...]
    stages: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class StageBegun:
    """A stage of a bonus opens: `pool` is what its things hide, prizes in multiples of a bet."""

    event: Literal["stage begun"] = "stage begun"
    feature: str
    stage: str
    number: int
    picks: int
    """How many picks it has; 0 where picks go on until an end is found."""
    pool: tuple[int | Fraction | str, ...]
    feature_won: int
    credit: int = 0
    prizes_on: PrizeBase = field(default="line bet", metadata=LATER)


@dataclass(frozen=True, slots=True, kw_only=True)
class PickMade:
    """A thing was picked, by the player or at random; what it hides is drawn next."""

    event: Literal["pick made"] = "pick made"
    feature: str
    stage: str
    option: str
    at_random: bool
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizeRevealed:
    """The thing picked hides `prize`: `amount` = prize x lines x bet x phase multiplier."""

    event: Literal["prize revealed"] = "prize revealed"
    feature: str
    stage: str
    option: str
    prize: int | Fraction
    lines: tuple[int, ...]
    amount: int
    feature_won: int
    won: int
    credit: int
    drawn_from: str = field(default="", metadata=LATER)
    """What the thing hid where the prize was then drawn: "10 or 50"."""
    phase_multiplier: int = field(default=1, metadata=LATER)


@dataclass(frozen=True, slots=True, kw_only=True)
class StageEnded:
    """A stage of a bonus closes; `pool` is what was left unpicked."""

    event: Literal["stage ended"] = "stage ended"
    feature: str
    stage: str
    number: int
    pool: tuple[int | Fraction | str, ...]
    feature_won: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRevealed:
    """The thing picked hides no prize: an "end", a factor ("x2") or the way into a feature."""

    event: Literal["entry revealed"] = "entry revealed"
    feature: str
    stage: str
    option: str
    entry: str
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class StageMultiplied:
    """What a stage paid so far is multiplied by `times`: `amount` is what that adds."""

    event: Literal["stage multiplied"] = "stage multiplied"
    feature: str
    stage: str
    times: int
    amount: int
    feature_won: int
    won: int
    credit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WheelBegun:
    """A bonus wheel starts: `segments` are what it shows, in order."""

    event: Literal["wheel begun"] = "wheel begun"
    feature: str
    symbol: str
    lines: tuple[int, ...]
    spins: int
    segments: tuple[int | Fraction | str, ...]
    prizes_on: PrizeBase
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class WheelStopped:
    """A bonus wheel stopped on a segment, from 1; `left` spins are still to come."""

    event: Literal["wheel stopped"] = "wheel stopped"
    feature: str
    segment: int
    shows: int | Fraction | str
    left: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TrailBegun:
    """A bonus trail starts before or on a cell: `cells` are what it shows, in order."""

    event: Literal["trail begun"] = "trail begun"
    feature: str
    symbol: str
    lines: tuple[int, ...]
    throws: int
    cells: tuple[int | Fraction | str, ...]
    begins_on: int
    prizes_on: PrizeBase
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TrailMoved:
    """A throw moved along a trail: to `cell`, from 1 (0: past its end), then by a jump."""

    event: Literal["trail moved"] = "trail moved"
    feature: str
    die: int
    cell: int
    jumped_to: int | None
    shows: int | Fraction | str
    left: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusPrizeWon:
    """A bonus pays: `amount` = prize x times x lines x bet x phase multiplier."""

    event: Literal["bonus prize won"] = "bonus prize won"
    feature: str
    prize: int | Fraction
    on: PrizeBase
    times: int
    """What the prize is multiplied by: a die."""
    lines: tuple[int, ...]
    amount: int
    feature_won: int
    won: int
    credit: int
    phase_multiplier: int = field(default=1, metadata=LATER)


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusEnded:
    """A bonus is over."""

    event: Literal["bonus ended"] = "bonus ended"
    feature: str
    feature_won: int
    won: int
    credit: int = 0
