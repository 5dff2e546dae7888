"""What a record is, and what is said of a file that is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reelwright.play.questions import Chosen, Drawn
from reelwright.play.state import Stake
from reelwright.record import RecordError, read_record

HEADER = {
    "format": 1,
    "game": "cinderella",
    "digest": "d" * 64,
    "rules_version": 1,
    "profile": "open",
    "limits": {},
    "events": "whole",
}
BEGIN = {
    "begin": {"stake": {"lines": [1, 2], "line_bet": 5}, "carry": {}},
    "events": [{"event": "round begun"}],
}
STOPS = {"answer": {"drawn": [1, 2, 3, 4, 5]}, "events": []}
RED = {"answer": {"chosen": "red"}, "events": [{"event": "gamble staked"}]}
CARD = {"answer": {"drawn": [51]}, "events": [{"event": "gamble decided"}]}


def write(path: Path, *lines: object, end: str = "\n") -> Path:
    """Write a file of lines, each plain data or text as it is."""
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    path.write_text("\n".join(texts) + end, encoding="utf-8")
    return path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rounds.jsonl"


def test_rounds_are_read_line_by_line(file: Path) -> None:
    record = read_record(write(file, HEADER, BEGIN, STOPS, BEGIN, STOPS, RED, CARD))
    assert record.header.plain() == HEADER
    assert [one.stake for one in record.rounds] == [Stake((1, 2), 5)] * 2
    steps = [[(step.line, step.answer, step.told) for step in one.steps] for one in record.rounds]
    assert steps[0] == [
        (2, None, ({"event": "round begun"},)),
        (3, Drawn((1, 2, 3, 4, 5)), ()),
    ]
    assert [answer for _, answer, _ in steps[1]] == [
        None,
        Drawn((1, 2, 3, 4, 5)),
        Chosen("red"),
        Drawn((51,)),
    ]
    assert [drawn.outcomes for drawn in record.draws] == [(1, 2, 3, 4, 5), (1, 2, 3, 4, 5), (51,)]
    assert record.torn is None


def test_hashed_events_are_read(file: Path) -> None:
    hashed = {**HEADER, "events": "hashed"}
    begin = {"begin": BEGIN["begin"], "hash": "a" * 64}
    assert read_record(write(file, hashed, begin)).rounds[0].steps[0].told == "a" * 64


@pytest.mark.parametrize("cut", range(1, len(json.dumps(STOPS))))
def test_a_last_line_cut_off_anywhere_is_left_out(file: Path, cut: int) -> None:
    record = read_record(write(file, HEADER, BEGIN, STOPS, json.dumps(STOPS)[:cut], end=""))
    assert [step.line for step in record.rounds[0].steps] == [2, 3]
    assert record.torn == 4


def test_a_last_line_that_lacks_only_its_end_is_whole(file: Path) -> None:
    record = read_record(write(file, HEADER, BEGIN, STOPS, end=""))
    assert [step.line for step in record.rounds[0].steps] == [2, 3]
    assert record.torn is None


FAULTS: dict[str, tuple[list[object], str]] = {
    "no line": ([], ":1: line: found ''; allowed: one JSON object"),
    "header cut off": (['{"format": 1'], ":1: line: found "),
    "header a list": ([[1]], ":1: line: found '[1]'; allowed: one JSON object"),
    "another format": ([{**HEADER, "format": 2}], ":1: format: found 2; allowed: 1"),
    "no digest": (
        [{key: value for key, value in HEADER.items() if key != "digest"}],
        ":1: file: found no key 'digest'; allowed: 'digest' is required",
    ),
    "rules version a word": (
        [{**HEADER, "rules_version": "1"}],
        ":1: rules_version: found '1'; allowed: a whole number",
    ),
    "unknown key": ([{**HEADER, "seed": 1}], ":1: seed: found unknown key 'seed'; allowed: format"),
    "an answer first": (
        [HEADER, STOPS],
        ':2: line: found the keys answer, events; allowed: {"begin": ',
    ),
    "a line that is none": (
        [HEADER, BEGIN, {"answr": 1}],
        ':3: line: found the keys answr; allowed: {"begin": {"stake": ..., "carry": ...}, ...} or ',
    ),
    "broken in the middle": (
        [HEADER, BEGIN, '{"answer"', STOPS],
        ":3: line: found '{\"answer\"'; allowed: one JSON object",
    ),
    "an empty line": ([HEADER, BEGIN, "", STOPS], ":3: line: found ''; allowed: one JSON object"),
    "nested too deep": ([HEADER, BEGIN, "[" * 100_000, STOPS], ":3: line: found '[[["),
    "an answer of no kind": (
        [HEADER, BEGIN, {"answer": {"drawn": [1.5]}, "events": []}],
        ':3: answer: found {"drawn": [1.5]}; allowed: {"drawn": [whole numbers]}',
    ),
    "a stake of no kind": (
        [HEADER, {"begin": {"stake": [], "carry": {}}, "events": []}],
        ":2: stake: found []; allowed: ",
    ),
    "a carry of no kind": (
        [HEADER, {"begin": {**BEGIN["begin"], "carry": {"tokens": "2"}}, "events": []}],  # type: ignore[dict-item]
        ':2: carry: found {"tokens":"2"}; allowed: names with whole numbers',
    ),
    "no events": (
        [HEADER, {"begin": BEGIN["begin"]}],
        ':2: events: found {}; allowed: "events": [objects]',
    ),
    "events that are none": (
        [HEADER, BEGIN, {**STOPS, "events": [1]}],
        ':3: events: found {"events":[1]}; allowed: "events": [objects]',
    ),
    "a hash where events are whole": (
        [HEADER, BEGIN, {"answer": STOPS["answer"], "hash": "a" * 64}],
        ":3: events: found ",
    ),
    "a hash that is none": (
        [{**HEADER, "events": "hashed"}, {"begin": BEGIN["begin"], "hash": "A" * 64}],
        ':2: events: found {"hash":"' + "A" * 64 + '"}; allowed: "hash": 64 hexadecimal digits',
    ),
}


@pytest.mark.parametrize("case", FAULTS)
def test_a_file_that_is_no_record_is_refused_by_line(file: Path, case: str) -> None:
    lines, message = FAULTS[case]
    with pytest.raises(RecordError) as refused:
        read_record(write(file, *lines, end="\n" if lines else ""))
    assert str(refused.value).startswith(f"{file}{message}")


def test_bytes_that_are_no_text_are_refused(file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00\n")
    with pytest.raises(RecordError, match=r"rounds.jsonl:1: line: found .*; allowed: one JSON"):
        read_record(file)


def test_a_file_that_is_not_there_or_a_folder_is_refused(tmp_path: Path) -> None:
    for path, found in ((tmp_path, "no plain file"), (tmp_path / "none", "no such file")):
        with pytest.raises(RecordError, match=f"file: found {found}; allowed: a record"):
            read_record(path)
