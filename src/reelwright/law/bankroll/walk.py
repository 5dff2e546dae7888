"""A balance from game to game: it pays the stake, wins what the game pays, or is ruined.

The balance is a law on the lattice. Before each game what is below the stake is ruined, and stays;
the rest moves down by the stake and is folded with the law of a game. How far off that is:

- Ruin, and ending with less than an amount, are likelier the less any one game pays. So an error e
  in the law of a game counts at most once for each game.
- The lattice is as large as all games together pay but for `AWAY`, by the mean of e^(t amount).
- Each folding rounds; negative masses that come of it are set to nothing, and counted.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, log, log2, sqrt
from typing import TYPE_CHECKING

import numpy as np

from reelwright.law.bankroll.trimming import TooWide, trimmed
from reelwright.law.lattice import Law
from reelwright.law.lattice.chernoff import least
from reelwright.law.lattice.law import summing
from reelwright.law.rings.spectra import A_LEVEL

if TYPE_CHECKING:
    from numpy.typing import NDArray

AWAY = 1e-12
"""What all games together may pay beyond the lattice."""
WIDEST = 2**21
"""The largest lattice."""


@dataclass(frozen=True, eq=False)
class Walked:
    """Games played from a bankroll, all amounts in grains.

    `ruined[k]` is how likely the balance is below the stake after no more than k games, and
    `balance` the law of it after all of them, with what ruined players have left. Every
    probability is off by no more than `error`. `residue` is what ruined players have left on
    average, where those who are not count with nothing.
    """

    start: int
    stake: int
    ruined: NDArray[np.float64]
    balance: Law
    residue: float
    error: float

    @property
    def games(self) -> int:
        """How many games were to be played."""
        return len(self.ruined) - 1

    @property
    def ruin(self) -> float:
        """How likely the player is ruined by the end."""
        return float(self.ruined[-1])

    @property
    def played(self) -> float:
        """How many games are played on average, off by no more than `games` times `error`."""
        return float(np.sum(1 - self.ruined[:-1]))


@dataclass(slots=True)
class _Folding:
    """Balances folded with the law of a game, and what that rounded."""

    pays: NDArray[np.complex128]
    size: int
    off: float = field(default=0.0)

    def fold(self, balance: NDArray[np.float64]) -> NDArray[np.float64]:
        after = np.fft.irfft(np.fft.rfft(balance) * self.pays, self.size)
        spread = float(np.sqrt(np.sum(balance**2)))
        self.off += 4 * A_LEVEL * log2(self.size) * sqrt(self.size) * spread
        self.off -= float(after[after < 0].sum())
        return np.maximum(after, 0.0)


def walk(law: Law, start: int, stake: int, games: int) -> Walked:
    """Follow a balance of `start` through so many games that each cost `stake` and pay by a law.

    Raises `TooWide` where the balance could reach more than `WIDEST` grains.
    """
    kept = trimmed(law, AWAY / games)
    top = start + _room(kept.mass, games)
    size = 1 << max(top, len(kept.mass), stake).bit_length()
    if size > WIDEST:
        raise TooWide(f"balance: found one that could reach {top} grains; allowed: {WIDEST}")
    folding = _Folding(np.fft.rfft(kept.mass, size), size)
    balance, residues, ruined = np.zeros(size), np.zeros(stake), np.zeros(games + 1)
    balance[start] = 1.0
    for game in range(games):
        balance = _staked(balance, residues)
        ruined[game] = residues.sum()
        balance = folding.fold(balance)
    ended = balance.copy()
    ended[:stake] += residues
    _staked(balance, residues)
    ruined[games] = residues.sum()
    error = games * (kept.error + kept.beyond) + folding.off + AWAY + summing(size)
    residue = float(np.sum(residues * np.arange(stake)))
    return Walked(start, stake, ruined, Law(ended, error=error), residue, error)


def _staked(balance: NDArray[np.float64], residues: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return what is left of balances that pay the stake; put those that cannot to `residues`."""
    stake = len(residues)
    residues += balance[:stake]
    return np.pad(balance[stake:], (0, stake))


def _room(mass: NDArray[np.float64], games: int) -> int:
    """Return an amount that so many games exceed together no likelier than `AWAY`."""
    paid = np.flatnonzero(mass)
    weights = mass[paid]

    def needed(tilt: float) -> float:
        return (games * log(float(np.sum(weights * np.exp(tilt * paid)))) - log(AWAY)) / tilt

    top = 500.0 / max(len(mass), 1)
    tilt = least([top * 2 ** (-step / 4) for step in range(100, -1, -1)], needed)
    assert tilt is not None
    return min(ceil(needed(tilt)), games * (len(mass) - 1))


def until_ruin(walked: Walked, mean: float, off: float) -> tuple[float, float] | None:
    """Return between which bounds the mean number of games until ruin lies, were there no last one.

    `mean` is what a game pays, in grains, off by no more than `off`; `None` where it is not below
    the stake, and ruin not certain. By Wald's equation the stakes less the pays, added up, are what
    the bankroll loses; of that only the residue of those not ruined yet is not known.
    """
    edge = walked.stake - mean
    if edge <= off:
        return None
    unknown = (1 - walked.ruin + walked.stake * walked.error) * (walked.stake - 1)
    slack = walked.stake * walked.error * (walked.stake - 1)
    lost = walked.start - walked.residue
    return (lost - unknown - slack) / (edge + off), (lost + slack) / (edge - off)
