"""How long a run of changed games lasts on average."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.automaton.refusal import NotCountable
from reelwright.definition.model import ChangedGames
from reelwright.law.carried.chain import Carried, following
from reelwright.law.linear import solve

if TYPE_CHECKING:
    from reelwright.law.rounds.game import Rounds


def mean_length(rounds: Rounds, state: Carried) -> Fraction:
    """Return how many changed games are played on average from the first of a run on.

    Raises `NotCountable` where they add as many, or more, than are played.
    """
    feature = rounds.definition.features[state.changed]
    assert isinstance(feature, ChangedGames)
    if feature.again != "adds":
        return _solved(rounds, state)
    added = sum(
        (
            chance * feature.games[count]
            for found, chance in rounds.found_in(state.changed).items()
            for name, count in found.changed
            if name == state.changed
        ),
        Fraction(),
    )
    if added >= 1:
        raise NotCountable(
            f"features > {state.changed}: found games without end ({float(added):.4f} further "
            "ones are won on average in each); allowed: fewer than one"
        )
    return state.left / (1 - added)


def _solved(rounds: Rounds, state: Carried) -> Fraction:
    """Solve for the mean length from every number of games that can be left."""
    states = [state]
    for one in states:
        states += [to for to in following(rounds, one) if to.changed and to not in states]
    place = {one: number for number, one in enumerate(states)}
    matrix = [[Fraction(one == other) for other in states] for one in states]
    for one in states:
        for to, chance in following(rounds, one).items():
            if to.changed:
                matrix[place[one]][place[to]] -= chance
    lengths = solve(matrix, [Fraction(1)] * len(states))
    assert lengths is not None
    return lengths[0]
