"""Rounds that bear on later ones, recorded: each is replayed from what it was begun with."""

from __future__ import annotations

from pathlib import Path

import pytest

from reelwright.chance import RecordedSource
from reelwright.definition.model import Game, Look
from reelwright.play.events import TokensHeld
from reelwright.record import Recorder, header_of, read_record, replay
from reelwright.terminal.session import Session
from tests.play.keys import rules_of_keys, stops
from tests.rounds import OPEN

RULES = rules_of_keys()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record of three rounds, of which the first two earn two tokens and one."""
    path = tmp_path / "keys.jsonl"
    recorder = Recorder(path, header_of("market", RULES, OPEN))
    market = Game(name="Market", definition=RULES, look=Look())
    draws = stops("keys", "key in the corner", "nothing")
    session = Session(market, OPEN, RecordedSource(draws), 100_000, recorder)
    for _ in range(3):
        session.spin()
        while session.running:
            session.tick()
    recorder.close()
    return path


def test_each_round_has_what_the_one_before_left(file: Path) -> None:
    record = read_record(file)
    assert [dict(one.carry) for one in record.rounds] == [
        {},
        {"tokens gold keys": 2},
        {"tokens gold keys": 3},
    ]
    told = [one for step in replay(record, RULES, OPEN) for one in step.compared]
    assert {one.verdict for one in told} == {"same"}
    held = [one.replayed.held for one in told if isinstance(one.replayed, TokensHeld)]
    assert held == [0, 2, 3]


def test_a_round_begun_with_something_else_does_not_follow(file: Path) -> None:
    file.write_text(file.read_text().replace('{"tokens gold keys":3}', '{"tokens gold keys":4}'))
    steps = list(replay(read_record(file), RULES, OPEN))
    wrong = [one.verdict for step in steps for one in step.compared if one.verdict != "same"]
    assert wrong == ["differs"]


def test_a_round_begun_with_what_cannot_be_is_refused(file: Path) -> None:
    file.write_text(file.read_text().replace('{"tokens gold keys":3}', '{"tokens gold keys":6}'))
    refused = [step.refused for step in replay(read_record(file), RULES, OPEN) if step.refused]
    assert refused[0] == "carry: found 6 of tokens gold keys; allowed: 0 to 5"
