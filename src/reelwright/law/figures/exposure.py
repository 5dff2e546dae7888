"""What an operator may lose in a day: the law of all games of all players together."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.law.figures.figure import Near, Undefined

if TYPE_CHECKING:
    from reelwright.law.figures.figure import Figure
    from reelwright.law.figures.sums import Between

PLAYERS = 1000
GAMES_A_DAY = 600
"""An hour at ten games a minute."""
LEVEL = Fraction(999, 1000)


@dataclass(frozen=True, slots=True)
class Exposure:
    """What many players win in a day at most, at a level, in total bets.

    `paid` is all that their games pay and `net` what is left when their stakes are taken off: above
    0 the operator loses, below it even such a day earns money.
    """

    players: int
    games: int
    level: Fraction
    mean: Figure
    paid: Figure
    net: Figure

    @property
    def staked(self) -> int:
        """What they bet, in total bets."""
        return self.players * self.games


def exposure(
    day: Between, mean: Figure, stake: int, players: int, games: int, level: Fraction = LEVEL
) -> Exposure:
    """Read the exposure off the law of all games of a day; a stake is `stake` grains.

    `mean` is what they win on average, in total bets, stakes taken off.
    """
    paid, net = _amounts(day, stake, players * games, float(level))
    return Exposure(players=players, games=games, level=level, mean=mean, paid=paid, net=net)


def _amounts(day: Between, stake: int, staked: int, level: float) -> tuple[Figure, Figure]:
    """Return what is paid at most, and the same with the stakes taken off."""
    if not day.tells(level):
        unknown = Undefined("the law of so many games is not known so well")
        return unknown, unknown
    quantile = day.quantile(level)
    paid = (quantile.low + quantile.high) / (2 * stake)
    error = (quantile.high - quantile.low) / (2 * stake)
    return Near(paid, error), Near(paid - staked, error)
