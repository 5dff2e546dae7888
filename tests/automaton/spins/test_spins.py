"""Spins whose windows can be listed: what they start, what they pay, and what has no room."""

from __future__ import annotations

from typing import Any

import pytest

from reelwright.automaton.phases import Phase
from reelwright.automaton.refusal import NotCountable
from reelwright.automaton.scale import Playing
from reelwright.automaton.spins import PAY, Spin, SpinCount, Starts, count_spin
from reelwright.automaton.tally import BITS
from reelwright.automaton.triggers import Start
from tests.automaton.spins.test_by_hand import game
from tests.random_definitions import definition_of
from tests.random_definitions.taking import Plain

BET = 2
LINES: Plain = {"read": "left to right", "on one line": "highest only", "rows": ["000"]}
STAR: Plain = {"star": {"on": "line bet", "pays": {2: 10, 3: 100}}}
NOTHING: Starts = ()
Outcomes = dict[Starts, dict[int, int]]
FREE: Plain = {
    "kind": "free games",
    "starts on": {"scatter": "star"},
    "awards": {3: 4},
    "strips": "base",
    "stake": "of the trigger",
    "re-trigger": "nothing",
    "multiplier": 7,
    "multiplier covers": {"scatters": "yes", "bonuses": "yes"},
}
WHEEL: Plain = {
    "kind": "wheel",
    "prizes on": "line bet",
    "segments": [{"prize": 1}] * 2,
    "spins": 1,
}


def spin(plain: Plain, phase: str = "paid", factor: int = 1, lines: tuple[int, ...] = (1,)) -> Spin:
    return count_spin(definition_of(plain), phase, Playing(lines, BET), factor)


def outcomes(
    plain: Plain, phase: str = "paid", factor: int = 1, lines: tuple[int, ...] = (1,)
) -> Outcomes:
    found = spin(plain, phase, factor, lines)
    assert found.windows == sum(sum(pays.values()) for pays in found.outcomes.values())
    return {starts: dict(pays) for starts, pays in found.outcomes.items()}


def lined(**rules: Any) -> Plain:
    """Three ants on a line pay 7, where reels have one ant in three stops."""
    plain = game(
        window={"reels": 3, "rows": 1},
        lines=LINES,
        symbols={"ant": {"pays": {3: 7}}, "bee": {}, "star": {}},
    ) | {"strips": {"base": [["ant", "bee", "bee"]] * 3}}
    plain |= {key.replace("_", " "): value for key, value in rules.items()}
    for key in plain.get("substitutes", {}):
        plain["symbols"][key] = {}
    return plain


def test_that_settings_share_the_windows() -> None:
    """Of 27 windows with weight 3 and of 36 with weight 2: 4 and 3 of each, times the weights."""
    strips = {
        "base": [["ant", "bee", "bee"]] * 3,
        "rich": [["ant", "ant", "bee"], ["ant", "bee", "bee"], ["ant", "bee", "bee", "ant"]],
    }
    found = outcomes(lined(strips=strips, paid_strips={"drawn": {"base": 3, "rich": 2}}))
    assert found == {NOTHING: {7: 12 + 4 * 6, 0: 26 * 12 + 32 * 6}}


def test_that_strips_are_those_of_the_phase_and_of_the_lines_played() -> None:
    """Two ants in three stops of reel 1 in free games, or where two lines are played."""
    plain = lined(
        window={"reels": 3, "rows": 2},
        lines=LINES | {"rows": ["000", "111"]},
        scatters=STAR,
        features={"free": FREE | {"strips": "rich"}},
        paid_strips={"by lines": {1: "base", 2: "rich"}},
    )
    plain["strips"]["rich"] = [["ant", "ant", "bee"], *[["ant", "bee", "bee"]] * 2]
    assert outcomes(plain) == {NOTHING: {7: 1, 0: 26}}
    assert outcomes(plain, "free") == {NOTHING: {7: 2, 0: 25}}
    assert outcomes(plain, lines=(1, 2)) == {NOTHING: {7: 4, 0: 23}}


