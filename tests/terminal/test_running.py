"""What runs by itself in a terminal: reels and cells that are held, falls, what is left and won."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from reelwright.chance import RecordedSource
from reelwright.definition.files import read_game
from reelwright.play import events
from reelwright.play.questions import Drawn
from reelwright.terminal.app import GameApp
from reelwright.terminal.counters import cells, counters
from reelwright.terminal.dealer import AT_ONCE, Dealer
from reelwright.terminal.plain import PlainGame
from reelwright.terminal.prompts import prompt
from reelwright.terminal.rolling import frames
from reelwright.terminal.session import Session
from reelwright.terminal.showing import show
from tests.browser.families import FALLS, RINGING, STORE
from tests.browser.games import BELFRY, SQUIRREL, TUMBLE
from tests.rounds import OPEN

if TYPE_CHECKING:
    from pathlib import Path

    from reelwright.play.events import Event
    from reelwright.terminal.board import Board


def session(path: Path, *draws: tuple[int, ...]) -> Session:
    return Session(read_game(path), OPEN, RecordedSource(map(Drawn, draws)), 100_000)


def played(at: Session) -> list[tuple[Event, Board]]:
    """Play a round; every event with the board after it."""
    board = Dealer(at, AT_ONCE, lambda _: None, lambda _: None).board
    seen, happened = [], at.spin()
    while happened:
        for event in happened:
            board = show(board, event)
            seen.append((event, board))
        happened = at.tick()
    return seen


def typed(commands: str, at: Session) -> list[str]:
    written: list[str] = []
    PlainGame(at, written.append).run(io.StringIO(commands))
    return written


def test_re_spins_are_counted_and_their_reels_are_held() -> None:
    at = session(BELFRY, *RINGING)
    kinds = events.ReSpinsWon | events.ReSpinBegun | events.MoreReelsHeld | events.ReSpinsEnded
    told = [
        (board.held, *(figure for _, figure in counters(board).values()))
        for event, board in played(at)
        if isinstance(event, kinds)
    ]
    assert told == [
        ((1, 2), "3", "$0.00"),
        ((1, 2), "2", "$0.00"),
        ((1, 2, 3), "3", "$0.00"),
        ((1, 2, 3), "2", "$0.50"),
        ((1, 2, 3), "1", "$0.50"),
        ((1, 2, 3, 4), "2", "$0.50"),
        ((1, 2, 3, 4), "1", "$2.50"),
        ((1, 2, 3, 4), "0", "$2.50"),
        ((), "0", "$2.50"),
    ]


def test_held_reels_are_said_and_do_not_roll() -> None:
    at = session(BELFRY, *RINGING)
    seen = played(at)
    begun = next(board for event, board in seen if isinstance(event, events.ReSpinBegun))
    assert prompt(at, begun, busy=True) == "Reels 1 and 2 held."
    [spun] = [e for e, _ in seen if isinstance(e, events.ReelsStopped) and e.held == (1, 2)]
    rolled = list(frames(at.definition, spun))
    assert {window[:2] for window in rolled} == {spun.window[:2]}
    assert len({window[2] for window in rolled}) > 5


def test_cells_hold_what_they_are_worth() -> None:
    at = session(SQUIRREL, *STORE)
    seen = played(at)
    last = [
        board for event, board in seen if isinstance(event, events.ValuesDrawn) and event.held == 4
    ]
    shown = cells(last[0], at.definition)
    assert shown is not None
    assert (shown.symbol, dict(shown.worth)) == (
        "acorn",
        {(1, 1): "1", (2, 2): "5", (3, 0): "2", (2, 0): "20"},
    )
    assert counters(last[0]) == {"left": ("RE-SPINS LEFT", "3"), "won": ("HELD", "28 total bets")}
    assert cells(seen[-1][1], at.definition) is None


def test_a_symbol_that_landed_is_worth_something_once_that_is_drawn() -> None:
    at = session(SQUIRREL, *STORE)
    landed = next(
        board for e, board in played(at) if isinstance(e, events.CellsSpun) and e.positions
    )
    shown = cells(landed, at.definition)
    assert shown is not None
    assert shown.worth[2, 0] == "?"


def test_each_fall_is_said_with_its_factor() -> None:
    at = session(TUMBLE, FALLS)
    said = [prompt(at, b, busy=True) for e, b in played(at) if isinstance(e, events.Fell)]
    assert said == ["Fall 1: wins x2", "Fall 2: wins x5", "Fall 3: wins x5", "Fall 4: wins x5"]


def test_plain_lines_tell_what_is_held_and_how_much_is_left() -> None:
    lines = typed("s\n", session(BELFRY, *RINGING))
    assert "Bell x2 wins Ringing: 3 re-spins, reels 1 and 2 held." in lines
    assert "Re-spin 1 of Ringing, reels 1 and 2 held; 2 left after it." in lines
    lines = typed("s\n", session(SQUIRREL, *STORE))
    assert "A symbol lands on reel 2, row 1: 3 re-spins left." in lines
    falls = typed("s\n", session(TUMBLE, FALLS))
    first = next(
        place
        for place, line in enumerate(falls)
        if line.endswith("fall 1, and wins now count 2 times.")
    )
    assert "Quince" in falls[first + 1]


async def test_the_window_says_held_and_shows_values() -> None:
    for path, draws, event, said in (
        (BELFRY, RINGING, events.MoreReelsHeld, ["HELD Rope", "HELD Dove", "HELD Brick"]),
        (SQUIRREL, STORE, events.ValuesDrawn, ["·", "·", "2"]),
    ):
        at = session(path, *draws)
        board = next(b for e, b in played(at) if isinstance(e, event))
        app = GameApp(session(path), AT_ONCE)
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            app.dealer.board = board
            app.show()
            await pilot.pause()
            lines = [
                app.table.reels.render_line(y).text for y in range(app.table.reels.size.height)
            ]
            text = "\n".join(lines)
            assert all(one in text for one in said), text
            counted = app.table.query_one("#left")
            assert str(counted.render()).startswith("RE-SPINS LEFT 3")
