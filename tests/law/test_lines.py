"""What is counted against what is judged, window by window, in random definitions."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import given, settings

from reelwright.law.diagrams import LineWin
from reelwright.law.spins import count_spin
from reelwright.law.windows import windows_that_pay, windows_with_line_win
from reelwright.play.judging import in_sight, judge_lines
from tests.definitions import definitions, windows

if TYPE_CHECKING:
    from reelwright.definition.model import Definition


def every_line(definition: Definition) -> tuple[int, ...]:
    return tuple(range(1, len(definition.lines.rows) + 1))


@settings(max_examples=150, deadline=None)
@given(definition=definitions())
def test_each_line_wins_as_often_as_it_is_judged_to(definition: Definition) -> None:
    lines = every_line(definition)
    for strips in definition.strips.values():
        judged: dict[int, Counter[LineWin]] = {line: Counter() for line in lines}
        for window in windows(strips, definition.window.height):
            for win in judge_lines(definition, window, lines):
                judged[win.line][
                    LineWin(win.symbol, win.count, bool(win.substitutes), win.pay, win.multiplier)
                ] += 1
        counted = count_spin(definition, strips).line_wins
        for line in lines:
            assert judged[line] == counted


@settings(max_examples=150, deadline=None)
@given(definition=definitions())
def test_whole_windows_are_counted_as_they_are_judged(definition: Definition) -> None:
    lines = every_line(definition)
    strips = definition.strips["base"]
    won_by: Counter[str] = Counter()
    sights: dict[str, Counter[int]] = {symbol: Counter() for symbol in definition.scatters}
    paying = 0
    for window in windows(strips, definition.window.height):
        wins = list(judge_lines(definition, window, lines))
        won_by.update({win.symbol for win in wins})
        pays = bool(wins)
        for symbol, rule in definition.scatters.items():
            count = len(in_sight(window, symbol))
            sights[symbol][count] += 1
            pays = pays or count in rule.pays
        paying += pays
    assert windows_that_pay(definition, strips, lines) == paying
    for symbol in definition.symbols:
        assert windows_with_line_win(definition, strips, lines, symbol) == won_by[symbol]
    assert count_spin(definition, strips).scatters == sights
