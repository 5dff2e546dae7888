"""The law of re-spins: a chain that goes on with the reels held and the re-spins left.

With every improvement more reels are held, and otherwise fewer re-spins are left, so that no state
comes twice and the last are worked out first.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from reelwright.automaton.re_spins_held import NOTHING_LEFT
from reelwright.automaton.refusal import NotCountable
from reelwright.definition.model import ReSpins
from reelwright.law.rounds.apart import NONE_ADDED, Context, put, together

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from reelwright.automaton.re_spins import ReSpin
    from reelwright.automaton.re_spins_held import Held
    from reelwright.automaton.triggers import Start
    from reelwright.law.rings.ring import E
    from reelwright.law.rounds.apart import Added, Apart
    from reelwright.law.rounds.game import Rounds
    from reelwright.law.rounds.laws import RoundLaw

MOST_STATES = 200_000
"""The most states of one run that are told apart."""


class State(NamedTuple):
    """Where a run stands: the reels held, and how many re-spins are still to start."""

    held: Held
    left: int

    @property
    def over(self) -> bool:
        """Whether nothing is left to spin."""
        return self.left == 0 or self.held == NOTHING_LEFT


def rules(rounds: Rounds, name: str) -> ReSpins:
    """Return the rules of re-spins."""
    feature = rounds.definition.features[name]
    assert isinstance(feature, ReSpins)
    return feature


def after(feature: ReSpins, state: State, held: Held) -> State:
    """Return where a run stands after a re-spin that leaves these reels held."""
    left = state.left - 1
    improved = feature.improved
    if improved is None:
        return State(held, left)
    if held == state.held:
        return State(held, 0 if improved.without == "ends" else left)
    return State(held, feature.re_spins if improved.begins_again else left + (improved.adds or 0))


def states(rounds: Rounds, start: Start) -> list[State]:
    """Return the states that a run can come to in which a re-spin is made, the first in front."""
    feature = rules(rounds, start.feature)
    found: set[State] = set()
    waiting = [State(start.held, feature.re_spins)]
    while waiting:
        state = waiting.pop()
        if state.over or state in found:
            continue
        found.add(state)
        if len(found) > MOST_STATES:
            raise NotCountable(
                f"features > {start.feature} > improved: found more than {MOST_STATES} different "
                "ways to hold reels; allowed: fewer"
            )
        spin = rounds.re_spin(start.feature, state.held)
        waiting.extend(after(feature, state, held) for _, held in spin.outcomes)
    return sorted(found, key=lambda state: (len(state.held), -state.left, state.held))


def run(law: RoundLaw[E], start: Start, context: Context) -> Apart[E]:
    """Return what a run of re-spins pays with all that follows from them."""
    rounds, name = law.rounds, start.feature
    feature = rules(rounds, name)
    within = Context(name, 1, context.apart)
    laws: dict[State, Apart[E]] = {}
    spun: dict[Held, Mapping[Held, Apart[E]]] = {}
    for state in reversed(states(rounds, start)):
        if state.held not in spun:
            spun[state.held] = _one(law, name, rounds.re_spin(name, state.held), within)
        found: dict[Added, E] = {}
        for held, parts in spun[state.held].items():
            following = after(feature, state, held)
            rest = {NONE_ADDED: law.ring.one} if following.over else laws[following]
            for added, part in parts.items():
                for more, one in rest.items():
                    put(found, together(added, more), part * one)
        laws[state] = found
    return laws[State(start.held, feature.re_spins)]


def _one(law: RoundLaw[E], name: str, spin: ReSpin, within: Context) -> Mapping[Held, Apart[E]]:
    """Return the law of one re-spin and of what it starts, by the reels held after it."""
    found: defaultdict[Held, dict[Added, E]] = defaultdict(dict)
    for (starts, held), pays in spin.outcomes.items():
        part = law.own(name, pays, spin.windows)
        for added, one in law.follow(starts, part, within).items():
            put(found[held], added, one)
    return found


def started_within(rounds: Rounds, start: Start) -> Mapping[Start, Fraction]:
    """Return what the re-spins of a run start, and how often on average."""
    found: defaultdict[Start, Fraction] = defaultdict(Fraction)
    for spin, often in _spins(rounds, start):
        for (starts, _), pays in spin.outcomes.items():
            for one in starts:
                found[one] += often * Fraction(sum(pays.values()), spin.windows)
    return found


def _spins(rounds: Rounds, start: Start) -> Iterator[tuple[ReSpin, Fraction]]:
    """Yield the re-spins that a run can come to, with how likely each is made."""
    feature = rules(rounds, start.feature)
    often: defaultdict[State, Fraction] = defaultdict(Fraction)
    often[State(start.held, feature.re_spins)] = Fraction(1)
    for state in states(rounds, start):
        spin = rounds.re_spin(start.feature, state.held)
        yield spin, often[state]
        for (_, held), pays in spin.outcomes.items():
            share = Fraction(sum(pays.values()), spin.windows)
            often[after(feature, state, held)] += often[state] * share
