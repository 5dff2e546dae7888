"""The table: window, indicators, counters, talkback, meters and buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Button, Footer, Static

from reelwright.play.questions import Refused
from reelwright.telling import money
from reelwright.telling.tokens import held_now
from reelwright.terminal.counters import cells, changed_now, counters
from reelwright.terminal.lamps import Lamps
from reelwright.terminal.marks import path_marks, win_marks
from reelwright.terminal.prompts import WAIT, prompt, ways_to_bet
from reelwright.terminal.reels import Reels
from reelwright.terminal.screens.auto import AutoScreen
from reelwright.terminal.screens.buy import BuyScreen
from reelwright.terminal.screens.gamble import GambleScreen
from reelwright.terminal.screens.host import BoardScreen
from reelwright.terminal.screens.paytable import PaytableScreen
from reelwright.terminal.talkback import Talkback

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from textual.app import ComposeResult

    from reelwright.cabinet import buttons
    from reelwright.play.events import Window
    from reelwright.terminal.art import Picture
    from reelwright.terminal.session import Session

BUTTONS: Final[tuple[tuple[str, str, str], ...]] = (
    ("lower", "Bet -", "lower_bet"),
    ("raise", "Bet +", "raise_bet"),
    ("lines", "Lines", "lines"),
    ("max", "Bet Max", "bet_max"),
    ("spin", "Spin", "spin"),
    ("auto", "Auto", "auto"),
    ("gamble", "Gamble", "gamble"),
    ("collect", "Collect", "collect"),
    ("paytable", "Paytable", "paytable"),
)
"""The buttons from the left: identity, label, action."""

PRESSED_BY: Final[dict[str, buttons.Button]] = {
    "lower_bet": "bet",
    "raise_bet": "bet",
    "lines": "lines",
    "bet_max": "bet max",
    "auto": "auto",
    "gamble": "gamble",
    "collect": "collect",
}
"""The button of the cabinet that an action presses."""


class Meter(Static):
    """A labelled figure."""

    def __init__(self, label: str, name: str) -> None:
        super().__init__(id=name, classes="meter")
        self._label = label
        self.value = ""

    def show(self, value: str, label: str | None = None) -> None:
        """Show a figure, under another label where one is given."""
        self.value = value
        self._label = self._label if label is None else label
        self.update(Text.assemble((f"{self._label} ", "#a79bd6"), (value, "bold")))


class TableScreen(BoardScreen):
    """The screen a player sits at."""

    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (130, "-wide")]  # noqa: RUF012  (as the base has it)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-high"), (42, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "spin", "Spin"),
        Binding("plus,equals_sign", "raise_bet", "Bet", key_display="+-"),
        Binding("minus,underscore", "lower_bet", show=False),
        Binding("l", "lines", "Lines"),
        Binding("tab", "app.focus_next", "Line", key_display="⇥"),
        Binding("m", "bet_max", "Max"),
        Binding("w", "wager", "Wager"),
        Binding("a", "auto", "Auto"),
        Binding("g", "gamble", "Gamble"),
        Binding("c", "collect", "Collect"),
        Binding("p", "paytable", "Pays"),
        Binding("o", "leave", "Games"),
        Binding("q", "app.quit", "Quit"),
    ]

    def __init__(self, session: Session, pictures: Mapping[str, Picture], window: Window) -> None:
        super().__init__()
        lines = session.offer.lines
        half = (lines + 1) // 2
        self._game = session.game
        self.lamps = (
            Lamps(range(1, half + 1), lines),
            Lamps(range(half + 1, lines + 1), lines),
        )
        self.reels = Reels(pictures, window)
        self.talkback = Talkback(session.game)
        self._path: int | None = None
        self._said = ""

    def compose(self) -> ComposeResult:
        """Lay the table."""
        yield Static(id="title")
        with Horizontal(id="table"):
            yield self.lamps[0]
            yield self.reels
            yield self.lamps[1]
        with Horizontal(id="counters"):
            yield Meter("", "left")
            yield Static(id="message")
            yield Meter("", "won")
        yield Static(id="changed")
        yield Static(id="tokens")
        yield Static(id="ways")
        yield self.talkback
        with Horizontal(id="meters"):
            yield Meter("CREDIT", "credit")
            yield Meter("LINES", "selected")
            yield Meter("LINE BET", "bet")
            yield Meter("TOTAL BET", "total")
            yield Meter("WIN", "win")
        with Horizontal(id="buttons"):
            for name, label, _ in BUTTONS:
                button = Button(label, id=name)
                button.styles.line_pad = 0
                yield button
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Show how the game begins."""
        self.query_one("#title", Static).update(f"✦  {self._game.name}  ✦")
        self.set_class(not self.host.dealer.tempo.frame, "-still")
        self.show()

    def show(self) -> None:
        """Bring the table up to the board; the buttons say what can be pressed."""
        board, session = self.board, self.session
        marks = win_marks(board, session.offer.lines)
        won = bool(marks) and session.celebrated(board.won)
        if self._path:
            marks, won = path_marks(session.definition, self._path), False
        self.reels.show(
            board.window, marks, won=won, held=board.held, cells=cells(board, session.definition)
        )
        for lamps in self.lamps:
            lamps.light(session.selection.lines)
        self.talkback.show(board.told)
        self._show_meters()
        self._show_kept()
        self._show_buttons()
        said = self._said or prompt(session, board, busy=self.host.dealer.busy)
        self.query_one("#message", Static).update(said)

    def roll(self, window: Window) -> None:
        """Show a frame of the spinning reels."""
        self.reels.show(window, {}, held=self.board.held)

    def say(self, sentence: str) -> None:
        """Tell the player something until the next press."""
        self._said = sentence
        self.show()

    @property
    def message(self) -> str:
        """What the player is told now."""
        return str(self.query_one("#message", Static).content)

    def _show_meters(self) -> None:
        board, selection = self.board, self.session.selection
        figures = {
            "credit": money(board.credit),
            "selected": str(len(selection.lines)),
            "bet": money(selection.line_bet),
            "total": money(self.session.cost),
            "win": money(board.won),
        }
        for name, figure in figures.items():
            self.query_one(f"#{name}", Meter).show(figure)
        counted = counters(board)
        for name, (label, figure) in counted.items():
            self.query_one(f"#{name}", Meter).show(figure, label)
        self.query_one("#counters").set_class(bool(counted), "-series")

    def _show_kept(self) -> None:
        """Show what is kept: as selected between rounds, in one as it was told."""
        held = tuple(map(held_now, self.board.tokens.values()))
        changed = changed_now(self.board)
        if self.session.waiting == "spin" and not self.host.dealer.busy:
            held = self.session.tokens_held
            changed = str(self.session.to_come or "")
        ways = ways_to_bet(self.session)
        for name, text in (("changed", changed), ("tokens", "  ".join(held)), ("ways", ways)):
            line = self.query_one(f"#{name}", Static)
            line.display = bool(text)
            line.update(text)

    def _show_buttons(self) -> None:
        live = self.live()
        for name, _, action in BUTTONS:
            button = self.query_one(f"#{name}", Button)
            button.disabled = action in PRESSED_BY and PRESSED_BY[action] not in live
        stops = self.session.auto.on or self.host.dealer.busy
        spin = self.query_one("#spin", Button)
        spin.label = "Stop" if stops else "Spin"
        spin.variant = "error" if stops else "success"
        self.query_one("#gamble").set_class("gamble" in live, "-offered")

    @on(Button.Pressed)
    def press(self, pressed: Button.Pressed) -> None:
        """Do what a button says, as its key does."""
        actions = {name: action for name, _, action in BUTTONS}
        getattr(self, f"action_{actions[pressed.button.id or '']}")()

    @on(Lamps.Pressed)
    def press_lamp(self, pressed: Lamps.Pressed) -> None:
        """Switch a line on or off."""
        if self._select(lambda: self.session.press_line(pressed.line)):
            lit = pressed.line in self.session.selection.lines
            self._show_path(pressed.line if lit else None)

    def action_lines(self) -> None:
        """Press Lines."""
        if self._select(self.session.press_lines):
            self._show_path(self.session.selection.lines[-1])

    def action_raise_bet(self) -> None:
        """Press Bet +."""
        self._select(self.session.raise_bet)

    def action_lower_bet(self) -> None:
        """Press Bet -."""
        self._select(self.session.lower_bet)

    def action_bet_max(self) -> None:
        """Press Bet Max."""
        self._select(self.session.bet_max)

    def action_spin(self) -> None:
        """Spin; while Auto is on stop it, while the reels spin let them stand."""
        if self.session.auto.on:
            self.session.press_stop()
            self.show()
        elif self.host.dealer.busy:
            self.host.dealer.hurry()
        else:
            self._path = None
            self._spin()

    def _spin(self) -> None:
        if self.session.buys and "spin" in self.live():
            self.app.push_screen(BuyScreen())
        else:
            self.host.perform(self.session.spin)

    def action_auto(self) -> None:
        """Ask how many games Auto shall play."""
        if self._can("auto"):
            self.app.push_screen(AutoScreen())

    def action_gamble(self) -> None:
        """Open the gamble."""
        if self._can("gamble"):
            self.app.push_screen(GambleScreen())

    def action_collect(self) -> None:
        """Collect the win on offer."""
        self.host.perform(self.session.collect)

    def action_paytable(self) -> None:
        """Open the paytable."""
        self.app.push_screen(PaytableScreen())

    def action_wager(self) -> None:
        """Go to the next way to bet."""
        self._select(self.session.press_wager)

    def action_leave(self) -> None:
        """Go to the lobby."""
        self.host.leave()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Tell whether an action is there: the lobby is, only where one was left for the game."""
        if action == "wager":
            return bool(self.session.definition.wagers)
        return self.host.lobby if action == "leave" else super().check_action(action, parameters)

    def _can(self, button: buttons.Button) -> bool:
        return self._select(lambda: self.session.need(button))

    def _select(self, press: Callable[[], None]) -> bool:
        """Do what moves no round; say so, and return false, where it is refused."""
        if self.host.dealer.busy:
            self.say(WAIT)
            return False
        try:
            press()
        except Refused as refused:
            self.say(str(refused))
            return False
        self._path = None
        self.say("")
        return True

    def _show_path(self, line: int | None) -> None:
        self._path = line
        self.show()
