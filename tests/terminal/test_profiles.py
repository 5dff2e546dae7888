"""What a profile narrows in the terminal: Auto, the time of a game, its cost, small wins, Stop."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import pytest

from reelwright.play.questions import Refused
from reelwright.profiles.model import Profile
from reelwright.terminal.dealer import Dealer, Tempo
from reelwright.terminal.pacing import Pace
from reelwright.terminal.plain import PlainGame
from reelwright.terminal.session import Session
from tests.terminal.sittings import CREDIT, LOSS, QUEENS, playing, sitting


def under(**limits: Any) -> Profile:
    return Profile(name="limited", description="for tests", **limits)


class Nanoseconds:
    """A clock whose hands a test puts on."""

    def __init__(self) -> None:
        self.at = 0

    def __call__(self) -> int:
        return self.at

    def on(self, milliseconds: float) -> None:
        self.at += int(milliseconds * 1_000_000)


def run_on(session: Session) -> None:
    while session.running and not session.pause:
        session.tick()


def test_there_is_no_auto_where_each_game_is_pressed_for() -> None:
    session = sitting(LOSS, profile=under(autoplay=False))
    assert "auto" not in session.live
    with pytest.raises(Refused, match="There is no Auto here: each game is started by a press"):
        session.press_auto(5)
    assert "auto" in sitting(LOSS).live


def test_a_game_begins_no_sooner_than_the_profile_lets_it() -> None:
    clock, limits = Nanoseconds(), under(minimum_round_ms=2500)
    session = sitting(LOSS, LOSS, profile=limits)
    session.pace = Pace(limits, clock)
    session.spin()
    run_on(session)
    credit = session.credit
    clock.on(milliseconds=1400)
    with pytest.raises(Refused, match=r"The next game can begin in 2 seconds\."):
        session.spin()
    assert (session.credit, session.waiting) == (credit, "spin")
    clock.on(milliseconds=1099.999)
    with pytest.raises(Refused, match="in 1 seconds"):
        session.spin()
    clock.on(milliseconds=0.001)
    assert session.spin()


def test_games_of_auto_and_lines_of_commands_wait_for_it() -> None:
    clock, limits = Nanoseconds(), under(minimum_round_ms=2500)
    session = sitting(*[LOSS] * 6, profile=limits)
    session.pace = Pace(limits, clock)
    slept: list[int] = []

    def sleep(seconds: float) -> None:
        slept.append(round(seconds * 1000))
        clock.on(milliseconds=seconds * 1000)

    PlainGame(session, lambda _: None, sleep=sleep).run(io.StringIO("s\na 5\n"))
    assert [each for each in slept if each] == [2500] * 5
    assert session.credit == CREDIT - 6 * 20_00


def test_a_bet_above_the_limit_is_refused() -> None:
    session = sitting(LOSS, profile=under(largest_bet=1999))
    for press in (session.spin, lambda: session.press_auto(5)):
        with pytest.raises(Refused, match=r"A game costs \$20.00 and can cost \$19.99 at most."):
            press()
    session.lower_bet()
    assert session.spin()


@pytest.mark.parametrize("below", [True, False])
def test_a_win_is_celebrated_from_its_stake_on(*, below: bool) -> None:
    """Twenty lines at 1.00 are staked."""
    session = sitting(QUEENS, profile=under(celebrates_below_stake=below))
    session.spin()
    run_on(session)
    assert session.celebrated(2000)
    assert session.celebrated(1999) is below


@pytest.mark.parametrize("stop", [True, False])
def test_reels_are_stopped_only_where_they_may_be(*, stop: bool) -> None:
    """Hurried after the first frame: every other frame is shown only where nothing stops them."""
    session = sitting(LOSS, profile=under(stop=stop))
    frames: list[object] = []

    async def played() -> None:
        dealer = Dealer(session, Tempo(frame=0.01, beat=0), lambda _: None, frames.append)

        def rolling(window: object) -> None:
            frames.append(window)
            asyncio.get_running_loop().call_soon(dealer.hurry)

        dealer._rolling = rolling
        await dealer.play(session.spin())

    asyncio.run(played())
    assert (len(frames) == 1) is stop


@pytest.mark.parametrize("below", [True, False])
async def test_a_small_win_is_framed_and_nothing_fades_beside_it(*, below: bool) -> None:
    async with playing(QUEENS, profile=under(celebrates_below_stake=below)) as player:
        await player.press("space")
        reels = player.app.table.reels
        assert reels.won
        player.session.staked = 2001
        player.app.table.show()
        assert reels.won is below
        assert set(reels.marks) == {(1, 1), (2, 1), (3, 1)}
