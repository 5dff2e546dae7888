"""What substitutes complete, what they win themselves, and how far they act; worked by hand."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.definition.model import Definition
from reelwright.play.judging import expanded
from tests.play.one_line import game, pays, window, wins

CARDS = {
    "king": {"pays": {3: 20, 4: 40, 5: 100}},
    "queen": {"pays": {3: 10, 4: 20, 5: 50}},
    "ace": {},
}


def with_sub(
    own: dict[int, int] | None = None, on_one_line: str = "all", /, **rule: Any
) -> Definition:
    symbols = {**CARDS, "sub": {"pays": own or {}}}
    return game(
        symbols,
        lines={"on one line": on_one_line},
        substitutes={"sub": {"for": "all", "alone": "not", **rule}},
    )


def test_queen_sub_queen_is_three_queens() -> None:
    definition = with_sub()
    [win] = wins(definition, "queen sub queen ace ace")
    assert (win.symbol, win.count, win.amount) == ("queen", 3, 10)
    assert win.substitutes == ((2, 0),)


@pytest.mark.parametrize(
    ("rule", "won"),
    [
        ({"own prizes": "beside"}, [("queen", 5, 50), ("sub", 3, 30)]),
        ({"own prizes": "better"}, [("queen", 5, 50)]),
    ],
)
def test_three_substitutes_before_two_queens(rule: Any, won: list[tuple[str, int, int]]) -> None:
    """Sub Sub Sub Q Q: three of the substitute, five queens, both or the better of the two."""
    assert pays(with_sub({3: 30}, **rule), "sub sub sub queen queen") == won
    highest = with_sub({3: 30}, "highest only", **rule)
    assert pays(highest, "sub sub sub queen queen") == [("queen", 5, 50)]


def test_the_substitutes_own_win_where_it_is_the_better() -> None:
    definition = with_sub({3: 80}, **{"own prizes": "better"})
    assert pays(definition, "sub sub sub queen queen") == [("sub", 3, 80)]


@pytest.mark.parametrize(
    ("tie", "won"), [("own", [("sub", 3, 50)]), ("completed", [("queen", 5, 50)])]
)
def test_a_tie_between_the_two(tie: str, won: list[tuple[str, int, int]]) -> None:
    definition = with_sub({3: 50}, **{"own prizes": "better", "on a tie": tie})
    assert pays(definition, "sub sub sub queen queen") == won


def test_wins_without_a_common_substitute_are_not_compared() -> None:
    symbols = {**CARDS, "sub": {"pays": {2: 5}}}
    definition = game(
        symbols,
        lines={"read": "both ways", "on one line": "all", "full line": "once"},
        substitutes={"sub": {"for": "all", "alone": "not", "own prizes": "better"}},
    )
    assert pays(definition, "king king king sub sub") == [("king", 5, 100)]
    assert pays(definition, "king king king ace sub") == [("king", 3, 20)]
    assert pays(definition, "sub sub ace king king") == [("sub", 2, 5)]


@pytest.mark.parametrize(
    ("alone", "won"),
    [
        ("as every symbol", [("king", 5, 100), ("queen", 5, 50)]),
        ("as one symbol", [("king", 5, 100)]),
        ("not", []),
    ],
)
def test_five_substitutes_as_wins_of_absent_symbols(
    alone: str, won: list[tuple[str, int, int]]
) -> None:
    assert pays(with_sub(alone=alone), "sub sub sub sub sub") == won


def test_of_two_substitutes_alone_the_stricter_rule_holds() -> None:
    symbols = {**CARDS, "sub": {}, "star": {}}
    rules = {
        "sub": {"for": "all", "alone": "as every symbol"},
        "star": {"for": "all", "alone": "as one symbol"},
    }
    definition = game(symbols, lines={"on one line": "all"}, substitutes=rules)
    assert pays(definition, "sub sub sub sub sub") == [("king", 5, 100), ("queen", 5, 50)]
    assert pays(definition, "sub star sub sub sub") == [("king", 5, 100)]
    rules["star"]["alone"] = "not"
    definition = game(symbols, lines={"on one line": "all"}, substitutes=rules)
    assert pays(definition, "sub star sub sub sub") == []
    assert pays(definition, "sub star king sub sub") == [("king", 5, 100)]


def test_what_a_substitute_stands_for() -> None:
    listed = with_sub(**{"for": ["queen"]})
    assert pays(listed, "sub sub king ace ace") == []
    excepted = with_sub(**{"except": ["king"]})
    assert pays(excepted, "king sub king ace ace") == []
    assert pays(excepted, "queen sub queen ace ace") == [("queen", 3, 10)]


def test_a_group_stands_for_its_members() -> None:
    definition = game(
        {**CARDS, "jack": {"pays": {3: 4}}, "sub": {}},
        groups={"court": ["king", "jack"]},
        substitutes={"sub": {"for": ["court"], "alone": "not"}},
    )
    assert pays(definition, "king sub king ace ace") == [("king", 3, 20)]
    assert pays(definition, "queen sub queen ace ace") == []


def test_only_on_some_reels_and_in_some_phases() -> None:
    definition = with_sub(reels=[2, 3], phases=["free games"])
    line = "queen sub queen ace ace"
    assert pays(definition, line) == []
    assert pays(definition, line, phase="free games") == [("queen", 3, 10)]
    assert pays(definition, "sub queen queen ace ace", phase="free games") == []


def test_its_own_win_needs_no_phase() -> None:
    definition = with_sub({3: 30}, phases=["free games"], **{"own prizes": "better"})
    assert pays(definition, "sub sub sub queen queen") == [("sub", 3, 30)]
    assert pays(definition, "sub sub sub queen queen", phase="free games") == [("queen", 5, 50)]


def off_the_line(acts: str, own: dict[int, int] | None = None) -> Definition:
    return game(
        {**CARDS, "sub": {"pays": own or {}}},
        rows=3,
        lines={"on one line": "all"},
        substitutes={"sub": {"for": "all", "alone": "not", "acts": acts, "own prizes": "beside"}},
    )


OFF_THE_LINE = ("queen ace queen king king", "ace sub king ace ace", "ace ace ace ace ace")


def test_a_substitute_off_the_line_stands_in_on_its_whole_reel() -> None:
    [win] = wins(off_the_line("on its whole reel"), *OFF_THE_LINE)
    assert (win.symbol, win.count, win.substitutes) == ("queen", 3, ((2, 0),))
    assert pays(off_the_line("in place"), *OFF_THE_LINE) == []


def test_its_own_win_needs_itself_in_the_cell() -> None:
    rows = ("sub ace sub ace ace", "ace sub ace ace ace", "ace ace ace ace ace")
    assert pays(off_the_line("on its whole reel", {3: 30}), *rows) == []
    assert pays(off_the_line("expanding", {3: 30}), *rows) == [("sub", 3, 30)]


def test_an_expanding_substitute_fills_its_reel_before_lines_are_judged() -> None:
    definition = off_the_line("expanding")
    shown = window(*OFF_THE_LINE)
    reels, filled = expanded(definition, shown, "paid")
    assert reels == (2,)
    assert filled[1] == ("sub", "sub", "sub")
    assert filled[:1] + filled[2:] == shown[:1] + shown[2:]
    assert pays(definition, *OFF_THE_LINE) == [("queen", 3, 10)]


def test_nothing_expands_where_the_substitute_is_not_active() -> None:
    definition = game(
        {**CARDS, "sub": {}},
        rows=3,
        substitutes={"sub": {"for": "all", "alone": "not", "acts": "expanding", "reels": [3]}},
    )
    assert expanded(definition, window(*OFF_THE_LINE), "paid") == ((), window(*OFF_THE_LINE))


def test_one_substitute_may_complete_anothers_win() -> None:
    symbols = {**CARDS, "sub": {"pays": {3: 30}}, "star": {}}
    rules = {
        "sub": {"for": ["queen"], "alone": "not", "own prizes": "beside"},
        "star": {"for": "all", "alone": "not"},
    }
    definition = game(symbols, lines={"on one line": "all"}, substitutes=rules)
    assert pays(definition, "sub star sub ace ace") == [("sub", 3, 30)]
    assert pays(definition, "star star star ace ace") == []
