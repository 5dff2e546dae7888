"""The prizes of spins whose windows can be listed: how many hold each, and what they pay."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from reelwright.automaton.prizes import Kind, Prize, PrizeCount, prizes
from reelwright.automaton.scale import Playing
from tests.automaton.spins.test_by_hand import game
from tests.random_definitions import definition_of
from tests.random_definitions.taking import Plain

ANT, BEE, STAR, WOLF = "ant", "bee", "star", "wolf"
BET = 2
ONE_LINE: Plain = {"read": "left to right", "on one line": "highest only", "rows": ["000"]}
FREE: Plain = {
    "kind": "free games",
    "starts on": {"scatter": STAR},
    "awards": {3: 1},
    "strips": "base",
    "stake": "of the trigger",
    "re-trigger": "adds and pays",
    "multiplier": 7,
    "multiplier covers": {"scatters": "yes", "bonuses": "yes"},
}


def counted(
    plain: Plain, phase: str = "paid", factor: int = 1, lines: tuple[int, ...] = (1,)
) -> list[PrizeCount]:
    return [*prizes(definition_of(plain), phase, Playing(lines, BET), factor)]


def by_prize(found: list[PrizeCount]) -> dict[Prize, PrizeCount]:
    return {each.prize: each for each in found}


def prize(kind: Kind, name: str, count: int, pay: int | Fraction, **of: Any) -> Prize:
    rules: dict[str, Any] = {"with_substitute": False, "multiplier": 1, "rule": ""} | of
    return Prize(kind, name, count, pay=Fraction(pay), **rules)


def lined(**rules: Any) -> Plain:
    """Three ants on the line of one row pay 7 where reels have one ant in three stops."""
    return game(
        window={"reels": 3, "rows": 1},
        lines=ONE_LINE,
        symbols={ANT: {"pays": {3: 7}}, BEE: {}, STAR: {}},
    ) | {"strips": {"base": [[ANT, BEE, BEE]] * 3}, **rules}


def test_that_a_prize_of_a_line_has_its_windows_and_what_they_pay() -> None:
    assert counted(lined()) == [PrizeCount(prize("line", ANT, 3, 7, rule="straight"), 1, 7, 27)]
    assert prize("line", ANT, 3, 7) < prize("line", ANT, 3, 8)


def test_that_settings_share_the_windows_and_add_up() -> None:
    """Of 27 windows with weight 3, and of 36 with weight 2: 4 and 3 of each, times the weights."""
    plain = lined()
    plain["strips"] = {
        "base": [[ANT, BEE, BEE]] * 3,
        "rich": [[ANT, ANT, BEE], [ANT, BEE, BEE], [ANT, BEE, BEE, ANT]],
    }
    plain["paid strips"] = {"drawn": {"base": 3, "rich": 2}}
    of_base, of_rich = 3 * 4, 2 * 3
    held = 1 * of_base + 2 * 1 * 2 * of_rich
    windows = 27 * of_base + 36 * of_rich
    assert counted(plain) == [
        PrizeCount(prize("line", ANT, 3, 7, rule="straight"), held, held * 7, windows)
    ]


def test_that_strips_are_those_of_the_phase_and_of_the_lines_played() -> None:
    """Two ants in three stops of each reel in free games, or where two lines are played."""
    rich = FREE | {"strips": "rich"}
    plain = lined(lines=ONE_LINE | {"rows": ["000", "111"]}, features={"free": rich})
    plain["window"]["rows"] = 2
    plain["strips"]["rich"] = [[ANT, ANT, BEE]] * 3
    plain["scatters"] = {STAR: {"on": "line bet", "pays": {3: 1}}}
    plain["paid strips"] = {"by lines": {1: "base", 2: "rich"}}
    straight = prize("line", ANT, 3, 7, rule="straight")
    assert counted(plain) == [PrizeCount(straight, 1, 7, 27)]
    assert counted(plain, lines=(1, 2)) == [PrizeCount(straight, 16, 112, 27)]
    assert counted(plain, "free") == [PrizeCount(straight, 8, 56, 27)]


def test_that_lines_that_meet_the_same_are_all_counted() -> None:
    """A line meets an ant on each reel in 2 of 45 windows, whichever rows it takes."""
    plain = lined(lines=ONE_LINE | {"rows": ["000", "111", "002"]})
    plain["window"]["rows"] = [2, 2, 3]
    plain["strips"] = {"base": [[ANT, BEE, BEE], [ANT, BEE, BEE], [ANT, BEE, BEE, ANT, BEE]]}
    straight = prize("line", ANT, 3, 7, rule="straight")
    assert counted(plain, lines=(1,)) == [PrizeCount(straight, 2, 14, 45)]
    assert counted(plain, lines=(3, 2)) == [PrizeCount(straight, 4, 28, 45)]


def test_that_each_line_is_counted_by_what_its_rows_show() -> None:
    """The stop with the ant on the upper row has weight 2 of 4, that with it below has 1."""
    plain = lined(lines=ONE_LINE | {"rows": ["000", "111", "010"]})
    plain["window"]["rows"] = 2
    plain["stop weights"] = {"base": [[2, 1, 1]] * 3}
    straight = prize("line", ANT, 3, 7, rule="straight")
    for lines, held in (((1,), 8), ((2,), 1), ((3,), 4), ((1, 2, 3), 13)):
        assert counted(plain, lines=lines) == [PrizeCount(straight, held, held * 7, 64)]


@pytest.mark.parametrize("acts", ["on its whole reel", "expanding"])
def test_that_substitutes_act_on_their_reels_in_their_phases(acts: str) -> None:
    """The wolf of reel 2 is in sight at two stops of three; that of reel 1 does nothing."""
    wolf: Plain = {"for": [ANT], "acts": acts, "reels": [2], "phases": ["paid"]}
    plain = lined(substitutes={WOLF: wolf}, features={"free": FREE})
    plain["symbols"][WOLF] = {}
    plain["window"]["rows"] = 2
    plain["scatters"] = {STAR: {"on": "line bet", "pays": {3: 1}}}
    plain["strips"] = {"base": [[ANT, WOLF, BEE], [BEE, WOLF, BEE], [ANT, BEE, BEE]]}
    straight = prize("line", ANT, 3, 7, rule="straight", with_substitute=True)
    assert counted(plain) == [PrizeCount(straight, 2, 14, 27)]
    assert counted(plain, "free") == []


def with_scatters(plain: Plain, free: Plain) -> Plain:
    plain["scatters"] = {STAR: {"on": "line bet", "pays": {3: 1}}}
    return plain | {"features": {"free": FREE | free}}


def test_that_free_games_may_pay_lines_otherwise() -> None:
    plain = with_scatters(lined(), {"special pays": {ANT: {3: 9}}})
    of_nine = prize("line", ANT, 3, 9, rule="straight")
    found = prizes(definition_of(plain), "free", Playing((1,), BET))
    assert found == (PrizeCount(of_nine, 1, 9, 27),)


def test_that_substitutes_are_told_and_the_multiplier_of_the_phase_is_not() -> None:
    """A wolf at one stop of reel 2 doubles three ants; free games pay all five times."""
    wolf: Plain = {"for": [ANT], "multiplies": {"by": 2, "count": "once"}}
    plain = lined(substitutes={WOLF: wolf}, features={"free": FREE})
    plain["symbols"][WOLF] = {}
    plain["scatters"] = {STAR: {"on": "line bet", "pays": {3: 1}}}
    plain["strips"] = {"base": [[ANT, BEE, BEE], [ANT, WOLF, WOLF], [ANT, BEE, BEE]]}
    natural = prize("line", ANT, 3, 7, rule="straight")
    doubled = prize("line", ANT, 3, 7, rule="straight", with_substitute=True, multiplier=2)
    for phase, factor in (("paid", 1), ("free", 5)):
        assert by_prize(counted(plain, phase, factor)) == {
            natural: PrizeCount(natural, 1, 7 * factor, 27),
            doubled: PrizeCount(doubled, 2, 2 * 14 * factor, 27),
        }


NOT_TWO: Plain = {
    "multiplier covers": {"scatters": "no", "bonuses": "no", "not on": [{"win": ANT, "count": 2}]}
}


def test_that_wins_left_alone_are_not_multiplied() -> None:
    """Three ants in 1 window of 27; two, with no third, in 2."""
    plain = with_scatters(lined(), NOT_TWO)
    plain["symbols"][ANT] = {"pays": {2: 3, 3: 7}}
    found = {each.prize.count: each.grains for each in counted(plain, "free", 5)}
    assert found == {2: 2 * 3, 3: 7 * 5}


def by_ways(**rules: Any) -> Plain:
    """Reel 1 shows two ants at one stop of three, one at two; others one at one stop of three."""
    return (
        game(
            stakes={"line bets": [0.02], "lines": "all", "cost": 1},
            window={"reels": 3, "rows": [2, 1, 1]},
            ways={"read": "left to right", "on": "unit bet"},
            symbols={ANT: {"pays": {2: 3, 3: 5}}, BEE: {}, STAR: {}},
            strips={"base": [[ANT, ANT, BEE], [ANT, BEE, BEE], [ANT, BEE, BEE]]},
            scatters={STAR: {"on": "line bet", "pays": {3: 1}}},
        )
        | rules
    )


def test_that_ways_tell_the_pay_of_one_and_are_paid_for_all() -> None:
    """Three windows of reel 1 have four ways in all; two ants where reel 3 has none, twice each."""
    two, three = prize("ways", ANT, 2, 3), prize("ways", ANT, 3, 5)
    assert by_prize(counted(by_ways(), lines=())) == {
        two: PrizeCount(two, 6, 2 * 4 * 3, 27),
        three: PrizeCount(three, 3, 4 * 5, 27),
    }


def test_that_free_games_may_pay_ways_otherwise_and_multiply_them() -> None:
    special: Plain = {"special pays": {ANT: {3: 9}}}
    plain = by_ways(features={"free": FREE | special})
    assert counted(plain, "free", 5, lines=()) == [
        PrizeCount(prize("ways", ANT, 3, 9), 3, 4 * 9 * 5, 27)
    ]
    alone = by_ways(features={"free": FREE | NOT_TWO})
    found = {each.prize.count: each.grains for each in counted(alone, "free", 5, lines=())}
    assert found == {2: 2 * 4 * 3, 3: 4 * 5 * 5}


def scattered(**rules: Any) -> Plain:
    """One star in three stops of each reel; two pay 10 line bets, three 100."""
    plain = lined(**rules)
    plain["symbols"][ANT] = {}
    plain["strips"] = {"base": [[ANT, BEE, STAR]] * 3}
    plain["scatters"] = {STAR: {"on": "line bet", "pays": {2: 10, 3: 100}}}
    return plain


def test_that_scatters_are_prizes_by_how_many_count() -> None:
    two, three = prize("scatter", STAR, 2, 10), prize("scatter", STAR, 3, 100)
    found = by_prize(counted(scattered()))
    assert found == {two: PrizeCount(two, 6, 60, 27), three: PrizeCount(three, 1, 100, 27)}


def test_that_scatters_in_free_games_have_special_pays_and_a_factor() -> None:
    plain = scattered(features={"free": FREE | {"special pays": {STAR: {3: 50}}}})
    three = prize("scatter", STAR, 3, 50)
    assert by_prize(counted(plain, "free", 5))[three] == PrizeCount(three, 1, 250, 27)


def test_that_a_substitute_that_takes_part_and_its_factor_are_told() -> None:
    """Reel 1 has wolves only: a star beside one star (3 x 4 windows) or two (3), doubled."""
    wolf: Plain = {
        "for": [BEE],
        "scatters": "all",
        "with none showing": "does not count",
        "multiplies": {"by": 2, "count": "once", "scatters": "yes"},
    }
    plain = scattered(substitutes={WOLF: wolf})
    plain["symbols"][WOLF] = {}
    plain["strips"]["base"][0] = [WOLF] * 3
    two = prize("scatter", STAR, 2, 10, with_substitute=True, multiplier=2)
    three = prize("scatter", STAR, 3, 100, with_substitute=True, multiplier=2)
    found = by_prize(counted(plain))
    assert found == {two: PrizeCount(two, 12, 240, 27), three: PrizeCount(three, 3, 600, 27)}


@pytest.mark.parametrize(("phase", "factor"), [("paid", 1), ("free", 5)])
def test_that_tables_of_prizes_are_paid_by_count(phase: str, factor: int) -> None:
    award: Plain = {
        "kind": "award",
        "starts on": {"scatter": STAR},
        "on": "line bet",
        "pays": {2: 4, 3: 40},
    }
    plain = scattered(features={"free": FREE, "table": award})
    plain["scatters"][STAR]["pays"] = {}
    found = by_prize(counted(plain, phase, factor))
    two, three = prize("award", "table", 2, 4), prize("award", "table", 3, 40)
    assert found == {
        two: PrizeCount(two, 6, 24 * factor, 27),
        three: PrizeCount(three, 1, 40 * factor, 27),
    }


def test_that_games_that_lose_may_pay() -> None:
    """Of 27 windows 20 have fewer than two stars; half a line bet on one line is a grain."""
    losing: Plain = {"losing game pays": {"pay": 0.5, "on": "line bet"}}
    plain = scattered(features={"free": FREE | losing})
    plain["scatters"][STAR]["pays"] = {2: 10}
    lost, two = prize("losing", "free", 0, Fraction(1, 2)), prize("scatter", STAR, 2, 10)
    found = by_prize(counted(plain, "free", 5))
    assert found == {
        lost: PrizeCount(lost, 20, 20, 27),
        two: PrizeCount(two, 6, 6 * 20 * 5, 27),
    }
