"""What scatters count and pay; every figure worked by hand.

Pink Elephants pay 5, 20 and 50 total bets for three to five, Red Frogs 2, 10 and 40. Purple Clovers
stand in for both. One line at a dollar: a total bet is a dollar.
"""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.definition.model import Definition
from reelwright.play.judging import judge, sighting
from reelwright.play.state import Stake
from tests.play.pond import judged, pond
from tests.rounds import rows

MEADOW: dict[str, Any] = {"elephant": {}, "frog": {}, "clover": {}}
PAYS = {
    "elephant": {"pays": {3: 5, 4: 20, 5: 50}, "on": "total bet"},
    "frog": {"pays": {3: 2, 4: 10, 5: 40}, "on": "total bet"},
}
BOTH = (
    "elephant reed frog reed moss",
    "moss elephant moss frog reed",
    "reed moss clover moss moss",
)
"""Two elephants, two frogs and a clover."""
NO_FROG = (
    "elephant reed clover reed moss",
    "moss elephant moss clover reed",
    "reed reed reed clover moss",
)
"""Two elephants, three clovers, no frog."""


def meadow(coinciding: str = "all", none_showing: str = "counts", **clover: Any) -> Definition:
    return pond(
        symbols=MEADOW,
        substitutes={
            "clover": {
                "for": ["koi"],
                "scatters": ["elephant", "frog"],
                "with none showing": none_showing,
                **clover,
            }
        },
        scatters=PAYS,
        coinciding_scatters=coinciding,
    )


def prizes(definition: Definition, *window: str, phase: str = "paid") -> dict[str, tuple[int, int]]:
    """By scatter: how many, and dollars."""
    wins = judged(definition, *window, phase=phase).scatter_wins
    return {win.symbol: (win.count, int(win.amount / 100)) for win in wins}


def test_a_clover_counts_for_elephants_and_frogs_at_the_same_time() -> None:
    assert prizes(meadow("all"), *BOTH) == {"elephant": (3, 5), "frog": (3, 2)}


def test_or_only_the_highest_of_the_two_is_paid() -> None:
    assert prizes(meadow("highest only"), *BOTH) == {"elephant": (3, 5)}


def test_the_first_written_of_equal_prizes_is_the_highest() -> None:
    frog_as_elephant = {**PAYS, "frog": PAYS["elephant"]}
    definition = meadow("highest only").model_copy(
        update={"scatters": pond(symbols=MEADOW, scatters=frog_as_elephant).scatters}
    )
    assert prizes(definition, *BOTH) == {"elephant": (3, 5)}


@pytest.mark.parametrize(
    ("none_showing", "won"),
    [
        ("counts", {"elephant": (5, 50), "frog": (3, 2)}),
        ("does not count", {"elephant": (5, 50)}),
    ],
)
def test_clovers_with_no_frog_showing(none_showing: str, won: Any) -> None:
    assert prizes(meadow("all", none_showing), *NO_FROG) == won


def test_clovers_that_take_part_in_all_scatters() -> None:
    assert prizes(meadow(scatters="all"), *BOTH) == {"elephant": (3, 5), "frog": (3, 2)}


def test_a_clover_that_stands_in_on_some_reels_only() -> None:
    assert prizes(meadow(reels=[3]), *BOTH) == {"elephant": (3, 5), "frog": (3, 2)}
    assert prizes(meadow(reels=[2, 4]), *BOTH) == {}


def test_a_clover_that_stands_in_in_some_phases_only() -> None:
    definition = meadow(phases=["free games"])
    assert prizes(definition, *BOTH) == {}
    assert prizes(definition, *BOTH, phase="free games") == {"elephant": (3, 5), "frog": (3, 2)}


@pytest.mark.parametrize(
    ("multiplies", "elephants"),
    [
        ({"count": "once", "scatters": "yes"}, 50 * 2),
        ({"count": "each", "scatters": "yes"}, 50 * 2 * 2 * 2),
        ({"count": "each", "scatters": "no"}, 50),
        ({"count": "each", "scatters": "yes", "except": ["elephant"]}, 50),
        ({"count": "each", "scatters": "yes", "not on": [{"win": "elephant", "count": 5}]}, 50),
        ({"count": "each", "scatters": "yes", "not on": [{"win": "elephant", "count": 4}]}, 400),
        ({"count": "once", "scatters": "yes", "phases": ["free games"]}, 50),
    ],
)
def test_a_clover_that_doubles_scatter_prizes(multiplies: dict[str, Any], elephants: int) -> None:
    definition = meadow("all", "does not count", multiplies={"by": 2, **multiplies})
    lines = definition.lines.model_copy(update={"multipliers": "product"})
    definition = definition.model_copy(update={"lines": lines})
    assert prizes(definition, *NO_FROG) == {"elephant": (5, elephants)}


