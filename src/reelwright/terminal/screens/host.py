"""What every screen of the game has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from textual.screen import ModalScreen, Screen

if TYPE_CHECKING:
    from reelwright.cabinet.buttons import Button
    from reelwright.terminal.app import GameApp
    from reelwright.terminal.board import Board
    from reelwright.terminal.session import Session


class BoardScreen(Screen[None]):
    """A screen that shows the board."""

    @property
    def host(self) -> GameApp:
        """The app."""
        return cast("GameApp", self.app)

    @property
    def session(self) -> Session:
        """The player's session."""
        return self.host.session

    @property
    def board(self) -> Board:
        """What has been told so far."""
        return self.host.dealer.board

    def live(self) -> tuple[Button, ...]:
        """Return the buttons that can be pressed now."""
        return () if self.host.dealer.busy else self.session.live

    def show(self) -> None:
        """Bring the screen up to the board."""
        raise NotImplementedError


class OverScreen(BoardScreen, ModalScreen[None]):
    """A screen over the table."""
