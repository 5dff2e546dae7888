"""What the proofs of equivalents rest on, seen in the rules of the games they are of."""

from __future__ import annotations

import pytest

from reelwright.definition.model import symbols_of
from tests.mutants.equivalents import Equivalent, equivalents
from tests.mutants.games import GAMES, game


def games_of(kind: str, change: str) -> list[str]:
    """The games of which a change is listed as none."""
    return [one for each in equivalents(kind) if each.change == change for one in each.games]


def most_in_a_window(name: str, symbol: str) -> int:
    """The most places of one reel that a window shows a symbol on."""
    rules = game(name).definition
    return max(
        sum(symbol in symbols_of(strip[(stop + row) % len(strip)]) for row in range(rows))
        for strips in rules.strips.values()
        for strip, rows in zip(strips, rules.window.heights, strict=True)
        for stop in range(len(strip))
    )


def test_every_equivalent_is_of_a_game_there_is() -> None:
    named = {
        one for kind in ("rules", "statements") for each in equivalents(kind) for one in each.games
    }
    assert named <= {"*", *GAMES}


def test_only_a_star_stands_for_anything() -> None:
    some = Equivalent(("cinderella",), "counts: [3] -> *", "")
    assert some.covers("cinderella", "counts: [3] -> left out")
    assert not some.covers("cinderella", "counts: 3 -> left out")
    assert not some.covers("apiary", "counts: [3] -> left out")
    assert Equivalent(("*",), "which?", "").covers("apiary", "which?")


@pytest.mark.parametrize("name", games_of("rules", "lines > each_symbol: *"))
def test_a_line_has_one_win_at_most(name: str) -> None:
    rules = game(name).definition
    assert rules.lines.read == "left to right"
    assert rules.lines.on_one_line == "highest only"
    for symbol in rules.symbols.values():
        pays = [pay for _, pay in sorted(symbol.pays.items())]
        assert pays == sorted(set(pays))


@pytest.mark.parametrize(
    "name",
    [
        name
        for name in games_of("rules", "lines > on_one_line: *")
        if name not in ("fruit yacht", "ocean pearl")
    ],
)
def test_no_win_begins_with_a_substitute(name: str) -> None:
    rules = game(name).definition
    for strips in rules.strips.values():
        assert not {key for cell in strips[0] for key in symbols_of(cell)} & {*rules.substitutes}


@pytest.mark.parametrize("name", games_of("rules", "scatters > * > per_reel: *"))
def test_a_window_shows_a_scatter_once_a_reel(name: str) -> None:
    rules = game(name).definition
    assert rules.cascades is None
    assert {most_in_a_window(name, key) for key in rules.scatters} == {1}


@pytest.mark.parametrize(
    "name",
    [
        name
        for name in games_of("rules", "lines > multipliers: *")
        if name not in ("cinderella", "fruit yacht", "ocean pearl")
    ],
)
def test_no_substitute_has_a_factor(name: str) -> None:
    assert all(rule.multiplies is None for rule in game(name).definition.substitutes.values())


@pytest.mark.parametrize(
    "name", games_of("statements", "trigger/night-shift: counts: no 6 -> added")
)
def test_no_window_shows_six_where_each_of_five_reels_counts_once(name: str) -> None:
    rules = game(name).definition
    assert rules.scatters["molehill"].per_reel == "once"
    assert rules.window.reels == 5
