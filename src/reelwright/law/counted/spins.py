"""What is read off single spins: any win, and the highest win of each phase."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.law.figures import Exact, TopWin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.automaton.spins import Spin
    from reelwright.law.rounds import Rounds


def any_win(rounds: Rounds) -> Fraction:
    """Return how likely a paid spin wins a prize of its own, in the long run."""
    return sum(
        (
            share * _any_win(rounds.spin(phase, rounds.least_factor(phase)))
            for phase, share in rounds.spun_phases.items()
        ),
        Fraction(),
    )


def _any_win(spin: Spin) -> Fraction:
    ways = sum(n for pays in spin.outcomes.values() for grains, n in pays.items() if grains)
    return Fraction(ways, spin.windows)


def top_wins(rounds: Rounds) -> Iterator[TopWin]:
    """Yield the highest win of one spin of each phase that is played, the paid spin's first."""
    for phase in rounds.spun_phases:
        yield _top(rounds, phase, rounds.least_factor(phase))
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
        times_stake=Fraction(most, rounds.scale.cost),
        line_bets=Fraction(most, rounds.scale.grains),
        probability=Exact(Fraction(ways, spin.windows)),
    )
