"""A PAR sheet as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

if TYPE_CHECKING:
    from fractions import Fraction

    from reelwright.law.figures.exposure import Exposure
    from reelwright.law.figures.feature import Feature
    from reelwright.law.figures.figure import Exact, Figure
    from reelwright.law.figures.interval import Volatility
    from reelwright.law.figures.long_run import LongRun
    from reelwright.law.figures.normalised import Normalised
    from reelwright.law.figures.patterns import Patterns
    from reelwright.law.figures.round import Round
    from reelwright.law.figures.spread import Spread
    from reelwright.law.figures.wager import Wager

OfSpin: TypeAlias = Literal["line wins", "ways wins", "scatter prizes", "win cap"]
OfFeature: TypeAlias = Literal[
    "free games", "picks", "wheel", "trail", "award", "re-spins", "hold and spin", "changed games"
]
Base: TypeAlias = Literal["line bet", "total bet", "fixed"]
OF_FEATURES: tuple[str, ...] = get_args(OfFeature)


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize of the paid spin.

    `pay` is in the bet that `on` names and `ways` the windows that have it, once for each line, of
    all `windows`. `frequency` is per paid game, all lines together, and `rtp` in total bets.
    """

    name: str
    count: int
    with_substitute: bool
    pay: Fraction
    on: Base
    multiplier: int
    ways: int
    frequency: Fraction
    rtp: Fraction


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the return, in total bets; prize by prize where it has prizes of the paid spin."""

    name: str
    kind: OfSpin | OfFeature
    rtp: Figure
    prizes: tuple[Prize, ...] = ()

    @property
    def of_feature(self) -> bool:
        """Whether a feature pays it."""
        return self.kind in OF_FEATURES


@dataclass(frozen=True, slots=True)
class Hits:
    """How often something is won.

    `any_win` is that of a paid spin: any prize of its own. The others are of the whole paid game,
    with all that follows: `round_any` wins anything, `at_least_stake` no less than was bet;
    `below_stake` is the share of winning games that win less.
    """

    any_win: Figure
    round_any: Figure
    at_least_stake: Figure
    below_stake: Figure


@dataclass(frozen=True, slots=True)
class TopWin:
    """The highest win of one spin of a phase, and how likely one spin has it."""

    phase: str
    times_stake: Fraction
    line_bets: Fraction
    probability: Exact

    @property
    def one_in(self) -> float:
        """The spins for each time it comes up."""
        return float(1 / self.probability.value)


@dataclass(frozen=True, slots=True)
class Par:
    """Everything known about a game as it is played on `lines` at a line bet and stake in cents.

    A stake is what a game costs, and a total bet is `units` line bets; the two differ under a
    `wager` alone, and what is said in total bets is then in its price. `limits_take` bounds what
    the limits of free games take from the return where they are left out of it (0 where nothing
    is), and `limits` says how that is known. There are no `windows` where a feature is bought in
    place of the paid spin. `wagers` are what there is beside the plain game.
    """

    game: str
    digest: str
    lines: tuple[int, ...]
    line_bet: int
    stake: int
    units: int
    grains: int
    windows: int
    rtp: Figure
    limits_take: Fraction
    limits: str
    parts: tuple[Part, ...]
    hits: Hits
    features: tuple[Feature, ...]
    any_free_games: Figure
    free_games_mean: Figure
    spread: Spread
    volatility: tuple[Volatility, ...]
    top_wins: tuple[TopWin, ...]
    round: Round
    exposure: Exposure
    normalised: Normalised
    patterns: Patterns
    wager: str = ""
    wagers: tuple[Wager, ...] = ()
    long_run: LongRun | None = None
    """What is known of a game that bears on later ones; its other figures are of the long run."""
