"""How many windows hold each win, counted by hand from what reels show."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from reelwright.automaton.columns import Column
from reelwright.automaton.hits import line_hits, ways_hits
from reelwright.automaton.line_wins import LineWin
from reelwright.automaton.places import Place
from reelwright.definition.model import Definition
from tests.automaton.spins.test_by_hand import game
from tests.random_definitions import definition_of
from tests.random_definitions.taking import Plain

Told = tuple[str, int, bool]
FREE: Plain = {
    "kind": "free games",
    "starts on": {"scatter": "star"},
    "awards": {3: 1},
    "strips": "base",
    "stake": "of the trigger",
    "re-trigger": "nothing",
    "special pays": {"ant": {2: 7}},
}


def made(symbols: Plain, substitutes: Plain | None = None, **rules: Any) -> Definition:
    """A game of three reels with free games, in which two ants pay 7 and three nothing."""
    symbols = symbols | {"star": {}} | {key: {} for key in substitutes or {} if key not in symbols}
    return definition_of(
        game(
            symbols=symbols,
            substitutes=substitutes or {},
            scatters={"star": {"on": "line bet", "pays": {3: 1}}},
            strips={"base": [[*symbols, "star"]] * 3},
            features={"free": FREE},
            **rules,
        )
    )


def lined(symbols: Plain, substitutes: Plain | None = None, **lines: Any) -> Definition:
    rules = {key.replace("_", " "): value for key, value in lines.items()}
    return made(
        symbols,
        substitutes,
        window={"reels": 3, "rows": 1},
        lines={"read": "left to right", "on one line": "all", "rows": ["000"]} | rules,
    )


def met(**of: int) -> dict[Place, int]:
    return {Place((key,)): many for key, many in of.items()}


def hits(
    definition: Definition, *reels: Mapping[Place, int], phase: str = "paid"
) -> dict[Told, int]:
    found = line_hits(definition, phase, reels)
    return {(win.name, win.count, win.with_substitute): many for win, many in found.items()}


ANT_AND_BEE: Plain = {"ant": {"pays": {2: 2, 3: 10}}, "bee": {"pays": {3: 5}}}


def test_that_windows_with_a_win_of_a_line_are_what_its_reels_show_multiplied() -> None:
    """Three ants: 2 x 3 x 5 windows; two, with no third: 2 x 3 x 7; three bees: 1 x 4 x 7."""
    definition = lined(ANT_AND_BEE, shorter="not paid")
    reels = met(ant=2, bee=1), met(ant=3, bee=4), met(ant=5, bee=7)
    assert hits(definition, *reels) == {
        ("ant", 3, False): 30,
        ("ant", 2, False): 42,
        ("bee", 3, False): 28,
    }
    assert hits(definition, *reels, phase="free") == {
        ("ant", 2, False): 2 * 3 * 12,
        ("bee", 3, False): 28,
    }


def test_that_wins_are_told_apart_by_what_they_pay() -> None:
    """A wolf on reel 2 doubles: 2 x 3 x 5 windows of three ants with none, 2 x 1 x 5 with one."""
    wolf: Plain = {"for": ["ant"], "multiplies": {"by": 2, "count": "once"}}
    definition = lined({"ant": {"pays": {3: 10}}}, {"wolf": wolf})
    found = line_hits(definition, "paid", [met(ant=2), met(ant=3, wolf=1), met(ant=5)])

    def win(multiplier: int) -> LineWin:
        with_wolf = multiplier == 2
        return LineWin("ant", "straight", 3, Fraction(10), multiplier, Fraction(0), with_wolf)

    assert found == {win(1): 30, win(2): 10}


def test_that_a_win_that_a_line_pays_twice_counts_twice() -> None:
    definition = lined({"ant": {"pays": {3: 10}}}, read="both ways", full_line="twice")
    assert hits(definition, met(ant=2), met(ant=3), met(ant=5)) == {("ant", 3, False): 60}


def test_that_a_line_may_win_what_it_does_in_several_ways() -> None:
    """Two ants of any three: 3 x 5 x 7 windows hold three pairs, the others one or none."""
    definition = lined({"ant": {"pays": {2: 2}}}, read="any position")
    reels = met(ant=3, bee=1), met(ant=5, bee=1), met(ant=7, bee=1)
    assert hits(definition, *reels) == {("ant", 2, False): 3 * 105 + 15 + 21 + 35}
    assert hits(definition, met(bee=1), met(ant=1), met(bee=1)) == {}


def by_ways(symbols: Plain, substitutes: Plain | None = None) -> Definition:
    return made(
        symbols,
        substitutes,
        stakes={"line bets": [0.02], "lines": "all", "cost": 1},
        window={"reels": 3, "rows": 2},
        ways={"read": "left to right", "on": "unit bet", "multipliers": "product"},
    )


AA, AB, BB, SB = ("ant", "ant"), ("ant", "bee"), ("bee", "bee"), ("star", "bee")
ONE_OR_TWO: list[dict[Column, int]] = [{AB: 2, BB: 1}, {AA: 3, SB: 1}, {AA: 5, SB: 7}]


def test_that_wins_by_ways_are_counted_by_window_and_paid_by_way() -> None:
    """Three ants in 2 x 3 x 5 windows, 4 ways of each; two ants in 2 x 3 x 7, 2 ways of each.

    Three bees where every reel shows one: 1 way in 2 windows of reel 1, 2 ways in the other.
    """
    definition = by_ways(ANT_AND_BEE)
    assert ways_hits(definition, "paid", ONE_OR_TWO) == {
        ("ant", 3): (30, Fraction(30 * 4 * 10)),
        ("ant", 2): (42, Fraction(42 * 2 * 2)),
        ("bee", 3): (3 * 7, Fraction((2 * 1 + 1 * 2) * 7 * 5)),
    }
    assert ways_hits(definition, "free", ONE_OR_TWO) == {
        ("ant", 2): (2 * 3 * 12, Fraction(72 * 2 * 7)),
        ("bee", 3): (21, Fraction(140)),
    }


def test_that_substitutes_act_on_their_own_reels_and_fill_them() -> None:
    """A wolf on reel 2 in the paid game: it fills the reel, and two ways become of one ant."""
    wolf: Plain = {"for": ["ant"], "acts": "expanding", "reels": [2], "phases": ["paid"]}
    definition = by_ways({"ant": {"pays": {2: 1, 3: 10}}, "bee": {}}, {"wolf": wolf})
    filling, wild = ("wolf", "bee"), ("wolf", "ant")
    reels: list[dict[Column, int]] = [{AB: 3}, {filling: 1}, {AB: 5, BB: 2}]
    assert ways_hits(definition, "paid", reels) == {
        ("ant", 3): (15, Fraction(15 * 2 * 10)),
        ("ant", 2): (6, Fraction(6 * 2 * 1)),
    }
    elsewhere: list[dict[Column, int]] = [{wild: 3}, {AB: 1}, {AB: 5, wild: 2}]
    assert ways_hits(definition, "paid", elsewhere) == {("ant", 3): (21, Fraction(210))}
    assert ways_hits(definition, "free", reels) == {}
    assert ways_hits(definition, "free", elsewhere) == {("ant", 2): (21, Fraction(21 * 7))}
