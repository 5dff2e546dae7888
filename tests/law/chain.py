"""A round without a last game, solved as a chain: states alike are one, equations in fractions."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from reelwright.definition.model import Definition, FreeGames
from reelwright.play import begin, step
from reelwright.play.free_games import Series
from reelwright.play.state import Stake, State
from tests.law.walk import PLAIN, answers

Row = dict[State, Fraction]
"""How likely each next state is."""


def mean_win(definition: Definition, lines: tuple[int, ...], line_bet: int = 100) -> Fraction:
    """Mean win of a round in cents; asserts that the round ends with probability 1."""
    first = begin(definition, PLAIN, Stake(lines, line_bet)).state
    rows, gains, ends = _explore(first)
    win = _solve(rows, gains)
    assert _solve(rows, ends)[first] == 1
    return win[first]


def _explore(first: State) -> tuple[dict[State, Row], Row, Row]:
    """Every state that is reached: where it leads, what that wins, how likely it ends the round."""
    rows: dict[State, Row] = {}
    gains: Row = {}
    ends: Row = {}
    waiting = [first]
    while waiting:
        state = waiting.pop()
        if state in rows:
            continue
        rows[state], gains[state], ends[state] = {}, Fraction(), Fraction()
        for answer, share in answers(state):
            after = step(state, answer)
            gains[state] += share * (after.state.won - state.won)
            if after.question is None:
                ends[state] += share
                continue
            key = _alike(after.state)
            rows[state][key] = rows[state].get(key, Fraction()) + share
            waiting.append(key)
    return rows, gains, ends


def _alike(state: State) -> State:
    """Forget what was won, and games played where no rule counts them."""
    state = state.forgetting()
    features = state.terms.definition.features
    return replace(
        state,
        agenda=tuple(
            replace(task, played=0)
            if isinstance(task, Series)
            and isinstance(rule := features[task.feature], FreeGames)
            and rule.at_most_played is None
            else task
            for task in state.agenda
        ),
    )


def _solve(rows: dict[State, Row], right: Row) -> Row:
    """Solve x = rows x + right, putting one unknown after the other into the rest."""
    rows = {state: dict(row) for state, row in rows.items()}
    right = dict(right)
    order = list(rows)
    for place, state in enumerate(order):
        row = rows[state]
        stays = 1 - row.pop(state, Fraction())
        row = rows[state] = {to: share / stays for to, share in row.items()}
        right[state] /= stays
        for later in order[place + 1 :]:
            share = rows[later].pop(state, None)
            if share:
                right[later] += share * right[state]
                for to, through in row.items():
                    rows[later][to] = rows[later].get(to, Fraction()) + share * through
    for state in reversed(order):
        right[state] += sum(share * right[to] for to, share in rows[state].items())
    return right
