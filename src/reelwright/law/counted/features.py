"""How often the paid spin starts each feature, and what one brings with all that follows."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from reelwright.definition.model import Award, FreeGames, ReSpins
from reelwright.definition.model.features.triggers import counts_of, symbol_of
from reelwright.law.counted.law import series_lengths
from reelwright.law.counted.prizes import total
from reelwright.law.distributions import games_of
from reelwright.law.figures import Exact, Figure, Option, Undefined
from reelwright.law.figures import Feature as FeatureFigures
from reelwright.law.figures.figure import root
from reelwright.law.rings.jets import Jets
from reelwright.law.rounds import RoundLaw, options

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from reelwright.automaton.triggers import Start
    from reelwright.definition.model import Feature
    from reelwright.law.figures import Part, Prize
    from reelwright.law.rings.jets import Jet
    from reelwright.law.rounds import Rounds
    from reelwright.law.rounds.apart import Apart, Context

NEVER = Undefined("no paid spin starts it")


@dataclass(slots=True)
class Brought:
    """What a feature brings in a paid game, in grains: `often` it starts, `mean` and `square`.

    Both means are over all paid games, those that do not start it among them.
    """

    often: Fraction = Fraction()
    mean: Fraction = Fraction()
    square: Fraction = Fraction()


def brought(rounds: Rounds, counted: str | None = None) -> dict[str, Brought]:
    """Return what each feature brings that the paid spin starts, or its tokens lead to.

    With `counted` a game of that phase counts 1, and nothing is paid. All is of a paid game in the
    long run.
    """
    found = {name: Brought() for name in rounds.definition.features}
    law = RoundLaw(rounds, Jets(order=2), counted)

    def note(
        share: Fraction, start: Start, at: Context, _more: int, part: Jet, pays: Apart[Jet]
    ) -> None:
        name, chance = start.feature, part.terms[0] * share
        often = chance
        if name in rounds.definition.tokens:
            often *= rounds.enough(name, at.phase, start.count)
            name = law.led(name).feature
        of = found[name]
        of.often += often
        for one in pays.values():
            of.mean += chance * one.terms[1]
            of.square += chance * one.terms[2] * 2

    for phase, share in rounds.run.phases.items():
        law.paid(phase, partial(note, share))
    return found


def any_free_games(rounds: Rounds) -> Fraction:
    """Return how likely a paid spin starts free games of any kind itself."""
    return sum(
        (share * _any_free_games(rounds, phase) for phase, share in rounds.run.phases.items()),
        Fraction(),
    )


def _any_free_games(rounds: Rounds, phase: str) -> Fraction:
    spin = rounds.spin(phase, rounds.least_factor(phase))
    features = rounds.definition.features
    ways = sum(
        sum(pays.values())
        for starts, pays in spin.outcomes.items()
        if any(isinstance(features.get(start.feature), FreeGames) for start in starts)
    )
    return Fraction(ways, spin.windows)


@dataclass(frozen=True)
class Features:
    """The features of a game about to be told.

    `easy` is the game without the limits that take nothing in sight, and `but` says so.
    """

    rounds: Rounds
    easy: Rounds
    but: str
    parts: Sequence[Part]

    def told(self, bring: Mapping[str, Brought]) -> Iterator[FeatureFigures]:
        """Yield the figures of each feature."""
        for name, feature in self.rounds.definition.features.items():
            yield self._told(name, feature, bring[name])

    def mean_games(self, name: str, often: Fraction) -> Figure:
        """Return the games that a series, or a run of re-spins, plays on average."""
        games = brought(self.easy, counted=name)[name]
        return Exact(games.mean / often, self.but) if often else NEVER

    def _told(self, name: str, feature: Feature, of: Brought) -> FeatureFigures:
        part = next(part for part in self.parts if part.name == name)
        awarded = isinstance(feature, Award)
        often = sum((prize.frequency for prize in part.prizes), Fraction()) if awarded else of.often
        stake = self.rounds.scale.cost
        mean = total(part.prizes) * stake if awarded else of.mean
        square = self._squares(part.prizes) if awarded else of.square
        pays, deviation = _of_one(often, mean / stake, square / Fraction(stake) ** 2, self.but)
        games = isinstance(feature, FreeGames | ReSpins)
        lengths, beyond = (
            series_lengths(games_of(self.easy, name)) if games and often else ((), 0.0)
        )
        return FeatureFigures(
            name=name,
            kind=feature.kind,
            frequency=Exact(often),
            pays=pays,
            deviation=deviation,
            rtp=part.rtp,
            started_by=Exact(total(self._starting(feature))),
            mean_games=self.mean_games(name, often) if games else None,
            games=lengths,
            games_beyond=beyond,
            mean_prize=Exact(self._mean_prize(name)) if name in self.rounds.bonuses else None,
            offers=tuple(self._offers(name, feature)) if isinstance(feature, FreeGames) else (),
        )

    def _squares(self, prizes: Sequence[Prize]) -> Fraction:
        stake = self.rounds.scale.cost
        return sum(
            (p.frequency * (p.rtp / p.frequency * stake) ** 2 for p in prizes if p.frequency),
            Fraction(),
        )

    def _starting(self, feature: Feature) -> list[Prize]:
        """Return the prizes of the paid spin that start a feature."""
        symbol, counts = symbol_of(feature.starts_on), counts_of(feature.starts_on)
        if isinstance(feature, FreeGames):
            counts = tuple(feature.counts)
        return [
            prize
            for part in self.parts
            for prize in part.prizes
            if prize.name == symbol and (counts is None or prize.count in counts)
        ]

    def _mean_prize(self, name: str) -> Fraction:
        """Return what a bonus pays of its own, its prizes paid once, in line bets."""
        bonus = self.rounds.bonus(name, 1)
        pays = sum(pay * n for of in bonus.outcomes.values() for pay, n in of.items())
        return Fraction(pays, bonus.total * self.rounds.scale.grains)

    def _offers(self, name: str, feature: FreeGames) -> Iterator[Option]:
        for count in sorted(feature.offers):
            offered = options(self.easy, name, count)
            best = max(offered, key=lambda one: one.mean)
            for one in offered:
                mean = one.mean / self.rounds.scale.cost
                yield Option(one.games, one.multiplier, mean, taken=one is best)


def _of_one(often: Fraction, mean: Fraction, square: Fraction, but: str) -> tuple[Figure, Figure]:
    """Return mean and deviation of what one feature pays, in total bets."""
    if not often:
        return NEVER, NEVER
    pays = mean / often
    return Exact(pays, but), root(square / often - pays**2)
