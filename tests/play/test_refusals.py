"""What a round refuses: the message says what was found and allowed, and the state stays."""

from __future__ import annotations

import pytest

from reelwright.play import begin, step
from reelwright.play.codec import answer_from, stake_from
from reelwright.play.questions import Answer, Chosen, Drawn, Lapsed, Refused
from reelwright.play.state import Stake
from tests.rounds import LOSING, OPEN, Rigged, Table, cinderella, on_middle_row

QUEENS = Rigged([on_middle_row("queen", "queen", "queen", "nine", "ten"), LOSING])


@pytest.mark.parametrize(
    ("stake", "message"),
    [
        (Stake((1,), 3), "line bet: found 3 cents; allowed: 1, 2, 5, 10, 25, 50, 100, 200, 500"),
        (Stake((1,), -1), "line bet: found -1 cents"),
        (Stake((1,), True), "line bet: found True cents"),
        (Stake((), 1), "lines: found []; allowed: one or more of 1 to 20"),
        (Stake((0,), 1), "lines: found [0]"),
        (Stake((21,), 1), "lines: found [21]"),
        (Stake((2, 1), 1), "lines: found [2, 1]; allowed: one or more of 1 to 20, each once"),
        (Stake((1, 1), 1), "lines: found [1, 1]"),
    ],
)
def test_stakes_that_are_not_on_offer(stake: Stake, message: str) -> None:
    with pytest.raises(Refused) as refused:
        begin(cinderella(), OPEN, stake)
    assert str(refused.value).startswith(message)


def test_nothing_can_be_carried_into_a_game_that_carries_nothing() -> None:
    with pytest.raises(Refused, match="carry: found tokens; allowed: nothing"):
        begin(cinderella(), OPEN, Stake((1,), 1), {"tokens": 3})


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (Chosen("red"), "answer: found the choice 'red'; allowed: a draw of stops"),
        (Lapsed(), "answer: found a lapse; allowed: a draw of stops"),
        (Drawn((0, 0, 0)), "draw of stops: found 3 outcomes; allowed: 5"),
        (
            Drawn((0, 0, 6, 0, 0)),
            "draw of stops, part 3: found 6; allowed: a whole number from 0 to 5",
        ),
        (Drawn((-1, 0, 0, 0, 0)), "draw of stops, part 1: found -1"),
        (Drawn((0, True, 0, 0, 0)), "draw of stops, part 2: found True"),
    ],
)
def test_answers_that_do_not_fit_a_draw(answer: Answer, message: str) -> None:
    table = Table(QUEENS.definition, [1])
    before = table.step.state
    with pytest.raises(Refused) as refused:
        step(before, answer)
    assert str(refused.value).startswith(message)
    assert table.step.state is before
    assert table.answer(QUEENS.stops(0)).won == 1000


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (Chosen("green"), "choice of gamble: found 'green'; allowed: red, black, hearts"),
        (Drawn((0,)), "answer: found a draw [0]; allowed: a choice of red, black"),
    ],
)
def test_answers_that_do_not_fit_a_choice(answer: Answer, message: str) -> None:
    table = Table(QUEENS.definition, [1]).answer(QUEENS.stops(0))
    with pytest.raises(Refused) as refused:
        step(table.step.state, answer)
    assert str(refused.value).startswith(message)
    table.choose("collect")
    assert table.credit == 900


@pytest.mark.parametrize("answer", [Chosen("collect"), Drawn((0,)), Lapsed()])
def test_a_round_that_is_over_takes_no_answer(answer: Answer) -> None:
    table = Table(QUEENS.definition, [1]).answer(QUEENS.stops(1))
    with pytest.raises(Refused, match="allowed: none, the round is over"):
        step(table.step.state, answer)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"drawn": "12"},
        {"drawn": [1.5]},
        {"drawn": [True]},
        {"chosen": 3},
        {"lapsed": False},
        {"chosen": "red", "drawn": [1]},
    ],
)
def test_data_that_is_no_answer(data: object) -> None:
    with pytest.raises(Refused, match=r"^answer: found .*; allowed: "):
        answer_from(data)


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"lines": 1, "line_bet": 1},
        {"lines": ["1"], "line_bet": 1},
        {"lines": [1], "line_bet": "1"},
    ],
)
def test_data_that_is_no_stake(data: object) -> None:
    with pytest.raises(Refused, match=r"^stake: found .*; allowed: "):
        stake_from(data)
