"""What the best and the worst wagering return where a paid game bears on later ones.

The player may change the stake from game to game: look for a reward when it costs little, and take
it when it pays much. Which stakes do so best is found among those with the fewest and the most
lines, at the least and the greatest line bet, played plain and by each wager, by improving a rule
of play until nothing improves.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scale import Playing
from reelwright.definition.model import ChangedGames
from reelwright.law.carried.chain import Carried, first, following
from reelwright.law.carried.rules_of_play import Game, extreme
from reelwright.law.rings.jets import Jets
from reelwright.law.rounds.game import Rounds
from reelwright.law.rounds.laws import RoundLaw

if TYPE_CHECKING:
    from reelwright.automaton.triggers import Start
    from reelwright.definition.model import Definition

MOST_STATES = 300
"""The most states of a game that ways to wager are compared in."""


@dataclass(frozen=True, slots=True)
class Wagering:
    """What a way to choose the stakes returns, of all that is staked, in the long run."""

    best: Fraction
    worst: Fraction


State: TypeAlias = tuple[Carried, Playing | None]
"""What is carried into a game, and the stake that changed games may not exceed."""


def wagering(definition: Definition) -> Wagering:
    """Return the best and the worst return; raises `NotCountable`."""
    choices = _Choices(definition)
    start: State = first(choices.in_state), None
    games = {start: choices.games(start)}
    waiting = [start]
    while waiting:
        for game in games[waiting.pop()]:
            for state in game.after:
                if state not in games:
                    games[state] = choices.games(state)
                    waiting.append(state)
        if len(games) > MOST_STATES:
            raise NotCountable(
                f"what is carried: found more than {MOST_STATES} states to choose a stake in; "
                "allowed: fewer"
            )
    return Wagering(best=extreme(games, 1), worst=extreme(games, -1))


@dataclass(frozen=True, eq=False)
class _Choices:
    """The games that may be played from each state."""

    definition: Definition
    _means: dict[tuple[Playing, str], Fraction] = field(default_factory=dict)

    @cached_property
    def in_state(self) -> Definition:
        """The game with only those tokens whose number matters for the stake to choose."""
        tokens = {
            name: rule
            for name, rule in self.definition.tokens.items()
            if rule.kept_for == "the game" and rule.stake == "of the last game"
        }
        return self.definition.model_copy(update={"tokens": tokens})

    @cached_property
    def stakes(self) -> tuple[Rounds, ...]:
        """The stakes to choose from, each played plain and by every wager."""
        offered, stakes = len(self.definition.lines.rows), self.definition.stakes
        selections = stakes.selections(offered) or range(1, offered + 1)
        lines = (0,) if self.definition.ways else sorted({min(selections), max(selections)})
        bets = sorted({stakes.bets[0], stakes.bets[-1]})
        return tuple(
            Rounds(self.in_state, Playing(tuple(range(1, many + 1)), bet, wager))
            for many in lines
            for bet in bets
            for wager in ("", *self.definition.wagers)
        )

    def games(self, state: State) -> list[Game[State]]:
        """Return what may be played from a state: while games are changed, no wager."""
        carried, most = state
        return [
            self._game(rounds, carried, most)
            for rounds in self.stakes
            if not (carried.changed and rounds.playing.wager)
            and (
                most is None
                or (
                    len(rounds.playing.lines) <= len(most.lines)
                    and rounds.playing.line_bet <= most.line_bet
                )
            )
        ]

    def _game(self, rounds: Rounds, carried: Carried, most: Playing | None) -> Game[State]:
        """Return a game at a stake, with what tokens that are not in the state are worth to it."""
        after: defaultdict[State, Fraction] = defaultdict(Fraction)
        for to, chance in following(rounds, carried).items():
            after[to, self._ceiling(rounds, carried, to, most)] += chance
        at = rounds.playing, carried.phase
        if at not in self._means:
            self._means[at] = self._plain_mean(*at, rounds) + self._worth(carried.phase, rounds)
        pays = self._means[at] + self._led(rounds, carried)
        cent = Fraction(rounds.playing.line_bet, rounds.scale.grains)
        return Game(rounds.scale.cost * cent, pays * cent, after)

    def _ceiling(
        self, rounds: Rounds, carried: Carried, to: Carried, most: Playing | None
    ) -> Playing | None:
        """Return the stake that the games to come may not exceed."""
        feature = self.definition.features.get(to.changed)
        if not isinstance(feature, ChangedGames) or feature.stake == "any":
            return None
        return most if carried.changed == to.changed else replace(rounds.playing, wager="")

    def _plain_mean(self, playing: Playing, phase: str, rounds: Rounds) -> Fraction:
        """Return the mean of a game of a phase, in grains, without what its tokens lead to."""
        free = rounds.definition.model_copy(update={"tokens": {}})
        law = RoundLaw(Rounds(free, playing), Jets(order=1))
        own = law.rounds.scale.grains
        return law.paid(phase).terms[1] * Fraction(rounds.scale.grains, own)

    def _worth(self, phase: str, rounds: Rounds) -> Fraction:
        """Return what tokens left out of the state are worth that a game earns, in grains.

        Each piece is worth its part of what it leads to in the long run, at the stake it is earned
        at; where that is the average of several it is as if each were kept for its own.
        """
        whole = Rounds(self.definition, rounds.playing)
        means, places = RoundLaw(whole, Jets(order=1)), list(self.definition.tokens)
        worth = Fraction()
        for name in self.definition.tokens.keys() - self.in_state.tokens.keys():
            rule = self.definition.tokens[name]
            led = means.led_by(name)
            place = places.index(name)
            pieces = sum(
                (chance * found.pieces[place] for found, chance in whole.found_in(phase).items()),
                Fraction(),
            )
            if pieces and self._changes(means.led(name)):
                raise NotCountable(
                    f"tokens > {name}: found tokens for each stake that lead to changed games; "
                    "allowed: tokens kept for the game"
                )
            worth += pieces / rule.pieces_needed * led.terms[1]
        return worth * Fraction(rounds.scale.grains, whole.scale.grains)

    def _led(self, rounds: Rounds, carried: Carried) -> Fraction:
        """Return the mean of what tokens of the state lead to in a game, in grains."""
        means = RoundLaw(rounds, Jets(order=1))
        led = Fraction()
        for place, (name, rule) in enumerate(rounds.definition.tokens.items()):
            missing = rule.pieces_needed - carried.pieces[place]
            enough = sum(
                chance
                for found, chance in rounds.found_in(carried.phase).items()
                if found.pieces[place] >= missing
            )
            led += enough * means.led_by(name).terms[1]
        return led

    def _changes(self, start: Start) -> bool:
        return isinstance(self.definition.features[start.feature], ChangedGames)
