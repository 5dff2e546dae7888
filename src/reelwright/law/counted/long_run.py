"""The long run as the sheet reads it."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.automaton.refusal import NotCountable
from reelwright.law.carried.wagering import wagering
from reelwright.law.figures import Exact, LongRun, PhaseOfRun, Undefined
from reelwright.law.rings.jets import Jets
from reelwright.law.rounds import RoundLaw

if TYPE_CHECKING:
    from reelwright.law.rounds import Rounds


def long_run(rounds: Rounds, but: str) -> LongRun | None:
    """Return what is known of the long run; `None` for a game that bears on no later one.

    What is chosen anew for each game is a matter of the game, and is told where it is played plain.

    `rounds` are without the limits that take nothing in sight, and `but` says so.
    """
    if rounds.playing.wager or not rounds.carries:
        return None
    means = RoundLaw(rounds, Jets(order=1))
    phases = tuple(
        PhaseOfRun(phase, Exact(share), Exact(means.paid(phase).terms[1] / rounds.scale.cost, but))
        for phase, share in rounds.run.phases.items()
    )
    try:
        found = wagering(rounds.definition)
    except NotCountable as refusal:
        return LongRun(phases, Undefined(str(refusal)), Undefined(str(refusal)))
    return LongRun(phases, Exact(Fraction(found.best), but), Exact(Fraction(found.worst), but))
