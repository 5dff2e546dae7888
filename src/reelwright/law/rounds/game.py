"""A game as it is played: its spins and bonuses, counted when they are first needed."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING

from reelwright.automaton.counting import spin_of
from reelwright.automaton.phases import PAID, paid_phases
from reelwright.automaton.re_spins import count_re_spin
from reelwright.automaton.scale import Playing, scale
from reelwright.automaton.triggers import Start
from reelwright.definition.model import (
    Award,
    Bonus,
    ChangedGames,
    FixedStake,
    FreeGames,
    HoldAndSpin,
    MultiplierDrawn,
    Picks,
    ReSpins,
    Rising,
    ScatterTrigger,
    Trail,
    Wheel,
)
from reelwright.law.carried import run_of
from reelwright.law.carried.chain import found_in
from reelwright.law.features import Entered, bonus_law, counted
from reelwright.law.rounds import re_spins, wagers
from reelwright.law.series import Limits

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from reelwright.automaton.re_spins import ReSpin
    from reelwright.automaton.re_spins_held import Held
    from reelwright.automaton.scale import Scale
    from reelwright.automaton.spins import Spin, Starts
    from reelwright.definition.model import Definition
    from reelwright.law.carried import Run
    from reelwright.law.carried.chain import Found
    from reelwright.law.features import BonusCount
    from reelwright.law.rounds.offers import Option


@dataclass(frozen=True, eq=False)
class Rounds:
    """A game as it is played on some lines at a line bet, by a wager where it names one."""

    definition: Definition
    """Its rules; a wager's strips are those of the paid game."""
    playing: Playing
    options: dict[tuple[str, int], tuple[Option, ...]] = field(default_factory=dict)
    """What is known of offers, by the feature and the count they are made for."""
    chosen: dict[str, Start] = field(default_factory=dict)
    """Which of several features the player chooses that tokens lead to, once it is known."""
    _spins: dict[tuple[str, int], Spin] = field(default_factory=dict)
    _full: dict[tuple[str, int], Spin] = field(default_factory=dict)
    _bonuses: dict[tuple[str, int], BonusCount] = field(default_factory=dict)
    _re_spins: dict[tuple[str, Held], ReSpin] = field(default_factory=dict)
    _staked: dict[str, Rounds] = field(default_factory=dict)
    _found: dict[str, Mapping[Found, Fraction]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        waged = wagers.waged(self.definition, self.playing.wager)
        object.__setattr__(self, "definition", waged)

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
        counted = self._spins, self._full, self._bonuses, self._re_spins
        return Rounds(definition, self.playing, {}, {}, *counted)

    def spin(self, phase: str, factor: int = 1) -> Spin:
        """Return a spin of a phase in which prizes are multiplied by a factor.

        Where a feature is bought, the paid spin is one that is sure to start it.
        """
        if phase == PAID and self.bought is not None:
            return wagers.certain(self.bought)
        if (phase, factor) not in self._spins:
            self._spins[phase, factor] = spin_of(self.definition, phase, self.playing, factor)
        return self._spins[phase, factor]

    @cached_property
    def bought(self) -> Start | None:
        """What is bought in place of a paid spin; `None` where that is spun."""
        return wagers.bought(self)

    @property
    def paid_phases(self) -> tuple[str, ...]:
        """The phases a paid game can be in."""
        return paid_phases(self.definition)

    @property
    def carries(self) -> bool:
        """Whether a paid game can bear on later ones."""
        return bool(self.definition.tokens) or len(self.paid_phases) > 1

    @cached_property
    def run(self) -> Run:
        """What is carried into paid games in the long run."""
        run = run_of(self)
        wagers.refuse_changed(self, len(run.phases))
        return run

    @property
    def spun_phases(self) -> Mapping[str, Fraction]:
        """How often a paid game is spun in each phase: never where a feature is bought."""
        return {} if self.bought else self.run.phases

    def found_in(self, phase: str) -> Mapping[Found, Fraction]:
        """Return how likely a paid game of a phase finds each thing for the games to come."""
        if phase not in self._found:
            self._found[phase] = found_in(self, phase)
        return self._found[phase]

    def enough(self, tokens: str, phase: str, pieces: int) -> Fraction:
        """Return how likely so many pieces of some tokens, earned in a phase, lead on."""
        place = list(self.definition.tokens).index(tokens)
        missing = self.definition.tokens[tokens].pieces_needed - pieces
        return self.run.enough(place, phase, missing)

    def led_to(self, tokens: str) -> tuple[Start, ...]:
        """Return what some tokens lead to: the only feature, or those the player chooses from."""
        rule = self.definition.tokens[tokens]
        return tuple(self.entering(Entered(name, rule.count), 1) for name in rule.leads_to)

    def staked(self, tokens: str) -> Rounds:
        """Return the game as what some tokens lead to is played: itself, or at a fixed stake."""
        rule = self.definition.tokens[tokens].stake
        if not isinstance(rule, FixedStake):
            return self
        if tokens not in self._staked:
            lines = tuple(range(1, (rule.lines or 0) + 1))
            self._staked[tokens] = Rounds(self.definition, Playing(lines, rule.line_bet))
        return self._staked[tokens]

    def re_spin(self, name: str, held: Held) -> ReSpin:
        """Return a re-spin of a feature with some reels held."""
        if (name, held) not in self._re_spins:
            self._re_spins[name, held] = count_re_spin(self.definition, name, self.playing, held)
        return self._re_spins[name, held]

    @cached_property
    def re_spun(self) -> Mapping[str, frozenset[str]]:
        """By re-spins, what they can start."""
        features = self.definition.features.items()
        found: dict[str, set[str]] = {n: set() for n, one in features if isinstance(one, ReSpins)}
        for phase in self.paid_phases if found else ():
            for start in {start for of in self.outcomes(phase) for start in of}:
                if start.feature in found:
                    within = re_spins.started_within(self, start)
                    found[start.feature] |= {one.feature for one in within}
        return {name: frozenset(started) for name, started in found.items()}

    def least_factor(self, phase: str) -> int:
        """Return a factor that games of a phase have; what they start does not depend on it."""
        feature = self.definition.features.get(phase)
        if isinstance(feature, FreeGames):
            return self.factors(phase, self.offered(phase)[0])[0][0][1]
        return (feature.multiplier or 1) if isinstance(feature, ChangedGames) else 1

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
            self._full[name, factor] = spin_of(definition, name, self.playing, factor)
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

    @cached_property
    def holding(self) -> frozenset[str]:
        """The features in which symbols are held."""
        features = self.definition.features.items()
        return frozenset(name for name, one in features if isinstance(one, HoldAndSpin))

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
            case FreeGames() | ChangedGames() | HoldAndSpin():
                least = min(feature.counts)
            case Award():
                least = min(feature.pays)
            case _:
                each_line = isinstance(feature, Bonus) and feature.once_for_each
                return Start(entered.feature, 1, lines if each_line else 1)
        return Start(entered.feature, least if entered.count is None else entered.count)

    @cached_property
    def _wins(self) -> dict[str, frozenset[str]]:
        """By phase, the other free games that one of its games can win, through bonuses too."""
        wins: dict[str, frozenset[str]] = {}
        waiting = list(self.paid_phases)
        while waiting:
            phase = waiting.pop()
            if phase not in wins:
                starts = {s.feature for of in self.outcomes(phase) for s in of}
                wins[phase] = frozenset(self.series_in(starts)) - {phase}
                waiting.extend(wins[phase])
        return wins

    def series_in(self, names: Collection[str]) -> Iterator[str]:
        """Yield the free games among some features, and those that bonuses among them lead to."""
        for name in names:
            if name in self.definition.tokens:
                yield from self.series_in(self.definition.tokens[name].leads_to)
            elif isinstance(self.definition.features[name], FreeGames):
                yield name
            elif name in self.re_spun:
                yield from self.series_in(self.re_spun[name])
            elif name in self.bonuses:
                yield from self.series_in(
                    {one.feature for of in self.bonus(name).outcomes for one in of}
                )

    @property
    def played(self) -> tuple[str, ...]:
        """The free games that a paid game can lead to, in the order of the definition."""
        features = self.definition.features.items()
        return tuple(
            name for name, one in features if name in self._wins and isinstance(one, FreeGames)
        )

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
