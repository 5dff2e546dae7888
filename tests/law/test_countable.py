"""What cannot be counted is refused by name, each rule at its place."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.definition.model import Definition
from reelwright.law.countable import uncountable
from reelwright.law.returns import returns
from reelwright.law.series import NotCountable
from tests.play.one_line import game
from tests.rounds import cinderella

SYMBOLS = {"queen": {"pays": {3: 5}}, "jack": {"pays": {3: 2}}, "ace": {}, "sub": {}}


def places(**rules: Any) -> list[str]:
    symbols = rules.pop("symbols", SYMBOLS)
    definition: Definition = game(symbols, **rules)
    return [" > ".join(path) for path, _ in uncountable(definition)]


def test_the_game_that_ships_is_countable() -> None:
    assert uncountable(cinderella()) == []


@pytest.mark.parametrize(
    ("rules", "place"),
    [
        ({"lines": {"read": "both ways"}}, "lines > read"),
        ({"lines": {"on one line": "all"}}, "lines > on one line"),
        ({"lines": {"shorter": "also paid"}}, "lines > shorter"),
        ({"lines": {"multipliers": "product"}}, "lines > multipliers"),
        ({"lines": {"each symbol": "once"}}, "lines > each symbol"),
        (
            {"symbols": {**SYMBOLS, "queen": {"patterns": {"X_X_X": 5}}}},
            "symbols > queen > patterns",
        ),
        ({"symbols": {**SYMBOLS, "queen": {"read": "both ways"}}}, "symbols > queen > read"),
        ({"mixed": {"court": {"of": ["queen", "jack"], "pays": {3: 1}}}}, "mixed"),
        ({"substitutes": {"sub": {"for": "all", "alone": "not"}}}, "substitutes > sub > alone"),
        ({"substitutes": {"sub": {"for": "all", "acts": "expanding"}}}, "substitutes > sub > acts"),
        ({"substitutes": {"sub": {"for": "all", "reels": [2]}}}, "substitutes > sub > reels"),
        (
            {"substitutes": {"sub": {"for": "all", "multiplies": {"by": 2, "count": "each"}}}},
            "substitutes > sub > multiplies > count",
        ),
        (
            {"substitutes": {"sub": {"for": "all", "adds": {"pay": 2, "count": "once"}}}},
            "substitutes > sub > adds",
        ),
        (
            {"substitutes": {"sub": {"for": "all", "own prizes": "better"}}},
            "substitutes > sub > own prizes",
        ),
        ({"strips": {"base": [["queen", "ace", "queen+jack"]] * 5}}, "strips > base"),
    ],
)
def test_each_rule_is_named_where_it_stands(rules: dict[str, Any], place: str) -> None:
    assert places(**rules) == [place]


def test_the_return_is_refused_with_every_such_rule() -> None:
    definition = game(SYMBOLS, lines={"read": "any position", "on one line": "all"})
    with pytest.raises(NotCountable) as refusal:
        returns(definition, [1])
    assert str(refusal.value).splitlines() == [
        "lines > read: found any position; allowed: none of it, since it cannot be counted yet",
        "lines > on one line: found all; allowed: none of it, since it cannot be counted yet",
    ]


def test_groups_and_what_today_s_rules_mean_can_be_counted() -> None:
    assert (
        places(
            groups={"court": ["queen", "jack"]},
            substitutes={
                "sub": {
                    "for": ["court"],
                    "alone": "as one symbol",
                    "multiplies": {"by": 2, "count": "once", "except": ["court"]},
                }
            },
            lines={"multipliers": "greatest"},
        )
        == []
    )
