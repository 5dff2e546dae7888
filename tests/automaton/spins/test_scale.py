"""What is played on, and grains, by hand."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from re import escape
from typing import Any

import pytest

from reelwright.automaton.scale import Playing, playing, scale
from reelwright.definition.model import Definition
from tests.automaton.spins.test_by_hand import game
from tests.random_definitions import definition_of
from tests.random_definitions.taking import Plain


def lined(lines: Any = "all", pay: Any = 5, bets: Sequence[float] = (0.05, 2)) -> Definition:
    """Three lines of three reels."""
    plain = _lined(lines, pay)
    plain["stakes"]["line bets"] = [*bets]
    return definition_of(plain)


def _lined(lines: Any = "all", pay: Any = 5) -> Plain:
    plain = game(
        window={"reels": 3, "rows": 3},
        lines={
            "read": "left to right",
            "on one line": "highest only",
            "rows": ["000", "111", "222"],
        },
        symbols={"ant": {"pays": {3: pay}}, "bee": {}, "star": {}},
        scatters={"star": {"on": "line bet", "pays": {3: 1}}},
        strips={"base": [["ant", "bee", "star"]] * 3},
    )
    plain["stakes"]["lines"] = lines
    return plain


def ways() -> Definition:
    plain = game(
        window={"reels": 3, "rows": 1},
        ways={"read": "left to right", "on": "unit bet"},
        symbols={"ant": {"pays": {3: 5}}, "bee": {}},
        strips={"base": [["ant", "bee", "bee"]] * 3},
    )
    plain["stakes"] = {"line bets": [0.02], "lines": "all", "cost": 20}
    return definition_of(plain)


def test_that_all_lines_and_the_least_bet_are_played_where_nothing_is_said() -> None:
    assert playing(lined()) == Playing((1, 2, 3), 5)
    assert playing(lined(), [1, 2, 3], 200) == Playing((1, 2, 3), 200)
    assert playing(ways()) == Playing((), 2)
    assert playing(ways(), ()) == Playing((), 2)


def test_that_lines_are_selected_as_the_game_offers_them() -> None:
    assert playing(lined("any selection"), [3, 1]).lines == (3, 1)
    assert playing(lined([1, 3]), [1]).lines == (1,)
    assert playing(lined([1, 3]), [3, 2, 1]).lines == (3, 2, 1)


SOME = "one or more of 1 to 3, each once"


@pytest.mark.parametrize(
    ("offered", "lines", "message"),
    [
        ("any selection", [], f"lines: found none; allowed: {SOME}"),
        ("any selection", [1, 2, 1], f"lines: found 1, 2, 1; allowed: {SOME}"),
        ("any selection", [0, 1], f"lines: found 0, 1; allowed: {SOME}"),
        ("any selection", [3, 4], f"lines: found 3, 4; allowed: {SOME}"),
        ("all", [1, 2], "lines: found 1, 2; allowed: the first 3 of 3"),
        ([1, 3], [1, 2], "lines: found 1, 2; allowed: the first 1, 3 of 3"),
        ([1, 3], [2], "lines: found 2; allowed: the first 1, 3 of 3"),
    ],
)
def test_that_other_lines_are_refused(offered: Any, lines: list[int], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{escape(message)}$"):
        playing(lined(offered), lines)


def test_that_lines_of_a_game_of_ways_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^lines: found some; allowed: none, in a game of ways$"):
        playing(ways(), [1])


def test_that_other_bets_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^line bet: found 0\.10; allowed: 0\.05, 2\.00$"):
        playing(lined(), line_bet=10)


def test_that_a_grain_divides_every_fraction_of_a_pay() -> None:
    """Pays of 1/2 and 3/4, in a group, a feature's table and a list alike."""
    plain = _lined(pay=0.5)
    plain["symbols"]["bee"] = {"pays": {3: 0.75}}
    made = scale(definition_of(plain), Playing((1, 2, 3), 2))
    assert (made.grains, made.stake, made.line_bet) == (4, 12, 2)
    assert made.of(Fraction(3, 4), "line bet") == 3
    assert made.of(2, "total bet") == 24


def award(on: str, pay: Any, of_ant: Any = 5) -> Definition:
    plain = _lined(pay=of_ant)
    plain["features"] = {
        "table": {"kind": "award", "starts on": {"scatter": "star"}, "on": on, "pays": {3: pay}}
    }
    return definition_of(plain)


def wheel(on: str, prize: Any = 1) -> Definition:
    plain = _lined()
    plain["features"] = {
        "wheel": {
            "kind": "wheel",
            "starts on": {"scatter": "star", "counts": [3]},
            "prizes on": on,
            "segments": [{"prize": prize}, {"prize": 2}],
            "spins": 1,
        }
    }
    return definition_of(plain)


def test_that_prizes_of_money_have_grains_of_a_cent() -> None:
    """At 3 cents a line, 1.00 is 100/3 line bets, which takes grains of a third."""
    played = Playing((1, 2, 3), 3)
    for definition in (award("fixed", 1), wheel("fixed")):
        made = scale(definition, played)
        assert (made.grains, made.of(1, "fixed")) == (3, 100)
        assert made.of(Fraction(1, 100), "fixed") == 1
    assert scale(award("fixed", 1, of_ant=0.5), played).grains == 6
    for definition in (award("line bet", 1), wheel("line bet"), lined()):
        assert scale(definition, played).grains == 1


def test_that_fractions_are_found_in_lists_of_parts() -> None:
    """A prize of a quarter stands on a segment of a wheel."""
    assert scale(wheel("line bet", 0.25), Playing((1, 2, 3), 2)).grains == 4
