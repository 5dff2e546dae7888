"""Asks how many games Auto shall play."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Footer, Static

from reelwright.cabinet.auto import GAMES
from reelwright.terminal.screens.host import OverScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult


class AutoScreen(OverScreen):
    """One button for each number of games on offer, numbered from 1."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(str(key), f"play({games})", f"{games} games")
            for key, games in enumerate(GAMES, 1)
        ),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("escape", "dismiss", "Back"),
    ]

    def compose(self) -> ComposeResult:
        """Lay out the buttons."""
        with Vertical(classes="card"):
            yield Static("AUTO", classes="heading")
            yield Static(
                "Games start by themselves until you win, a feature needs you,\n"
                "you press Stop, or they are played.",
                classes="words",
            )
            with Horizontal(classes="options"):
                for games in GAMES:
                    yield Button(f"{games} games", id=f"games-{games}", variant="primary")
        yield Footer(show_command_palette=False, compact=True)

    def show(self) -> None:
        """Nothing on this screen changes."""

    @on(Button.Pressed)
    def press(self, pressed: Button.Pressed) -> None:
        """Begin the games of a button."""
        self.action_play(int((pressed.button.id or "").removeprefix("games-")))

    def action_play(self, games: int) -> None:
        """Begin so many games."""
        self.dismiss()
        self.host.perform(lambda: self.session.press_auto(games))
