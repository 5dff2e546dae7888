"""The game in a terminal: a thin shell around a session and the dealer that tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from reelwright.chance import DrawsSpent
from reelwright.play import events
from reelwright.play.questions import Refused
from reelwright.record import RecordError
from reelwright.terminal.art import pictures
from reelwright.terminal.dealer import Dealer, Tempo
from reelwright.terminal.prompts import ROUND_FIRST, WAIT
from reelwright.terminal.screens.bonus import BonusScreen
from reelwright.terminal.screens.choice import ChoiceScreen
from reelwright.terminal.screens.host import BoardScreen
from reelwright.terminal.screens.table import TableScreen

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from reelwright.play.events import Event, Window
    from reelwright.terminal.session import Events, Session

THEME = Theme(
    name="ballroom",
    primary="#8b6cf0",
    secondary="#62aef7",
    accent="#ffd75e",
    success="#3fa869",
    warning="#f58a2e",
    error="#f0506e",
    foreground="#ece7fb",
    background="#130e29",
    surface="#2b2154",
    panel="#1b1437",
    dark=True,
)


class GameApp(App[str]):
    """A game for one player; `run` returns why it halted, or `None` where the player left.

    Where there is a lobby the player may leave for it between rounds: `left_for_lobby` then.
    """

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True)
    ]

    def __init__(
        self,
        session: Session,
        tempo: Tempo,
        rtp: Callable[[], Fraction | None] = lambda: None,
        *,
        lobby: bool = False,
    ) -> None:
        super().__init__()
        self.lobby = lobby
        self.left_for_lobby = False
        self.title = session.game.name
        self.session = session
        self.rtp = rtp
        self.pictures = pictures(session.game)
        self.dealer = Dealer(session, tempo, self._changed, self._rolling)
        self.table = TableScreen(session, self.pictures, self.dealer.board.window)

    def on_mount(self) -> None:
        """Open the table."""
        self.register_theme(THEME)
        self.theme = THEME.name
        self.push_screen(self.table)

    def perform(self, action: Callable[[], Events]) -> None:
        """Do what the player asked for and play on; say so where it is refused."""
        if self.dealer.busy:
            self.table.say(WAIT)
            return
        try:
            happened = action()
        except Refused as refused:
            self.table.say(str(refused))
        except (RecordError, OSError) as error:
            self._halt(error)
        else:
            self.table.say("")
            self.dealer.busy = True
            self.run_worker(self._play(happened))

    async def _play(self, happened: Events) -> None:
        try:
            await self.dealer.play(happened)
        except (DrawsSpent, Refused, RecordError, OSError) as error:
            self._halt(error)
        else:
            if self.session.waiting in ("offer", "feature"):
                self.push_screen(ChoiceScreen())
            self.show()

    def leave(self) -> None:
        """Go to the lobby, or say why that must wait."""
        if self.dealer.busy:
            self.table.say(WAIT)
        elif self.session.waiting != "spin":
            self.table.say(ROUND_FIRST)
        else:
            self.left_for_lobby = True
            self.exit()

    def _halt(self, error: Exception) -> None:
        """End: the source of draws or the record cannot go on, and the round stays open."""
        self.exit(str(error))

    def show(self) -> None:
        """Bring every screen up to the board."""
        for screen in self.screen_stack:
            if isinstance(screen, BoardScreen) and screen.is_mounted:
                screen.show()
                screen.refresh_bindings()

    def _changed(self, event: Event) -> None:
        if isinstance(event, events.BonusBegun):
            self.push_screen(BonusScreen())
        over = isinstance(event, events.BonusEnded | events.CapReached)
        if over and isinstance(self.screen, BonusScreen):
            self.pop_screen()
        self.show()

    def _rolling(self, window: Window) -> None:
        self.table.roll(window)
