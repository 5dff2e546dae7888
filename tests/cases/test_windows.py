"""The windows that decide each quirk of four public games pay what was worked by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import prod
from typing import TypeAlias

import pytest

from reelwright.play.judging import judge_lines
from tests.cases.files import CASES, GAMES, Case, definition, plain
from tests.cases.published import DIET_LINES, FRUIT_YACHT, THREE_BELLS, THREE_BELLS_PAY
from tests.language.engine import engine_wins
from tests.slow_judge import Bet, Win, judge
from tests.slow_judge.wins import PAID, Columns

LINE_1 = Bet((1,), 100)
Judge: TypeAlias = Callable[[str, Columns, str], list[Win]]


def _told(wins: list[Win]) -> list[tuple[str, int, int]]:
    lines_first = sorted(wins, key=lambda win: win.kind)
    return [(win.name, win.count, win.amount) for win in lines_first]


def _wanted(case: Case) -> list[tuple[str, int, int]]:
    return [(name, count, pay * LINE_1.line_bet) for name, count, pay in case.wins]


def _engine(game: str, window: Columns, phase: str) -> list[Win]:
    return engine_wins(definition(game), window, LINE_1, phase)


def _second_judge(game: str, window: Columns, phase: str) -> list[Win]:
    return judge(plain(game), window, LINE_1, phase)


@pytest.mark.parametrize("judge_of", [_engine, _second_judge])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_window_pays_what_was_worked_by_hand(case: Case, judge_of: Judge) -> None:
    assert _told(judge_of(case.game, case.window, case.phase)) == _wanted(case)


def test_every_game_has_windows() -> None:
    assert {case.game for case in CASES} == set(GAMES)


@pytest.mark.parametrize("judge_of", [_engine, _second_judge])
def test_three_bells_pays_as_published_over_all_its_windows(judge_of: Judge) -> None:
    hits: Counter[tuple[str, int]] = Counter()
    paid = 0
    for stops in product(*plain("three_bells")["strips"]["base"]):
        for win in judge_of("three_bells", tuple((stop,) for stop in stops), PAID):
            hits[win.name, win.count] += 1
            paid += win.amount
    assert hits == THREE_BELLS
    assert paid == THREE_BELLS_PAY * LINE_1.line_bet


def _paid_by_line(game: str) -> Counter[Fraction]:
    """On how many stops of the base strips one line pays what, in line bets."""
    rules = definition(game)
    reels = [Counter(strip) for strip in rules.strips["base"]]
    found: Counter[Fraction] = Counter()
    for line in product(*reels):
        window = tuple((symbol,) * 3 for symbol in line)
        paid = sum((win.amount for win in judge_lines(rules, window, (1,))), Fraction(0))
        found[paid] += prod(reel[symbol] for reel, symbol in zip(reels, line, strict=True))
    return found


def test_diet_lines_pays_on_as_many_stops_as_counted_elsewhere() -> None:
    assert _paid_by_line("diet_lines") == DIET_LINES


def test_fruit_yacht_returns_on_lines_what_is_published() -> None:
    paid = _paid_by_line("fruit_yacht")
    returned = sum(pay * stops for pay, stops in paid.items())
    assert returned / paid.total() == FRUIT_YACHT
