"""A session: a bankroll, what each game costs, how many are to be played, what is gambled."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING

from reelwright.automaton.refusal import NotCountable
from reelwright.law.bankroll.gambling import gambled
from reelwright.law.bankroll.walk import until_ruin, walk
from reelwright.law.distributions import distribution
from reelwright.law.lattice import Probability
from reelwright.law.moments import moments
from reelwright.law.rounds import Rounds

if TYPE_CHECKING:
    from reelwright.automaton.scale import Playing
    from reelwright.definition.model import Definition
    from reelwright.law.bankroll.gambling import Policy
    from reelwright.law.bankroll.walk import Walked
    from reelwright.law.lattice import Law


@dataclass(frozen=True, eq=False)
class Session:
    """What becomes of a bankroll; money is in cents.

    What the walk does not tell apart is left out of the bankroll: what is less than a grain.
    `until_ruin` are bounds on the mean number of games until ruin without a last game; `None` where
    a game does not return less than it costs.
    """

    bankroll: int
    stake: int
    walked: Walked
    grain: Fraction
    until_ruin: tuple[float, float] | None

    @property
    def left_out(self) -> Fraction:
        """What of the bankroll is less than a grain, in cents."""
        return self.bankroll - self.walked.start * self.grain

    @property
    def ruin(self) -> Probability:
        """How likely the balance is below the stake by the end."""
        return Probability(self.walked.ruin, self.walked.error)

    def at_least(self, cents: Fraction | int) -> Probability:
        """Return how likely the balance is so much or more at the end."""
        grains = (cents - self.left_out) / self.grain
        return self.walked.balance.tail(-(-grains.numerator // grains.denominator))

    def quantile(self, level: float) -> float:
        """Return the balance that is not exceeded with a probability of `level`."""
        return self._cents(self.walked.balance.quantile(level))

    @property
    def mean(self) -> float:
        """The balance at the end, on average."""
        return self._cents(self.walked.balance.moment(1))

    @property
    def deviation(self) -> float:
        """The standard deviation of the balance at the end."""
        balance = self.walked.balance
        variance = balance.moment(2) - balance.moment(1) ** 2
        return float(self.grain) * sqrt(max(variance, 0.0))

    def _cents(self, grains: float) -> float:
        return float(self.left_out + Fraction(grains) * self.grain)


def session(
    definition: Definition, played: Playing, bankroll: int, games: int, policy: Policy | None = None
) -> Session:
    """Follow a bankroll (cents, enough for a game) through so many games.

    Raises `NotCountable` where the game has no law, `TooWide` where a balance could grow beyond
    what is worked out.
    """
    rounds = Rounds(definition, played)
    if rounds.carries:
        raise NotCountable(
            "bankroll: found a game of which one paid game bears on the next; allowed: games that "
            "carry nothing on"
        )
    scale = rounds.scale
    grain = Fraction(played.line_bet, scale.grains)
    law = distribution(rounds)
    mean, off = _mean(rounds, law)
    if policy is not None:
        assert definition.gamble is not None
        law = gambled(law, policy, int(definition.gamble.up_to / grain))
    walked = walk(law, int(bankroll / grain), scale.cost, games)
    stake = scale.cost * grain
    assert stake.denominator == 1
    return Session(bankroll, stake.numerator, walked, grain, until_ruin(walked, mean, off))


def _mean(rounds: Rounds, law: Law) -> tuple[float, float]:
    """Return what a game pays on average, and what that may be off; every gamble is fair."""
    if rounds.cap is not None:
        return law.moment(1), len(law.mass) * (law.error + law.beyond)
    found = moments(rounds)
    mean = float(found.moments.mean)
    return mean, float(found.take) + mean * 1e-15
