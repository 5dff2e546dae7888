"""A record is played again, and every event is held against what was written down."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest

from reelwright.definition.model import Definition
from reelwright.play.codec import event_data
from reelwright.play.events import GambleDecided, LineWon, ReelsStopped
from reelwright.profiles.files import profile
from reelwright.profiles.model import Profile
from reelwright.record import Findings, RecordError, ReplayedStep, read_record, replay
from tests.record.queens import EVENTS, QUEENS, change, record_queens
from tests.rounds import LOSING, OPEN, Rigged


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rounds.jsonl"


def replayed(path: Path) -> list[ReplayedStep]:
    return list(replay(read_record(path), QUEENS.definition, OPEN))


def verdicts(path: Path) -> list[tuple[int, str]]:
    """Line and verdict of every event that does not follow."""
    return [
        (step.line, one.verdict)
        for step in replayed(path)
        for one in step.compared
        if one.verdict != "same"
    ]


def findings(path: Path) -> Findings:
    found = Findings()
    for step in replayed(path):
        found.count(step)
    return found


@pytest.mark.parametrize("events", ["whole", "hashed"])
def test_what_was_played_follows(file: Path, events: Literal["whole", "hashed"]) -> None:
    for _ in range(2):
        record_queens(file, events)
    steps = replayed(file)
    assert [(step.round, step.line, step.over) for step in steps] == [
        (1, 2, False),
        (1, 3, False),
        (1, 4, False),
        (1, 5, True),
        (2, 6, False),
        (2, 7, False),
        (2, 8, False),
        (2, 9, True),
    ]
    assert all(step.follows for step in steps)
    assert findings(file) == Findings(rounds=2, unfinished=0, events=2 * EVENTS)


def test_a_changed_amount_differs_and_both_are_shown(file: Path) -> None:
    record_queens(file)
    change(file, 3, lambda line: line["events"][1].update(amount=999))
    (differing,) = (
        one for step in replayed(file) for one in step.compared if one.verdict != "same"
    )
    assert differing.verdict == "differs"
    assert isinstance(differing.replayed, LineWon)
    assert differing.replayed.amount == 1000
    assert differing.recorded == {**event_data(differing.replayed), "amount": 999}
    assert findings(file).differences == [
        {
            "round": 1,
            "line": 3,
            "verdict": "differs",
            "recorded": differing.recorded,
            "replayed": event_data(differing.replayed),
        }
    ]


def test_a_value_of_another_type_differs(file: Path) -> None:
    record_queens(file)
    change(file, 3, lambda line: line["events"][1].update(multiplier=2.0))
    change(file, 5, lambda line: line["events"][0].update(success=0))
    assert verdicts(file) == [(3, "differs"), (5, "differs")]


def test_an_event_that_was_not_recorded_is_extra(file: Path) -> None:
    record_queens(file)
    change(file, 3, lambda line: line["events"].pop(0))
    assert verdicts(file) == [(3, "extra")]
    extra = next(one for step in replayed(file) for one in step.compared if not one.recorded)
    assert isinstance(extra.replayed, ReelsStopped)


def test_an_event_that_does_not_happen_again_is_missing(file: Path) -> None:
    record_queens(file)
    change(file, 3, lambda line: line["events"].insert(1, {"event": "jackpot"}))
    assert verdicts(file) == [(3, "missing")]
    missing = next(one for step in replayed(file) for one in step.compared if not one.replayed)
    assert missing.recorded == {"event": "jackpot"}


def test_events_in_another_order_do_not_follow(file: Path) -> None:
    record_queens(file)
    change(file, 3, lambda line: line["events"].reverse())
    assert sorted(verdict for _, verdict in verdicts(file)) == ["extra"] * 2 + ["missing"] * 2


def test_a_changed_answer_changes_the_events_after_it(file: Path) -> None:
    record_queens(file)
    change(file, 5, lambda line: line["answer"].update(drawn=[0]))
    decided = next(one for one in replayed(file)[3].compared if one.verdict != "same")
    assert isinstance(decided.replayed, GambleDecided)
    assert decided.verdict == "differs"
    assert decided.replayed.won == 2000
    assert findings(file).unfinished == 1


def test_a_hash_that_does_not_follow_is_missing_and_the_events_are_extra(file: Path) -> None:
    record_queens(file, "hashed")
    change(file, 3, lambda line: line.update(hash="0" * 64))
    assert verdicts(file) == [(3, "missing"), *[(3, "extra")] * 3]


def test_an_answer_that_is_refused_ends_the_replay_of_its_round_only(file: Path) -> None:
    for _ in range(2):
        record_queens(file)
    change(file, 4, lambda line: line.update(answer={"chosen": "green"}))
    steps = replayed(file)
    assert [step.refused is None for step in steps] == [True, True, False, False, *[True] * 4]
    assert steps[2].refused == steps[3].refused
    assert "choice of gamble: found 'green'; allowed: red, black" in str(steps[2].refused)
    assert verdicts(file) == [(4, "missing"), (5, "missing"), (5, "missing")]
    found = findings(file)
    assert (found.rounds, found.unfinished, found.events) == (2, 1, 2 * EVENTS)
    assert [one["verdict"] for one in found.differences] == [
        "refused",
        "missing",
        "refused",
        "missing",
        "missing",
    ]


def test_a_stake_that_is_refused_is_told(file: Path) -> None:
    record_queens(file)
    change(file, 2, lambda line: line["begin"]["stake"].update(line_bet=3))
    assert "line bet: found 3 cents; allowed: 1, 2, 5" in str(replayed(file)[0].refused)
    assert len(verdicts(file)) == EVENTS


def test_an_answer_after_the_end_is_refused(file: Path) -> None:
    record_queens(file)
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines, lines[-1]]) + "\n", encoding="utf-8")
    last = replayed(file)[-1]
    assert "allowed: none, the round is over" in str(last.refused)
    assert not last.follows
    assert findings(file).unfinished == 0


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_an_unfinished_round_follows_as_far_as_it_goes(file: Path, answers: int) -> None:
    record_queens(file, answers=answers)
    record_queens(file)
    found = findings(file)
    assert found.follows
    assert (found.rounds, found.unfinished) == (2, 1)


ANOTHER = Rigged([LOSING]).definition
NARROWER = OPEN.model_copy(update={"gamble_attempts": 1})


@pytest.mark.parametrize(
    ("definition", "limits", "message"),
    [
        (ANOTHER, OPEN, ":1: digest: found .*, the definition of this game"),
        (QUEENS.definition, profile("anz"), ':1: profile: found "open"; allowed: "anz", the '),
        (
            QUEENS.definition,
            NARROWER,
            r':1: limits: found {}; allowed: {"gamble_attempts": 1}, the',
        ),
    ],
)
def test_another_game_or_profile_is_refused_before_anything_is_replayed(
    file: Path, definition: Definition, limits: Profile, message: str
) -> None:
    record_queens(file)
    with pytest.raises(RecordError, match=message):
        replay(read_record(file), definition, limits)


def test_another_version_of_the_rules_is_refused(file: Path) -> None:
    record_queens(file)
    record = read_record(file)
    older = replace(record, header=record.header.model_copy(update={"rules_version": 0}))
    with pytest.raises(RecordError, match=":1: rules_version: found 0; allowed: 1, the rules of"):
        replay(older, QUEENS.definition, OPEN)
