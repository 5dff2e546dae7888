"""What is read off single spins: any win, and the highest win of each phase."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.automaton.phases import PAID
from reelwright.law.figures import Exact, TopWin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.automaton.spins import Spin
    from reelwright.law.rounds import Rounds


def any_win(spin: Spin) -> Fraction:
    """Return how likely a spin wins a prize of its own."""
    ways = sum(n for pays in spin.outcomes.values() for grains, n in pays.items() if grains)
    return Fraction(ways, spin.windows)


def top_wins(rounds: Rounds) -> Iterator[TopWin]:
    """Yield the highest win of one spin of each phase that is played, the paid spin's first."""
    yield _top(rounds, PAID, 1)
    for name in rounds.played:
        factors = {
            factor
            for offered in rounds.offered(name)
            for game in rounds.factors(name, offered)
            for _, factor in game
        }
        yield _top(rounds, name, max(factors))


def _top(rounds: Rounds, phase: str, factor: int) -> TopWin:
    spin = rounds.spin(phase, factor)
    most = max(max(pays) for pays in spin.outcomes.values())
    ways = sum(pays.get(most, 0) for pays in spin.outcomes.values())
    return TopWin(
        phase=phase,
        times_stake=Fraction(most, rounds.scale.stake),
        line_bets=Fraction(most, rounds.scale.grains),
        probability=Exact(Fraction(ways, spin.windows)),
    )
