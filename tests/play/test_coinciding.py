"""Which of several wins on a line are paid, worked by hand."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.definition.model import Definition
from tests.play.one_line import game, pays, wins

BARS = {
    "one-bar": {"pays": {3: 10}},
    "two-bar": {"pays": {3: 20}},
    "bell": {"pays": {3: 8}},
    "ace": {},
    "sub": {},
}
ANY_BAR = {"of": ["bars"], "pays": {3: 5}}


def bars(on_one_line: str = "all", mixed: dict[str, Any] | None = None, **lines: str) -> Definition:
    return game(
        BARS,
        reels=3,
        lines={"on one line": on_one_line, **lines},
        groups={"bars": ["one-bar", "two-bar"]},
        mixed=mixed or {"any bar": ANY_BAR},
        substitutes={"sub": {"for": "all", "alone": "not"}},
    )


def test_unlike_symbols_of_a_set_win_together() -> None:
    [win] = wins(bars(), "one-bar two-bar one-bar")
    assert (win.symbol, win.rule, win.count, win.amount) == ("any bar", "mixed", 3, 5)
    assert pays(bars(), "one-bar bell one-bar") == []


def test_a_substitute_completes_a_mixed_win() -> None:
    [win] = wins(bars(), "one-bar sub two-bar")
    assert (win.symbol, win.substitutes) == ("any bar", ((2, 0),))


@pytest.mark.parametrize(
    ("beside", "on_one_line", "won"),
    [
        ("yes", "all", [("one-bar", 3, 10), ("any bar", 3, 5)]),
        ("no", "all", [("one-bar", 3, 10)]),
        ("yes", "all of different symbols", [("one-bar", 3, 10), ("any bar", 3, 5)]),
        ("yes", "highest only", [("one-bar", 3, 10)]),
    ],
)
def test_a_mixed_and_a_straight_win_together(
    beside: str, on_one_line: str, won: list[tuple[str, int, int]]
) -> None:
    mixed = {"any bar": {**ANY_BAR, "beside straight": beside}}
    assert pays(bars(on_one_line, mixed), "one-bar one-bar one-bar") == won


def test_the_straight_win_is_kept_on_a_tie_with_a_mixed_one() -> None:
    mixed = {"any bar": {"of": ["bars"], "pays": {3: 10}, "beside straight": "no"}}
    assert pays(bars(mixed=mixed), "one-bar one-bar one-bar") == [("one-bar", 3, 10)]


def test_the_better_of_the_two_is_the_mixed_one_where_it_pays_more() -> None:
    mixed = {"any bar": {"of": ["bars"], "pays": {3: 15}, "beside straight": "no"}}
    assert pays(bars(mixed=mixed), "one-bar one-bar one-bar") == [("any bar", 3, 15)]
    assert pays(bars(mixed=mixed), "two-bar two-bar two-bar") == [("two-bar", 3, 20)]


def test_a_mixed_win_place_by_place() -> None:
    mixed = {"bells and bar": {"places": ["bell", "bell", "bars"], "pays": 18}}
    assert pays(bars(mixed=mixed), "bell bell two-bar") == [("bells and bar", 3, 18)]
    assert pays(bars(mixed=mixed), "two-bar bell bell") == []
    assert pays(bars(mixed=mixed), "bell sub two-bar") == [("bells and bar", 3, 18)]


def test_any_takes_no_part_in_a_mixed_win() -> None:
    mixed = {"split bells": {"places": ["bell", "any", "bell"], "pays": 3}}
    [win] = wins(bars(mixed=mixed), "bell ace bell")
    assert (win.count, win.positions, win.direction) == (2, ((1, 0), (3, 0)), "none")
    [three, split] = wins(bars(mixed=mixed), "bell sub bell")
    assert (three.symbol, three.substitutes) == ("bell", ((2, 0),))
    assert (split.symbol, split.substitutes) == ("split bells", ())


CARDS = {
    "king": {"pays": {2: 6, 3: 20, 4: 40, 5: 100}},
    "queen": {"pays": {2: 3, 3: 10, 4: 20, 5: 50}},
    "ace": {},
    "sub": {},
}


def cards(read: str, on_one_line: str, **lines: str) -> Definition:
    return game(
        CARDS,
        lines={"read": read, "on one line": on_one_line, "full line": "once", **lines},
        substitutes={"sub": {"for": "all", "alone": "not"}},
    )


@pytest.mark.parametrize(
    ("on_one_line", "won"),
    [
        ("highest only", [("queen", 3, 10)]),
        ("all of different symbols", [("queen", 3, 10), ("king", 2, 6)]),
        ("all", [("queen", 3, 10), ("king", 2, 6)]),
    ],
)
def test_two_symbols_read_both_ways(on_one_line: str, won: list[tuple[str, int, int]]) -> None:
    assert pays(cards("both ways", on_one_line), "king king queen queen queen") == won


def test_one_symbol_from_both_ends_counts_once_among_different_symbols() -> None:
    line = "king king ace king king"
    assert pays(cards("both ways", "all"), line) == [("king", 2, 6), ("king", 2, 6)]
    assert pays(cards("both ways", "all of different symbols"), line) == [("king", 2, 6)]


def test_equal_wins_go_by_length_then_by_the_order_they_are_written_in() -> None:
    symbols = {
        "ten": {"pays": {2: 6}},
        "nine": {"pays": {3: 6}},
        "six": {"pays": {2: 6}},
        "ace": {},
    }
    definition = game(symbols, lines={"read": "any position"})
    assert pays(definition, "ten ten nine nine nine") == [("nine", 3, 6)]
    assert pays(definition, "six ten six ten ace") == [("ten", 2, 6)]


@pytest.mark.parametrize(
    ("shared", "won"),
    [("both", [("king", 3, 20), ("queen", 3, 10)]), ("one", [("king", 3, 20)])],
)
def test_a_substitute_shared_by_two_wins(shared: str, won: list[tuple[str, int, int]]) -> None:
    definition = cards("both ways", "all", **{"shared substitute": shared})
    assert pays(definition, "king king sub queen queen") == won


def test_a_substitutes_own_win_uses_its_cells_too() -> None:
    symbols = {**CARDS, "sub": {"pays": {3: 30}}}
    sub = {"sub": {"for": "all", "alone": "not", "own prizes": "beside"}}
    lines = {"on one line": "all", "shared substitute": "one"}
    definition = game(symbols, lines=lines, substitutes=sub)
    assert pays(definition, "sub sub sub queen queen") == [("queen", 5, 50)]


def test_each_symbol_in_one_win_only() -> None:
    lines = {"read": "adjacent anywhere", "on one line": "all"}
    symbols = {"king": {"pays": {3: 10}}, "ace": {}}
    line = "king king king king ace"
    assert len(pays(game(symbols, lines=lines), line)) == 2
    once = game(symbols, lines={**lines, "each symbol": "once"})
    [win] = wins(once, line)
    assert [reel for reel, _ in win.positions] == [1, 2, 3]


def test_each_symbol_once_lets_wins_without_a_common_cell_stand() -> None:
    once = cards("both ways", "all", **{"each symbol": "once"})
    assert pays(once, "king king ace queen queen") == [("king", 2, 6), ("queen", 2, 3)]
    assert pays(once, "king king sub queen queen") == [("king", 3, 20)]
