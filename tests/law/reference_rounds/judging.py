"""Blocks of games held against the exact law of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from reelwright.law.figures import Par, number
from tests.law.reference_rounds.blocks import Block

LEVEL = 0.999
"""How likely right games are found within it, in all figures together."""
FEWEST = 5
"""A cell that expects fewer games stands together with others like it."""
MOST_BANDS = 20
BLOCKS_A_BAND = 10

Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True)
class Found:
    """A figure as it was found, and as the law has it.

    `off` says how far they are apart: a `score` in standard errors, or a statistic that is to
    be about as great as its `freedom`. `chance` is that of one further off.
    """

    name: str
    found: float
    law: float
    score: str
    off: float
    freedom: int
    chance: float


@dataclass(frozen=True)
class Judged:
    """All figures of a game, and what is told beside them."""

    game: str
    games: int
    blocks: int
    figures: tuple[Found, ...]
    deviation: tuple[float, float]
    """The standard deviation in total bets: found, and as the law has it."""


def judged(name: str, sheet: Par, blocks: Sequence[Block]) -> Judged:
    """Compare the blocks of a game with its law; raises `ValueError` for another stake."""
    games = blocks[0].kind.games
    dear = next((one for one in blocks if one.staked != games * sheet.stake), None)
    if dear:
        raise ValueError(
            f"{name}, block {dear.number}: found {dear.staked} cents staked; "
            f"allowed: {games * sheet.stake}, {sheet.stake} for each game"
        )
    returned = np.array([block.paid / block.staked for block in blocks])
    winning = np.array([block.winning / games for block in blocks])
    squares = sum(block.paid_squared for block in blocks) / (games * len(blocks) * sheet.stake**2)
    law = _Law(sheet)
    of_all = [law.by_place(block.values) for block in blocks]
    figures = [
        _mean("return", returned, _known(number(sheet.rtp))),
        _mean("hit frequency", winning, _known(number(sheet.hits.round_any))),
        _unheard(law, sum(of_all, Counter()), games * len(blocks)),
    ]
    if blocks[0].kind.burned:
        figures.extend(_bands(law, of_all, games))
    else:
        figures.extend(_cells(law, sum(of_all, Counter()), games * len(blocks)))
    return Judged(
        game=name,
        games=games * len(blocks),
        blocks=len(blocks),
        figures=tuple(figures),
        deviation=(
            float(np.sqrt(squares - returned.mean() ** 2)),
            _known(number(sheet.spread.deviation)),
        ),
    )


def _known(figure: float | None) -> float:
    assert figure is not None
    return figure


NOWHERE = -1
"""The place of an amount that is no whole number of grains, or off the lattice."""


class _Law:
    """How likely each amount is, and which are as good as impossible."""

    def __init__(self, sheet: Par) -> None:
        self.mass = sheet.round.mass
        self.doubt = sheet.round.doubt
        self._grains_a_cent = Fraction(sheet.grains, sheet.line_bet)
        self.likely = self.mass > sheet.round.error

    def by_place(self, values: Mapping[int, int]) -> Counter[int]:
        """Return how often each amount was paid, by its place in the law."""
        found: Counter[int] = Counter()
        for cents, times in values.items():
            grains = cents * self._grains_a_cent
            inside = grains.denominator == 1 and grains < len(self.mass)
            found[int(grains) if inside else NOWHERE] += times
        return found


def _mean(name: str, of_blocks: Floats, law: float) -> Found:
    """Compare a mean, with the standard error that independent blocks show.

    Raises `ValueError` where blocks that are all alike show none.
    """
    error = float(of_blocks.std(ddof=1)) / len(of_blocks) ** 0.5
    if not error:
        raise ValueError(f"{name}: found {of_blocks[0]} in every block; allowed: blocks that vary")
    found = float(of_blocks.mean())
    off = (found - law) / error
    chance = 2 * float(stats.t.sf(abs(off), len(of_blocks) - 1))
    return Found(name, found, law, "standard errors", off, len(of_blocks) - 1, chance)


def _unheard(law: _Law, paid: Counter[int], games: int) -> Found:
    """Compare how many games paid what the law as good as rules out."""
    seen = sum(n for place, n in paid.items() if place == NOWHERE or not law.likely[place])
    expected = games * (float(law.mass[~law.likely].sum()) + law.doubt)
    chance = float(stats.poisson.sf(seen - 1, expected))
    return Found("amounts ruled out", seen, expected, "games", seen - expected, 0, chance)


def _cells(law: _Law, paid: Counter[int], games: int) -> Iterator[Found]:
    """Compare how often each single amount was paid, by a G-test with Williams's correction.

    Where games are independent: amounts that expect fewer than `FEWEST` games are one cell. Nothing
    is yielded where games are too few for two cells.
    """
    single = np.flatnonzero(law.mass * games >= FEWEST)
    expected = law.mass[single] * games
    observed = np.array([paid[int(place)] for place in single], dtype=np.float64)
    rest, others = games - float(expected.sum()), games - float(observed.sum())
    if rest >= FEWEST:
        expected, observed = np.append(expected, rest), np.append(observed, others)
    else:
        least = int(expected.argmin())
        expected[least] += rest
        observed[least] += others
    freedom = len(expected) - 1
    if not freedom:
        return
    raw = float(stats.power_divergence(observed, expected, lambda_="log-likelihood").statistic)
    off = raw / (1 + (float((games / expected).sum()) - 1) / (6 * games * freedom))
    chance = float(stats.chi2.sf(off, freedom))
    yield Found("distribution", off, freedom, "G", off, freedom, chance)


def _bands(law: _Law, of_blocks: Sequence[Counter[int]], games: int) -> Iterator[Found]:
    """Compare how often each band of wins was paid, where games bear on each other.

    Blocks do not, so their shares of games are held against the law by Hotelling's T-squared. A
    band that no block saw varies as if games were independent.
    Nothing is yielded where blocks are too few for two bands.
    """
    many = min(MOST_BANDS, len(of_blocks) // BLOCKS_A_BAND)
    edges = _edges(law, many) if many > 1 else []
    if len(edges) < 2:
        return
    expected = np.add.reduceat(law.mass, edges)
    shares = np.zeros((len(of_blocks), len(edges)))
    for row, paid in zip(shares, of_blocks, strict=True):
        for place, times in paid.items():
            if place > 0:
                row[np.searchsorted(edges, place, side="right") - 1] += times / games
    apart = shares.mean(axis=0) - expected
    blocks, freedom = shares.shape
    spread = np.cov(shares, rowvar=False)
    unseen = np.flatnonzero(spread.diagonal() == 0)
    spread[unseen, unseen] = expected[unseen] * (1 - expected[unseen]) / games
    raw = blocks * float(apart @ np.linalg.solve(spread, apart))
    off = raw * (blocks - freedom) / (blocks - 1)
    chance = float(stats.f.sf(off / freedom, freedom, blocks - freedom))
    yield Found("distribution in bands", off, freedom, "T-squared", off, freedom, chance)


def _edges(law: _Law, many: int) -> list[int]:
    """Return where so many bands of wins begin, about equally likely; what loses is in none."""
    wins = np.cumsum(law.mass[1:])
    places = np.searchsorted(wins, np.arange(1, many) * wins[-1] / many) + 2
    return [int(place) for place in np.unique([1, *places]) if place < len(law.mass)]


def outside(games: Sequence[Judged]) -> set[tuple[str, str]]:
    """Name the figures, by game, that are outside the joint level of all games together."""
    figures = [(one.game, figure) for one in games for figure in one.figures]
    least = (1 - LEVEL) / len(figures)
    return {(game, figure.name) for game, figure in figures if figure.chance < least}
