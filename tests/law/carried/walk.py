"""Paid games one after the other, each played every way from every carry that can come to it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

from reelwright.definition.model import Definition
from reelwright.play import begin, step
from reelwright.play.questions import Choice
from reelwright.play.state import Carry, Stake, State
from tests.law.walk import PLAIN, answers

Carried = tuple[tuple[str, int], ...]
"""A carry that can be a key."""
Game = dict[tuple[Carried, int], Fraction]
"""How likely a game carries something out and wins so many cents."""
Strategy = Callable[[Choice], str]


def key_of(carry: Carry) -> Carried:
    return tuple(sorted(carry.items()))


def game(definition: Definition, stake: Stake, carry: Carry, strategy: Strategy) -> Game:
    """One paid game from a carry."""
    ends: defaultdict[tuple[Carried, int], Fraction] = defaultdict(Fraction)
    first = begin(definition, PLAIN, stake, carry).state
    layer: dict[tuple[State, Carried, int], Fraction] = {
        (first.forgetting(), key_of(first.carry), 0): Fraction(1)
    }
    while layer:
        following: defaultdict[tuple[State, Carried, int], Fraction] = defaultdict(Fraction)
        for (state, _, won), chance in layer.items():
            for answer, share in answers(state, strategy):
                after = step(state, answer)
                total = won + after.state.won - state.won
                out = key_of(after.state.carry)
                if after.question is None:
                    ends[out, total] += chance * share
                else:
                    following[after.state.forgetting(), out, total] += chance * share
        layer = following
    return dict(ends)


def chain(
    definition: Definition, stake: Stake, strategy: Strategy = lambda choice: choice.options[0]
) -> dict[Carried, Game]:
    """Every carry that can come up when a new player plays at one stake, with the game from it."""
    games: dict[Carried, Game] = {}
    waiting: list[Carried] = [()]
    while waiting:
        carry = waiting.pop()
        if carry not in games:
            games[carry] = game(definition, stake, dict(carry), strategy)
            waiting.extend(out for out, _ in games[carry])
    return games


def shares(games: dict[Carried, Game]) -> dict[Carried, Fraction]:
    """How often each carry comes up in the long run: the balance of what flows in and out."""
    states = list(games)
    size = len(states)
    rows = [[Fraction()] * size + [Fraction()] for _ in range(size)]
    for column, state in enumerate(states):
        for (out, _), chance in games[state].items():
            rows[states.index(out)][column] += chance
    for place in range(size):
        rows[place][place] -= 1
    rows[-1] = [Fraction(1)] * (size + 1)
    for place in range(size):
        pivot = next(row for row in range(place, size) if rows[row][place])
        rows[place], rows[pivot] = rows[pivot], rows[place]
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for row in range(size):
            if row != place and rows[row][place]:
                factor = rows[row][place]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[place], strict=True)]
    return {state: rows[place][size] for place, state in enumerate(states)}


def long_run(games: dict[Carried, Game]) -> dict[int, Fraction]:
    """The law of what a paid game wins, in cents, in the long run."""
    law: defaultdict[int, Fraction] = defaultdict(Fraction)
    for carry, share in shares(games).items():
        for (_, won), chance in games[carry].items():
            law[won] += share * chance
    return {won: chance for won, chance in law.items() if chance}
