"""A re-spin counted by itself, and the reels held first, by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from reelwright.automaton.re_spins import After, count_re_spin
from reelwright.automaton.re_spins_held import NOTHING_LEFT, Held
from reelwright.automaton.scale import playing
from reelwright.automaton.spins import count_spin
from reelwright.automaton.triggers import Start
from reelwright.definition.model import Definition
from tests.play.re_spun import belfry

BELL = ("bell",)
PAIR: Held = ((1, BELL), (2, BELL))


def belfry_of(rules: dict[str, Any] | None = None, **more: Any) -> Definition:
    """Five reels of a bell and a blank; bells pay 1, 5, 20, 100 line bets."""
    strips = {"base": [["bell", "blank", "blank"]] * 5}
    return belfry(rules, strips=strips, **more)


def counted(game: Definition, held: Held) -> dict[After, dict[int, int]]:
    spin = count_re_spin(game, "ringing", playing(game), held)
    assert sum(sum(pays.values()) for pays in spin.outcomes.values()) == spin.windows
    return {after: dict(sorted(pays.items())) for after, pays in spin.outcomes.items()}


def test_three_reels_spin_beside_two_held_bells() -> None:
    """Of 27 windows 18 show no bell on reel 3, 6 one, 2 two from there, 1 all three."""
    after = After((), PAIR)
    assert counted(belfry_of(), PAIR) == {after: {0: 18, 5: 6, 20: 2, 100: 1}}
    paid_again = belfry_of({"held wins": "paid again"})
    assert counted(paid_again, PAIR) == {after: {1: 18, 5: 6, 20: 2, 100: 1}}


def test_an_improvement_tells_which_reels_are_held_after_it() -> None:
    game = belfry_of({"improved": {"adds": 1}})
    three, four = (*PAIR, (3, BELL)), (*PAIR, (3, BELL), (4, BELL))
    assert counted(game, PAIR) == {
        After((), PAIR): {0: 18},
        After((), three): {5: 6},
        After((), four): {20: 2},
        After((), NOTHING_LEFT): {100: 1},
    }


def test_the_windows_of_a_paid_game_by_the_reels_they_hold() -> None:
    """Of 243 windows 27 begin with two bells: 18 hold those, 6 three, 2 four, and 1 nothing."""
    game = belfry_of()
    spin = count_spin(game, "paid", playing(game))
    held: Counter[int] = Counter()
    for starts, pays in spin.outcomes.items():
        assert all(start.feature == "ringing" for start in starts)
        for start in starts:
            assert [reel for reel, _ in start.held] == list(range(1, len(start.held) + 1))
            held[len(start.held)] += sum(pays.values())
    assert spin.windows == 243
    assert held == {2: 18, 3: 6, 4: 2}
    assert spin.outcomes[Start("ringing", 1, 1, PAIR),] == {1: 18}


def test_columns_alike_are_held_as_one_and_unlike_ones_apart() -> None:
    """Two named reels: what is in sight of them is one of two things each, in unlike ways."""
    game = belfry_of({"starts on": {"any win": "yes"}, "holds": [1, 4]})
    spin = count_spin(game, "paid", playing(game))
    found: Counter[Held] = Counter()
    for starts, pays in spin.outcomes.items():
        for start in starts:
            found[start.held] += sum(pays.values())
    blank = ("blank",)
    assert found == {((1, BELL), (4, BELL)): 9, ((1, BELL), (4, blank)): 18}


def test_a_scatter_that_counts_twice_on_a_reel_holds_it_once() -> None:
    """Two rows of stars and blanks: two stars start them, on two reels or both on one."""
    game = belfry(
        {"starts on": {"scatter": "star", "counts": [2]}},
        window={"reels": 3, "rows": 2},
        symbols={"bell": {"pays": {3: 1}}, "star": {}, "blank": {}},
        substitutes={},
        lines={"read": "left to right", "on one line": "highest only", "rows": ["000"]},
        strips={"base": [["star", "star", "blank", "blank"]] * 3},
    )
    spin = count_spin(game, "paid", playing(game))
    held: Counter[tuple[int, ...]] = Counter()
    for starts, pays in spin.outcomes.items():
        for start in starts:
            held[tuple(reel for reel, _ in start.held)] += sum(pays.values())
    assert held == {
        (1, 2): 4,
        (1, 3): 4,
        (2, 3): 4,
        (1,): 1,
        (2,): 1,
        (3,): 1,
    }
