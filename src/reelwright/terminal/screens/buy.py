"""Asks whether a feature is to be bought, and says what that costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Footer, Static

from reelwright.telling import money
from reelwright.telling.bonuses import title
from reelwright.terminal.screens.host import OverScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult


class BuyScreen(OverScreen):
    """The price of a feature; `y` buys it, `n` does not."""

    AUTO_FOCUS = "#no"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "buy", "Buy"),
        Binding("n,escape", "dismiss", "Not now"),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def compose(self) -> ComposeResult:
        """Lay out the question."""
        cost = money(self.session.cost)
        with Vertical(classes="card"):
            yield Static("BUY", classes="heading")
            yield Static(
                f"{title(self.session.buys)} starts at once, in place of a spin. It costs {cost}.",
                classes="words",
            )
            with Horizontal(classes="options"):
                yield Button("Not now (n)", id="no")
                yield Button(f"Buy for {cost} (y)", id="yes", variant="primary")
        yield Footer(show_command_palette=False, compact=True)

    def show(self) -> None:
        """Nothing on this screen changes."""

    @on(Button.Pressed, "#no")
    def refuse(self) -> None:
        """Go back to the table."""
        self.dismiss()

    @on(Button.Pressed, "#yes")
    def action_buy(self) -> None:
        """Buy the feature."""
        self.dismiss()
        self.host.perform(self.session.spin)
