"""What a phase starts, on average: series by their games, bonuses, and all they lead to at once."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from reelwright.automaton.phases import PAID
from reelwright.definition.model import FreeGames
from reelwright.law.rings.jets import Jets
from reelwright.law.rounds import re_spins
from reelwright.law.rounds.laws import RoundLaw

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.automaton.triggers import Start
    from reelwright.law.rings.jets import Jet
    from reelwright.law.rings.ring import E, Ring
    from reelwright.law.rounds.apart import Apart, Context
    from reelwright.law.rounds.game import Rounds


@dataclass(frozen=True, slots=True)
class Begun:
    """A series of its own, as it begins."""

    feature: str
    offered: int
    games: int


@dataclass(frozen=True)
class Starts:
    """How often, on average, one spin of a phase starts each thing.

    `direct` are those the spin starts itself, `entered` those that bonuses of the spin lead to;
    free games that are added to a series are in neither. `begun` are the series of both.
    """

    direct: Mapping[Start, Fraction]
    entered: Mapping[Start, Fraction]
    begun: Mapping[Begun, Fraction]

    def often(self, name: str) -> Fraction:
        """Return how often a spin starts a feature itself: how likely it does, too."""
        return _sum(self.direct, name)

    def often_entered(self, name: str) -> Fraction:
        """Return how often bonuses of a spin lead to a feature."""
        return _sum(self.entered, name)


def _sum(often: Mapping[Start, Fraction], name: str) -> Fraction:
    return sum((times for start, times in often.items() if start.feature == name), Fraction())


def starts_of(rounds: Rounds, phase: str = PAID) -> Starts:
    """Return what a spin of a phase starts; of the paid game in the long run, in any phase."""
    law = RoundLaw(rounds, Jets(order=0))
    direct: defaultdict[Start, Fraction] = defaultdict(Fraction)
    entered: defaultdict[Start, Fraction] = defaultdict(Fraction)
    begun: defaultdict[Begun, Fraction] = defaultdict(Fraction)

    shares = rounds.run.phases if phase == PAID else {phase: Fraction(1)}

    def note(
        share: Fraction, start: Start, at: Context, more: int, part: Jet, _: Apart[Jet]
    ) -> None:
        chance = part.terms[0] * share
        if start.feature == phase:
            return
        if start.feature in rounds.definition.tokens:
            chance *= rounds.enough(start.feature, at.phase, start.count)
            start = law.led(start.feature)
            entered[start] += chance
        else:
            direct[start] += chance
        _begin(rounds, law, begun, start, chance, more)
        for one, times in led_to(rounds, start).items():
            if one.feature not in at.apart:
                entered[one] += chance * times
                _begin(rounds, law, begun, one, chance * times, 0)

    for each, share in shares.items():
        factor = rounds.least_factor(each)
        apart = frozenset() if phase == PAID else frozenset({each})
        law.spin(each, rounds.spin(each, factor), factor, apart, partial(note, share))
    return Starts(dict(direct), dict(entered), dict(begun))


def _begin(
    rounds: Rounds,
    law: RoundLaw[Jet],
    begun: defaultdict[Begun, Fraction],
    start: Start,
    often: Fraction,
    more: int,
) -> None:
    if isinstance(rounds.definition.features[start.feature], FreeGames):
        offered, games = law.taken(start.feature, start.count)
        begun[Begun(start.feature, offered, games + more)] += often


def led_to(rounds: Rounds, start: Start) -> dict[Start, Fraction]:
    """Return what a bonus or re-spins lead to, through others too, and how often on average."""
    found: defaultdict[Start, Fraction] = defaultdict(Fraction)
    if start.feature in rounds.bonuses:
        bonus = rounds.bonus(start.feature)
        for entered, pays in bonus.outcomes.items():
            chance = Fraction(sum(pays.values()), bonus.total)
            for one in entered:
                into = rounds.entering(one, start.times)
                found[into] += chance
                for further, times in led_to(rounds, into).items():
                    found[further] += chance * times
    elif start.feature in rounds.re_spun:
        for within, often in re_spins.started_within(rounds, start).items():
            found[within] += often
            for further, times in led_to(rounds, within).items():
                found[further] += often * times
    return dict(found)


def feature_law(rounds: Rounds, ring: Ring[E], name: str, counted: str | None = None) -> E:
    """Return the law of what a feature pays that a paid spin starts, with all that follows.

    With `counted` it is the law of how often that is played. A series or bonus is taken as it is
    started, or led to by other bonuses, in a paid game; the feature must be one of those.
    """
    law, starts = RoundLaw(rounds, ring, counted), starts_of(rounds)
    parts: list[tuple[Fraction, E]]
    if name in rounds.bonuses | rounds.holding | rounds.re_spun.keys():
        parts = [
            (times, law.alone(start))
            for of in (starts.direct, starts.entered)
            for start, times in of.items()
            if start.feature == name
        ]
    else:
        parts = [
            (times, law.series(name, series.offered, series.games))
            for series, times in starts.begun.items()
            if series.feature == name
        ]
    whole = sum((times for times, _ in parts), Fraction())
    return sum((one.scaled(times / whole) for times, one in parts), ring.zero)
