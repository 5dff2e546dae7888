"""What limits of free games take from a paid game, where they are too high to be worth solving.

The games lost in a round are, on average, no more than a proven bound b (see `law.series.games`),
so the limits show in no more than that share of rounds; and a round pays no less without them. With
T what it pays without limits, each game lost takes its own mean from the mean, and from the k-th
moment the limits take at most E[T^k; they show], which is at most the root of E[T^2k] b.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from reelwright.automaton.phases import PAID
from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scale import fixed_stakes
from reelwright.law.rings.jets import Jets
from reelwright.law.rounds.apart import split
from reelwright.law.rounds.laws import RoundLaw
from reelwright.law.rounds.starts import starts_of
from reelwright.law.series import games_lost_bound, limited

if TYPE_CHECKING:
    from reelwright.law.rings.jets import Jet
    from reelwright.law.rounds.game import Rounds
    from reelwright.law.series import Awards

BELOW_SIGHT = Fraction(1, 10**12)
"""What limits left out may take: so many total bets from the mean, such a part of a moment."""


@dataclass(frozen=True, eq=False)
class Settled:
    """A game with its limits kept, or left out where they show nowhere in sight.

    `take` bounds what those that are left out take from the mean of a round, in grains.
    """

    rounds: Rounds
    take: Fraction
    how: Literal["no limits", "limits solved", "proven bound"]


@lru_cache(maxsize=16)
def settled(rounds: Rounds, *, keep_limits: bool = False) -> Settled:
    """Return the game to work out in fractions.

    Limits are kept where asked, and wherever they take anything in sight.
    """
    under = frozenset(name for name in rounds.played if limited(rounds.rules(name)))
    if not under:
        return Settled(rounds, Fraction(), "no limits")
    takes = {} if keep_limits else _takes(rounds, under)
    sight = BELOW_SIGHT * rounds.scale.cost / len(under)
    out = {name: take for name, take in takes.items() if take[1] <= sight}
    free = rounds.without_limits(out)
    lost = sum((games for games, _ in out.values()), Fraction())
    if not out or not _moments_keep(rounds.without_limits(under), lost):
        return Settled(rounds, Fraction(), "limits solved")
    return Settled(free, sum((t[1] for t in out.values()), Fraction()), "proven bound")


def _takes(rounds: Rounds, under: frozenset[str]) -> dict[str, tuple[Fraction, Fraction]]:
    """Return, where known, bounds on the games a round loses and on what they take from it.

    Of series that tokens lead to at a stake of their own none is known.
    """
    if fixed_stakes(rounds.definition):
        return {}
    free = rounds.without_limits(under)
    try:
        means = RoundLaw(free, Jets(order=1))
        phases = {PAID: Fraction(1)}  # (in the long run, whatever the phase)
        for name in rounds.played:
            counting = RoundLaw(free, Jets(order=1), counted=name)
            phases[name] = counting.round().terms[1]
    except NotCountable:
        return {}
    begun: defaultdict[str, defaultdict[int, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for phase, often in phases.items():
        for series, times in starts_of(free, phase).begun.items():
            begun[series.feature][series.games] += often * times
    takes = {}
    for name in under - _shared(rounds):
        lost = games_lost_bound(rounds.rules(name), _awards(free, name), begun[name])
        if lost is not None:
            takes[name] = lost, lost * _dearest(means, name)
    return takes


def _awards(free: Rounds, name: str) -> Awards:
    """Return how likely a game of a series adds each number of games to it."""
    law = RoundLaw(free, Jets(order=0))
    factors = free.factors(name, free.offered(name)[0])[0]
    found: defaultdict[int, Fraction] = defaultdict(Fraction)
    for added, chance in law.game(name, factors, frozenset({name})).items():
        found[split(added, name)[0]] += chance.terms[0]
    return {games: chance for games, chance in found.items() if games}


def _dearest(means: RoundLaw[Jet], name: str) -> Fraction:
    """Return the most that a game of a series pays on average, with all it leads to but its own."""
    rounds = means.rounds
    return max(
        means.game_alone(name, factors).terms[1]
        for offered in rounds.offered(name)
        for factors in rounds.factors(name, offered)
    )


def _shared(rounds: Rounds) -> set[str]:
    """Return series that games of others add to: in a ring, or while they wait."""
    found = {name for name in rounds.played if name in rounds.reach[name]}
    for phase in (*rounds.paid_phases, *rounds.played):
        for starts in rounds.outcomes(phase):
            led: set[str] = set()
            for start in starts:
                if start.feature in led:
                    found.add(start.feature)
                for name in rounds.series_in({start.feature}):
                    led |= rounds.reach[name]
    return found


def _moments_keep(free: Rounds, lost: Fraction) -> bool:
    """Whether the second and third moment are as good as those without limits."""
    law = RoundLaw(free, Jets(order=6)).round()
    moments = law.terms
    factorial = (1, 1, 2, 6, 24, 120, 720)
    return all(
        moments[2 * k] * factorial[2 * k] * lost <= (BELOW_SIGHT * moments[k] * factorial[k]) ** 2
        for k in (2, 3)
    )