def test_that_lines_played_take_their_rows() -> None:
    """The ant is on the upper row with weight 2 of 4, below with weight 1, by reel alike."""
    plain = lined(
        window={"reels": 3, "rows": 2},
        lines=LINES | {"rows": ["000", "111", "010"]},
        stop_weights={"base": [[2, 1, 1]] * 3},
    )
    for lines, held in (((1,), 8), ((2,), 1), ((3,), 4), ((1, 2), 9), ((1, 2, 3), 13)):
        assert outcomes(plain, lines=lines) == {NOTHING: {7: held, 0: 64 - held}}


def test_that_lines_that_win_together_pay_together() -> None:
    """Two rows of ants where each reel stops at the first of two in a row; one above or below."""
    plain = lined(window={"reels": 3, "rows": 2}, lines=LINES | {"rows": ["000", "111"]})
    plain["strips"] = {"base": [["ant", "ant", "bee"]] * 3}
    assert outcomes(plain, lines=(1, 2)) == {NOTHING: {14: 1, 7: 7 + 7, 0: 12}}


@pytest.mark.parametrize("acts", ["on its whole reel", "expanding"])
def test_that_substitutes_act_on_their_reels_in_their_phases(acts: str) -> None:
    """The wolf of reel 2 is in sight at two stops of three; that of reel 1 does nothing."""
    wolf: Plain = {"for": ["ant"], "acts": acts, "reels": [2], "phases": ["paid"]}
    plain = lined(
        window={"reels": 3, "rows": 2},
        substitutes={"wolf": wolf},
        scatters=STAR,
        features={"free": FREE},
    )
    plain["strips"] = {
        "base": [["ant", "wolf", "bee"], ["bee", "wolf", "bee"], ["ant", "bee", "bee"]]
    }
    assert outcomes(plain) == {NOTHING: {7: 2, 0: 25}}
    assert outcomes(plain, "free") == {NOTHING: {0: 27}}


def test_that_free_games_pay_lines_otherwise_and_multiply_them() -> None:
    left: Plain = {
        "multiplier covers": {
            "scatters": "no",
            "bonuses": "no",
            "not on": [{"win": "ant", "count": 2}],
        }
    }
    special: Plain = {"special pays": {"ant": {2: 3, 3: 9}}}
    plain = lined(scatters=STAR, features={"free": FREE | left | special})
    assert outcomes(plain, "free", 5) == {NOTHING: {45: 1, 3: 2, 0: 24}}
    definition = definition_of(plain)
    assert count_spin(definition, "free", Playing((1,), BET)).outcomes == {
        NOTHING: {9: 1, 3: 2, 0: 24}
    }
    assert outcomes(plain) == {NOTHING: {7: 1, 0: 26}}


def by_ways(**rules: Any) -> Plain:
    """Reel 1 shows two ants at one stop of three and one at two, the others one at one of three."""
    return lined(
        stakes={"line bets": [0.02], "lines": "all", "cost": 1},
        window={"reels": 3, "rows": [2, 1, 1]},
        ways={"read": "left to right", "on": "unit bet"},
        strips={"base": [["ant", "ant", "bee"], *[["ant", "bee", "bee"]] * 2]},
        **rules,
    )


def without_lines(plain: Plain) -> Plain:
    return {key: value for key, value in plain.items() if key != "lines"}


def test_that_ways_pay_together() -> None:
    plain = without_lines(
        by_ways(scatters=STAR, features={"free": FREE | {"special pays": {"ant": {3: 2}}}})
    )
    assert outcomes(plain, lines=()) == {NOTHING: {14: 1, 7: 2, 0: 24}}
    assert outcomes(plain, "free", 5, ()) == {NOTHING: {20: 1, 10: 2, 0: 24}}


def starred(**rules: Any) -> Plain:
    """One ant and one star in three stops of each reel."""
    return lined(strips={"base": [["ant", "bee", "star"]] * 3}, scatters=STAR, **rules)


