"""The rounds that a player plays on the page: golden rounds, one after the other on one account."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from reelwright.definition.files import find_game, read_game
from reelwright.play.gamble import COLLECT
from reelwright.play.questions import Choice, Chosen, Drawn, Lapsed
from reelwright.record import read_record
from tests.games.make_golden import golden_folder
from tests.rounds import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from reelwright.definition.model import Game
    from reelwright.play.events import Event
    from reelwright.play.questions import Answer
    from reelwright.play.state import Stake
    from reelwright.record import RecordedRound

PROFILE = "open"
"""The profile that is served: what only another one allows is not played here."""


@dataclass(frozen=True)
class Round:
    """A round to be played: its answers, and all that happens in it as the rules tell it."""

    name: str
    stake: Stake
    cost: int
    answers: tuple[Answer, ...] = field(repr=False)
    events: tuple[Event, ...] = field(repr=False)
    asked: Mapping[int, Choice] = field(repr=False)
    """What the player is asked once so many events are told."""
    golden_credit: int
    """What the golden round, as it is on file, adds to the credit."""

    @property
    def draws(self) -> tuple[tuple[int, ...], ...]:
        return tuple(one.outcomes for one in self.answers if isinstance(one, Drawn))

    @property
    def taken(self) -> tuple[Chosen, ...]:
        """What the player answers, in order."""
        return tuple(one for one in self.answers if isinstance(one, Chosen))

    @property
    def paid(self) -> int:
        """What its events pay, in cents."""
        return sum(event.credit for event in self.events) + self.cost


@cache
def game_of(key: str) -> Game:
    return read_game(find_game(key))


@cache
def golden(key: str) -> Mapping[str, RecordedRound]:
    """The golden rounds of a game that a player can play on the page, by name."""
    records = {file.stem: read_record(file) for file in sorted(golden_folder(key).glob("*.jsonl"))}
    return {
        name: record.rounds[0]
        for name, record in records.items()
        if record.header.profile == PROFILE and _last(record.rounds[0]) == "round ended"
    }


def _last(recorded: RecordedRound) -> object:
    """The kind of the last event on file: some rounds are kept up to what they show only."""
    event = recorded.steps[-1].told[-1]
    assert isinstance(event, dict)
    return event["event"]


@cache
def rounds_of(key: str, names: tuple[str, ...]) -> tuple[Round, ...]:
    """Golden rounds of a game played one after the other, each with what those before it left."""
    carry = None
    rounds = []
    for name in names:
        recorded = golden(key)[name]
        stake = recorded.stake
        table = Table(
            game_of(key).definition, stake.lines, stake.line_bet, wager=stake.wager, carry=carry
        )
        rounds.append(_played(name, recorded, table))
        carry = table.step.carry_out
    return tuple(rounds)


def _played(name: str, recorded: RecordedRound, table: Table) -> Round:
    answers = tuple(_in_time(step.answer) for step in recorded.steps if step.answer is not None)
    cost = -table.credit
    asked: dict[int, Choice] = {}
    for answer in answers:
        if isinstance(table.step.question, Choice):
            asked[len(table.events)] = table.step.question
        table.answer(answer)
    return Round(name, recorded.stake, cost, answers, tuple(table.events), asked, _credit(recorded))


def _in_time(answer: Answer) -> Answer:
    """Return what a player answers; one who lets an offer to gamble lapse collects here."""
    return Chosen(COLLECT) if isinstance(answer, Lapsed) else answer


def _credit(recorded: RecordedRound) -> int:
    """Add up what the events on file add to the credit."""
    told = (step.told for step in recorded.steps)
    return sum(_cents(event) for events in told for event in events)


def _cents(event: object) -> int:
    assert isinstance(event, dict)
    credit = event["credit"]
    assert isinstance(credit, int)
    return credit


def draws_of(rounds: Iterable[Round]) -> list[tuple[int, ...]]:
    """Every draw of these rounds, in order."""
    return [outcomes for one in rounds for outcomes in one.draws]
