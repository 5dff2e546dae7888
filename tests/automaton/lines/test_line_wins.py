"""What single wins are worth, worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.automaton.line_wins import LineResult, LineWin, joined, strictest, worth
from reelwright.definition.model import Definition
from tests.random_definitions import definition_of
from tests.random_definitions.taking import Plain

SUBSTITUTES: dict[str, Plain] = {
    "wolf": {"for": ["ant", "bee"], "multiplies": {"by": 2, "count": "each"}},
    "fox": {"for": ["ant", "bee"], "multiplies": {"by": 5, "count": "once"}},
    "crow": {"for": ["ant"], "adds": {"pay": 3, "count": "each"}},
    "kite": {"for": ["ant"], "adds": {"pay": 7, "count": "once"}},
    "owl": {"for": ["ant"]},
}


def game(multipliers: str = "product", **changed: Any) -> Definition:
    """A game of three reels in which the substitutes have prizes of their own."""
    substitutes = {key: rule | changed.get(key, {}) for key, rule in SUBSTITUTES.items()}
    symbols = {key: {"pays": {3: 10}} for key in ("ant", "bee", *substitutes)}
    return definition_of(
        {
            "format": 1,
            "game": "By hand",
            "stakes": {"line bets": [0.02], "lines": "all"},
            "window": {"reels": 3, "rows": 1},
            "lines": {
                "read": "left to right",
                "on one line": "all",
                "rows": ["000"],
                "multipliers": multipliers,
            },
            "symbols": symbols,
            "substitutes": substitutes,
            "strips": {"base": [[*symbols]] * 3},
        }
    )


def of_ant(definition: Definition, own_cells: int = 0, **filled: int) -> tuple[int, Fraction]:
    return worth(definition, "paid", ("ant", 3), filled, own_cells)


def test_that_factors_apply_once_or_for_each_place() -> None:
    assert of_ant(game()) == (1, 0)
    assert of_ant(game(), wolf=1) == (2, 0)
    assert of_ant(game(), wolf=2) == (4, 0)
    assert of_ant(game(), fox=2) == (5, 0)
    assert of_ant(game(), wolf=1, fox=1) == (10, 0)
    assert of_ant(game(), owl=2) == (1, 0)


def test_that_fixed_pays_are_added_once_or_for_each_place() -> None:
    assert of_ant(game(), crow=2) == (1, 6)
    assert of_ant(game(), kite=2) == (1, 7)
    assert of_ant(game(), crow=1, kite=1) == (1, 10)
    assert of_ant(game(), crow=1, fox=1) == (5, 3)


@pytest.mark.parametrize(("multipliers", "factor"), [("product", 20), ("sum", 9), ("greatest", 5)])
def test_that_factors_are_joined_as_the_game_says(multipliers: str, factor: int) -> None:
    """Two wolves and a fox: 2, 2 and 5."""
    assert of_ant(game(multipliers), wolf=2, fox=1) == (factor, 0)
    assert of_ant(game(multipliers)) == (1, 0)
    assert joined(multipliers, []) == 1


def test_that_factors_of_a_game_that_says_nothing_are_the_greatest() -> None:
    assert joined(None, [2, 5, 2]) == 5


def test_that_a_substitute_multiplies_its_own_win_where_it_says_so() -> None:
    """A wolf by itself counts for its own prize only, with places it fills for others beside it."""
    own = {"multiplies": SUBSTITUTES["wolf"]["multiplies"] | {"own prizes": "yes"}}
    multiplying = game(wolf=own)
    assert worth(multiplying, "paid", ("wolf", 3), {}, 3) == (8, 0)
    assert worth(multiplying, "paid", ("wolf", 3), {"wolf": 1}, 2) == (8, 0)
    assert worth(multiplying, "paid", ("wolf", 3), {"fox": 1}, 2) == (20, 0)
    assert worth(multiplying, "paid", ("ant", 3), {}, 3) == (1, 0)
    assert worth(multiplying, "paid", ("wolf", 3), {}, 0) == (1, 0)
    assert worth(game(), "paid", ("wolf", 3), {}, 3) == (1, 0)


def but(**rules: Any) -> dict[str, Plain]:
    return {"multiplies": SUBSTITUTES["wolf"]["multiplies"] | rules}


def factor_of(definition: Definition, name: str, count: int, phase: str = "paid") -> int:
    return worth(definition, phase, (name, count), {"wolf": 1}, 0)[0]


def test_that_wins_a_substitute_leaves_alone_are_not_multiplied() -> None:
    excepted = game(wolf=but(**{"except": ["ant"]}))
    assert [factor_of(excepted, name, 3) for name in ("ant", "bee")] == [1, 2]
    of_three = game(wolf=but(**{"not on": [{"win": "ant", "count": 3}]}))
    assert [factor_of(of_three, "ant", count) for count in (2, 3)] == [2, 1]
    assert factor_of(of_three, "bee", 3) == 2
    of_any = game(wolf=but(**{"not on": [{"win": "ant"}]}))
    assert [factor_of(of_any, "ant", count) for count in (2, 3)] == [1, 1]


def test_that_a_substitute_multiplies_in_its_phases_only() -> None:
    paid = game(wolf=but(phases=["paid"]))
    assert [factor_of(paid, "ant", 3, phase) for phase in ("paid", "free")] == [2, 1]
    assert factor_of(game(), "ant", 3, "free") == 2


def test_that_the_strictest_substitute_says_what_they_win_alone() -> None:
    said: Plain = {
        "wolf": {"alone": "not"},
        "fox": {"alone": "as one symbol"},
        "crow": {"alone": "as every symbol"},
    }
    definition = game(**said)
    assert strictest(definition, ("crow", "fox", "wolf")) == "not"
    assert strictest(definition, ("crow", "fox")) == "as one symbol"
    assert strictest(definition, ("crow", "owl")) == "as one symbol"
    assert strictest(definition, ("crow",)) == "as every symbol"
    assert strictest(definition, ()) == "as every symbol"


def test_that_a_win_is_its_pay_by_its_factor_and_what_is_added() -> None:
    win = LineWin("ant", "straight", 3, Fraction(5), 4, Fraction(7), with_substitute=True)
    assert win.amount == 27
    assert LineResult((win,)).runs == ()
