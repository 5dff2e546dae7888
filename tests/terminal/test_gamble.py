"""The gamble on its screen."""

from __future__ import annotations

from textual.widgets import Button, Static

from reelwright.profiles.files import profile
from reelwright.terminal.screens.gamble import GambleScreen
from tests.terminal.sittings import CLOCKS, CLUB, HEART, LOSS, QUEENS, Player, playing


def screen_of(player: Player) -> GambleScreen:
    screen = player.app.screen
    assert isinstance(screen, GambleScreen)
    return screen


def disabled(player: Player) -> list[str]:
    return [button.id or "" for button in screen_of(player).query(Button) if button.disabled]


def words(player: Player, name: str) -> str:
    return str(screen_of(player).query_one(name, Static).content)


async def test_the_limit_and_every_choice_are_stated() -> None:
    async with playing(QUEENS) as player:
        await player.press("space", "g")
        labels = [str(button.label).split("\n")[:2] for button in screen_of(player).query(Button)]
        assert labels == [
            ["Red", "x2"],
            ["Black", "x2"],
            ["♥ Hearts", "x4"],
            ["♦ Diamonds", "x4"],
            ["♣ Clubs", "x4"],
            ["♠ Spades", "x4"],
        ]
        assert "The most a gamble may win is $10,000.00." in words(player, "#story")
        assert disabled(player) == []


async def test_a_suit_that_is_right_pays_four_times() -> None:
    async with playing(QUEENS, HEART) as player:
        await player.press("space", "g", "3")
        assert "The ace of hearts. You win $80.00!" in words(player, "#story")
        assert "A" in words(player, "#turned")
        assert player.meter("credit") == "$1,060.00"
        await player.press("c")
        assert player.app.screen is player.app.table
        assert player.waits_for() == "spin"
        assert player.meter("win") == "$80.00"


async def test_a_wrong_guess_loses_the_win() -> None:
    async with playing(QUEENS, CLUB) as player:
        await player.press("space", "g", "1")
        assert "You lose the win." in words(player, "#story")
        assert disabled(player) == ["red", "black", "hearts", "diamonds", "clubs", "spades"]
        assert player.meter("credit") == "$980.00"
        await player.press("escape")
        assert player.meter("win") == "$0.00"


async def test_what_would_pass_the_limit_is_closed_and_says_why() -> None:
    async with playing(CLOCKS, HEART, CLUB, line_bet=5_00) as player:
        await player.press("space", "g")
        assert disabled(player) == []
        await player.press("1")
        assert disabled(player) == ["hearts", "diamonds", "clubs", "spades"]
        assert words(player, "#why") == (
            "Closed: hearts, diamonds, clubs, spades could bring the win past $10,000.00."
        )
        await player.press("3")
        assert player.waits_for() == "gamble"
        await player.press("2")
        assert player.waits_for() == "spin"
        assert player.meter("win") == "$8,000.00"
        assert "No gamble on $8,000.00: every choice could pass the limit." in player.told


async def test_the_attempts_a_profile_leaves_are_stated() -> None:
    async with playing(QUEENS, HEART, profile=profile("anz")) as player:
        await player.press("space", "g")
        assert "Gambles left in this round: 5." in words(player, "#story")
        await player.press("1")
        assert "Gambles left in this round: 4." in words(player, "#story")


async def test_a_click_gambles_too() -> None:
    async with playing(QUEENS, HEART) as player:
        await player.press("space", "g")
        await player.click("#red", offset=(3, 2))
        assert player.meter("win") == "$40.00"


async def test_back_leaves_the_win_on_offer_and_space_collects_and_spins() -> None:
    async with playing(QUEENS, LOSS) as player:
        await player.press("space", "g", "escape")
        assert player.app.screen is player.app.table
        assert player.waits_for() == "gamble"
        await player.press("g", "space")
        assert player.app.screen is player.app.table
        assert player.meter("credit") == "$980.00"
