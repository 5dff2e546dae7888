"""Boxes of lines so short that their combinations are listed by hand."""

from __future__ import annotations

from fractions import Fraction

from reelwright.automaton.boxes import Box, line_boxes
from tests.random_definitions import definition_of
from tests.random_definitions.taking import Plain

CELLS = ("ant", "bee", "bee+cat", "cat", "wolf")


def game(**pays: object) -> Plain:
    symbols = {name: pays.get(name, {}) for name in ("ant", "bee", "cat", "wolf")}
    return {
        "format": 1,
        "game": "By hand",
        "stakes": {"line bets": [0.02], "lines": "all"},
        "window": {"reels": 3, "rows": 1},
        "lines": {"read": "left to right", "on one line": "all", "rows": ["000"]},
        "symbols": symbols,
        "substitutes": {"wolf": {"for": ["bee"]}},
        "strips": {"base": [[*CELLS]] * 3},
    }


def told(boxes: list[Box]) -> list[tuple[list[str], dict[str, tuple[int, Fraction]]]]:
    """Cells of each reel, joined and sorted, and count and pay by the symbol that wins."""
    return [
        (
            [" ".join(sorted(cells)) for cells in box.cells],
            {win.name: (win.count, win.pay) for win in box.wins},
        )
        for box in boxes
    ]


EVERY = " ".join(sorted(CELLS))


def test_that_a_box_takes_every_cell_where_nothing_more_is_won() -> None:
    boxes = line_boxes(definition_of(game(ant={"pays": {2: 3}})), "paid", CELLS)
    assert told(boxes) == [(["ant", "ant", EVERY], {"ant": (2, 3)})]


def test_that_longer_runs_have_boxes_of_their_own() -> None:
    boxes = line_boxes(definition_of(game(ant={"pays": {2: 3, 3: 9}})), "paid", CELLS)
    others = " ".join(sorted({*CELLS} - {"ant"}))
    assert told(boxes) == [
        (["ant", "ant", "ant"], {"ant": (3, 9)}),
        (["ant", "ant", others], {"ant": (2, 3)}),
    ]


def test_that_a_stop_of_several_symbols_wins_for_each_and_wolves_stand_in() -> None:
    pays = {"bee": {"pays": {1: 1}}, "cat": {"pays": {1: 5}}}
    boxes = line_boxes(definition_of(game(**pays)), "paid", CELLS)
    assert told(boxes) == [
        (["bee", EVERY, EVERY], {"bee": (1, 1)}),
        (["bee+cat", EVERY, EVERY], {"bee": (1, 1), "cat": (1, 5)}),
        (["cat", EVERY, EVERY], {"cat": (1, 5)}),
        (["wolf", EVERY, EVERY], {"bee": (1, 1)}),
    ]
    assert [[win.with_substitute for win in box.wins] for box in boxes] == [
        [False],
        [False, False],
        [False],
        [True],
    ]


def test_that_boxes_are_those_of_the_phase() -> None:
    """The wolf stands in for the bee in the paid game only."""
    plain = game(bee={"pays": {1: 1}})
    plain["substitutes"]["wolf"]["phases"] = ["paid"]
    definition = definition_of(plain)
    of_wolf = (["wolf", EVERY, EVERY], {"bee": (1, 1)})
    boxes = [told(line_boxes(definition, phase, CELLS)) for phase in ("paid", "another")]
    assert [of_wolf in of_phase for of_phase in boxes] == [True, False]


def test_that_a_line_that_pays_nothing_has_no_box() -> None:
    assert line_boxes(definition_of(game()), "paid", CELLS) == []
