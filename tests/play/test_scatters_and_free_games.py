"""Scatter prizes, free games, re-triggers and their limits, worked from the rules by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reelwright.definition.model import Definition, FreeGames
from reelwright.play.events import (
    FreeGameBegun,
    FreeGamesEnded,
    FreeGamesWon,
    LineWon,
    ReelsStopped,
    ScatterWon,
    Window,
)
from reelwright.play.free_games import Series
from reelwright.play.questions import Drawn
from tests.rounds import ALL_LINES, LOSING, Rigged, Table, on_middle_row, rows


def scattered(count: int) -> Window:
    """A losing window with so many pumpkins, from the right, one on a reel."""
    columns = [list(column) for column in LOSING]
    for reel in range(5 - count, 5):
        columns[reel][reel % 3] = "pumpkin"
    return tuple(tuple(column) for column in columns)


PUMPKINS = Rigged([LOSING, *(scattered(count) for count in (2, 3, 4, 5))])
LOSE, TWO, THREE, FOUR, FIVE = (PUMPKINS.stops(number) for number in range(5))
WINNING = on_middle_row("queen", "sisters", "queen", "nine", "nine")


@pytest.mark.parametrize(
    ("stops", "lines", "line_bet", "prize", "games"),
    [
        (FOUR, ALL_LINES, 100, 10_000, 20),  # 20 lines at $1: $100 and 20 games
        (FOUR, ALL_LINES, 50, 5_000, 20),  # at $0.50: $50 and 20 games
        (FIVE, (1,), 100, 1_000, 25),  # 1 line at $1: $10 and 25 games
        (THREE, (1,), 100, 200, 15),  # 1 line at $1: $2 and 15 games
        (THREE, (7,), 100, 200, 15),  # whatever line it is
    ],
)
def test_scatter_prize_and_games(
    stops: Drawn, lines: tuple[int, ...], line_bet: int, prize: int, games: int
) -> None:
    table = Table(PUMPKINS.definition, lines, line_bet).answer(stops)
    [scatter] = table.told(ScatterWon)
    [award] = table.told(FreeGamesWon)
    assert scatter.amount == prize
    assert (award.games, award.forfeited, award.left, award.again) == (games, 0, games, False)
    assert award.count == len(award.positions) == scatter.count


def test_two_scatters_are_nothing() -> None:
    table = Table(PUMPKINS.definition).answer(TWO)
    assert table.won == 0
    assert table.step.question is None


def test_a_substitute_is_not_a_scatter() -> None:
    window = on_middle_row("pumpkin", "pumpkin", "sisters", above="nine ten jack queen king")
    rigged = Rigged([window])
    table = Table(rigged.definition).answer(rigged.stops(0))
    assert table.told(ScatterWon) == []
    assert table.told(FreeGamesWon) == []


def test_scatter_prize_and_line_wins_add_up() -> None:
    window = rows(
        "pumpkin nine ten pumpkin pumpkin",
        "queen queen queen nine ten",
        "jack ten king ace jack",
    )
    rigged = Rigged([window])
    table = Table(rigged.definition, [1], 100).answer(rigged.stops(0))
    assert [win.amount for win in table.told(LineWon)] == [1000]
    assert [win.amount for win in table.told(ScatterWon)] == [200]
    assert table.won == 1200


def test_prizes_are_credited_before_the_free_games_start() -> None:
    table = Table(PUMPKINS.definition, [1], 100).answer(THREE)
    kinds = [event.event for event in table.events]
    assert kinds.index("scatter won") < kinds.index("free game begun")
    assert table.credit == -100 + 200


def test_free_games_are_played_at_the_stake_that_won_them() -> None:
    table = Table(PUMPKINS.definition, [1], 100).answer(THREE, *[LOSE] * 15)
    begun = table.told(FreeGameBegun)
    assert [(game.played, game.left) for game in begun] == [(n, 15 - n) for n in range(1, 16)]
    assert {(game.lines, game.line_bet) for game in begun} == {((1,), 100)}
    assert [spin.phase for spin in table.told(ReelsStopped)] == ["paid", *["free games"] * 15]
    [ended] = table.told(FreeGamesEnded)
    assert (ended.played, ended.feature_won) == (15, 0)
    assert table.credit == 200 - 100  # fifteen games took no stake


def test_a_line_win_in_a_free_game_is_doubled_by_a_sisters_and_not_more() -> None:
    rigged = Rigged([WINNING, scattered(3), LOSING])
    table = Table(rigged.definition, [1], 100).answer(
        rigged.stops(1), rigged.stops(0), *[rigged.stops(2)] * 14
    )
    [win] = table.told(LineWon)
    assert (win.pay, win.multiplier, win.amount) == (10, 2, 2000)
    [ended] = table.told(FreeGamesEnded)
    assert ended.feature_won == 2000
    assert table.won == 200 + 2000


def test_a_re_trigger_pays_and_adds() -> None:
    table = Table(PUMPKINS.definition).answer(THREE, THREE)
    first, again = table.told(FreeGamesWon)
    assert (first.again, again.again) == (False, True)
    assert (again.games, again.left) == (15, 14 + 15)
    assert [scatter.amount for scatter in table.told(ScatterWon)] == [4000, 4000]
    assert table.told(FreeGameBegun)[-1].feature_won == 4000


def with_series(table: Table, *, left: int, played: int) -> Table:
    """Move the free games of a round on, as if games had been played meanwhile."""
    state = table.step.state
    agenda = tuple(
        replace(task, left=left, played=played) if isinstance(task, Series) else task
        for task in state.agenda
    )
    table.step = replace(table.step, state=replace(state, agenda=agenda))
    return table


def last_award(table: Table) -> tuple[int, int, int]:
    award = table.told(FreeGamesWon)[-1]
    return award.games, award.forfeited, award.left


def test_games_left_never_pass_997() -> None:
    table = with_series(Table(PUMPKINS.definition).answer(THREE), left=990, played=3)
    assert last_award(table.answer(THREE)) == (7, 8, 997)


def test_only_games_left_are_limited_and_not_games_played() -> None:
    table = with_series(Table(PUMPKINS.definition).answer(THREE), left=10, played=990)
    assert last_award(table.answer(THREE)) == (15, 0, 25)


def with_limits(definition: Definition, **limits: int) -> Definition:
    rules = {name: getattr(definition, name) for name in Definition.model_fields}
    games = rules["features"]["free games"]
    assert isinstance(games, FreeGames)
    features = {**rules["features"], "free games": games.model_copy(update=limits)}
    return Definition.model_construct(**{**rules, "features": features})


def test_games_played_in_a_series_can_be_limited_apart() -> None:
    definition = with_limits(PUMPKINS.definition, at_most_played=20)
    table = Table(definition).answer(THREE, THREE)  # 1 played, 14 left: room for 5
    assert last_award(table) == (5, 10, 19)
    table.answer(*[LOSE] * 19)
    assert table.told(FreeGamesEnded)[0].played == 20


def test_the_first_award_is_limited_too() -> None:
    table = Table(with_limits(PUMPKINS.definition, at_most_left=18)).answer(FIVE)
    assert last_award(table) == (18, 7, 18)


def test_a_counter_of_997_is_reached_by_play_alone() -> None:
    table = Table(PUMPKINS.definition).answer(*[FIVE] * 42)
    # 25, and 24 more with each of 40 games: 985 left; one of them starts, and 13 of 25 fit.
    assert last_award(table) == (13, 12, 997)
