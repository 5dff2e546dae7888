"""The law of a round as the sheet reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from reelwright.law.figures import Below, Exact, Figure, GamesOf, Hits, Near, Round, Undefined
from reelwright.law.figures.round import tails
from reelwright.law.figures.spread import CAPPED

if TYPE_CHECKING:
    from fractions import Fraction

    from reelwright.law.lattice import Law, Probability


def figure(found: Probability) -> Figure:
    """Return a probability with how it is known."""
    if found.below is not None:
        return Below(found.below)
    return Near(found.value, found.error)


def round_figures(law: Law, stake: int, highest: int | None) -> Round:
    """Return the law of a round; `highest` is the most grains it pays, where there is a most."""
    return Round(
        mass=law.mass,
        stake=stake,
        beyond=law.beyond,
        error=law.error,
        highest=highest,
        tail=tails(lambda grains: figure(law.tail(grains)), stake),
    )


def capped_moments(law: Law, stake: int) -> tuple[Near, Near, Near]:
    """Return the first three moments, in total bets, of a law that ends on its lattice.

    A moment of order k is off by no more than the greatest amount to the k times what any
    cumulated probability is off by.
    """
    amounts = np.arange(len(law.mass)) / stake
    most = float(amounts[-1])
    first, second, third = (
        Near(float(law.mass @ amounts**k), most**k * law.error, CAPPED) for k in (1, 2, 3)
    )
    return first, second, third


def hits(law: Law, stake: int, any_win: Fraction) -> Hits:
    """Return how often the paid spin, and how often the whole game, wins something."""
    something, enough = law.tail(1), law.tail(stake)
    return Hits(
        any_win=Exact(any_win),
        round_any=figure(something),
        at_least_stake=figure(enough),
        below_stake=_below(something, enough),
    )


def _below(something: Probability, enough: Probability) -> Figure:
    if something.below is not None:
        return Undefined("no game wins anything")
    part = 1 - enough.value / something.value
    return Near(part, (enough.error + something.error) / something.value)


def series_lengths(law: Law) -> tuple[tuple[GamesOf, ...], float]:
    """Return how likely a series plays so many games, and how likely more than are told."""
    told = [int(games) for games in np.flatnonzero(law.mass > max(law.error, 1e-15))]
    beyond = max(1.0 - float(law.mass[told].sum()), 0.0)
    return tuple(GamesOf(games, float(law.mass[games])) for games in told), beyond
