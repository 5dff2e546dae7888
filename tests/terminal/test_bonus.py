"""The mini-game on its screen, with real picks."""

from __future__ import annotations

from textual.widgets import Button, Static

from reelwright.play.questions import Drawn
from reelwright.terminal.screens.bonus import BonusScreen
from tests.terminal.sittings import LOSS, PRINCES, PUMPKINS, SMALLEST_PRIZE, Player, playing

LARGEST_OF_FIVE = Drawn((4,))


def screen_of(player: Player) -> BonusScreen:
    screen = player.app.screen
    assert isinstance(screen, BonusScreen)
    return screen


def words(player: Player, name: str) -> str:
    return str(screen_of(player).query_one(name, Static).content)


def faces(player: Player) -> list[str]:
    return [str(thing.label) for thing in screen_of(player).query(Button) if thing.display]


def open_things(player: Player) -> set[str]:
    return {
        (thing.id or "").removeprefix("thing-")
        for thing in screen_of(player).query(Button)
        if thing.display and not thing.disabled
    }


async def test_it_shows_the_pool_and_the_task() -> None:
    async with playing(PRINCES) as player:
        await player.press("space")
        assert words(player, "#stage") == "GLASS SLIPPER   stage 1 of 2: the ball"
        assert words(player, "#task").startswith("Pick 3 things.")
        assert words(player, "#pool") == (
            "Still hidden:  10 (2x)   15   20   25   30   40   50   70"
        )
        assert open_things(player) == set("123456789")


async def test_real_picks_through_both_stages() -> None:
    draws = (SMALLEST_PRIZE, SMALLEST_PRIZE, SMALLEST_PRIZE, LARGEST_OF_FIVE)
    async with playing(PRINCES, *draws, LOSS) as player:
        await player.press("space", "7")
        assert faces(player)[6] == "x10"
        assert open_things(player) == set("12345689")
        assert words(player, "#pool").startswith("Still hidden:  10   15")
        await player.press("7", "1", "4")
        assert [faces(player)[place] for place in (0, 3, 6)] == ["x10", "x15", "x10"]
        assert words(player, "#pool") == "Stayed hidden:  20   25   30   40   50   70"
        assert "$35.00" in words(player, "#prizes")
        await player.press("2")
        await player.press("space")
        assert words(player, "#stage") == "GLASS SLIPPER   stage 2 of 2: the slipper"
        assert open_things(player) == set("12345")
        await player.press("5")
        assert faces(player)[4] == "x100"
        await player.press("space")
        assert player.app.screen is player.app.table
        assert "Glass slipper over: $135.00 won." in player.told
        assert player.meter("win") == "$136.00"
        assert player.meter("credit") == "$1,116.00"
        assert player.waits_for() == "gamble"


async def test_a_click_picks() -> None:
    async with playing(PRINCES, SMALLEST_PRIZE) as player:
        await player.press("space")
        await player.click("#thing-3", offset=(2, 1))
        assert faces(player)[2] == "x10"


async def test_arrows_and_enter_pick() -> None:
    async with playing(PRINCES, SMALLEST_PRIZE) as player:
        await player.press("space", "right", "right", "enter")
        assert faces(player).count("x10") == 1


async def test_a_mini_game_won_in_a_free_game_comes_before_the_next_one() -> None:
    draws = (PUMPKINS, PRINCES, *[SMALLEST_PRIZE] * 4, *[LOSS] * 14)
    async with playing(*draws) as player:
        await player.press("space")
        assert player.meter("left") == "14"
        await player.press("1", "2", "3", "space", "1", "space")
        assert "Free games over: 15 games played, $56.00 won." in player.told
        assert player.meter("win") == "$96.00"
        assert player.meter("credit") == "$1,076.00"


async def test_the_paytable_opens_over_it() -> None:
    async with playing(PRINCES) as player:
        await player.press("space", "p", "escape")
        assert screen_of(player).board.bonus is not None