def test_that_scatters_pay_beside_lines_and_start_free_games() -> None:
    free = Start("free", 3)
    plain = starred(features={"free": FREE})
    assert outcomes(plain) == {NOTHING: {10: 6, 7: 1, 0: 19}, (free,): {100: 1}}
    assert outcomes(plain, "free", 5) == {NOTHING: {50: 6, 35: 1, 0: 20}}
    again: Plain = {"re-trigger": "adds", "re-trigger awards": {3: 2}}
    added = starred(features={"free": FREE | again})
    assert outcomes(added, "free", 5) == {NOTHING: {50: 6, 35: 1, 0: 19}, (free,): {0: 1}}


def test_that_a_window_may_hold_both() -> None:
    """Ants with a star on each: three pay 7, and their stars as scatters."""
    plain = starred()
    plain["strips"] = {"base": [["ant+star", "bee", "bee"]] * 3}
    assert outcomes(plain) == {NOTHING: {107: 1, 10: 6, 0: 20}}


def test_that_substitutes_count_as_scatters_on_their_reels() -> None:
    """A wolf at one stop of reels 1 and 2, which is a star on reel 2."""
    wolf: Plain = {"for": ["bee"], "scatters": "all", "with none showing": "counts", "reels": [2]}
    plain = starred(substitutes={"wolf": wolf})
    plain["strips"] = {
        "base": [["wolf", "ant", "ant"], ["wolf", "ant", "ant"], ["star", "ant", "ant"]]
    }
    plain["symbols"]["ant"] = {}
    assert outcomes(plain) == {NOTHING: {10: 3, 0: 24}}


@pytest.mark.parametrize("phase", ["paid", "free"])
def test_that_substitutes_count_as_scatters_in_their_phases(phase: str) -> None:
    """The wolf at every stop of reel 2 is a star in one phase, not in the other."""
    wolf: Plain = {
        "for": ["bee"],
        "scatters": "all",
        "with none showing": "counts",
        "phases": [phase],
    }
    plain = starred(substitutes={"wolf": wolf}, features={"free": FREE})
    plain["strips"] = {"base": [["star", "ant", "ant"], ["wolf"] * 3, ["ant"] * 3]}
    plain["symbols"]["ant"] = {}
    for asked in ("paid", "free"):
        pays = {10: 9, 0: 18} if asked == phase else {0: 27}
        assert outcomes(plain, asked) == {NOTHING: pays}


def test_that_scatters_may_count_from_the_left_to_the_first_gap() -> None:
    plain = starred()
    plain["scatters"] = {"star": STAR["star"] | {"counted": "left adjacent reels"}}
    assert outcomes(plain) == {NOTHING: {100: 1, 10: 2, 7: 1, 0: 23}}


def test_that_free_games_pay_scatters_otherwise_on_strips_of_their_own() -> None:
    """Up to three stars; in free games up to six, each with one at the top and one below."""
    special: Plain = {"special pays": {"star": {6: 50}}, "strips": "rich"}
    plain = starred(window={"reels": 3, "rows": 2}, features={"free": FREE | special})
    plain["strips"] |= {"rich": [["star", "star", "bee"]] * 3}
    assert outcomes(plain, "free") == {NOTHING: {50: 1, 0: 26}}
    assert outcomes(plain)[Start("free", 3),] == {100: 8}


def award(**rules: Any) -> Plain:
    return {
        "kind": "award",
        "starts on": {"scatter": "star"},
        "on": "line bet",
        "pays": {2: 4, 3: 40},
    } | {key.replace("_", " "): value for key, value in rules.items()}


