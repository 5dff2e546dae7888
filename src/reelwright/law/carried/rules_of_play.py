"""The rule of play that returns most, or least, of all that is staked in the long run.

A rule names a game for each state. It is improved state by state until nothing improves. Where a
rule would let states come round in several ways, apart from each other, the player can go to the
best of them: the others then lead there.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from reelwright.automaton.refusal import NotCountable
from reelwright.law.linear import solve

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

S = TypeVar("S")
"""A state."""


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """A paid game as it may be played in a state."""

    cost: Fraction
    """In cents."""
    pays: Fraction
    """The mean, in cents."""
    after: Mapping[S, Fraction]
    """How likely it leads to each state."""


def extreme(games: Mapping[S, Sequence[Game[S]]], sign: Literal[1, -1]) -> Fraction:
    """Return the greatest return of any rule of play; with -1 the least.

    Raises `NotCountable` where luck decides in the end which states are left.
    """
    chosen = _coming_round(games, {state: options[0] for state, options in games.items()}, sign)
    while True:
        rate, values = _valued(chosen)

        def gain(
            game: Game[S], rate: Fraction = rate, values: Mapping[S, Fraction] = values
        ) -> Fraction:
            later = sum(chance * values[state] for state, chance in game.after.items())
            return sign * (game.pays - rate * game.cost + later)

        better = {
            state: best
            for state, options in games.items()
            if gain(best := max(options, key=gain)) > gain(chosen[state])
        }
        if not better:
            return rate
        chosen = _coming_round(games, {**chosen, **better}, sign)


def _coming_round(
    games: Mapping[S, Sequence[Game[S]]], chosen: Mapping[S, Game[S]], sign: Literal[1, -1]
) -> Mapping[S, Game[S]]:
    """Return a rule by which all states lead to those of the best return that come round."""
    lasting = list(_lasting(chosen))
    if len(lasting) == 1:
        return chosen
    best = max(lasting, key=lambda states: sign * _valued({s: chosen[s] for s in states})[0])
    found = {state: chosen[state] for state in best}
    as_chosen = {state: (game,) for state, game in chosen.items()}
    while len(found) < len(games):
        more = _leading_to(found, as_chosen) or _leading_to(found, games)
        if not more:
            raise NotCountable("features: found games that do not come round; allowed: others")
        found |= more
    return found


def _leading_to(
    states: Mapping[S, Game[S]], games: Mapping[S, Sequence[Game[S]]]
) -> dict[S, Game[S]]:
    """Return for other states a game that can lead to some states at once, where there is one."""
    return {
        state: game
        for state, options in games.items()
        if state not in states
        for game in options
        if not states.keys().isdisjoint(game.after)
    }


def _lasting(chosen: Mapping[S, Game[S]]) -> Iterator[frozenset[S]]:
    """Yield the sets of states that come round for ever under a rule."""
    reached = {state: _reached(chosen, state) for state in chosen}
    yield from {
        states for states in reached.values() if all(reached[one] == states for one in states)
    }


def _reached(chosen: Mapping[S, Game[S]], start: S) -> frozenset[S]:
    """Return the states that a rule can come to after a state."""
    found: set[S] = set()
    waiting = [start]
    while waiting:
        after = chosen[waiting.pop()].after.keys() - found
        found |= after
        waiting.extend(after)
    return frozenset(found)


def _valued(chosen: Mapping[S, Game[S]]) -> tuple[Fraction, Mapping[S, Fraction]]:
    """Return what a rule of play returns, and how much more each state is worth than the first."""
    states = list(chosen)
    place = {state: number for number, state in enumerate(states)}
    matrix = []
    for state in states:
        row = [Fraction(state == other) for other in states]
        for to, chance in chosen[state].after.items():
            row[place[to]] -= chance
        row[0] = chosen[state].cost
        matrix.append(row)
    found = solve(matrix, [chosen[state].pays for state in states])
    if found is None:
        raise NotCountable("features: found games that do not come round; allowed: others")
    rate, *others = found
    return rate, dict(zip(states, (Fraction(), *others), strict=True))
