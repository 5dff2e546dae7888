"""Auto over the rounds of the engine itself, stops chosen so that they win or do not."""

from __future__ import annotations

from collections.abc import Iterator

from reelwright.cabinet.auto import Auto, hear, next_game, press_auto, press_stop
from reelwright.cabinet.buttons import live_buttons
from reelwright.cabinet.selection import Selection
from reelwright.definition.files import find_game, read_game
from reelwright.play import Step, begin, step
from reelwright.play.questions import Choice, Chosen, Drawn
from reelwright.play.state import Stake
from reelwright.profiles.files import profile
from tests.windows import line_stops, quiet_stops, scatter_stops

DEFINITION = read_game(find_game("cinderella")).definition
QUIET = quiet_stops(DEFINITION)
QUEENS = line_stops(DEFINITION, 1, ("queen", "sisters", "queen"))
PUMPKINS = scatter_stops(DEFINITION, 3)
SELECTION = Selection(tuple(range(1, 21)), 1)


def steps(stops: tuple[int, ...]) -> Iterator[Step]:
    """Play a round: these stops first, quiet ones after them, everything collected."""
    now = begin(DEFINITION, profile("open"), Stake(SELECTION.lines, SELECTION.line_bet))
    yield now
    while now.question:
        if isinstance(now.question, Choice):
            now = step(now.state, Chosen("collect"))
        else:
            now = step(now.state, Drawn(stops))
            stops = QUIET
        yield now


def play(auto: Auto, stops: tuple[int, ...]) -> Auto:
    for now in steps(stops):
        for event in now.events:
            auto = hear(auto, event)
    return auto


def games_played(
    games: int, rounds: dict[int, tuple[int, ...]], stop_after: int | None = None
) -> tuple[int, Auto]:
    """Let Auto run; `rounds` has the stops of the games that are not quiet, by number from 1."""
    auto, played = press_auto(games), 0
    while (auto := next_game(auto, SELECTION, credit=1000)).on:
        played += 1
        if played == stop_after:
            auto = press_stop(auto)
        auto = play(auto, rounds.get(played, QUIET))
    return played, auto


def test_it_ends_at_the_first_win() -> None:
    assert games_played(10, {4: QUEENS}) == (4, Auto(0, "win"))


def test_it_plays_every_game_without_a_win() -> None:
    assert games_played(5, {}) == (5, Auto(0, "played"))


def test_a_win_in_its_last_game_is_why_it_ends() -> None:
    assert games_played(5, {5: QUEENS}) == (5, Auto(0, "win"))


def test_stop_during_the_second_game_leaves_two() -> None:
    assert games_played(10, {}, stop_after=2) == (2, Auto(0, "stop"))


def test_free_games_end_it_after_the_whole_round() -> None:
    assert games_played(10, {3: PUMPKINS}) == (3, Auto(0, "feature"))
    heard, auto = [], press_auto(10)
    for now in steps(PUMPKINS):
        for event in now.events:
            auto = hear(auto, event)
            heard.append((event.event, auto.on))
    assert ("free games ended", False) in heard
    assert heard[-1] == ("round ended", False)


def test_it_ends_where_the_credit_does_not_pay_the_next_game() -> None:
    auto = next_game(press_auto(5), SELECTION, credit=20)
    assert auto == Auto(4, None)
    assert next_game(auto, SELECTION, credit=19) == Auto(0, "credit")


def test_while_it_runs_only_stop_and_the_paytable_are_live() -> None:
    assert live_buttons(None, auto_on=press_auto(5).on) == ("stop", "paytable")