def test_that_tables_of_prizes_are_paid() -> None:
    """On the line bet, the total bet (of two lines), or money: 0.5 is 50 halves of a line bet."""
    silent: Plain = {"star": {"on": "line bet", "pays": {}}}
    plain = starred(features={"free": FREE, "table": award()}) | {"scatters": silent}
    free = Start("free", 3)
    assert outcomes(plain) == {NOTHING: {4: 6, 7: 1, 0: 19}, (free,): {40: 1}}
    assert outcomes(plain, "free", 5) == {NOTHING: {20: 6, 200: 1, 35: 1, 0: 19}}
    for on, pay, paid in (("total bet", 3, 6), ("fixed", 0.5, 50)):
        table = starred(features={"table": award(on=on, pays={2: pay})}) | {"scatters": silent}
        table |= {"window": {"reels": 3, "rows": 2}, "lines": LINES | {"rows": ["000", "111"]}}
        table["strips"] = {"base": [["star", "bee", "bee"], ["star", "bee", "bee"], ["bee"] * 3]}
        assert outcomes(table, lines=(1, 2)) == {NOTHING: {paid: 12, 0: 15}}


def test_that_a_symbol_at_its_place_starts_its_bonus() -> None:
    """A bee on the lower row of reel 2: at one stop of three."""
    place = {"position": {"symbol": "bee", "reel": 2, "row": 1}}
    plain = lined(window={"reels": 3, "rows": 2}, features={"wheel": WHEEL | {"starts on": place}})
    plain["strips"] = {"base": [["ant", "cat", "bee"]] * 3}
    plain["symbols"]["cat"] = {}
    assert outcomes(plain) == {NOTHING: {7: 1, 0: 17}, (Start("wheel", 1),): {0: 9}}


def test_that_wins_of_lines_and_runs_start_bonuses() -> None:
    """Three ants win; a run of two bees or three starts another, and so do ants where any wins."""
    on_ants = WHEEL | {"starts on": {"line win": "ant"}}
    on_run = WHEEL | {"starts on": {"on a line": "bee", "counts": [2, 3]}}
    plain = lined(features={"ants": on_ants, "bees": on_run})
    ants, bees = Start("ants", 1), Start("bees", 1)
    assert outcomes(plain) == {(ants,): {7: 1}, (bees,): {0: 12}, NOTHING: {0: 14}}
    wins = without_lines(by_ways(features={"ants": on_ants}))
    assert outcomes(wins, lines=()) == {(ants,): {14: 1, 7: 2}, NOTHING: {0: 24}}


@pytest.mark.parametrize("on_line", [7, 0])
def test_that_any_win_starts_a_bonus(on_line: int) -> None:
    """Of a line, or of scatters; not one that is not paid."""
    plain = starred(features={"wheel": WHEEL | {"starts on": {"any win": "yes"}}, "free": FREE})
    plain["symbols"]["ant"] = {"pays": {3: on_line}} if on_line else {}
    any_win, free = Start("wheel", 1), Start("free", 3)
    lines = {7: 1} if on_line else {}
    nothing = {0: 20 - len(lines)}
    assert outcomes(plain) == {
        (any_win,): {10: 6} | lines,
        (any_win, free): {100: 1},
        NOTHING: nothing,
    }
    assert outcomes(plain, "free") == {(any_win,): {10: 6} | lines, NOTHING: {0: nothing[0] + 1}}


def test_that_the_least_win_is_one() -> None:
    plain = lined(features={"wheel": WHEEL | {"starts on": {"any win": "yes"}}})
    plain["symbols"]["ant"] = {"pays": {3: 1}}
    assert outcomes(plain) == {(Start("wheel", 1),): {1: 1}, NOTHING: {0: 26}}


def test_that_free_games_that_lose_may_pay() -> None:
    """Neither those that pay nor those that start something, or have a prize of a table."""
    rules = FREE | {"losing game pays": {"pay": 2, "on": "line bet"}}
    plain = starred(features={"free": rules})
    assert outcomes(plain, "free", 5) == {NOTHING: {50: 6, 35: 1, 2: 20}}
    assert outcomes(plain)[NOTHING] == {10: 6, 7: 1, 0: 19}
    silent: Plain = {"star": {"on": "line bet", "pays": {}}}
    starting = WHEEL | {"starts on": {"scatter": "star", "counts": [3]}}
    table = award(pays={2: 4})
    busy = starred(features={"free": rules, "wheel": starting, "table": table}) | {
        "scatters": silent
    }
    assert outcomes(busy, "free", 5) == {
        NOTHING: {20: 6, 35: 1, 2: 19},
        (Start("wheel", 1),): {0: 1},
    }


