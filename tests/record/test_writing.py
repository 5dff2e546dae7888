"""Rounds are written as they happen, and a record goes on where it stopped."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from reelwright.play import RULES_VERSION, begin, step
from reelwright.play.codec import event_data, events_hash
from reelwright.play.questions import Drawn
from reelwright.play.state import Stake
from reelwright.profiles.files import profile
from reelwright.record import Recorder, RecordError, header_of, read_record
from tests.record.many_rounds import record_rounds
from tests.rounds import LOSING, OPEN, Rigged

if TYPE_CHECKING:
    from collections.abc import Iterator

GAME = Rigged([LOSING])
STAKE = Stake((1, 2), 5)
HEADER = header_of("somewhere/game.yaml", GAME.definition, OPEN)


def record_losses(recorder: Recorder, rounds: int) -> None:
    for _ in range(rounds):
        at = begin(GAME.definition, OPEN, STAKE)
        recorder.begun(STAKE, {}, at.events)
        at = step(at.state, GAME.stops(0))
        recorder.answered(GAME.stops(0), at.events)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rounds.jsonl"


def test_a_record_says_what_it_was_played_under() -> None:
    assert HEADER.plain() == {
        "format": 1,
        "game": "somewhere/game.yaml",
        "digest": GAME.definition.digest,
        "rules_version": RULES_VERSION,
        "profile": "open",
        "limits": {},
        "events": "whole",
    }
    assert header_of("x", GAME.definition, profile("anz")).limits == {
        "gamble_attempts": 5,
        "prizes_credited": "when collected",
        "pick_lapses": True,
    }


def test_every_line_is_in_the_file_when_it_is_written(file: Path) -> None:
    with Recorder(file, HEADER) as recorder:
        at = begin(GAME.definition, OPEN, STAKE)
        recorder.begun(STAKE, {}, at.events)
        lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        assert lines == [
            HEADER.plain(),
            {
                "begin": {"stake": {"lines": [1, 2], "line_bet": 5}, "carry": {}},
                "events": [
                    {
                        "event": "round begun",
                        "lines": [1, 2],
                        "line_bet": 5,
                        "total_bet": 10,
                        "credit": -10,
                    }
                ],
            },
        ]
        recorder.answered(GAME.stops(0), step(at.state, GAME.stops(0)).events)
        assert read_record(file).rounds[0].steps[1].answer == Drawn((0,) * 5)


def test_events_can_be_written_as_their_hash(file: Path) -> None:
    with Recorder(file, HEADER.model_copy(update={"events": "hashed"})) as recorder:
        record_losses(recorder, 1)
    begun = begin(GAME.definition, OPEN, STAKE)
    ended = step(begun.state, GAME.stops(0))
    assert [line.told for line in read_record(file).rounds[0].steps] == [
        events_hash(map(event_data, begun.events)),
        events_hash(map(event_data, ended.events)),
    ]


def test_a_record_goes_on(file: Path) -> None:
    for rounds in (1, 2):
        with Recorder(file, HEADER) as recorder:
            record_losses(recorder, rounds)
    record = read_record(file)
    assert [len(one.steps) for one in record.rounds] == [2, 2, 2]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1 + 3 * 2


def test_a_record_goes_on_as_it_began_hashed_or_whole(file: Path) -> None:
    with Recorder(file, HEADER) as recorder:
        record_losses(recorder, 1)
    with Recorder(file, HEADER.model_copy(update={"events": "hashed"})) as recorder:
        record_losses(recorder, 1)
    told = [step.told for one in read_record(file).rounds for step in one.steps]
    assert all(isinstance(events, tuple) for events in told)


def test_an_empty_file_becomes_a_record(file: Path) -> None:
    file.touch()
    with Recorder(file, HEADER) as recorder:
        record_losses(recorder, 1)
    assert len(read_record(file).rounds) == 1


@pytest.mark.parametrize("end", ["", "\n", '\n{"answer": {"dra'])
def test_a_record_cut_off_goes_on_after_its_last_whole_line(file: Path, end: str) -> None:
    with Recorder(file, HEADER) as recorder:
        record_losses(recorder, 1)
    file.write_text(file.read_text(encoding="utf-8").rstrip("\n") + end, encoding="utf-8")
    with Recorder(file, HEADER) as recorder:
        record_losses(recorder, 1)
    record = read_record(file)
    assert record.torn is None
    assert [step.line for one in record.rounds for step in one.steps] == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"digest": "0" * 64}, "digest"),
        ({"rules_version": RULES_VERSION + 1}, "rules_version"),
        ({"profile": "anz"}, "profile"),
        ({"limits": {"gamble_attempts": 3}}, "limits"),
    ],
)
def test_a_record_of_another_game_is_not_added_to(
    file: Path, changes: dict[str, object], place: str
) -> None:
    with Recorder(file, HEADER.model_copy(update=changes)) as recorder:
        record_losses(recorder, 1)
    before = file.read_bytes()
    with pytest.raises(RecordError) as refused:
        Recorder(file, HEADER)
    found, allowed = (json.dumps(getattr(h, place)) for h in (read_record(file).header, HEADER))
    assert str(refused.value).startswith(f"{file}:1: {place}: found {found}; allowed: {allowed}, ")
    assert file.read_bytes() == before


def test_a_file_that_is_no_record_is_not_added_to(file: Path) -> None:
    file.write_text("a diary\n", encoding="utf-8")
    with pytest.raises(RecordError, match=":1: line: found 'a diary'; allowed: one JSON object"):
        Recorder(file, HEADER)
    assert file.read_text(encoding="utf-8") == "a diary\n"


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no folder" / "rounds.jsonl"):
        with pytest.raises(RecordError, match=r"file: found .*; allowed: a "):
            Recorder(path, HEADER)


@contextmanager
def no_file_larger_than(octets: int) -> Iterator[None]:
    """Let the operating system refuse what would make a file larger."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (octets, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_place_that_takes_nothing_is_refused(file: Path) -> None:
    with (
        no_file_larger_than(0),
        pytest.raises(RecordError, match=r"rounds.jsonl: file: found File too large; allowed: a "),
    ):
        Recorder(file, HEADER)


def test_a_line_that_no_longer_fits_is_told_and_the_rest_is_whole(file: Path) -> None:
    with Recorder(file, HEADER) as recorder:
        record_losses(recorder, 1)
        whole = file.read_bytes()
        with (
            no_file_larger_than(len(whole) + 5),
            pytest.raises(RecordError, match=r"rounds.jsonl: file: found File too large; allowed"),
        ):
            record_losses(recorder, 1)
    assert file.read_bytes()[: len(whole)] == whole
    assert len(read_record(file).rounds) == 1


def test_a_process_that_is_killed_loses_no_whole_line(file: Path) -> None:
    record_rounds(file, rounds=3, seed=5)
    whole = read_record(file)
    kill = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from tests.record import many_rounds\n"
        "answered = many_rounds.Recorder.answered\n"
        "def last(recorder, answer, events):\n"
        "    answered(recorder, answer, events)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "many_rounds.Recorder.answered = last\n"
        "many_rounds.record_rounds(Path(sys.argv[1]), 3, 5)\n"
    )
    killed = file.with_name("killed.jsonl")
    project = Path(__file__).parents[2]
    run = subprocess.run([sys.executable, "-c", kill, str(killed)], check=False, cwd=project)
    assert run.returncode < 0
    assert read_record(killed).rounds[0].steps == whole.rounds[0].steps[:2]
