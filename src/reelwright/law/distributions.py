"""The law of a paid game on the lattice, and of the games of a series."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.law.lattice import Law, invert
from reelwright.law.rings.jets import Jets
from reelwright.law.rounds import round_law
from reelwright.law.rounds.limits import settled
from reelwright.law.rounds.starts import feature_law

if TYPE_CHECKING:
    from reelwright.law.rings.spectra import Spectra
    from reelwright.law.rings.spectrum import Spectrum
    from reelwright.law.rounds import Rounds


def distribution(rounds: Rounds) -> Law:
    """Return the law of what a paid game pays in all, in grains, cut at the win cap.

    Limits of free games are in it, but where a proven bound says they are out of sight. Raises
    `NotCountable` where the game has no law we can give.
    """
    law = uncapped(rounds)
    return law if rounds.cap is None else law.capped(rounds.cap)


def uncapped(rounds: Rounds) -> Law:
    """Return the law of what a paid game would pay if it had no win cap."""
    _choose(rounds)

    def evaluate(ring: Spectra) -> Spectrum:
        return round_law(rounds, ring)

    return invert(evaluate)


def games_of(rounds: Rounds, name: str) -> Law:
    """Return the law of how many games a series plays that a paid game leads to."""
    _choose(rounds)

    def evaluate(ring: Spectra) -> Spectrum:
        return feature_law(rounds, ring, name, counted=name)

    return invert(evaluate)


def feature_distribution(rounds: Rounds, name: str) -> Law:
    """Return the law of what a feature pays that a paid game leads to, in grains."""
    _choose(rounds)

    def evaluate(ring: Spectra) -> Spectrum:
        return feature_law(rounds, ring, name)

    return invert(evaluate)


def _choose(rounds: Rounds) -> None:
    """Settle which offers are taken, on the game whose means are known as fractions."""
    easy = settled(rounds).rounds
    if easy is not rounds:
        round_law(easy, Jets(order=0))
        rounds.options.update(easy.options)