def test_that_a_losing_game_pays_for_each_line_played() -> None:
    plain = starred(
        window={"reels": 3, "rows": 2},
        lines=LINES | {"rows": ["000", "111"]},
        features={"free": FREE | {"losing game pays": {"pay": 2, "on": "line bet"}}},
    )
    plain["strips"] = {"base": [["bee"] * 3] * 3}
    assert outcomes(plain, "free", lines=(1, 2)) == {NOTHING: {4: 27}}


def widest(most_wins: int, used: int = 0) -> int:
    """The greatest win that has room where a window can hold so many."""
    return ((1 << (BITS - used)) - 1) // most_wins


@pytest.mark.parametrize(
    ("rules", "lines", "most_wins"),
    [
        ({}, (1,), 2 * 3 + 1),
        ({"mixed": {"pair": {"of": ["bee", "star"], "pays": {3: 0}}}}, (1,), 2 * 3 + 1 + 1),
        ({"window": {"reels": 3, "rows": 2}}, (1, 2), 2 * (2 * 3 + 1)),
    ],
)
def test_that_a_win_that_may_have_no_room_is_refused(
    rules: Plain, lines: tuple[int, ...], most_wins: int
) -> None:
    """Each symbol wins straight and by pattern, each mixed win once, and one more, on each line."""
    plain = lined(lines=LINES | {"rows": ["000", "111"][: len(lines)]}, **rules)
    plain["symbols"]["ant"] = {"pays": {3: 1}}
    if "mixed" in rules:
        plain["mixed"]["pair"]["pays"] = {3: 1}
        plain["strips"] = {"base": [["ant", "ant", "ant"]] * 3}
    most = widest(most_wins)
    assert max(outcomes(plain, factor=most, lines=lines)[NOTHING]) in (most, 2 * most)
    with pytest.raises(NotCountable):
        spin(plain, factor=most + 1, lines=lines)


def test_that_wins_by_ways_have_as_much_room_as_one_line() -> None:
    plain = without_lines(by_ways())
    plain["symbols"]["ant"] = {"pays": {3: 1}}
    plain["strips"] = {"base": [["ant", "bee", "bee"]] * 3}
    most = widest(2 * 3 + 1)
    assert max(outcomes(plain, factor=most, lines=())[NOTHING]) == most
    with pytest.raises(NotCountable):
        spin(plain, factor=most + 1, lines=())


def placed(many: int) -> Plain:
    """So many bonuses that a bee on reel 1 starts, each with a counter of one bit."""
    place = {"position": {"symbol": "bee", "reel": 1, "row": 0}}
    plain = lined(features={f"wheel {n}": WHEEL | {"starts on": place} for n in range(many)})
    plain["symbols"]["ant"] = {}
    return plain


def test_that_counters_have_all_the_room_but_one_bit() -> None:
    every = tuple(Start(f"wheel {n}", 1) for n in range(BITS - 1))
    assert outcomes(placed(BITS - 1)) == {NOTHING: {0: 9}, every: {0: 18}}
    with pytest.raises(NotCountable):
        spin(placed(BITS))


def test_that_counters_of_scatters_and_triggers_share_the_room_with_pays() -> None:
    """Three stars at the most need two bits, a place one: the pay has the rest."""
    place = {"position": {"symbol": "bee", "reel": 1, "row": 0}}
    plain = starred(features={"wheel": WHEEL | {"starts on": place}})
    counted = SpinCount(
        definition_of(plain), Phase(definition_of(plain), "paid"), Playing((1,), BET)
    )
    assert counted.packing.places[PAY] == (3, BITS - 3)
    assert set(counted.scatters) == {"star"}
    assert (counted.scale.grains, counted.scale.stake) == (1, 1)
