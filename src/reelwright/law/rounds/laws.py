"""The law of a whole paid game over any ring, written the way a round is played.

What a spin starts is played in the order of the definition; a series that waits meanwhile, or that
the spin belongs to, can be added to. Where all games of a series are alike it does not matter which
series a game belongs to, so each, with all that follows from it, has one law; games that lead to
each other are solved together. Other series (with a limit, a factor that rises, or offers of
several factors) keep the games added to them apart until they are played.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from math import prod
from typing import TYPE_CHECKING, Generic, TypeAlias

from reelwright.automaton.phases import PAID, Phase
from reelwright.automaton.refusal import NotCountable
from reelwright.definition.model import Award, ChangedGames, FreeGames, HoldAndSpin, ReSpins
from reelwright.law.features import Prizes, holding_law
from reelwright.law.rings.jets import Jets
from reelwright.law.rings.ring import Diverges, E
from reelwright.law.rounds import re_spins
from reelwright.law.rounds.apart import NONE_ADDED, Context, put, split, together
from reelwright.law.rounds.offers import Option, best
from reelwright.law.rounds.sharing import refuse_shared
from reelwright.law.series import series

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from reelwright.automaton.spins import Spin, Starts
    from reelwright.automaton.triggers import Start
    from reelwright.law.rings.ring import Ring
    from reelwright.law.rounds.apart import Added, Apart, Names
    from reelwright.law.rounds.game import Rounds

    Note: TypeAlias = Callable[[Start, Context, int, E, Apart[E]], None]


def round_law(rounds: Rounds, ring: Ring[E]) -> E:
    """Return the law of what a paid game pays in all, in grains, before any win cap.

    Where games bear on later ones it is that of a paid game in the long run at one stake. Raises
    `NotCountable` where the game has none that we can give.
    """
    return RoundLaw(rounds, ring).round()


@dataclass(frozen=True, eq=False)
class RoundLaw(Generic[E]):
    """The law of a game over a ring: of what is paid, or of how often something is played.

    With `counted` every game of that phase counts 1, every bonus of that name too, and nothing is
    paid. Each grain of what is paid counts as `unit`.
    """

    rounds: Rounds
    ring: Ring[E]
    counted: str | None = None
    unit: int = 1
    _alike: dict[str, E] = field(default_factory=dict)
    _series: dict[tuple[str, int], dict[int, E]] = field(default_factory=dict)
    _held: dict[tuple[str, int, int], E] = field(default_factory=dict)

    def round(self) -> E:
        """Return the law of a paid game, in the long run."""
        phases = self.rounds.run.phases
        if phases.keys() == {PAID}:
            return self.paid(PAID)
        return self.ring.mix((share, self.paid(phase)) for phase, share in phases.items())

    def paid(self, phase: str, note: Note[E] | None = None) -> E:
        """Return the law of a paid game of a phase; for `note` see `follow`."""
        factor = self.rounds.least_factor(phase)
        spin = self.rounds.spin(phase, factor)
        (law,) = self.spin(phase, spin, factor, frozenset(), note).values()
        return law

    def spin(
        self, phase: str, spin: Spin, factor: int, apart: Names, note: Note[E] | None = None
    ) -> Apart[E]:
        """Return the law of a spin and of all that it starts; for `note` see `follow`."""
        bonus_factor = Phase(self.rounds.definition, phase, factor).bonus_factor
        context = Context(phase, bonus_factor, apart)
        found: dict[Added, E] = {}
        for starts, pays in spin.outcomes.items():
            law = self.own(phase, pays, spin.windows)
            for added, part in self.follow(starts, law, context, note).items():
                put(found, added, part)
        return found

    def follow(
        self, starts: Starts, law: E, context: Context, note: Note[E] | None = None
    ) -> Apart[E]:
        """Return a law with all that some starts lead to, played in their order.

        `note` is told of every one: the start, where it is started, the games added to it while it
        waited, the part of the law that led to it, and what it pays.
        """
        parts: dict[Added, E] = {NONE_ADDED: law}
        for place, start in enumerate(starts):
            later = {one.feature for one in starts[place + 1 :] if self.waits(one, context)}
            meanwhile = Context(context.phase, context.factor, context.apart | later)
            waited = self.waits(start, context)
            following: dict[Added, E] = {}
            for added, part in parts.items():
                more, rest = split(added, start.feature) if waited else (0, added)
                found = self.start(start, meanwhile, more)
                if note:
                    note(start, meanwhile, more, part, found)
                for adds, one in found.items():
                    put(following, together(rest, adds), part * one)
            parts = following
        return parts

    def waits(self, start: Start, context: Context) -> bool:
        """Whether a start is a series of its own that can be added to while it waits."""
        feature = self.rounds.definition.features.get(start.feature)
        return (
            isinstance(feature, FreeGames)
            and start.feature not in context.apart
            and start.count not in feature.offers
            and not self.rounds.alike(start.feature)
        )

    def start(self, start: Start, context: Context, more: int = 0) -> Apart[E]:
        """Return what a feature pays with all that follows; a series starts with `more` games."""
        name = start.feature
        if name in self.rounds.definition.tokens:
            return {NONE_ADDED: self._tokens(start, context.phase)}
        feature = self.rounds.definition.features[name]
        match feature:
            case ChangedGames():
                return {NONE_ADDED: self.ring.one}
            case FreeGames() if name == context.phase:
                return self._added(name, feature.games_added[start.count])
            case FreeGames() if name in context.apart:
                offers = [offer.games for offer in feature.offers.get(start.count, ())]
                return self._added(name, max(offers, default=feature.awards.get(start.count, 0)))
            case FreeGames():
                refuse_shared(self.rounds, name, context.apart)
                offered, games = self.taken(name, start.count)
                return {NONE_ADDED: self.series(name, offered, games + more)}
            case Award():
                grains = self.rounds.scale.of(feature.pays[start.count], feature.on)
                return {NONE_ADDED: self.own(name, {grains * context.factor: 1}, 1)}
            case ReSpins():
                return re_spins.run(self, start, context)
            case HoldAndSpin():
                return {NONE_ADDED: self._holding(name, feature, start.count, context.factor)}
            case _:
                return self._bonus(start, context)

    def _tokens(self, start: Start, phase: str) -> E:
        """Return what earning tokens in a phase leads to, where as many are held as needed."""
        chance = self.rounds.enough(start.feature, phase, start.count)
        if not chance:
            return self.ring.one
        return self.ring.mix(((1 - chance, self.ring.one), (chance, self.led_by(start.feature))))

    def led_by(self, tokens: str) -> E:
        """Return what the feature pays that some tokens lead to."""
        at_stake = self._at_stake_of(tokens)
        return at_stake.alone(at_stake.led(tokens))

    def _at_stake_of(self, tokens: str) -> RoundLaw[E]:
        """Return the law of what is played at the stake that tokens lead to features at."""
        staked = self.rounds.staked(tokens)
        if staked is self.rounds:
            return self
        own, other = self.rounds.scale, staked.scale
        unit = Fraction(other.line_bet * own.grains, own.line_bet * other.grains)
        if unit.denominator != 1:
            raise NotCountable(
                f"tokens > {tokens} > stake: found several stakes of their own; allowed: one"
            )
        return RoundLaw(staked, self.ring, self.counted, self.unit * unit.numerator)

    def led(self, tokens: str) -> Start:
        """Return what tokens lead to: of several the one with the greatest mean."""
        led, chosen = self.rounds.led_to(tokens), self.rounds.chosen
        if len(led) == 1:
            return led[0]
        if tokens not in chosen:
            means = RoundLaw(self.rounds, Jets(order=1))
            chosen[tokens] = max(led, key=lambda start: means.alone(start).terms[1])
        return chosen[tokens]

    def alone(self, start: Start) -> E:
        """Return what a feature pays, with all that follows, where nothing else is under way."""
        (law,) = self.start(start, Context("", 1, frozenset())).values()
        return law

    def _added(self, name: str, games: int) -> Apart[E]:
        return {((name, games),): self.ring.one}

    def _bonus(self, start: Start, context: Context) -> Apart[E]:
        """Return what a bonus leads to: each prize as often as the factor and the lines say."""
        bonus = self.rounds.bonus(start.feature, context.factor * start.times)
        within = Context("", context.factor, context.apart)
        found: dict[Added, E] = {}
        for entered, pays in bonus.outcomes.items():
            law = self.own(start.feature, pays, bonus.total)
            parts: dict[Added, E] = {NONE_ADDED: law}
            for one in entered:
                following: dict[Added, E] = {}
                leads_to = self.start(self.rounds.entering(one, start.times), within)
                for adds, more in leads_to.items():
                    for added, part in parts.items():
                        put(following, together(added, adds), part * more)
                parts = following
            for added, part in parts.items():
                put(found, added, part)
        return found

    def _holding(self, name: str, feature: HoldAndSpin, held: int, factor: int) -> E:
        """Return what hold and spin pays that begins with so many symbols held."""
        if self.counted is not None:
            return self.own(name, {0: 1}, 1)
        if (name, held, factor) not in self._held:
            cells = sum(self.rounds.definition.window.heights)
            prizes = Prizes(self.rounds.scale, feature.prizes_on)
            self._held[name, held, factor] = holding_law(
                self.ring, feature, prizes, cells, held, factor * self.unit
            )
        return self._held[name, held, factor]

    def series(self, name: str, offered: int, games: int) -> E:
        """Return what a series pays that starts with so many games."""
        if self.rounds.alike(name):
            if name not in self._alike:
                self._solve(name)
            return self._alike[name] ** games
        known = self._series.setdefault((name, offered), {})
        if games not in known:
            known |= self._limited(name, offered, {games, *self._starts(name, offered)})
        return known[games]

    def taken(self, name: str, count: int) -> tuple[int, int]:
        """Return the factor offered and the games of a series that is started with a count."""
        feature = self.rounds.rules(name)
        if count not in feature.offers:
            return 1, feature.awards[count]
        option = best(options(self.rounds, name, count))
        return option.multiplier, option.games

    def _starts(self, name: str, offered: int) -> set[int]:
        """Return how many games a series with a factor starts with where nothing adds to it."""
        feature = self.rounds.rules(name)
        offers = (offer for offers in feature.offers.values() for offer in offers)
        awards = set(feature.awards.values()) if offered == 1 else set()
        return awards | {offer.games for offer in offers if offer.multiplier == offered}

    def _limited(self, name: str, offered: int, starts: set[int]) -> Mapping[int, E]:
        by_number = self.rounds.factors(name, offered)
        games = [
            [(split(added, name)[0], law) for added, law in self._game(name, factors).items()]
            for factors in by_number
        ]
        rules, limits = self.rounds.rules(name), self.rounds.limits(name)
        full: list[E] = []
        if rules.losing_game_pays and rules.games_added and limits.played is not None:
            full = [self._full_game(name, factors) for factors in by_number]
        try:
            return series(self.ring, games, starts, limits, full=full)
        except Diverges as error:
            raise Endless(name, error) from error
        except NotCountable as refusal:
            raise NotCountable(f"features > {name}: {refusal}") from refusal

    def _game(self, name: str, factors: Sequence[tuple[Fraction, int]]) -> Apart[E]:
        return self.game(name, factors, frozenset({name}))

    def game(self, name: str, factors: Sequence[tuple[Fraction, int]], apart: Names) -> Apart[E]:
        """Return the law of one game of a series, whose factor is drawn."""
        found: dict[Added, E] = {}
        for chance, factor in factors:
            spin = self.rounds.spin(name, factor)
            for added, law in self.spin(name, spin, factor, apart).items():
                put(found, added, law if chance == 1 else law.scaled(chance))
        return found

    def game_alone(self, name: str, factors: Sequence[tuple[Fraction, int]]) -> E:
        """Return the law of one game, without those it adds to its series."""
        return sum(self._game(name, factors).values(), self.ring.zero)

    def _full_game(self, name: str, factors: Sequence[tuple[Fraction, int]]) -> E:
        """Return the law of a game of a series that takes no more games."""
        parts = (
            law.scaled(chance)
            for chance, factor in factors
            for law in self.spin(
                name, self.rounds.full(name, factor), factor, frozenset({name})
            ).values()
        )
        return sum(parts, self.ring.zero)

    def _solve(self, name: str) -> None:
        """Solve a series whose games are all alike, together with those it leads to and from."""
        names = self.rounds.ring_of(name)
        apart = frozenset(names)
        for other in names:
            refuse_shared(self.rounds, other, apart)
        games = []
        for one in names:
            (factors,) = self.rounds.factors(one, *self.rounds.offered(one))
            games.append(self.game(one, factors, apart))

        def step(laws: tuple[E, ...]) -> tuple[E, ...]:
            known = dict(zip(names, laws, strict=True))
            return tuple(
                sum(
                    (
                        prod((known[one] ** n for one, n in added), start=law)
                        for added, law in game.items()
                    ),
                    self.ring.zero,
                )
                for game in games
            )

        try:
            solved = self.ring.fixed_point(step, len(names))
        except Diverges as error:
            raise Endless(name, error) from error
        self._alike.update(zip(names, solved, strict=True))

    def own(self, name: str, pays: Mapping[int, int], total: int) -> E:
        """Return the law of what a spin of a phase, or a feature, pays of its own."""
        if self.counted is None:
            paid = {grains * self.unit: ways for grains, ways in pays.items()}
            return self.ring.law(paid if self.unit > 1 else pays, total)
        return self.ring.law({int(name == self.counted): sum(pays.values())}, total)


def options(rounds: Rounds, name: str, count: int) -> tuple[Option, ...]:
    """Return the series of free games that are offered for a count, with the mean of each."""
    if (name, count) not in rounds.options:
        law = RoundLaw(rounds, Jets(order=1))
        rounds.options[name, count] = tuple(
            Option(
                offer.games,
                offer.multiplier,
                law.series(name, offer.multiplier, offer.games).terms[1],
            )
            for offer in rounds.rules(name).offers[count]
        )
    return rounds.options[name, count]


class Endless(NotCountable, Diverges):
    """Free games that win one or more further ones on average, or too many under a tilt."""

    def __init__(self, name: str, reason: Diverges) -> None:
        super().__init__(
            f"features > {name}: found games without end ({reason}); "
            "allowed: fewer than one further game won on average in each, or a limit"
        )
