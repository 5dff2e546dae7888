"""Spins of games so small that their windows can be listed, and Cinderella's published figures."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from reelwright.automaton.scale import playing, scale
from reelwright.automaton.spins import Spin, count_spin
from reelwright.automaton.triggers import Start
from reelwright.definition.files import find_game, read_game
from tests.random_definitions import definition_of

Plain = dict[str, Any]


def game(**rules: Any) -> Plain:
    return {
        "format": 1,
        "game": "By hand",
        "stakes": {"line bets": [0.02], "lines": "all"},
        **rules,
    }


def spin_of(plain: Plain, phase: str = "paid") -> Spin:
    definition = definition_of(plain)
    return count_spin(definition, phase, playing(definition))


def pays(spin: Spin) -> dict[int, int]:
    assert set(spin.outcomes) == {()}
    return dict(spin.outcomes[()])


def test_that_ways_multiply_and_a_run_stops_at_the_first_gap() -> None:
    """Of three stops reel 1 shows two ants at one and one at two, reel 2 one at one, reel 3 at all.

    Two on reel 1 and one on each of the others: two ways of 5 unit bets.
    """
    plain = game(
        window={"reels": 3, "rows": [2, 1, 1]},
        ways={"read": "left to right", "on": "unit bet"},
        symbols={"ant": {"pays": {3: 5}}, "bee": {}},
        strips={"base": [["ant", "ant", "bee"], ["ant", "bee", "bee"], ["ant"] * 3]},
    )
    plain["stakes"]["cost"] = 1
    assert pays(spin_of(plain)) == {0: 18, 5: 6, 10: 3}


def test_that_stop_weights_count_as_so_many_stops() -> None:
    plain = game(
        window={"reels": 3, "rows": 1},
        lines={"read": "left to right", "on one line": "highest only", "rows": ["000"]},
        symbols={"ant": {"pays": {3: 7}}, "bee": {}},
        strips={"base": [["ant", "bee", "bee"]] * 3},
    )
    plain["stop weights"] = {"base": [[1, 2, 2], [2, 1, 2], [3, 1, 1]]}
    assert pays(spin_of(plain)) == {7: 1 * 2 * 3, 0: 125 - 6}


def scattered(**scatter: Any) -> Plain:
    return game(
        window={"reels": 3, "rows": 1},
        lines={"read": "left to right", "on one line": "highest only", "rows": ["000"]},
        symbols={"ant": {}, "star": {}},
        scatters={"star": {"on": "line bet", "pays": {1: 1, 2: 10, 3: 100}, **scatter}},
        strips={"base": [["ant", "ant", "star"] for _ in range(3)]},
    )


def test_that_scatters_count_anywhere_or_from_the_left_without_a_gap() -> None:
    assert pays(spin_of(scattered())) == {0: 8, 1: 12, 10: 6, 100: 1}
    assert pays(spin_of(scattered(counted="left adjacent reels"))) == {0: 18, 1: 6, 10: 2, 100: 1}


def with_wolf(showing: str) -> Plain:
    """A wolf on reel 1 only that takes part in the star's prizes and doubles them."""
    plain = scattered()
    plain["symbols"] |= {"ant": {"pays": {3: 3}}, "wolf": {}}
    plain["strips"]["base"][0] = ["wolf"] * 3
    plain["substitutes"] = {
        "wolf": {
            "for": ["ant"],
            "scatters": "all",
            "with none showing": showing,
            "multiplies": {"by": 2, "count": "once", "scatters": "yes"},
        }
    }
    return plain


def test_that_a_substitute_takes_part_with_no_scatter_showing_only_where_it_says_so() -> None:
    """Wolf, ant, ant doubles three ants (6), and may count as one star, doubled (2)."""
    assert pays(spin_of(with_wolf("does not count"))) == {6: 12, 20: 12, 200: 3}
    assert pays(spin_of(with_wolf("counts"))) == {8: 12, 20: 12, 200: 3}


def test_that_amounts_of_money_are_whole_grains() -> None:
    """2 cents a line: half a line bet is a cent, and a prize of 0.25 is 12 1/2 line bets."""
    plain = scattered()
    plain["features"] = {
        "table": {
            "kind": "award",
            "starts on": {"scatter": "star"},
            "on": "fixed",
            "pays": {3: 0.25},
        }
    }
    definition = definition_of(plain)
    made = scale(definition, playing(definition))
    assert made.of(Fraction(1, 4), "fixed") == Fraction(25, 2) * made.grains


def test_that_a_line_that_wins_a_symbol_twice_starts_its_bonus_once() -> None:
    """Three ants are a run and a pattern of one line: two wins, one winning line."""
    plain = game(
        window={"reels": 3, "rows": 1},
        lines={"read": "left to right", "on one line": "all", "rows": ["000"]},
        symbols={"ant": {"pays": {3: 5}, "patterns": {"X_X": 2}}, "bee": {}},
        strips={"base": [["ant"] * 3, ["ant", "bee", "bee"], ["ant"] * 3]},
        features={
            "wheel": {
                "kind": "wheel",
                "starts on": {"line win": "ant"},
                "once for each": "winning line",
                "prizes on": "line bet",
                "segments": [{"prize": 1}, {"prize": 2}],
                "spins": 1,
            }
        },
    )
    assert spin_of(plain).outcomes == {(Start("wheel", 1, 1),): {7: 9, 2: 18}}


def test_cinderellas_windows_wins_and_free_games() -> None:
    definition = read_game(find_game("cinderella")).definition
    spin = count_spin(definition, "paid", playing(definition))
    won = sum(ways for pays in spin.outcomes.values() for pay, ways in pays.items() if pay)
    free = sum(
        sum(pays.values())
        for starts, pays in spin.outcomes.items()
        if "free games" in {start.feature for start in starts}
    )
    assert spin.windows == 204_525_200
    assert Fraction(won, spin.windows) == Fraction(299653, 929660)
    assert round(spin.windows / free, 2) == 54.98
