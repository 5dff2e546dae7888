"""Answers as bytes: all of them come back, in as few bytes as MessagePack says."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reelwright.definition.files import shipped_games
from reelwright.play.codec import Plain, answer_data
from reelwright.record import read_record
from reelwright.store.packing import packed, unpacked
from tests.games.make_golden import golden_folder

ANSWERS = st.lists(
    st.fixed_dictionaries({"drawn": st.lists(st.integers(0, 2**64 - 1))})
    | st.fixed_dictionaries({"chosen": st.text()})
    | st.just({"lapsed": True})
)


@given(ANSWERS)
def test_answers_come_back(answers: list[Plain]) -> None:
    assert unpacked(packed(answers)) == tuple(answers)


@pytest.mark.parametrize("game", shipped_games())
def test_golden_rounds_take_less_than_half_of_what_json_takes(game: str) -> None:
    for file in golden_folder(game).glob("*.jsonl"):
        for one in read_record(file).rounds:
            answers = [answer_data(step.answer) for step in one.steps if step.answer is not None]
            assert unpacked(packed(answers)) == tuple(answers)
            assert 2 * len(packed(answers)) < len(json.dumps(answers))


def test_the_bytes_are_those_of_the_format() -> None:
    answers: list[Plain] = [{"drawn": [0, 127, 128, 300]}, {"chosen": "red"}, {"lapsed": True}]
    as_written = "93 94 00 7f cc80 cd012c a3 726564 c3"
    assert packed(answers) == bytes.fromhex(as_written)


@pytest.mark.parametrize(
    "answer",
    [{}, {"drawn": "x"}, {"drawn": [1], "more": 1}, {"chosen": 1}, {"lapsed": False}, {"x": None}],
)
def test_what_is_no_answer_stays_what_it_is(answer: Plain) -> None:
    assert unpacked(packed([answer])) == (answer,)


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"\x91", b"\x90\x90", b"\x80", b"\x91\xc0", b"\x91\xc2"]
)
def test_bytes_that_are_no_answers_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        unpacked(data)
