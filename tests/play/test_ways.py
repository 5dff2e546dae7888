"""Wins by ways, counted by hand: koi pay 5, 10 and 20 unit bets for three to five reels."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.definition.model import Definition
from reelwright.play import begin
from reelwright.play.questions import Refused
from reelwright.play.state import Stake
from tests.play.pond import judged, pond_of_ways
from tests.rounds import OPEN

LILY: dict[str, Any] = {"lily": {}, "rose": {}}


def wins(definition: Definition, *window: str) -> list[tuple[str, int, int, int]]:
    """Symbol, count, ways and unit bets of each win."""
    return [
        (win.symbol, win.count, win.ways, int(win.units))
        for win in judged(definition, *window).ways_wins
    ]


def with_lily(multipliers: str | None = None, **rule: Any) -> Definition:
    lily = {"for": "all", "alone": "not", **rule}
    return pond_of_ways(symbols=LILY, substitutes={"lily": lily}, multipliers=multipliers)


KOI = ("koi koi reed moss koi", "koi reed koi reed koi", "moss koi koi moss koi")
"""Koi on 2, 2 and 2 cells of reels 1 to 3, none on 4, three on 5."""


def test_ways_are_the_product_of_matching_cells_up_to_the_gap() -> None:
    assert wins(pond_of_ways(), *KOI) == [("koi", 3, 8, 8 * 5)]


def test_only_the_longest_run_is_paid() -> None:
    window = ("koi koi koi koi reed", "koi reed moss koi moss", "moss moss reed reed reed")
    assert wins(pond_of_ways(), *window) == [("koi", 4, 2 * 1 * 1 * 2, 4 * 10)]


def test_every_symbol_wins_by_itself_the_greatest_first() -> None:
    window = ("newt newt newt moss reed", "newt koi newt reed reed", "koi newt koi moss reed")
    assert wins(pond_of_ways(), *window) == [("newt", 3, 2 * 2 * 2, 16), ("koi", 3, 1, 5)]


def test_nothing_on_the_first_reel_is_no_win() -> None:
    window = ("reed koi koi koi koi", "reed koi koi koi koi", "moss koi koi koi koi")
    assert wins(pond_of_ways(), *window) == []


SUBSTITUTED = ("koi lily koi moss reed", "koi koi reed moss reed", "moss reed moss reed moss")
"""2 koi, then a lily and a koi, then one koi: 4 ways, 2 of them with the lily."""


def test_a_substitute_is_one_more_cell() -> None:
    [win] = judged(with_lily(), *SUBSTITUTED).ways_wins
    assert (win.ways, win.units) == (4, 4 * 5)
    assert win.positions == ((1, 0), (1, 1), (2, 0), (2, 1), (3, 0))
    assert win.substitutes == ((2, 0),)


def test_it_multiplies_only_the_ways_it_is_in() -> None:
    definition = with_lily(multiplies={"by": 3, "count": "once"})
    [win] = judged(definition, *SUBSTITUTED).ways_wins
    assert (win.ways, win.factor, win.units) == (4, 2 * 1 + 2 * 3, 8 * 5)


TWO_LILIES = ("koi lily lily moss reed", "koi koi koi moss reed", "moss reed moss reed moss")
"""8 ways: 2 with no lily, 4 with one, 2 with two."""


@pytest.mark.parametrize(
    ("multipliers", "factor"),
    [("product", 2 + 4 * 2 + 2 * 4), ("sum", 2 + 4 * 2 + 2 * 4), ("greatest", 2 + 4 * 2 + 2 * 2)],
)
def test_each_of_two_doubles(multipliers: str, factor: int) -> None:
    definition = with_lily(multipliers, multiplies={"by": 2, "count": "each"})
    [win] = judged(definition, *TWO_LILIES).ways_wins
    assert (win.ways, win.factor, win.units) == (8, factor, factor * 5)


def test_factors_of_three_added_or_multiplied() -> None:
    product = with_lily("product", multiplies={"by": 3, "count": "each"})
    added = with_lily("sum", multiplies={"by": 3, "count": "each"})
    assert judged(product, *TWO_LILIES).ways_wins[0].factor == 2 + 4 * 3 + 2 * 9
    assert judged(added, *TWO_LILIES).ways_wins[0].factor == 2 + 4 * 3 + 2 * 6


@pytest.mark.parametrize(("count", "added"), [("once", 6 * 7), ("each", (4 * 1 + 2 * 2) * 7)])
def test_what_it_adds_is_paid_for_each_way_it_completes(count: str, added: int) -> None:
    definition = with_lily(adds={"pay": 7, "count": count})
    [win] = judged(definition, *TWO_LILIES).ways_wins
    assert (win.added, win.units) == (added, 8 * 5 + added)


ALONE = ("lily lily lily moss reed", "koi newt reed moss reed", "moss reed moss reed moss")
"""Koi: 2 x 1 x 1 = 2 ways, one of lilies alone. Newts: 1 x 2 x 1, one of lilies alone."""


@pytest.mark.parametrize(
    ("alone", "won"),
    [
        ("not", [("koi", 3, 1, 5), ("newt", 3, 1, 2)]),
        ("as one symbol", [("koi", 3, 2, 10), ("newt", 3, 1, 2)]),
        ("as every symbol", [("koi", 3, 2, 10), ("newt", 3, 2, 4)]),
    ],
)
def test_ways_of_substitutes_alone(alone: str, won: Any) -> None:
    assert wins(with_lily(alone=alone), *ALONE) == won


OWN = ("lily lily lily moss reed", "koi reed koi moss reed", "moss reed moss reed moss")
"""Lilies 1 way; koi 2 x 1 x 2 = 4 ways, one of lilies alone."""


@pytest.mark.parametrize(
    ("pay", "rule", "won"),
    [
        (30, "beside", [("lily", 3, 1, 30), ("koi", 3, 3, 15)]),
        (30, "better", [("lily", 3, 1, 30)]),
        (10, "better", [("koi", 3, 3, 15)]),
    ],
)
def test_a_substitutes_own_win(pay: int, rule: str, won: Any) -> None:
    definition = pond_of_ways(
        symbols={"lily": {"pays": {3: pay}}},
        substitutes={"lily": {"for": "all", "alone": "not", "own prizes": rule}},
    )
    assert wins(definition, *OWN) == won


@pytest.mark.parametrize(("tie", "winner"), [("own", "lily"), ("completed", "koi")])
def test_a_tie_with_its_own_win(tie: str, winner: str) -> None:
    definition = pond_of_ways(
        symbols={"lily": {"pays": {3: 15}}},
        substitutes={
            "lily": {"for": "all", "alone": "not", "own prizes": "better", "on a tie": tie}
        },
    )
    assert [win[0] for win in wins(definition, *OWN)] == [winner]


def test_a_substitute_all_over_its_reel_stands_in_for_each_of_its_cells() -> None:
    definition = with_lily(acts="on its whole reel")
    assert wins(definition, *SUBSTITUTED) == [("koi", 3, 2 * 3 * 1, 30)]


def test_a_substitute_that_fills_its_reel_first() -> None:
    definition = with_lily(acts="expanding", multiplies={"by": 2, "count": "once"})
    found = judged(definition, *SUBSTITUTED)
    assert found.expanded == (2,)
    assert found.window[1] == ("lily", "lily", "lily")
    assert [(w.ways, w.factor) for w in found.ways_wins] == [(2 * 3 * 1, 6 * 2)]


def test_a_stop_of_two_symbols_is_one_cell_of_each() -> None:
    window = ("koi+newt koi newt moss reed", "reed newt koi moss reed", "moss reed moss reed moss")
    assert wins(pond_of_ways(), *window) == [("koi", 3, 1, 5), ("newt", 3, 1, 2)]


def test_a_stop_shared_with_a_substitute_is_read_at_its_best() -> None:
    definition = with_lily(multiplies={"by": 2, "count": "once"})
    window = ("koi koi+lily koi moss reed", "reed " * 5, "moss " * 5)
    [win] = judged(definition, *window).ways_wins
    assert (win.ways, win.factor, win.substitutes) == (1, 2, ((2, 0),))


def test_a_game_of_ways_costs_its_units_and_has_no_lines() -> None:
    definition = pond_of_ways()
    begun = begin(definition, OPEN, Stake((), 100))
    assert begun.state.terms.stake.total == 25 * 100
    with pytest.raises(Refused, match=r"lines: found \[1\]; allowed: none, in a game of ways"):
        begin(definition, OPEN, Stake((1,), 100))
