"""Any choice without a screen of its own: its options as a list, by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Button, Footer, Static

from reelwright.telling import sentence
from reelwright.telling.words import counted
from reelwright.terminal.screens.host import OverScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult

MOST: Final = 12
"""The most options that are listed."""


class ChoiceScreen(OverScreen):
    """The options; a digit, an arrow and Enter, or a click chooses."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(key), f"choose({key})", show=False) for key in range(2, 10)),
        Binding("1", "choose(1)", "Choose", key_display="1-9"),
        Binding("left,up", "app.focus_previous", "Other options", key_display="arrows"),
        Binding("right,down", "app.focus_next", show=False),
        Binding("q", "app.quit", "Quit"),
    ]

    def compose(self) -> ComposeResult:
        """Lay out the options."""
        with Vertical(classes="card"):
            yield Static("CHOOSE", classes="heading")
            yield Static(id="asked", classes="words")
            for number in range(1, MOST + 1):
                yield Button(id=f"option-{number}", classes="thing")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Show what may be chosen."""
        self.show()

    def show(self) -> None:
        """Show the options that are open."""
        options = self.session.options
        asked = self.board.offers or self.board.spent
        if asked:
            self.query_one("#asked", Static).update(sentence(asked, self.session.game))
        for number in range(1, MOST + 1):
            button = self.query_one(f"#option-{number}", Button)
            button.display = number <= len(options)
            if button.display:
                button.label = self._label(number, options[number - 1])

    def _label(self, number: int, option: str) -> str:
        offers = self.board.offers
        if offers is None or number > len(offers.offers):
            return f"({number}) {option.capitalize()}"
        games, factor = offers.offers[number - 1]
        prizes = f", prizes x{factor}" if factor > 1 else ""
        return f"({number}) {counted(games, 'free game')}{prizes}"

    @on(Button.Pressed)
    def press(self, pressed: Button.Pressed) -> None:
        """Choose the option that was pressed."""
        self.action_choose(int((pressed.button.id or "").removeprefix("option-")))

    def action_choose(self, number: int) -> None:
        """Choose an option by its place, from 1."""
        options = self.session.options
        if not self.host.dealer.busy and number <= len(options):
            self.dismiss()
            self.host.perform(lambda: self.session.choose(options[number - 1]))
