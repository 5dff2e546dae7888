"""Random rounds of random games, played again from their answers, tell the same."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from reelwright.chance import SeededSource
from reelwright.definition.model import Definition
from reelwright.play import begin, step
from reelwright.play.codec import event_data
from reelwright.play.events import Event
from reelwright.play.questions import Answer, Choice, Chosen
from reelwright.play.state import Stake
from reelwright.profiles.files import profile
from tests.random_definitions import definition_of, games, random_bet, refusal
from tests.random_definitions.strategies import RANDOMS
from tests.random_definitions.taking import Plain

OPEN = profile("open")
MOST_ANSWERS = 60


def _play(definition: Definition, stake: Stake, seed: int) -> tuple[list[Event], list[Answer]]:
    source = SeededSource(seed)
    now = begin(definition, OPEN, stake)
    events, answers = list(now.events), list[Answer]()
    while now.question is not None and len(answers) < MOST_ANSWERS:
        asked = now.question
        last = Chosen(asked.options[-1]) if isinstance(asked, Choice) else None
        answer = last or source.answer(asked)  # type: ignore[arg-type]
        answers.append(answer)
        now = step(now.state, answer)
        events += now.events
    return events, answers


def _stake(game: Plain, definition: Definition, random: Random) -> Stake:
    bet = random_bet(random, game)
    return Stake(bet.lines, bet.line_bet, definition.stakes.units(len(bet.lines)))


@settings(deadline=None)
@given(games(lambda game: not refusal(game)), RANDOMS, st.integers(0, 1 << 32))
def test_a_round_played_again_tells_the_same(game: Plain, random: Random, seed: int) -> None:
    definition = definition_of(game)
    stake = _stake(game, definition, random)
    events, answers = _play(definition, stake, seed)
    now = begin(definition_of(game), OPEN, stake)
    again = list(now.events)
    for answer in answers:
        now = step(now.state, answer)
        again += now.events
    assert again == events
    assert [event_data(event) for event in again] == [event_data(event) for event in events]
