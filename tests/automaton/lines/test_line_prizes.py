"""The prizes of a line, listed by hand."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.automaton.line_prizes import Prize, Shape, prizes_of
from reelwright.definition.model import Definition
from tests.random_definitions import definition_of
from tests.random_definitions.taking import Plain

ANT, BEE = {"ant"}, {"bee"}


def game(read: str = "left to right", **rules: Any) -> Definition:
    lines: Plain = {"read": read, "on one line": "all", "rows": ["0000"]}
    lines |= rules.pop("lines", {})
    plain: Plain = {
        "format": 1,
        "game": "By hand",
        "stakes": {"line bets": [0.02], "lines": "all"},
        "window": {"reels": 4, "rows": 1},
        "lines": lines,
        "symbols": {"ant": {"pays": {3: 10}}, "bee": {}},
        "strips": {"base": [["ant", "bee", "bee"]] * 4},
    }
    return definition_of(plain | rules)


def told(prize: Prize) -> tuple[int, str, str, list[set[str]], tuple[Shape, ...]]:
    accepted = [{*of} for of in prize.accepted]
    return prize.number, prize.kind, prize.name, accepted, prize.shapes


@pytest.mark.parametrize(
    ("read", "reels"),
    [
        ("left to right", [(0, 1, 2)]),
        ("right to left", [(1, 2, 3)]),
        ("both ways", [(0, 1, 2), (1, 2, 3)]),
        ("adjacent anywhere", [(0, 1, 2), (1, 2, 3)]),
        ("any position", [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
    ],
)
def test_that_three_of_four_reels_win_as_lines_are_read(
    read: str, reels: list[tuple[int, ...]]
) -> None:
    shapes = tuple(Shape(each, 10, twice=False) for each in reels)  # type: ignore[arg-type]
    assert [told(prize) for prize in prizes_of(game(read), "paid")] == [
        (0, "straight", "ant", [ANT] * 4, shapes)
    ]


def test_that_two_in_the_middle_win_only_where_any_neighbours_do() -> None:
    symbols: Plain = {"ant": {"pays": {2: 1}}, "bee": {}}
    found = {
        read: [shape.reels for shape in prizes_of(game(read, symbols=symbols), "paid")[0].shapes]
        for read in ("both ways", "adjacent anywhere")
    }
    assert found == {
        "both ways": [(0, 1), (2, 3)],
        "adjacent anywhere": [(0, 1), (1, 2), (2, 3)],
    }


def test_that_a_full_line_read_both_ways_may_pay_twice() -> None:
    symbols: Plain = {
        "ant": {"pays": {3: 1, 4: 5}},
        "bee": {"pays": {4: 2}, "read": "any position"},
    }
    for full, twice in (("once", False), ("twice", True)):
        ant, bee = prizes_of(game("both ways", lines={"full line": full}, symbols=symbols), "paid")
        assert [shape.twice for shape in ant.shapes] == [False, False, twice]
        assert [shape.reels for shape in ant.shapes][2:] == [(0, 1, 2, 3)]
        assert [shape.twice for shape in bee.shapes] == [False]


def test_that_patterns_and_mixed_wins_follow_straight_ones() -> None:
    definition = game(
        symbols={
            "ant": {"pays": {4: 9}, "patterns": {"X__X": 2, "_XX_": 3}},
            "bee": {"patterns": {"XX__": 4}},
        },
        groups={"insects": ["ant", "bee"]},
        mixed={
            "pair": {"places": ["bee", "any", "insects", "any"], "pays": 6},
            "all": {"of": ["insects"], "pays": {4: 7}, "read": "right to left"},
            "most": {"of": ["insects"], "pays": {3: 8}},
        },
    )
    both = ANT | BEE
    nothing: set[str] = set()
    pair = [BEE, nothing, both, nothing]
    assert [told(prize) for prize in prizes_of(definition, "paid")] == [
        (0, "straight", "ant", [ANT] * 4, (((0, 1, 2, 3), 9, False),)),
        (1, "pattern", "ant", [ANT] * 4, (((0, 3), 2, False), ((1, 2), 3, False))),
        (2, "pattern", "bee", [BEE] * 4, (((0, 1), 4, False),)),
        (3, "mixed", "pair", pair, (((0, 2), 6, False),)),
        (4, "mixed", "all", [both] * 4, (((0, 1, 2, 3), 7, False),)),
        (5, "mixed", "most", [both] * 4, (((0, 1, 2), 8, False),)),
    ]


def test_that_free_games_may_pay_otherwise() -> None:
    definition = game(
        symbols={"ant": {"pays": {3: 10}}, "bee": {"pays": {3: 4}}, "star": {}},
        scatters={"star": {"pays": {4: 1}, "on": "total bet"}},
        features={
            "free": {
                "kind": "free games",
                "starts on": {"scatter": "star"},
                "awards": {4: 1},
                "strips": "base",
                "stake": "of the trigger",
                "re-trigger": "nothing",
                "special pays": {"ant": {3: 20, 4: 30}},
            }
        },
        strips={"base": [["ant", "bee", "star"]] * 4},
    )
    pays = {
        phase: {
            prize.name: [shape.pay for shape in prize.shapes]
            for prize in prizes_of(definition, phase)
        }
        for phase in ("paid", "free")
    }
    assert pays == {
        "paid": {"ant": [10], "bee": [4]},
        "free": {"ant": [20, 30], "bee": [4]},
    }
