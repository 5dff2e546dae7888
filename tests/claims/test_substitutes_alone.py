"""Claims on runs of nothing but substitutes, and on what they win by themselves."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import NOTHING
from reelwright.claims.model.substitutes import AlonePays, OwnPrizePaid
from reelwright.claims.verdicts import Counterexample, Holds, Verdict
from reelwright.definition.model import Game
from reelwright.play.events import Window
from reelwright.play.judging import judge
from reelwright.play.state import Stake
from tests.claims.substitutes_games import APART, STRIP, meadow, rules_of

Wins = Literal["nothing", "the highest", "the highest first", "every"]
WAYS: dict[str, Any] = {
    "ways": {"read": "left to right", "on": "unit bet", "multipliers": "product"},
    "stakes": {"line bets": [0.01], "lines": "all", "cost": 1},
}
EVERY = {"alone": "as every symbol"}
FIVE: Window = (("leaf", "fox", "leaf"),) * 5


def pays(wins: Wins, game: Game) -> Verdict:
    """Whether runs of foxes alone pay so in a game."""
    return decide(AlonePays(substitute="fox", wins=wins), rules_of(game), NOTHING)


def own(paid: Literal["the higher", "both"], game: Game) -> Verdict:
    """Whether of a fox's own win and one it completes that is paid in a game."""
    return decide(OwnPrizePaid(substitute="fox", paid=paid), rules_of(game), NOTHING)


def won(game: Game, window: Window = FIVE) -> list[tuple[str, int]]:
    """What a window wins, five foxes if no other."""
    judged = judge(game.definition, window, Stake(lines=(1,), line_bet=1))
    return [(win.symbol, win.count) for win in judged.line_wins]


def test_a_run_pays_as_the_symbols_it_can_be_the_highest_first() -> None:
    game = meadow(EVERY, **APART)
    assert won(game) == [("hare", 3), ("mole", 2)]
    found = pays("the highest first", game)
    assert isinstance(found, Holds)
    assert found.tried > 1


def test_a_run_whose_own_win_takes_the_place_of_the_highest_pays_as_what_is_left() -> None:
    symbols = {**APART["symbols"], "fox": {"pays": {3: 20}}}
    game = meadow({**EVERY, "own prizes": "beside"}, symbols, APART["lines"])
    assert won(game) == [("fox", 3), ("mole", 2)]
    assert isinstance(pays("the highest first", game), Holds)


def test_a_win_is_not_missed_where_its_symbol_wins_more_with_what_stands_beside_the_run() -> None:
    symbols = {
        "hare": {"pays": {3: 16}, "patterns": {"__X__": 12}},
        "mole": {"pays": {2: 3, 3: 5}, "patterns": {"X____": 24}},
        "owl": {"patterns": {"____X": 1}},
    }
    lines = {
        "read": "any position",
        "on one line": "all of different symbols",
        "shared substitute": "one",
    }
    hares = ["hare", "hare+moon", "hare", "hare+star"]
    game = meadow(EVERY, symbols, lines, strips={"base": [STRIP, hares, *[STRIP] * 3]})
    between = (FIVE[0], ("hare",) * 3, FIVE[2], ("leaf",) * 3, ("leaf",) * 3)
    assert won(game, between) == [("mole", 1)]
    assert isinstance(pays("the highest first", game), Holds)


CHANGED: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"alone": "as one symbol"}, {}),
    ({"alone": "not"}, {}),
    ({}, {"each symbol": "any number"}),
    ({}, {"on one line": "highest only"}),
]


@pytest.mark.parametrize(("rule", "lines"), CHANGED)
def test_a_run_that_pays_otherwise_shows_in_a_window(
    rule: dict[str, Any], lines: dict[str, Any]
) -> None:
    changed = meadow({**EVERY, **rule}, APART["symbols"], {**APART["lines"], **lines})
    found = pays("the highest first", changed)
    assert isinstance(found, Counterexample)
    window, stake = found.situation.window, found.situation.stake
    assert window is not None
    told = [judge(one.definition, window, stake) for one in (meadow(EVERY, **APART), changed)]
    assert told[0] != told[1]


ALONE: list[tuple[str, dict[str, Any], Wins]] = [
    ("not", {}, "nothing"),
    ("as one symbol", {}, "the highest"),
    ("as every symbol", {}, "every"),
    ("not", APART, "nothing"),
    ("as one symbol", APART, "the highest"),
    ("as every symbol", APART, "the highest first"),
]


@pytest.mark.parametrize("wins", ["nothing", "the highest", "the highest first", "every"])
@pytest.mark.parametrize(("alone", "more", "does"), ALONE)
def test_one_thing_alone_is_true_of_runs(
    alone: str, more: dict[str, Any], does: Wins, wins: Wins
) -> None:
    found = pays(wins, meadow({"alone": alone}, **more))
    assert isinstance(found, Holds if wins == does else Counterexample), found


def test_of_two_wins_by_ways_all_their_ways_together_are_compared() -> None:
    game = meadow(
        {"own prizes": "better", "alone": "not", "acts": "on its whole reel"},
        {"hare": {"pays": {3: 10}}, "fox": {"pays": {1: 15}}},
        **WAYS,
    )
    window = (("leaf", "fox", "leaf"), *[("hare", "leaf", "leaf")] * 2, *[("leaf",) * 3] * 2)
    judged = judge(game.definition, window, Stake(lines=(), line_bet=1, units=1))
    assert [(win.symbol, win.ways, win.units) for win in judged.ways_wins] == [("hare", 3, 30)]
    assert isinstance(own("the higher", game), Holds)
    assert isinstance(own("both", game), Counterexample)
