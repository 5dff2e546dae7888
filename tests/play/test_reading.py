"""Where on a line equal symbols win, worked by hand from what each way of reading says."""

from __future__ import annotations

import pytest

from reelwright.definition.model import Definition
from tests.play.one_line import game, pays, wins

CARDS = {
    "queen": {"pays": {3: 10, 4: 20, 5: 50}},
    "jack": {"pays": {2: 2, 3: 5, 4: 8, 5: 15}},
    "ace": {},
    "sub": {},
}
SUB = {"sub": {"for": "all", "alone": "not"}}


def read(how: str, **lines: str) -> Definition:
    return game(CARDS, lines={"read": how, "on one line": "all", **lines}, substitutes=SUB)


@pytest.mark.parametrize(
    ("how", "line", "won"),
    [
        ("left to right", "queen queen queen ace queen", [("queen", 3, 10)]),
        ("left to right", "ace queen queen queen queen", []),
        ("right to left", "ace queen queen queen queen", [("queen", 4, 20)]),
        ("right to left", "queen queen queen queen ace", []),
        ("both ways", "queen queen queen jack jack", [("queen", 3, 10), ("jack", 2, 2)]),
        ("both ways", "ace queen queen queen ace", []),
        ("adjacent anywhere", "ace queen queen queen ace", [("queen", 3, 10)]),
        ("adjacent anywhere", "queen queen ace queen queen", []),
        ("adjacent anywhere", "jack jack ace jack jack", [("jack", 2, 2), ("jack", 2, 2)]),
        ("any position", "queen ace queen ace queen", [("queen", 3, 10)]),
        ("any position", "jack queen jack queen queen", [("queen", 3, 10), ("jack", 2, 2)]),
    ],
)
def test_each_reading(how: str, line: str, won: list[tuple[str, int, int]]) -> None:
    assert pays(read(how, **{"full line": "once"}), line) == won


def test_two_runs_anywhere_on_a_line_are_two_wins_or_the_first() -> None:
    line = "jack jack ace jack jack"
    both = wins(read("adjacent anywhere"), line)
    assert [[reel for reel, _ in win.positions] for win in both] == [[1, 2], [4, 5]]
    [first] = wins(read("adjacent anywhere", **{"on one line": "highest only"}), line)
    assert first.positions == ((1, 0), (2, 0))


def test_queens_and_jacks_around_a_substitute_read_both_ways() -> None:
    """Q Q Sub J J: three queens from the left, three jacks from the right, sharing the Sub."""
    line = "queen queen sub jack jack"
    both = read("both ways", **{"full line": "once", "shared substitute": "both"})
    assert pays(both, line) == [("queen", 3, 10), ("jack", 3, 5)]
    assert [win.direction for win in wins(both, line)] == ["left", "right"]
    one = read("both ways", **{"full line": "once", "shared substitute": "one"})
    assert pays(one, line) == [("queen", 3, 10)]


@pytest.mark.parametrize(
    ("full_line", "won", "directions"),
    [
        ("once", [("queen", 5, 50)], ["left"]),
        ("twice", [("queen", 5, 50), ("queen", 5, 50)], ["left", "right"]),
    ],
)
@pytest.mark.parametrize("on_one_line", ["all", "highest only"])
def test_a_full_line_read_both_ways(
    full_line: str, won: list[tuple[str, int, int]], directions: list[str], on_one_line: str
) -> None:
    definition = read("both ways", **{"full line": full_line, "on one line": on_one_line})
    line = " ".join(["queen"] * 5)
    assert pays(definition, line) == won
    assert [win.direction for win in wins(definition, line)] == directions
    assert pays(definition, "queen queen queen queen ace") == [("queen", 4, 20)]


def test_shorter_runs_within_a_longer_one() -> None:
    line = "queen queen queen queen ace"
    assert pays(read("left to right"), line) == [("queen", 4, 20)]
    also = read("left to right", shorter="also paid")
    assert pays(also, line) == [("queen", 4, 20), ("queen", 3, 10)]
    highest = read("left to right", shorter="also paid", **{"on one line": "highest only"})
    assert pays(highest, line) == [("queen", 4, 20)]


def test_a_symbol_read_its_own_way() -> None:
    symbols = {**CARDS, "bell": {"pays": {2: 3}, "read": "any position"}}
    definition = game(symbols, lines={"on one line": "all"})
    assert pays(definition, "queen queen queen ace bell") == [("queen", 3, 10)]
    assert pays(definition, "bell queen queen queen bell") == [("bell", 2, 3)]


def test_a_pattern_wins_on_just_its_places() -> None:
    symbols = {"queen": {"pays": {5: 50}, "patterns": {"X_X_X": 5, "XXX__": 4}}, "ace": {}}
    definition = game(symbols, lines={"on one line": "all"})
    [win] = wins(definition, "queen ace queen ace queen")
    assert (win.rule, win.count, win.amount, win.direction) == ("pattern", 3, 5, "none")
    assert [reel for reel, _ in win.positions] == [1, 3, 5]
    assert pays(definition, "queen ace queen queen ace") == []
    assert pays(definition, "queen queen queen ace queen") == [("queen", 3, 5), ("queen", 3, 4)]
    assert pays(definition, "queen queen queen queen queen") == [
        ("queen", 5, 50),
        ("queen", 3, 5),
        ("queen", 3, 4),
    ]


def test_a_substitute_completes_a_pattern_on_its_places_only() -> None:
    symbols = {"queen": {"patterns": {"X_X_X": 5}}, "ace": {}, "sub": {}}
    definition = game(symbols, substitutes={"sub": {"for": ["queen"], "alone": "not"}})
    assert pays(definition, "queen ace sub ace queen") == [("queen", 3, 5)]
    assert pays(definition, "queen sub ace sub queen") == []


def test_two_runs_of_pairs_on_six_reels() -> None:
    symbols = {"jack": {"pays": {2: 2, 3: 5}}, "ace": {}}
    definition = game(symbols, reels=6, lines={"read": "adjacent anywhere", "on one line": "all"})
    assert pays(definition, "jack jack jack ace jack jack") == [("jack", 3, 5), ("jack", 2, 2)]


def test_every_way_to_hold_three_where_a_table_ends_there() -> None:
    """Four neighbours and a pay for three: two masks, neither within a greater one."""
    symbols = {"queen": {"pays": {3: 10}}, "ace": {}}
    definition = game(symbols, lines={"read": "adjacent anywhere", "on one line": "all"})
    both = wins(definition, "queen queen queen queen ace")
    assert [[reel for reel, _ in win.positions] for win in both] == [[1, 2, 3], [2, 3, 4]]


def test_a_cell_that_shows_two_symbols_is_each_of_them() -> None:
    definition = read("left to right")
    assert pays(definition, "queen queen+jack queen ace ace") == [("queen", 3, 10)]
    assert pays(definition, "queen+jack queen+jack queen ace ace") == [
        ("queen", 3, 10),
        ("jack", 2, 2),
    ]
