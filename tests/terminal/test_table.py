"""The table, pressed as a player presses it: the real app without a terminal."""

from __future__ import annotations

from textual.widgets import Button

from reelwright.terminal.dealer import Tempo
from reelwright.terminal.screens.auto import AutoScreen
from reelwright.terminal.screens.paytable import PaytableScreen
from tests.terminal.sittings import LOSS, PUMPKINS, QUEENS, playing

ALL = tuple(range(1, 21))


def upto(line: int) -> tuple[int, ...]:
    return tuple(range(1, line + 1))


async def test_the_meters_at_the_start() -> None:
    async with playing() as player:
        figures = {
            name: player.meter(name) for name in ("credit", "selected", "bet", "total", "win")
        }
        assert figures == {
            "credit": "$1,000.00",
            "selected": "20",
            "bet": "$1.00",
            "total": "$20.00",
            "win": "$0.00",
        }


async def test_a_line_win_is_explained_shown_and_credited() -> None:
    async with playing(QUEENS) as player:
        await player.press("space")
        assert "Line 1 pays: Queen x3 with Sisters, 10 x 2 x $1.00 = $20.00." in player.told
        assert player.meter("win") == "$20.00"
        assert player.meter("credit") == "$1,000.00"
        reels = player.app.table.reels
        assert set(reels.marks) == {(1, 1), (2, 1), (3, 1)}
        assert reels.won
        assert "up to $10,000.00" in player.message


async def test_a_lost_round_marks_nothing() -> None:
    async with playing(LOSS) as player:
        await player.press("space")
        assert player.meter("credit") == "$980.00"
        assert not player.app.table.reels.marks
        assert player.message == "Choose lines and bet, then spin."


async def test_lines_goes_round_and_lights_the_way_of_the_line() -> None:
    async with playing() as player:
        await player.press("l")
        assert player.lines == upto(1)
        assert set(player.app.table.reels.marks) == {(reel, 1) for reel in range(1, 6)}
        await player.press("l", "l", "l")
        assert player.lines == upto(4)
        assert set(player.app.table.reels.marks) == {(1, 0), (2, 1), (3, 2), (4, 1), (5, 0)}
        assert not player.app.table.reels.won


async def test_four_to_six_off_by_hand_then_lines() -> None:
    async with playing() as player:
        await player.press(*"llllllllll")
        assert player.lines == upto(10)
        await player.press("tab", "down", "down", "down", "enter", "down", "enter", "down", "enter")
        assert player.lines == (1, 2, 3, 7, 8, 9, 10)
        await player.press("l")
        assert player.lines == upto(11)


async def test_an_indicator_is_clicked_off_and_on_and_the_last_stays() -> None:
    async with playing() as player:
        left = player.app.table.lamps[0]
        top = left.top
        await player.click("#table Lamps", offset=(2, top + 2))
        assert player.lines == tuple(n for n in ALL if n != 3)
        await player.click("#table Lamps", offset=(2, top + 2))
        assert player.lines == ALL
        await player.press("l")
        await player.click("#table Lamps", offset=(2, top))
        assert player.lines == upto(1)


async def test_line_twenty_alone_then_lines_twice() -> None:
    async with playing() as player:
        await player.press("l", "tab", "tab", "up", "enter")
        assert set(player.lines) == {1, 20}
        await player.press("shift+tab", "enter")
        assert set(player.lines) == {20}
        await player.press("l")
        assert player.lines == ALL
        await player.press("l")
        assert player.lines == upto(1)


async def test_the_bet_stops_at_both_ends() -> None:
    async with playing() as player:
        await player.press("plus", "plus", "plus")
        assert player.meter("bet") == "$5.00"
        await player.press(*["minus"] * 12)
        assert player.meter("bet") == "$0.01"
        await player.press("m")
        assert player.meter("total") == "$100.00"


async def test_the_buttons_do_what_their_keys_do() -> None:
    async with playing(LOSS) as player:
        await player.click("#lines")
        await player.click("#raise")
        assert (player.lines, player.meter("bet")) == ((1,), "$2.00")
        await player.click("#max")
        await player.click("#lower")
        assert player.meter("total") == "$40.00"
        await player.click("#spin")
        assert player.meter("credit") == "$960.00"


async def test_gamble_and_collect_are_dead_until_there_is_a_win() -> None:
    async with playing(QUEENS) as player:
        buttons = [player.app.table.query_one(name, Button) for name in ("#gamble", "#collect")]
        assert [button.disabled for button in buttons] == [True, True]
        await player.press("g")
        assert player.message == "There is no win to gamble now."
        await player.press("space")
        assert [button.disabled for button in buttons] == [False, False]
        assert buttons[0].has_class("-offered")
        await player.press("c")
        assert [button.disabled for button in buttons] == [True, True]
        assert "$20.00 collected." in player.told


