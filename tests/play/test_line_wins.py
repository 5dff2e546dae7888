"""What lines pay, worked from the rules by hand."""

from __future__ import annotations

import pytest

from reelwright.play.events import BonusBegun, LineWon
from tests.paytable import PAYS
from tests.rounds import LOSING, Rigged, Table, cinderella, on_middle_row, rows

STOPPER = {"nine": "ace"}  # what ends a run: any other symbol


def spin(*middle: str, lines: tuple[int, ...] = (1,), line_bet: int = 100) -> Table:
    above = "pumpkin pumpkin clock clock pumpkin"  # keeps other lines and scatters out of it
    window = on_middle_row(*middle, above=above)
    rigged = Rigged([window])
    return Table(rigged.definition, lines, line_bet).answer(rigged.stops(0))


def filled(symbols: list[str], stopper: str) -> list[str]:
    return [*symbols, *[stopper] * (5 - len(symbols))]


def test_all_thirty_pays_are_the_table() -> None:
    symbols = cinderella().symbols
    table = {key: tuple(symbols[key].pays.values()) for key in PAYS}
    assert table == PAYS
    assert {key for key, symbol in symbols.items() if symbol.pays} == {*PAYS, "prince"}


@pytest.mark.parametrize("symbol", PAYS)
@pytest.mark.parametrize("count", [3, 4, 5])
def test_each_pay_straight(symbol: str, count: int) -> None:
    table = spin(*filled([symbol] * count, STOPPER.get(symbol, "nine")))
    [win] = table.told(LineWon)
    assert (win.symbol, win.count, win.multiplier) == (symbol, count, 1)
    assert win.amount == PAYS[symbol][count - 3] * 100
    assert win.substitutes == ()


@pytest.mark.parametrize("symbol", PAYS)
@pytest.mark.parametrize("count", [3, 4, 5])
def test_each_pay_completed_by_a_sisters_is_doubled(symbol: str, count: int) -> None:
    for place in range(1, count):
        run = [symbol] * count
        run[place] = "sisters"
        table = spin(*filled(run, STOPPER.get(symbol, "nine")))
        [win] = table.told(LineWon)
        assert (win.symbol, win.count, win.multiplier) == (symbol, count, 2)
        assert win.amount == 2 * PAYS[symbol][count - 3] * 100
        assert win.substitutes == ((place + 1, 1),)


def test_five_clocks_pay_200_and_not_the_shorter_runs_too() -> None:
    table = spin("clock", "clock", "clock", "clock", "clock")
    assert table.won == 200 * 100


def test_queen_sisters_queen_at_half_a_dollar() -> None:
    table = spin("queen", "sisters", "queen", "nine", "nine", line_bet=50)
    [win] = table.told(LineWon)
    assert (win.pay, win.multiplier, win.amount) == (10, 2, 1000)
    assert win.positions == ((1, 1), (2, 1), (3, 1))


def test_two_sisters_double_once() -> None:
    table = spin("queen", "sisters", "sisters", "queen", "nine")
    assert table.won == 15 * 2 * 100


@pytest.mark.parametrize(
    "middle",
    [
        ("clock", "clock", "nine", "clock", "clock"),
        ("queen", "queen", "pumpkin", "nine", "ten"),
        ("nine", "jack", "jack", "jack", "ten"),
        ("queen", "sisters", "king", "king", "king"),
        ("pumpkin", "sisters", "sisters", "sisters", "sisters"),
        ("pumpkin", "pumpkin", "pumpkin", "nine", "nine"),
    ],
)
def test_no_line_win(middle: tuple[str, ...]) -> None:
    assert spin(*middle).told(LineWon) == []


def test_a_sisters_on_the_right_lengthens_a_run() -> None:
    assert spin("queen", "queen", "queen", "sisters", "nine").won == 15 * 2 * 100


def test_a_sisters_beyond_a_broken_run_changes_nothing() -> None:
    [win] = spin("queen", "queen", "queen", "nine", "sisters").told(LineWon)
    assert (win.pay, win.multiplier, win.count) == (10, 1, 3)


def test_two_lines_that_share_a_winning_symbol_are_both_paid() -> None:
    window = rows(
        "nine ten ten jack king",
        "queen queen queen ten ace",
        "jack queen queen nine ten",
    )
    rigged = Rigged([window])
    # Line 1 is 1 1 1 1 1 and line 8 is 1 2 2 2 1: the queen on reel 1 stands on both.
    table = Table(rigged.definition, [1, 8]).answer(rigged.stops(0))
    assert [(win.line, win.amount) for win in table.told(LineWon)] == [(1, 1000), (8, 1000)]
    assert table.won == 2000


PRINCE_RUNS = [
    ("prince", "prince", "prince"),
    ("prince", "sisters", "prince"),
    ("prince", "sisters", "sisters"),
    ("prince", "prince", "prince", "sisters", "sisters"),
]


@pytest.mark.parametrize("middle", PRINCE_RUNS)
def test_every_prince_line_pays_one_line_bet_and_one_mini_game(middle: tuple[str, ...]) -> None:
    table = spin(*filled(list(middle), "nine"), line_bet=50)
    [win] = table.told(LineWon)
    assert (win.symbol, win.count, win.pay, win.multiplier, win.amount) == ("prince", 3, 1, 1, 50)
    [bonus] = table.told(BonusBegun)
    assert (bonus.symbol, bonus.lines) == ("prince", (1,))


def test_prince_lines_that_are_not_selected_do_nothing() -> None:
    table = spin("prince", "prince", "prince", "nine", "nine", lines=(2, 3))
    assert table.told(LineWon) == []
    assert table.told(BonusBegun) == []
    assert table.step.question is None


def test_a_losing_round_costs_the_stake() -> None:
    rigged = Rigged([LOSING])
    table = Table(rigged.definition).answer(rigged.stops(0))
    assert table.won == 0
    assert table.credit == -2000
    assert table.step.question is None
    assert table.step.carry_out == {}
