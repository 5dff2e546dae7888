"""The fold: `begin` opens a round, `step` takes it one answer further."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.play import cap, carrying, changed_games, events, tokens, wagers
from reelwright.play.gamble import Offer
from reelwright.play.questions import Refused, check
from reelwright.play.state import Carry, Stake, State, Task, Terms, Turn

if TYPE_CHECKING:
    from reelwright.definition.model import Definition
    from reelwright.play.questions import Answer, Question
    from reelwright.profiles.model import Profile

RULES_VERSION = 1
"""Changes whenever the same definition and answers would lead to other events."""


@dataclass(frozen=True, slots=True)
class Step:
    """Where a round stands after an answer, and what happened on the way."""

    state: State
    events: tuple[events.Event, ...]

    @property
    def question(self) -> Question | None:
        """What the round asks next; `None` once it is over."""
        return self.state.question

    @property
    def carry_out(self) -> Carry | None:
        """What outlives the round; `None` while it goes on."""
        return self.state.carry if self.question is None else None


@dataclass(frozen=True, slots=True)
class End(Task):
    """Close the round and credit what was held."""

    @property
    def last(self) -> bool:
        """It is done in every round."""
        return True

    def run(self, turn: Turn, answer: Answer | None) -> None:  # noqa: ARG002
        """Tell what the round cost and won."""
        turn.tell(
            events.RoundEnded(
                total_bet=turn.terms.stake.total,
                won=turn.won,
                credit=turn.won if turn.terms.held else 0,
                cost=turn.terms.stake.price,
            )
        )


def begin(
    definition: Definition, profile: Profile, stake: Stake, carry_in: Carry | None = None
) -> Step:
    """Take the stake and ask for the first draw; raises `Refused` for a stake not on offer."""
    _check_stake(definition, stake)
    stake = priced(definition, stake)
    carry = carrying.checked(definition, carry_in or {})
    changed_games.check_stake(definition, carry, stake)
    agenda = (End(), Offer(), changed_games.Close(), tokens.LeadOn())
    turn = Turn(State(Terms(definition, profile, stake), agenda, carry=carry))
    turn.tell(
        events.RoundBegun(
            lines=stake.lines,
            line_bet=stake.line_bet,
            total_bet=stake.total,
            credit=-stake.cost,
            wager=stake.wager,
            cost=stake.price,
        )
    )
    tokens.tell_held(turn)
    turn.next(wagers.opening(definition, stake, changed_games.open_game(turn)))
    return _settle(turn)


def step(state: State, answer: Answer) -> Step:
    """Take a round one answer further; raises `Refused`, changing nothing, if it does not fit."""
    check(state.question, answer)
    turn = Turn(state)
    turn.agenda.pop().run(turn, answer)
    return _settle(turn)


def _settle(turn: Turn) -> Step:
    """Do all that needs no answer, up to the next question or the end."""
    cap.end_at(turn)
    while turn.agenda and turn.agenda[-1].question(turn.terms) is None:
        turn.agenda.pop().run(turn, None)
        cap.end_at(turn)
    return Step(turn.state(), tuple(turn.events))


def priced(definition: Definition, stake: Stake) -> Stake:
    """Return a stake with what a game on it costs where that is not one line bet a line.

    Raises `Refused` for a wager that is not on offer.
    """
    units = definition.stakes.units(len(stake.lines))
    with_units = replace(stake, units=0 if units == len(stake.lines) else units)
    return wagers.priced(definition, with_units)


def _check_stake(definition: Definition, stake: Stake) -> None:
    bets = definition.stakes.bets
    if type(stake.line_bet) is not int or stake.line_bet not in bets:
        allowed = ", ".join(str(bet) for bet in bets)
        raise Refused(f"line bet: found {stake.line_bet!r} cents; allowed: {allowed}")
    _check_lines(definition, stake.lines)


def _check_lines(definition: Definition, lines: tuple[int, ...]) -> None:
    offered = len(definition.lines.rows)
    if definition.ways is not None:
        if lines:
            raise Refused(f"lines: found {list(lines)}; allowed: none, in a game of ways")
        return
    selections = definition.stakes.selections(offered)
    known = all(type(line) is int and 1 <= line <= offered for line in lines)
    if not lines or not known or list(lines) != sorted(set(lines)):
        raise Refused(
            f"lines: found {list(lines)}; allowed: one or more of 1 to {offered}, "
            "each once, in rising order"
        )
    if selections is not None and lines not in {tuple(range(1, n + 1)) for n in selections}:
        allowed = ", ".join(str(n) for n in selections)
        raise Refused(f"lines: found {list(lines)}; allowed: so many, from line 1 on: {allowed}")