async def test_spin_collects_and_starts_the_next_round() -> None:
    async with playing(QUEENS, LOSS) as player:
        await player.press("space", "space")
        assert player.meter("credit") == "$980.00"
        assert player.meter("win") == "$0.00"


async def test_a_spin_the_credit_does_not_pay_is_refused() -> None:
    async with playing(credit=5_00) as player:
        await player.press("space")
        assert player.message.startswith("A game costs $20.00 and the credit is $5.00")
        assert player.meter("credit") == "$5.00"


async def test_auto_plays_to_the_first_win() -> None:
    async with playing(LOSS, LOSS, LOSS, QUEENS) as player:
        await player.press("a")
        assert isinstance(player.app.screen, AutoScreen)
        await player.press("2")
        assert player.session.auto.ends == "win"
        assert player.meter("credit") == "$940.00"
        assert player.meter("win") == "$20.00"


async def test_auto_of_five_games_plays_five() -> None:
    async with playing(*[LOSS] * 5) as player:
        await player.press("a", "1")
        assert player.meter("credit") == "$900.00"
        assert player.message == "Auto has played its games."


async def test_space_stops_auto_and_the_round_is_played_out() -> None:
    async with playing(*[LOSS] * 25, tempo=Tempo(frame=0.5, beat=0)) as player:
        await player.press("a")
        await player.pilot.press("3")
        while not player.app.dealer.busy:
            await player.pilot.pause()
        assert str(player.app.table.query_one("#spin", Button).label) == "Stop"
        await player.pilot.press("space")
        await player.app.workers.wait_for_complete()
        assert player.session.auto.ends == "stop"
        assert player.waits_for() == "spin"
        assert player.meter("credit") == "$980.00"


async def test_the_reels_roll_and_stop_at_a_press() -> None:
    async with playing(QUEENS, tempo=Tempo(frame=60, beat=60)) as player:
        await player.pilot.press("space")
        for _ in range(3):
            await player.pilot.pause()
        assert player.meter("credit") == "$980.00"
        assert player.app.table.reels.window != player.app.dealer.board.window
        await player.pilot.press("l")
        assert player.message == "The round is still running: wait until it stops."
        await player.pilot.press("space")
        assert player.app.table.reels.window == player.app.dealer.board.window
        await player.pilot.press("space")
        assert player.meter("win") == "$20.00"
        assert player.busy()
        await player.press("space")
        assert not player.busy()
        assert player.meter("win") == "$20.00"


async def test_free_games_run_by_themselves_with_their_counters() -> None:
    async with playing(PUMPKINS, QUEENS, *[LOSS] * 14) as player:
        await player.press("space")
        assert "Pumpkin x3" not in player.told
        assert (player.meter("left"), player.meter("won")) == ("0", "$20.00")
        assert player.meter("win") == "$60.00"
        assert player.meter("credit") == "$1,040.00"
        assert "Free games over: 15 games played, $20.00 won." in player.told


async def test_the_counters_of_free_games_under_way() -> None:
    async with playing(PUMPKINS, QUEENS, LOSS, PUMPKINS) as player:
        await player.press("space")
        assert player.app.table.query_one("#counters").has_class("-series")
        assert player.meter("left") == "26"
        assert player.meter("won") == "$60.00"
        assert player.app.return_value
        assert "none after number 4" in player.app.return_value


async def test_draws_that_run_out_end_the_app_with_the_round_open() -> None:
    async with playing() as player:
        await player.press("space")
        assert "recorded draws" in (player.app.return_value or "")
        assert player.waits_for() is None
        assert player.session.credit == 980_00


async def test_the_paytable_has_every_symbol_and_rule() -> None:
    async with playing() as player:
        await player.press("p")
        await player.app.workers.wait_for_complete()
        screen = player.app.screen
        assert isinstance(screen, PaytableScreen)
        for name in ("Clock", "Cinderella", "Prince", "Pumpkin", "Sisters"):
            assert name in screen.text
        assert "93.26%" in screen.text
        assert "malfunction" in screen.text
        await player.press("escape")
        assert player.app.screen is player.app.table


async def test_it_fits_a_big_terminal() -> None:
    async with playing(QUEENS, size=(160, 50)) as player:
        await player.press("space")
        assert player.app.table.query_one("#spin").region.bottom < 50
        assert player.app.table.reels.size.height > 20
