"""The lobby in a terminal: a list of games, one of which is chosen by key or pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from textual import on, work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from reelwright.telling import money
from reelwright.terminal.app import THEME

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from reelwright.terminal.lobby.visit import Visit

QUIET, GOLD = "#a79bd6", "#ffd75e"


class Counted(Message):
    """What a game returns is known."""

    def __init__(self, key: str, returns: str) -> None:
        super().__init__()
        self.key = key
        self.returns = returns


class Games(OptionList):
    """The list; its keys are told in the footer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "cursor_down", "Choose", key_display="↑↓"),
        Binding("enter", "select", "Play", key_display="enter"),
    ]


class LobbyApp(App[str]):
    """The games on offer; `run` returns the key of the one chosen, or `None` for none."""

    CSS_PATH = "lobby.tcss"
    TITLE = "Reelwright"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(key), f"pick({key})", show=False) for key in range(2, 10)),
        Binding("1", "pick(1)", "By number", key_display="1-9"),
        Binding("q", "quit", "Quit"),
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(self, visit: Visit, at: str | None = None) -> None:
        super().__init__()
        self.visit = visit
        self._at = at

    def compose(self) -> ComposeResult:
        """Lay out a line or two for each game."""
        yield Static("✦  Choose a game  ✦", id="title")
        yield Games(*(Option(self._told(key, ""), id=key) for key in self.visit.keys), id="games")
        yield Static(
            Text.assemble(("CREDIT ", QUIET), (money(self.visit.credit), "bold")), id="purse"
        )
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Stand at the game that was played last, and count what each returns."""
        self.register_theme(THEME)
        self.theme = THEME.name
        self.games.focus()
        self.games.highlighted = self.visit.keys.index(self._at) if self._at else 0
        self._count()

    @property
    def games(self) -> Games:
        """The list of games."""
        return self.query_one(Games)

    @on(OptionList.OptionSelected)
    def choose(self, chosen: OptionList.OptionSelected) -> None:
        """Go to the game that was pressed."""
        self.exit(chosen.option_id)

    def action_pick(self, number: int) -> None:
        """Go to a game by its number in the list."""
        if number <= len(self.visit.keys):
            self.exit(self.visit.keys[number - 1])

    @work(thread=True)
    def _count(self) -> None:
        worker = get_current_worker()
        for key in self.visit.keys:
            if worker.is_cancelled:
                return
            # (a message waits for nobody, so that leaving does not wait for it)
            self.post_message(Counted(key, self.visit.returns(key)))

    @on(Counted)
    def _show(self, counted: Counted) -> None:
        told = self._told(counted.key, counted.returns)
        self.games.replace_option_prompt(counted.key, told)

    def _told(self, key: str, returns: str) -> Group:
        number = self.visit.keys.index(key) + 1
        head = Table.grid(expand=True)
        head.add_column(width=4)
        head.add_column(ratio=1)
        head.add_column(justify="right")
        head.add_row(
            Text(f"{number:2}", QUIET), Text(self.visit.name(key), f"bold {GOLD}"), Text(returns)
        )
        kind = Text(self.visit.character(key), QUIET, no_wrap=True, overflow="ellipsis")
        return Group(head, Padding(kind, (0, 0, 0, 4)))
