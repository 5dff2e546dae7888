"""The board against the engine: what is in sight after every event of many rounds."""

from __future__ import annotations

from typing import get_args

from reelwright.chance import SeededSource
from reelwright.play import events
from reelwright.play.events import Event
from reelwright.terminal.board import Board
from reelwright.terminal.dealer import AT_ONCE, Dealer
from reelwright.terminal.marks import path_marks, win_marks
from reelwright.terminal.session import Session
from reelwright.terminal.showing import SHOWN, show
from reelwright.terminal.tiles import GOLD, line_colour
from tests.rounds import OPEN
from tests.terminal.sittings import CREDIT, GAME, HEART, LOSS, PUMPKINS, QUEENS, sitting


def board_of(session: Session) -> Board:
    return Dealer(session, AT_ONCE, lambda _: None, lambda _: None).board


def played(session: Session, board: Board) -> list[tuple[Event, Board]]:
    """Play one round, first options and then collect; every event with the board after it."""
    seen = []
    happened = session.spin()
    gambles = 0
    while True:
        for event in happened:
            board = show(board, event)
            seen.append((event, board))
        if session.waiting == "spin":
            return seen
        if session.waiting == "gamble" and gambles == 2:
            happened = session.collect()
        elif session.options:
            gambles += session.waiting == "gamble"
            happened = session.choose(session.options[0])
        else:
            happened = session.tick()


def test_every_kind_of_event_has_a_handler() -> None:
    assert set(SHOWN) == set(get_args(events.Event))


def test_money_on_the_board_is_the_money_of_the_session() -> None:
    session = Session(GAME, OPEN, SeededSource(4), CREDIT)
    board = board_of(session)
    for _ in range(80):
        seen = played(session, board)
        board = seen[-1][1]
        ended = seen[-1][0]
        assert isinstance(ended, events.RoundEnded)
        assert (board.credit, board.won) == (session.credit, ended.won)
        assert (board.offer, board.staked) == (None, None)


def test_the_counters_follow_the_free_games() -> None:
    session = sitting(PUMPKINS, QUEENS, PUMPKINS, *[LOSS] * 28, HEART, HEART)
    counters = []
    for event, after in played(session, board_of(session)):
        if isinstance(event, events.FreeGameBegun | events.FreeGamesWon | events.FreeGamesEnded):
            assert after.series
            counters.append((after.series.left, after.series.won))
    assert counters == [
        (15, 0),
        (14, 0),
        (13, 20_00),
        (28, 20_00),
        *((left, 60_00) for left in range(27, -1, -1)),
        (0, 60_00),
    ]


def test_a_pool_loses_what_was_revealed() -> None:
    session = Session(GAME, OPEN, SeededSource(4), CREDIT)
    board, stages = board_of(session), 0
    for _ in range(40):
        for event, after in played(session, board):
            if isinstance(event, events.StageEnded):
                assert after.bonus
                assert after.bonus.stage
                shown = sorted([*after.bonus.opened.values(), *event.pool])
                assert shown == sorted(after.bonus.stage.pool)
                assert after.bonus.stage_over
                stages += 1
            board = after
    assert stages >= 2


def test_winning_places_have_the_colour_of_their_line() -> None:
    session = sitting(QUEENS)
    board = played_until_asked(session)
    assert win_marks(board, 20) == dict.fromkeys([(1, 1), (2, 1), (3, 1)], line_colour(1, 20))


def test_scatters_are_gold() -> None:
    session = sitting(PUMPKINS)
    board = board_of(session)
    for event in (*session.spin(), *session.tick()[:-1]):
        board = show(board, event)
    assert win_marks(board, 20) == dict.fromkeys([(1, 0), (2, 1), (3, 0)], GOLD)


def test_the_way_of_a_line_is_one_place_on_each_reel() -> None:
    assert list(path_marks(GAME.definition, 4)) == [(1, 0), (2, 1), (3, 2), (4, 1), (5, 0)]


def test_lines_are_coloured_from_red_to_violet() -> None:
    colours = [line_colour(line, 20) for line in range(1, 21)]
    assert len(set(colours)) == 20
    red, violet = colours[0], colours[-1]
    assert red[1:3] > red[3:5]
    assert red[3:5] == red[5:7]
    assert violet[5:7] > violet[1:3] > violet[3:5]


def played_until_asked(session: Session) -> Board:
    board = board_of(session)
    for event in session.spin():
        board = show(board, event)
    while session.running:
        for event in session.tick():
            board = show(board, event)
    return board
