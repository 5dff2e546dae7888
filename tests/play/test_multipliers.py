"""What substitutes make of a pay: factors and fixed pays, worked by hand."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.definition.model import Definition
from tests.play.one_line import game, pays, wins

CARDS = {
    "queen": {"pays": {3: 10, 4: 20, 5: 50}},
    "jack": {"pays": {3: 5, 4: 8, 5: 15}},
    "ace": {},
}


def doubled(together: str = "product", /, **more: Any) -> Definition:
    multiplies = {"by": 2, "count": "once", **more}
    return game(
        {**CARDS, "sub": {"pays": {2: 4, 5: 200}}},
        lines={"multipliers": together},
        substitutes={
            "sub": {"for": "all", "alone": "not", "own prizes": "better", "multiplies": multiplies}
        },
    )


def test_once_however_many() -> None:
    assert pays(doubled(), "queen sub queen ace ace") == [("queen", 3, 20)]
    assert pays(doubled(), "queen sub sub queen ace") == [("queen", 4, 40)]


@pytest.mark.parametrize(
    ("together", "factor"), [("product", 3 * 3 * 3), ("sum", 3 + 3 + 3), ("greatest", 3)]
)
def test_each_substitute_of_a_kind(together: str, factor: int) -> None:
    definition = doubled(together, by=3, count="each")
    [win] = wins(definition, "queen sub sub sub queen")
    assert (win.pay, win.multiplier, win.amount) == (50, factor, 50 * factor)
    assert pays(definition, "queen sub queen ace ace") == [("queen", 3, 30)]


@pytest.mark.parametrize(
    ("together", "factor"), [("product", 2 * 5), ("sum", 2 + 5), ("greatest", 5)]
)
def test_two_substitutes_in_one_win_compound(together: str, factor: int) -> None:
    definition = game(
        {**CARDS, "moon": {}, "sun": {}},
        lines={"multipliers": together},
        substitutes={
            "moon": {"for": "all", "alone": "not", "multiplies": {"by": 2, "count": "once"}},
            "sun": {"for": "all", "alone": "not", "multiplies": {"by": 5, "count": "once"}},
        },
    )
    assert pays(definition, "queen moon sun ace ace") == [("queen", 3, 10 * factor)]
    assert pays(definition, "queen queen moon ace ace") == [("queen", 3, 20)]


def test_a_substitutes_own_prize_is_not_doubled_by_its_doubling() -> None:
    assert pays(doubled(), "sub sub ace ace ace") == [("sub", 2, 4)]
    assert pays(doubled(**{"own prizes": "yes"}), "sub sub ace ace ace") == [("sub", 2, 8)]
    each = doubled(count="each", **{"own prizes": "yes"})
    assert pays(each, "sub sub ace ace ace") == [("sub", 2, 4 * 2 * 2)]


def test_not_on_five_of_its_own() -> None:
    definition = doubled(**{"own prizes": "yes", "not on": [{"win": "sub", "count": 5}]})
    assert pays(definition, "sub sub sub sub sub") == [("sub", 5, 200)]
    assert pays(definition, "sub sub ace ace ace") == [("sub", 2, 8)]


def test_not_on_certain_wins() -> None:
    excepted = doubled(**{"except": ["jack"]})
    assert pays(excepted, "jack sub jack ace ace") == [("jack", 3, 5)]
    assert pays(excepted, "queen sub queen ace ace") == [("queen", 3, 20)]
    threes = doubled(**{"not on": [{"win": "queen", "count": 3}]})
    assert pays(threes, "queen sub queen ace ace") == [("queen", 3, 10)]
    assert pays(threes, "queen sub queen queen ace") == [("queen", 4, 40)]


def test_in_some_phases_only() -> None:
    definition = doubled(phases=["free games"])
    assert pays(definition, "queen sub queen ace ace") == [("queen", 3, 10)]
    assert pays(definition, "queen sub queen ace ace", phase="free games") == [("queen", 3, 20)]


@pytest.mark.parametrize(("count", "added"), [("once", 5), ("each", 10)])
def test_a_fixed_pay_on_top_is_not_multiplied(count: str, added: int) -> None:
    definition = game(
        {**CARDS, "sub": {}},
        substitutes={
            "sub": {
                "for": "all",
                "alone": "not",
                "multiplies": {"by": 2, "count": "once"},
                "adds": {"pay": 5, "count": count},
            }
        },
    )
    [win] = wins(definition, "queen sub sub ace ace")
    assert (win.pay, win.multiplier, win.added, win.amount) == (10, 2, added, 10 * 2 + added)
    assert pays(definition, "queen queen queen ace ace") == [("queen", 3, 10)]


def test_a_fixed_pay_decides_which_win_is_the_highest() -> None:
    definition = game(
        {"queen": {"pays": {3: 10}}, "jack": {"pays": {5: 12}}, "ace": {}, "sub": {}},
        lines={"read": "any position"},
        substitutes={
            "sub": {"for": ["queen"], "alone": "not", "adds": {"pay": 5, "count": "once"}}
        },
    )
    assert pays(definition, "queen queen sub jack jack") == [("queen", 3, 15)]


def test_a_reel_wide_substitute_counts_for_each_place_it_fills() -> None:
    definition = game(
        {**CARDS, "sub": {}},
        rows=2,
        lines={"multipliers": "product"},
        substitutes={
            "sub": {
                "for": "all",
                "alone": "not",
                "acts": "on its whole reel",
                "multiplies": {"by": 2, "count": "each"},
            }
        },
    )
    rows = ("queen ace ace queen ace", "ace sub sub ace ace")
    assert pays(definition, *rows) == [("queen", 4, 20 * 2 * 2)]


def test_a_cell_with_both_is_read_the_way_that_pays_more() -> None:
    assert pays(doubled(), "queen queen+sub queen ace ace") == [("queen", 3, 20)]
    plain = game({**CARDS, "sub": {}}, substitutes={"sub": {"for": "all", "alone": "not"}})
    [win] = wins(plain, "queen queen+sub queen ace ace")
    assert (win.amount, win.substitutes) == (10, ())
