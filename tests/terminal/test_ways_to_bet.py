"""What may be bet on the next game: within the limit of changed games, plain or by a wager."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from textual.widgets import Static

from reelwright.chance import RecordedSource
from reelwright.definition.files import read_game
from reelwright.play.questions import Drawn, Refused
from reelwright.terminal.app import GameApp
from reelwright.terminal.dealer import AT_ONCE
from reelwright.terminal.plain import PlainGame
from reelwright.terminal.screens.buy import BuyScreen
from reelwright.terminal.session import Session
from tests.browser.families import DARK, HAY, KOI, ON_THE_ROAD
from tests.browser.games import MIDNIGHT, TOLL
from tests.rounds import OPEN
from tests.terminal.sittings import Player

if TYPE_CHECKING:
    from pathlib import Path

CREDIT = 100_000
LIMITED = "While Midnight is to come, bet at most 2 lines x $0.20."


def session(path: Path, *draws: tuple[int, ...]) -> Session:
    return Session(read_game(path), OPEN, RecordedSource(map(Drawn, draws)), CREDIT)


def at_midnight(*more: tuple[int, ...]) -> Session:
    """A session that has just won three changed games, on two lines at twenty cents."""
    at = session(MIDNIGHT, KOI, *more)
    for _ in range(2):
        at.press_lines()
    at.raise_bet()
    spin(at)
    return at


def spin(at: Session) -> None:
    at.spin()
    while at.tick():
        pass


def typed(commands: str, at: Session) -> list[str]:
    written: list[str] = []
    PlainGame(at, written.append).run(io.StringIO(commands))
    return written


def test_changed_games_to_come_take_no_more_than_the_game_that_won_them() -> None:
    at = at_midnight()
    assert str(at.to_come) == "Midnight: 3 changed games left, bet at most 2 lines x $0.20."
    with pytest.raises(Refused) as refused:
        at.raise_bet()
    assert str(refused.value) == LIMITED
    with pytest.raises(Refused) as refused:
        at.press_line(5)
    assert str(refused.value) == LIMITED
    assert (at.selection.lines, at.selection.line_bet) == ((1, 2), 20)


def test_within_the_limit_any_stake_is_taken() -> None:
    at = at_midnight(DARK)
    at.press_lines()
    assert at.selection.lines == (1,)
    at.press_line(5)
    at.lower_bet()
    assert (at.selection.lines, at.selection.line_bet) == ((1, 5), 10)
    at.bet_max()
    assert (at.selection.lines, at.selection.line_bet) == ((1, 2), 20)
    at.lower_bet()
    spin(at)
    assert str(at.to_come) == "Midnight: 2 changed games left, bet at most 2 lines x $0.20."


def test_without_changed_games_to_come_there_is_no_limit() -> None:
    at = at_midnight(DARK, DARK, DARK)
    for _ in range(3):
        spin(at)
    assert at.to_come is None
    at.raise_bet()
    assert at.selection.line_bet == 50


def test_plain_lines_tell_the_changed_games_left() -> None:
    lines = typed("l\nl\ns\n+\n", session(MIDNIGHT, KOI))
    assert lines[-2] == "Midnight: 3 changed games left, bet at most 2 lines x $0.10."
    assert lines[-1] == "While Midnight is to come, bet at most 2 lines x $0.10."


async def test_the_table_tells_the_changed_games_left() -> None:
    app = GameApp(session(MIDNIGHT, KOI, DARK), AT_ONCE)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        player = Player(app, pilot)
        line = app.table.query_one("#changed", Static)
        assert not line.display
        await player.press("space")
        assert str(line.content) == "Midnight: 3 changed games left, bet at most 5 lines x $0.10."
        await player.press("plus")
        assert player.message == "While Midnight is to come, bet at most 5 lines x $0.10."
        await player.press("space")
        assert str(line.content).startswith("Midnight: 2 changed games left")


WAYS = "plain game: $0.30; more gates: $0.45; the open road: $3.60, buys open road"


def test_plain_lines_tell_every_way_to_bet_and_the_one_it_is() -> None:
    lines = typed("w\nw the open road\nw plain game\nw moon\n", session(TOLL))
    told = [line for line in lines if line.startswith("Ways")]
    now = ("plain game", "more gates", "the open road", "plain game")
    assert told == [f"Ways to bet: {WAYS}. Now: {way}." for way in now]
    assert lines[-1] == "There is no wager 'moon': choose more gates or the open road."
    assert "Credit $1,000.00. Next bet: lines 1 to 3 x $0.10 = $0.30, by more gates $0.45." in lines


def test_plain_lines_buy_a_feature_only_when_asked_twice() -> None:
    at = session(TOLL, ON_THE_ROAD, ON_THE_ROAD)
    lines = typed("w the open road\ns\n+\n-\ns\ns\n", at)
    assert lines.count("Open road costs $3.60: s again buys it.") == 2
    assert at.credit == CREDIT - 360
    assert len([line for line in lines if line.startswith("A round begins")]) == 1


def test_auto_buys_nothing() -> None:
    at = session(TOLL)
    at.press_wager("the open road")
    with pytest.raises(Refused, match="Auto buys no features"):
        at.press_auto(5)
    assert at.waiting == "spin"
    assert not at.auto.on


async def test_the_table_asks_before_it_buys() -> None:
    app = GameApp(session(TOLL, ON_THE_ROAD, ON_THE_ROAD, HAY), AT_ONCE)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        player = Player(app, pilot)
        ways = app.table.query_one("#ways", Static)
        assert player.meter("total") == "$0.30"
        assert str(ways.content).startswith("▸plain game: $0.30  more gates: $0.45  the open road")
        await player.press("w")
        assert player.meter("total") == "$0.45"
        assert "▸more gates: $0.45" in str(ways.content)
        await player.press("w", "space")
        assert isinstance(app.screen, BuyScreen)
        await player.press("n")
        assert player.session.credit == CREDIT
        await player.press("space", "y")
        assert player.session.credit == CREDIT - 360
        assert player.session.waiting == "spin"
        await player.press("w", "space")
        assert player.session.credit == CREDIT - 360 - 30


def test_changed_games_are_played_plain() -> None:
    at = session(MIDNIGHT, KOI)
    at.press_wager("by moonlight")
    at.press_wager()
    assert at.wager == ""
    spin(at)
    with pytest.raises(Refused, match="Midnight is played plain"):
        at.press_wager("by moonlight")
    assert at.wager == ""
