"""What happens in a round, told so that any client can explain every cent.

Every event says in `credit` what it adds to the player's credit, in cents: negative where it
takes. `won` is what the round has won so far. Reels and lines count from 1, rows from 0 at the
top; a position is (reel, row).
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction  # noqa: TC003  (schemas are made from these types)
from typing import Literal, TypeAlias

Position: TypeAlias = tuple[int, int]
Window: TypeAlias = tuple[tuple[str, ...], ...]
"""Symbols in sight: for each reel, from the top."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegun:
    """The stake was taken."""

    event: Literal["round begun"] = "round begun"
    lines: tuple[int, ...]
    line_bet: int
    total_bet: int
    credit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReelsStopped:
    """The reels came to rest; `stops` count from 0 and stand in the top row."""

    event: Literal["reels stopped"] = "reels stopped"
    phase: str
    """"paid", or the name of the feature the spin belongs to."""
    stops: tuple[int, ...]
    window: Window
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class LineWon:
    """A line pays: `amount` = pay x multiplier x line bet."""

    event: Literal["line won"] = "line won"
    line: int
    symbol: str
    count: int
    positions: tuple[Position, ...]
    substitutes: tuple[Position, ...]
    pay: Fraction
    multiplier: int
    amount: int
    won: int
    credit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScatterWon:
    """A scatter symbol pays wherever it stands: `amount` = pay x total bet."""

    event: Literal["scatter won"] = "scatter won"
    symbol: str
    count: int
    positions: tuple[Position, ...]
    pay: Fraction
    amount: int
    won: int
    credit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeGamesWon:
    """Free games were won, or won again; `games` of them are added, `forfeited` are not."""

    event: Literal["free games won"] = "free games won"
    feature: str
    symbol: str
    count: int
    positions: tuple[Position, ...]
    again: bool
    games: int
    forfeited: int
    left: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeGameBegun:
    """A free game starts; `left` are still to start after it, `feature_won` so far."""

    event: Literal["free game begun"] = "free game begun"
    feature: str
    played: int
    left: int
    lines: tuple[int, ...]
    line_bet: int
    feature_won: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeGamesEnded:
    """A series of free games is over."""

    event: Literal["free games ended"] = "free games ended"
    feature: str
    played: int
    feature_won: int
    won: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusBegun:
    """A bonus starts; each prize is paid once for each of `lines`."""

    event: Literal["bonus begun"] = "bonus begun"
    feature: str
    symbol: str
    lines: tuple[int, ...]
    stages: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class StageBegun:
    """A stage of a bonus opens: `pool` is what its things hide, in multiples of the line bet."""

    event: Literal["stage begun"] = "stage begun"
    feature: str
    stage: str
    number: int
    picks: int
    pool: tuple[int, ...]
    feature_won: int
    credit: int = 0


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
    """The thing picked hides `prize`: `amount` = prize x lines x line bet."""

    event: Literal["prize revealed"] = "prize revealed"
    feature: str
    stage: str
    option: str
    prize: int
    lines: tuple[int, ...]
    amount: int
    feature_won: int
    won: int
    credit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StageEnded:
    """A stage of a bonus closes; `pool` is what was left unpicked."""

    event: Literal["stage ended"] = "stage ended"
    feature: str
    stage: str
    number: int
    pool: tuple[int, ...]
    feature_won: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusEnded:
    """A bonus is over."""

    event: Literal["bonus ended"] = "bonus ended"
    feature: str
    feature_won: int
    won: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class GambleOffered:
    """The whole win may be gambled; `closed` choices would pass the limit, which `most` keeps."""

    event: Literal["gamble offered"] = "gamble offered"
    amount: int
    most: int
    """The most a gamble may bring the win to."""
    attempts_left: int | None
    open: tuple[str, ...]
    closed: tuple[str, ...]
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class GambleRefused:
    """No gamble is offered on a win, and why."""

    event: Literal["gamble refused"] = "gamble refused"
    amount: int
    because: Literal["limit", "attempts"]
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class GambleStaked:
    """The whole win was put on a choice."""

    event: Literal["gamble staked"] = "gamble staked"
    choice: str
    amount: int
    multiplier: int
    credit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GambleDecided:
    """The card was turned; `amount` is what the gamble paid, 0 where it lost."""

    event: Literal["gamble decided"] = "gamble decided"
    choice: str
    card: str
    suit: str
    colour: str
    success: bool
    amount: int
    won: int
    credit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Collected:
    """The player, or time, took the win instead of gambling it."""

    event: Literal["collected"] = "collected"
    lapsed: bool
    amount: int
    credit: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundEnded:
    """The round is over: it cost `total_bet` and won `won`."""

    event: Literal["round ended"] = "round ended"
    total_bet: int
    won: int
    credit: int
    """What was held until collected, where prizes are held; 0 where they were credited when won."""


Event: TypeAlias = (
    RoundBegun
    | ReelsStopped
    | LineWon
    | ScatterWon
    | FreeGamesWon
    | FreeGameBegun
    | FreeGamesEnded
    | BonusBegun
    | StageBegun
    | PickMade
    | PrizeRevealed
    | StageEnded
    | BonusEnded
    | GambleOffered
    | GambleRefused
    | GambleStaked
    | GambleDecided
    | Collected
    | RoundEnded
)
