"""Paid games without end: how often each thing is carried into one."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.automaton.phases import PAID
from reelwright.automaton.refusal import NotCountable
from reelwright.definition.model import ChangedGames
from reelwright.law.carried.chain import Carried, first, following
from reelwright.law.carried.lengths import mean_length
from reelwright.law.stationary import Unsettled, stationary

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.law.rounds.game import Rounds

MOST_STATES = 2_000
"""The most different things that can be carried, for figures in fractions."""


@dataclass(frozen=True, eq=False)
class Run:
    """What is carried into a paid game, in the long run at one stake."""

    phases: Mapping[str, Fraction]
    """How often a paid game is of each phase."""
    held: Mapping[tuple[str, tuple[int, ...]], Fraction]
    """How often it is of a phase while so many pieces of each kind of tokens are held."""

    def enough(self, place: int, phase: str, missing: int) -> Fraction:
        """Return how likely so many pieces, or more, are held in a game of a phase.

        `place` is that of the tokens in the definition.
        """
        held = sum(
            share
            for (of_phase, pieces), share in self.held.items()
            if of_phase == phase and pieces[place] >= missing
        )
        return held / self.phases[phase] if phase in self.phases else Fraction()


def run_of(rounds: Rounds) -> Run:
    """Return the long run of a game; raises `NotCountable` where it has none that we can give."""
    definition = rounds.definition
    if not rounds.carries:
        return Run({PAID: Fraction(1)}, {})
    if definition.win_cap is not None:
        raise NotCountable(
            "win cap: found one in a game that carries tokens or changed games on; allowed: none"
        )
    return _with_tokens(rounds) if definition.tokens else Run(_phases(rounds), {})


def _phases(rounds: Rounds) -> dict[str, Fraction]:
    """Return how often a paid game is of each phase, where changed games are all that is carried.

    Each run of them starts in a plain game and ends in one: its mean length says how many of its
    games come on a plain one.
    """
    games: defaultdict[str, Fraction] = defaultdict(Fraction, {PAID: Fraction(1)})
    for state, chance in following(rounds, Carried(())).items():
        if state.changed:
            games[state.changed] += chance * mean_length(rounds, state)
    whole = sum(games.values(), Fraction())
    return {phase: often / whole for phase, often in games.items()}


def _with_tokens(rounds: Rounds) -> Run:
    for name, feature in rounds.definition.features.items():
        if isinstance(feature, ChangedGames) and feature.again == "adds":
            raise NotCountable(
                f"features > {name} > again: found adds, in a game with tokens; "
                "allowed: begins again, nothing"
            )
    try:
        states = stationary(_rows(rounds))
    except Unsettled as error:
        raise NotCountable(f"features: found {error}; allowed: games that come round") from None
    phases: defaultdict[str, Fraction] = defaultdict(Fraction)
    held: defaultdict[tuple[str, tuple[int, ...]], Fraction] = defaultdict(Fraction)
    for state, share in states.items():
        phases[state.phase] += share
        held[state.phase, state.pieces] += share
    return Run(dict(phases), dict(held))


def _rows(rounds: Rounds) -> dict[Carried, Mapping[Carried, Fraction]]:
    """Return everything that can be carried, with what may be carried out of a game from there."""
    rows: dict[Carried, Mapping[Carried, Fraction]] = {}
    waiting = [first(rounds.definition)]
    while waiting:
        state = waiting.pop()
        if state in rows:
            continue
        if len(rows) == MOST_STATES:
            raise NotCountable(
                f"tokens: found more than {MOST_STATES} different things to carry on; "
                "allowed: fewer"
            )
        rows[state] = following(rounds, state)
        waiting.extend(rows[state])
    return rows
