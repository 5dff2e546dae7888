"""A game as it is played: its spins and bonuses, counted when they are first needed."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING

from reelwright.automaton.phases import PAID
from reelwright.automaton.scale import scale
from reelwright.automaton.spins import count_spin
from reelwright.automaton.triggers import Start
from reelwright.definition.model import (
    Award,
    FreeGames,
    MultiplierDrawn,
    Picks,
    Rising,
    ScatterTrigger,
    Trail,
    Wheel,
)
from reelwright.law.features import bonus_law, counted
from reelwright.law.series import Limits

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from reelwright.automaton.scale import Playing, Scale
    from reelwright.automaton.spins import Spin, Starts
    from reelwright.definition.model import Definition
    from reelwright.law.features import BonusCount, Entered
    from reelwright.law.rounds.offers import Option


@dataclass(frozen=True, eq=False)
class Rounds:
    """A game as it is played on some lines at a line bet."""

    definition: Definition
    playing: Playing
    options: dict[tuple[str, int], tuple[Option, ...]] = field(default_factory=dict)
    """What is known of offers, by the feature and the count they are made for."""
    _spins: dict[tuple[str, int], Spin] = field(default_factory=dict)
    _full: dict[tuple[str, int], Spin] = field(default_factory=dict)
    _bonuses: dict[tuple[str, int], BonusCount] = field(default_factory=dict)

    @cached_property
    def scale(self) -> Scale:
        """The grains that amounts are counted in."""
        return scale(self.definition, self.playing)

    @cached_property
    def cap(self) -> int | None:
        """The most that a round pays, in grains; `None` where there is no limit."""
        rule = self.definition.win_cap
        return None if rule is None else self.scale.of(rule.times, rule.of)

    def without_limits(self, names: Collection[str]) -> Rounds:
        """Return the game in which these series have no limits."""
        free = {"at_most_left": None, "at_most_played": None}
        features = {
            name: feature.model_copy(update=free) if name in names else feature
            for name, feature in self.definition.features.items()
        }
        definition = self.definition.model_copy(update={"features": features})
        return Rounds(definition, self.playing, {}, self._spins, self._full, self._bonuses)

    def spin(self, phase: str, factor: int = 1) -> Spin:
        """Return a spin of a phase in which prizes are multiplied by a factor."""
        if (phase, factor) not in self._spins:
            self._spins[phase, factor] = count_spin(self.definition, phase, self.playing, factor)
        return self._spins[phase, factor]

    def least_factor(self, phase: str) -> int:
        """Return a factor that games of a phase have; what they start does not depend on it."""
        return 1 if phase == PAID else self.factors(phase, self.offered(phase)[0])[0][0][1]

    def outcomes(self, phase: str) -> Iterable[Starts]:
        """Return all that a spin of a phase can start."""
        return self.spin(phase, self.least_factor(phase)).outcomes

    def full(self, name: str, factor: int) -> Spin:
        """Return the spin of a series that takes no more games: one that adds none wins nothing."""
        if (name, factor) not in self._full:
            feature = self.rules(name)
            pays = isinstance(feature.starts_on, ScatterTrigger) and feature.re_trigger in (
                "adds and pays",
                "pays",
            )
            closed = feature.model_copy(update={"re_trigger": "pays" if pays else "nothing"})
            definition = self.definition.model_copy(
                update={"features": {**self.definition.features, name: closed}}
            )
            self._full[name, factor] = count_spin(definition, name, self.playing, factor)
        return self._full[name, factor]

    def bonus(self, name: str, times: int = 1) -> BonusCount:
        """Return the outcomes of a bonus whose prizes are each paid so many times."""
        if (name, times) not in self._bonuses:
            self._bonuses[name, times] = counted(
                bonus_law(self.definition, name, self.scale), times
            )
        return self._bonuses[name, times]

    @cached_property
    def bonuses(self) -> frozenset[str]:
        """The bonuses of the game: picks, wheels and trails."""
        features = self.definition.features.items()
        return frozenset(n for n, one in features if isinstance(one, Picks | Wheel | Trail))

    def rules(self, name: str) -> FreeGames:
        """Return the rules of free games."""
        feature = self.definition.features[name]
        assert isinstance(feature, FreeGames)
        return feature

    def limits(self, name: str) -> Limits:
        """Return the limits of a series."""
        feature = self.rules(name)
        return Limits(left=feature.at_most_left, played=feature.at_most_played)

    def factors(self, name: str, offered: int) -> list[list[tuple[Fraction, int]]]:
        """Return, game by game, the factors with their chances; the last list stays."""
        rule = self.rules(name).multiplier
        match rule:
            case Rising():
                return [[(Fraction(1), offered * factor)] for factor in rule.rising]
            case MultiplierDrawn():
                whole = sum(rule.drawn.values())
                return [
                    [(Fraction(weight, whole), offered * n) for n, weight in rule.drawn.items()]
                ]
        return [[(Fraction(1), offered * (rule or 1))]]

    def offered(self, name: str) -> tuple[int, ...]:
        """Return the factors that series of free games can be offered with, rising."""
        feature = self.rules(name)
        factors = {offer.multiplier for offers in feature.offers.values() for offer in offers}
        return tuple(sorted(factors | ({1} if feature.awards else set())))

    def alike(self, name: str) -> bool:
        """Whether every game of a series is like every other, however many are left or were played.

        Then it does not matter which series a game belongs to.
        """
        rule = self.rules(name).multiplier
        return (
            self.limits(name) == Limits()
            and not isinstance(rule, Rising)
            and len(self.offered(name)) == 1
        )

    def entering(self, entered: Entered, lines: int) -> Start:
        """Return what a bonus starts that was won on so many lines."""
        feature = self.definition.features[entered.feature]
        match feature:
            case FreeGames():
                least = min(feature.counts)
            case Award():
                least = min(feature.pays)
            case _:
                return Start(entered.feature, 1, lines if feature.once_for_each else 1)
        return Start(entered.feature, least if entered.count is None else entered.count)

    @cached_property
    def _wins(self) -> dict[str, frozenset[str]]:
        """By phase, the other free games that one of its games can win, through bonuses too."""
        wins: dict[str, frozenset[str]] = {}
        waiting = [PAID]
        while waiting:
            phase = waiting.pop()
            if phase not in wins:
                factor = (
                    1 if phase == PAID else self.factors(phase, self.offered(phase)[0])[0][0][1]
                )
                starts = {s.feature for of in self.spin(phase, factor).outcomes for s in of}
                wins[phase] = frozenset(self.series_in(starts)) - {phase}
                waiting.extend(wins[phase])
        return wins

    def series_in(self, names: Collection[str]) -> Iterator[str]:
        """Yield the free games among some features, and those that bonuses among them lead to."""
        for name in names:
            if isinstance(self.definition.features[name], FreeGames):
                yield name
            elif name in self.bonuses:
                yield from self.series_in(
                    {one.feature for of in self.bonus(name).outcomes for one in of}
                )

    @property
    def played(self) -> tuple[str, ...]:
        """The free games that a paid game can lead to, in the order of the definition."""
        return tuple(name for name in self.definition.features if name in self._wins)

    @cached_property
    def reach(self) -> Mapping[str, frozenset[str]]:
        """By free games, those that they lead to in the end; themselves only by way of others."""
        reach = {name: set(wins) for name, wins in self._wins.items()}
        for _ in reach:
            for reached in reach.values():
                reached.update(*(reach[other] for other in (*reached,)))
        return {name: frozenset(reached) for name, reached in reach.items()}

    def ring_of(self, name: str) -> tuple[str, ...]:
        """Return the free games that lead to this one and it to them, itself first."""
        others = (other for other in self.played if other != name)
        return (name, *(o for o in others if o in self.reach[name] and name in self.reach[o]))
