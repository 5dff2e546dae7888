"""Choosing among games: the screen, the way back from the table, and lines of text."""

from __future__ import annotations

import io
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from reelwright.chance import RecordedSource
from reelwright.definition.files import read_game
from reelwright.terminal.app import GameApp
from reelwright.terminal.dealer import AT_ONCE
from reelwright.terminal.lobby.app import LobbyApp
from reelwright.terminal.lobby.plain import PlainLobby
from reelwright.terminal.lobby.visit import Visit
from reelwright.terminal.session import Session
from tests.browser.games import CLOVER, TIDE
from tests.rounds import OPEN
from tests.terminal.sittings import GAME, LOSS, QUEENS, Player

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.play.questions import Drawn

GAMES = {"cinderella": GAME, "clover": read_game(CLOVER), "tide": read_game(TIDE)}
CREDIT = 1_000_00


def returned(game: Game) -> Fraction | None:
    """Only Cinderella's return is known."""
    return Fraction(9326, 10_000) if game is GAME else None


def visiting(*draws: Drawn) -> Visit:
    source = RecordedSource(draws)
    return Visit(GAMES, CREDIT, lambda game, credit: Session(game, OPEN, source, credit), returned)


async def chosen(visit: Visit, *keys: str, at: str | None = None) -> str | None:
    app = LobbyApp(visit, at)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.workers.wait_for_complete()
        await pilot.press(*keys)
        await pilot.pause()
    return app.return_value


@pytest.mark.parametrize(
    ("keys", "key"),
    [
        (["enter"], "cinderella"),
        (["down", "enter"], "clover"),
        (["down", "down", "enter"], "tide"),
        (["up", "enter"], "tide"),
        (["3"], "tide"),
        (["4", "down", "enter"], "clover"),
        (["down", "q"], None),
    ],
)
async def test_a_game_is_chosen_by_key(keys: list[str], key: str | None) -> None:
    assert await chosen(visiting(), *keys) == key


async def test_the_game_played_last_stands_out() -> None:
    assert await chosen(visiting(), "enter", at="tide") == "tide"


async def test_the_lobby_tells_names_kinds_returns_and_the_credit() -> None:
    app = LobbyApp(visiting())
    async with app.run_test(size=(80, 24)) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause()
        seen = [strip.text.strip() for strip in app.screen._compositor.render_strips()]
    assert seen[1].split() == ["1", "Cinderella", "RTP", "93.26%"]
    assert seen[2] == "5 reels, 20 lines. Free games, glass slipper (picks), gamble."
    assert seen[3].split() == ["2", "Clover"]
    assert seen[6] == "5 reels, 720 ways. Pearl wheel, high water (free games)."
    assert "CREDIT $1,000.00" in seen


async def left(visit: Visit, key: str, *keys: str) -> tuple[bool, str]:
    """Play at a game of the lobby; whether it was left, and what the player was told last."""
    app = GameApp(visit.open(key), AT_ONCE, lobby=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        player = Player(app, pilot)
        await player.press(*keys)
        told = "" if app.left_for_lobby else player.message
    return app.left_for_lobby, told


async def test_the_table_is_left_between_rounds_only() -> None:
    visit = visiting(QUEENS)
    assert await left(visit, "cinderella", "space", "o") == (
        False,
        "This round comes first: play it to its end, then choose another game.",
    )
    assert visit.open("cinderella").waiting == "gamble"
    assert await left(visit, "cinderella", "c", "o") == (True, "")


async def test_credit_goes_along_and_a_game_is_found_as_it_was_left() -> None:
    visit = visiting(LOSS)
    await left(visit, "cinderella", "l", "l", "plus", "space", "o")
    assert visit.credit == CREDIT - 2 * 2
    assert visit.open("tide").credit == CREDIT - 2 * 2
    again = visit.open("cinderella")
    assert (again.selection.lines, again.selection.line_bet) == ((1, 2), 2)


async def test_without_a_lobby_there_is_no_way_to_it() -> None:
    app = GameApp(visiting().open("tide"), AT_ONCE)
    async with app.run_test(size=(80, 24)) as pilot:
        await Player(app, pilot).press("o")
        assert not app.left_for_lobby
        assert app.is_running


def typed(visit: Visit, commands: str) -> list[str]:
    written: list[str] = []
    PlainLobby(visit, written.append).run(io.StringIO(commands))
    return written


LISTED = [
    "1  Cinderella. 5 reels, 20 lines. Free games, glass slipper (picks), gamble. RTP 93.26%",
    "2  Clover. 3 reels, 5 lines. Lucky games (free games), pot of gold (picks), gamble.",
    "3  Tide. 5 reels, 720 ways. Pearl wheel, high water (free games).",
]


def test_a_game_is_chosen_by_a_line_and_left_by_one() -> None:
    told = typed(visiting(LOSS), "1\ns\no\n3\nq\ns\n")
    ask = "Choose a game by its number, 1 to 3, or q to quit."
    assert told[:6] == [
        *LISTED,
        f"Credit $1,000.00. {ask}",
        "Cinderella. Type ? for the commands.",
        "Credit $1,000.00. Next bet: lines 1 to 20 x $0.01 = $0.20.",
    ]
    assert told[-6:] == [
        *LISTED,
        f"Credit $999.80. {ask}",
        "Tide. Type ? for the commands.",
        "Credit $999.80. Next bet: 25 units x $0.01 = $0.25.",
    ]


def test_lines_that_choose_nothing_are_told_and_q_leaves() -> None:
    told = typed(visiting(), "0\n4\n\nmoon\n²\nq\n1\n")
    assert [line.split(".")[0] for line in told[4:]] == [
        "There is no game '0'",
        "There is no game '4'",
        "There is no game 'moon'",
        "There is no game '²'",
    ]


def test_an_open_round_comes_first_in_lines_too() -> None:
    told = typed(visiting(QUEENS), "cinderella\ns\no\n?\n")
    assert told[-2] == "This round comes first: play it to its end, then choose another game."
    assert "o          other games" in told[-1].splitlines()
