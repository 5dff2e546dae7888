"""Claims on lines: true of the game that does so, refuted by a window where it does otherwise."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.claims.model import lines as said
from reelwright.claims.model.claim import Claim
from reelwright.claims.verdicts import Counterexample, Holds, Pending
from tests.claims.orchard import (
    RULES,
    lines,
    orchard,
    shown,
    symbols,
    table,
    true_there,
    untrue_there,
    verdict,
)

APPLES = said.LinePays(symbol="apple", pays=table({2: 2, 3: 5, 4: 9}))
TWO_KINDS = {"of": ["apple", "plum"], "pays": {3: 2, 4: 3}}
IN_TURN = {"places": ["apple", "plum", "any", "fig"], "pays": 7}
BOTH_WAYS = lines(
    read="both ways",
    on_one_line="all of different symbols",
    full_line="once",
    multipliers="product",
    shared_substitute="both",
)

DIFFERENT: list[tuple[Claim, dict[str, Any], dict[str, Any]]] = [
    (said.InSight(heights=(3, 3, 3, 3)), {}, {"window": {"reels": 4, "rows": [3, 3, 4, 3]}}),
    (APPLES, {}, {"symbols": symbols(apple={"pays": {2: 2, 3: 5, 4: 10}})}),
    (APPLES, {}, {"symbols": symbols(apple={"pays": {3: 5, 4: 9}})}),
    (
        said.LinePays(symbol="plum", pays=table({3: 4})),
        {},
        {"symbols": symbols(plum={"pays": {3: 4, 4: 5}})},
    ),
    (
        said.PatternPays(symbol="fig", pattern="X_XX", pay=Fraction(6)),
        {"symbols": symbols(fig={"patterns": {"X_XX": 6}})},
        {"symbols": symbols(fig={"patterns": {"XX_X": 6}})},
    ),
    (
        said.MixedPays(name="two kinds", of=("apple", "plum"), pays=table({3: 2, 4: 3})),
        {"mixed": {"two kinds": TWO_KINDS}},
        {"mixed": {"two kinds": {**TWO_KINDS, "of": ["apple", "plum", "fig"]}}},
    ),
    (
        said.PlacedPays(
            name="in turn", places=(("apple",), ("plum",), (), ("fig",)), pay=Fraction(7)
        ),
        {"mixed": {"in turn": IN_TURN}},
        {"mixed": {"in turn": {**IN_TURN, "places": ["apple", "plum", "pear", "fig"]}}},
    ),
    (said.ReadAs(read="left to right"), {}, {"lines": lines(read="right to left")}),
    (said.ReadAs(read="left to right"), {}, {"lines": BOTH_WAYS}),
    (said.ReadAs(read="both ways"), {"lines": BOTH_WAYS}, {}),
    (
        said.ReadAs(read="any position", of="apple"),
        {"symbols": symbols(apple={"pays": {2: 2, 3: 5, 4: 9}, "read": "any position"})},
        {"symbols": symbols(apple={"pays": {2: 2, 3: 5, 4: 9}, "read": "adjacent anywhere"})},
    ),
    (
        said.ReadAs(read="any position", of="apple"),
        {"symbols": symbols(apple={"pays": {1: 1, 2: 5}, "read": "any position"})},
        {"symbols": symbols(apple={"pays": {1: 1, 2: 5}, "read": "adjacent anywhere"})},
    ),
    (said.LineRuns(line=2, rows=(0, 1, 2, 1)), {}, {"lines": lines(rows=["1111", "0122"])}),
    (said.LineRuns(line=2, rows=(0, 1, 2, 1)), {}, {"lines": lines(rows=["1111"])}),
    (
        said.OneLinePays(paid="highest only"),
        {"lines": lines(read="both ways", full_line="once")},
        {"lines": BOTH_WAYS},
    ),
    (
        said.OneLinePays(paid="all of different symbols"),
        {"lines": BOTH_WAYS},
        {"lines": {**BOTH_WAYS, "on one line": "highest only"}},
    ),
    (
        said.ShorterPays(paid=True),
        {"lines": lines(on_one_line="all", shorter="also paid")},
        {"lines": lines(on_one_line="all")},
    ),
    (
        said.FullLinePays(paid="once"),
        {"lines": BOTH_WAYS},
        {"lines": {**BOTH_WAYS, "full line": "twice"}},
    ),
    (
        said.SharedSubstitutePays(paid="both"),
        {"lines": BOTH_WAYS},
        {"lines": {**BOTH_WAYS, "shared substitute": "one"}},
    ),
    (
        said.SymbolOnce(once=True),
        {"lines": {**BOTH_WAYS, "each symbol": "once"}},
        {"lines": BOTH_WAYS},
    ),
    (
        said.MixedBesideStraight(name="two kinds", both=False),
        {
            "lines": lines(on_one_line="all of different symbols"),
            "mixed": {"two kinds": {**TWO_KINDS, "beside straight": "no"}},
        },
        {
            "lines": lines(on_one_line="all of different symbols"),
            "mixed": {"two kinds": {**TWO_KINDS, "beside straight": "yes"}},
        },
    ),
]


@pytest.mark.parametrize(("claim", "true", "other"), DIFFERENT, ids=lambda one: type(one).__name__)
def test_a_claim_holds_where_the_game_does_so_and_nowhere_else(
    claim: Claim, true: Any, other: Any
) -> None:
    assert true_there(claim, true)
    assert untrue_there(claim, other)


def test_a_line_that_runs_over_more_reels_than_there_are_is_refuted() -> None:
    assert true_there(said.LineRuns(line=2, rows=(0, 1, 2, 1)), {})
    assert untrue_there(said.LineRuns(line=2, rows=(0, 1, 2, 1, 1)), {})


@pytest.mark.parametrize("of", [("pear", "plum", "fig"), ("apple", "plum", "pear")])
def test_a_mixed_win_is_of_no_symbol_in_the_place_of_another(of: tuple[str, ...]) -> None:
    rules = {"mixed": {"kinds": {"of": ["apple", "plum", "fig"], "pays": {4: 3}}}}
    table_of_four = table({4: 3})
    assert true_there(
        said.MixedPays(name="kinds", of=("apple", "plum", "fig"), pays=table_of_four), rules
    )
    assert untrue_there(said.MixedPays(name="kinds", of=of, pays=table_of_four), rules)


def test_a_counterexample_is_a_window_that_wins_what_it_says() -> None:
    rules = orchard(symbols=symbols(apple={"pays": {2: 2, 3: 5, 4: 10}}))
    found = verdict(APPLES, rules)
    assert isinstance(found, Counterexample)
    assert (found.said, found.found) == ("4 apple pays 9", "4 apple pays 10")
    assert shown(found, rules) == [("apple", 4)]


def test_a_pay_that_no_window_can_win_is_refuted() -> None:
    missing = [STRIP[:] if reel != 3 else ["pear", "fig", "leaf"] for reel in range(4)]
    rules = orchard(strips={"base": missing}, symbols=symbols(apple={"pays": {2: 2, 3: 5}}))
    found = verdict(APPLES, rules)
    assert isinstance(found, Counterexample)
    assert found.found.startswith("4 apple pays nothing")


STRIP: list[str] = RULES["strips"]["base"][0]


@pytest.mark.parametrize("claim", [said.OnlyLinesPlayed(), said.LinesAdd()])
def test_lines_add_and_nothing_wins_off_them(claim: Claim) -> None:
    found = verdict(claim, orchard())
    assert isinstance(found, Holds)
    assert found.tried


def test_line_pays_are_on_the_line_bet() -> None:
    rules = orchard()
    assert isinstance(verdict(said.LinePaysOn(on="line bet"), rules), Holds)
    assert isinstance(verdict(said.LinePaysOn(on="total bet"), rules), Counterexample)


def test_ways_are_tried_like_lines() -> None:
    rules = orchard(
        lines=None,
        ways={"read": "left to right", "on": "unit bet"},
        stakes={"line bets": [1], "lines": "all", "cost": 5},
    )
    assert isinstance(verdict(APPLES, rules), Holds)
    assert isinstance(verdict(said.ReadAs(read="left to right"), rules), Holds)
    wrong = said.LinePays(symbol="apple", pays=table({2: 2, 3: 6, 4: 9}))
    assert isinstance(verdict(wrong, rules), Counterexample)


def test_a_group_is_tried_in_the_rules_that_name_it() -> None:
    kinds = {"two kinds": {"of": ["fruit"], "pays": {3: 2, 4: 3}}}
    rules = orchard(groups={"fruit": ["apple", "plum"]}, mixed=kinds)
    assert isinstance(
        verdict(said.GroupHas(group="fruit", symbols=("apple", "plum")), rules), Holds
    )
    wrong = said.GroupHas(group="fruit", symbols=("apple", "fig"))
    assert isinstance(verdict(wrong, rules), Counterexample)
    unused = orchard(groups={"fruit": ["apple", "plum"]})
    assert isinstance(
        verdict(said.GroupHas(group="fruit", symbols=("apple", "plum")), unused), Pending
    )
