"""A player at a table whose draws a test chooses: windows by name, cards, prizes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from fractions import Fraction

from textual.pilot import Pilot

from reelwright.chance import RecordedSource
from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Stage
from reelwright.play.questions import Drawn
from reelwright.profiles.model import Profile
from reelwright.record import Recorder
from reelwright.terminal.app import GameApp
from reelwright.terminal.dealer import AT_ONCE, Tempo
from reelwright.terminal.screens.bonus import BonusScreen
from reelwright.terminal.screens.table import Meter
from reelwright.terminal.session import Session
from tests.rounds import LOSING, OPEN, Rigged, cinderella, on_middle_row, rows

STAGES = {
    "the ball": Stage(pick=3, from_=(10, 10, 15, 20, 25, 30, 40, 50, 70)),
    "the slipper": Stage(pick=1, from_=(20, 30, 40, 60, 100)),
}
_FEATURES = cinderella().features
_SLIPPER = _FEATURES["glass slipper"].model_copy(update={"stages": STAGES})
_BASE = cinderella().model_copy(update={"features": _FEATURES | {"glass slipper": _SLIPPER}})
_QUIET = "nine ten ace ten nine"
RIGGED = Rigged(
    [
        LOSING,
        on_middle_row("queen", "sisters", "queen", "king", above=_QUIET),
        rows(
            "pumpkin ten pumpkin ten jack",
            "nine pumpkin ace king king",
            "ace nine queen jack ten",
        ),
        on_middle_row("prince", "sisters", "prince", above=_QUIET),
        on_middle_row("clock", "sisters", "clock", "clock", "clock", above=_QUIET),
    ],
    _BASE,
)
LOSS, QUEENS, PUMPKINS, PRINCES, CLOCKS = (RIGGED.stops(number) for number in range(5))
"""Nothing; 20 line bets on line 1; 2 total bets and 15 free games; 1 line bet on line 1 and the
mini-game; 400 line bets on line 1."""

HEART, CLUB = Drawn((0,)), Drawn((26,))
SMALLEST_PRIZE = Drawn((0,))
"""The smallest prize left in a pool; those after it are 1, 2 and so on, like prizes as one."""
CREDIT = 1_000_00

_CINDERELLA = read_game(find_game("cinderella"))
GAME = _CINDERELLA.model_copy(update={"definition": RIGGED.definition})


def sitting(
    *draws: Drawn,
    credit: int = CREDIT,
    line_bet: int = 100,
    profile: Profile = OPEN,
    recorder: Recorder | None = None,
) -> Session:
    """A session on all 20 lines that is answered these draws and no others."""
    session = Session(GAME, profile, RecordedSource(draws), credit, recorder)
    session.selection = replace(session.selection, line_bet=line_bet)
    return session


@dataclass
class Player:
    """Presses keys and reads what is in sight."""

    app: GameApp
    pilot: Pilot[str]

    async def press(self, *keys: str) -> None:
        """Press keys, each once the game has come to rest after the one before."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def click(self, selector: str, offset: tuple[int, int] = (1, 0)) -> None:
        await self.pilot.click(selector, offset=offset)
        await self.settle()

    async def settle(self) -> None:
        for _ in range(500):
            if not self.app.dealer.busy or self._between_stages:
                return
            await self.pilot.pause()
        raise AssertionError("the game did not come to rest")

    @property
    def _between_stages(self) -> bool:
        bonus = self.app.dealer.board.bonus
        over = bonus is not None and bonus.stage is not None and bonus.stage_over
        return over and isinstance(self.app.screen, BonusScreen)

    @property
    def session(self) -> Session:
        return self.app.session

    def meter(self, name: str) -> str:
        return self.app.table.query_one(f"#{name}", Meter).value

    @property
    def told(self) -> str:
        return self.app.table.talkback.text

    @property
    def message(self) -> str:
        return self.app.table.message

    def busy(self) -> bool:
        return self.app.dealer.busy

    def waits_for(self) -> str | None:
        return self.session.waiting

    @property
    def lines(self) -> tuple[int, ...]:
        return self.session.selection.lines


@asynccontextmanager
async def playing(
    *draws: Drawn,
    credit: int = CREDIT,
    line_bet: int = 100,
    profile: Profile = OPEN,
    size: tuple[int, int] = (80, 24),
    tempo: Tempo = AT_ONCE,
) -> AsyncIterator[Player]:
    """The real app, without a terminal."""
    session = sitting(*draws, credit=credit, line_bet=line_bet, profile=profile)
    app = GameApp(session, tempo, lambda: Fraction(9326, 10_000))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Player(app, pilot)
