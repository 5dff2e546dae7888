"""The plain loop against the engine on every window, and against what is counted."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings

from reelwright.kernels.plain_loop import every_window
from reelwright.law.returns import returns
from reelwright.play.judging import in_sight, judge_lines
from reelwright.strips.tables import tables_of
from tests.definitions import definitions, windows
from tests.law.test_cinderella import cinderella
from tests.law.test_lines import every_line

if TYPE_CHECKING:
    from reelwright.definition.model import Definition


@settings(max_examples=100, deadline=None)
@given(definition=definitions())
def test_the_loop_finds_what_the_engine_judges(definition: Definition) -> None:
    lines, strips = every_line(definition), definition.strips["base"]
    tables, scale = tables_of(definition, strips, lines)
    found = every_window(tables)
    pays = []
    any_win = 0
    sights = [Counter[int]() for _ in definition.scatters]
    for window in windows(strips, definition.window.height):
        wins = judge_lines(definition, window, lines)
        pays.append(scale * sum(win.pay * win.multiplier for win in wins))
        scatter_win = False
        for sight, (symbol, rule) in zip(sights, definition.scatters.items(), strict=True):
            count = len(in_sight(window, symbol))
            sight[count] += 1
            scatter_win = scatter_win or count in rule.pays
        any_win += scatter_win or pays[-1] > 0
    assert found.windows == len(pays)
    assert found.paid == sum(pays)
    assert found.squares == sum(pay**2 for pay in pays)
    assert found.with_line_win == sum(pay > 0 for pay in pays)
    assert found.with_any_win == any_win
    for number, sight in enumerate(sights):
        assert {n: ways for n, ways in enumerate(found.in_sight[number]) if ways} == sight


def test_every_window_of_cinderella_on_seven_lines() -> None:
    """On 20 lines the balance page does the same; that it is up to date is tested with the docs."""
    definition = cinderella()
    played = range(1, 8)
    tables, scale = tables_of(definition, definition.strips["base"], played)
    found = every_window(tables)
    figures = returns(definition, played)
    on_lines = [
        p for part in figures.parts if part.kind in {"line wins", "picks"} for p in part.prizes
    ]
    per_line = sum(prize.rtp for prize in on_lines) * figures.windows
    assert (found.windows, scale) == (figures.windows, 1)
    assert found.paid == per_line * 7
    assert found.with_any_win == figures.hit_frequency * figures.windows


def test_sums_that_might_not_fit_are_refused() -> None:
    definition = cinderella()
    tables, _ = tables_of(definition, definition.strips["base"], every_line(definition))
    with pytest.raises(OverflowError, match=r"allowed: sums below 2\^63"):
        every_window(tables._replace(pays=tables.pays * np.int64(100_000)))