def frogs(**rule: Any) -> Definition:
    pays = {count: count for count in range(1, 8)}
    return pond(symbols=MEADOW, scatters={"frog": {"pays": pays, "on": "total bet", **rule}})


SCATTERED = ("frog reed frog reed frog", "frog frog moss moss moss", "reed moss moss reed frog")
"""Two on reel 1, one each on reels 2 and 3, none on 4, two on 5."""


def test_frogs_counted_anywhere() -> None:
    assert prizes(frogs(), *SCATTERED) == {"frog": (6, 6)}


def test_frogs_counted_once_a_reel() -> None:
    definition = frogs(**{"per reel": "once"})
    assert prizes(definition, *SCATTERED) == {"frog": (4, 4)}
    seen = sighting(definition, rows(*SCATTERED), "frog", "paid")
    assert seen.positions == ((1, 0), (2, 1), (3, 0), (5, 0))


def test_frogs_counted_on_left_adjacent_reels() -> None:
    definition = frogs(counted="left adjacent reels")
    assert prizes(definition, *SCATTERED) == {"frog": (3, 3)}
    nothing_on_the_first = ("reed frog frog frog frog", "moss moss moss moss moss", "reed " * 5)
    assert prizes(definition, *nothing_on_the_first) == {}


def test_a_clover_closes_a_gap_between_adjacent_reels() -> None:
    pays = {count: count for count in range(1, 8)}
    definition = pond(
        symbols=MEADOW,
        substitutes={
            "clover": {"for": ["koi"], "scatters": ["frog"], "with none showing": "does not count"}
        },
        scatters={"frog": {"pays": pays, "on": "total bet", "counted": "left adjacent reels"}},
    )
    window = ("frog clover frog reed frog", "moss clover clover moss moss", "reed " * 5)
    assert prizes(definition, *window) == {"frog": (3, 3)}
    assert sighting(definition, rows(*window), "frog", "paid").substitutes == (((2, 0), "clover"),)


def test_a_prize_on_the_line_bet_is_paid_once() -> None:
    definition = pond(
        symbols=MEADOW,
        scatters={
            "frog": {"pays": {3: 2}, "on": "line bet"},
            "elephant": {"pays": {2: 2}, "on": "total bet"},
        },
    )
    window = ("frog elephant frog reed frog", "moss moss elephant moss moss", "reed " * 5)
    won = judge(definition, rows(*window), Stake((1, 2, 3), 50)).scatter_wins
    assert {win.symbol: win.amount for win in won} == {"frog": 2 * 50, "elephant": 2 * 3 * 50}


def test_a_stop_with_two_scatters_counts_for_each() -> None:
    definition = pond(symbols=MEADOW, scatters=PAYS)
    window = ("elephant+frog reed frog reed elephant", "moss frog moss elephant moss", "reed " * 5)
    assert prizes(definition, *window) == {"elephant": (3, 5), "frog": (3, 2)}


def test_a_tall_scatter_counts_once_however_much_of_it_is_in_sight() -> None:
    definition = pond(
        symbols=MEADOW,
        tall={"frog": 3},
        scatters={"frog": {"pays": {3: 2, 4: 9}, "on": "total bet"}},
    )
    window = ("frog frog reed frog reed", "frog reed moss frog moss", "frog reed moss reed reed")
    assert prizes(definition, *window) == {"frog": (3, 2)}
    assert sighting(definition, rows(*window), "frog", "paid").positions == ((1, 0), (2, 0), (4, 0))
    twice_on_a_reel = (
        "frog frog reed frog reed",
        "frog reed moss reed moss",
        "reed frog moss frog reed",
    )
    seen = sighting(definition, rows(*twice_on_a_reel), "frog", "paid")
    assert seen.positions == ((1, 0), (2, 0), (2, 2), (4, 0), (4, 2))


BOOK: dict[str, Any] = {
    "symbols": {"book": {}},
    "substitutes": {"book": {"for": "all", "alone": "not"}},
    "scatters": {"book": {"pays": {1: 1, 2: 3, 3: 10}, "on": "total bet"}},
}


def test_a_scatter_that_stands_for_other_symbols_wins_as_both() -> None:
    found = judged(
        pond(**BOOK),
        "reed book moss reed moss",
        "koi koi book moss reed",
        "moss reed moss reed moss",
    )
    assert [(win.symbol, win.count, win.pay) for win in found.line_wins] == [("koi", 3, 5)]
    assert [(win.symbol, win.count, win.pay) for win in found.scatter_wins] == [("book", 2, 3)]


def test_a_single_scatter_can_pay() -> None:
    window = ("reed book moss reed moss", "koi moss reed moss reed", "moss reed moss reed moss")
    assert prizes(pond(**BOOK), *window) == {"book": (1, 1)}
