"""The paytable: every symbol with its number and pays, the features, the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Footer, Static

from reelwright.terminal.paytable import pay_rows
from reelwright.terminal.rules import rules
from reelwright.terminal.screens.host import OverScreen
from reelwright.terminal.tiles import Tile

if TYPE_CHECKING:
    from fractions import Fraction

    from textual.app import ComposeResult

    from reelwright.terminal.paytable import PayRow

TILE = (14, 4)
"""Width and height of a picture, in characters."""


class PaytableScreen(OverScreen):
    """One page to scroll; the return to player joins it once it is counted."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "scroll(1)", "Scroll", key_display="↑↓"),
        Binding("up", "scroll(-1)", show=False),
        Binding("escape,p,space", "dismiss", "Back"),
    ]

    def compose(self) -> ComposeResult:
        """Lay out the symbols and the rules."""
        with VerticalScroll(classes="page", can_focus=False):
            yield Static(f"PAYTABLE   {self.session.game.name}", classes="heading")
            yield Static(self._symbols(), id="symbols")
            yield Static(id="rules")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Show the rules, and count the return to player."""
        self._show_rules(None)
        self._count()

    def show(self) -> None:
        """Nothing on this screen changes with the board."""

    def action_scroll(self, by: int) -> None:
        """Scroll by a few lines."""
        self.query_one(VerticalScroll).scroll_relative(y=3 * by, animate=False)

    @work(thread=True)
    def _count(self) -> None:
        rtp = self.host.rtp()
        self.app.call_from_thread(self._show_rules, rtp)

    @property
    def text(self) -> str:
        """All that the page says."""
        return "\n".join(
            [*(_words(row).plain for row in pay_rows(self.session.game)), *self._rules]
        )

    def _show_rules(self, rtp: Fraction | None) -> None:
        self._rules = rules(self.session.game, rtp)
        table = Table.grid(padding=(0, 2, 0, 0))
        for sentence in self._rules:
            table.add_row("·", sentence)
        self.query_one("#rules", Static).update(table)

    def _symbols(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(width=TILE[0])
        table.add_column(ratio=1)
        for row in pay_rows(self.session.game):
            table.add_row(self._tile(row), _words(row))
            table.add_row("", "")
        return table

    def _tile(self, row: PayRow) -> Segments:
        lines = Tile(self.host.pictures[row.symbol]).rows(*TILE)
        return Segments([segment for line in lines for segment in [*line, Segment.line()]])


def _words(row: PayRow) -> Text:
    number = f"  no. {row.icon}" if row.icon else ""
    words = Text.assemble((row.name, "bold"), (number, "#a79bd6"))
    for count, pay in sorted(row.pays.items(), reverse=True):
        words.append(f"\n{count} pay {pay}")
    for note in row.notes:
        words.append(f"\n{note}", "#c9c1ea")
    return words
