"""A bonus of picks: things to pick, what they hide, what is left in the pool."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Grid, Vertical
from textual.widgets import Button, Footer, Static

from reelwright.telling import money
from reelwright.terminal.screens.host import OverScreen
from reelwright.terminal.screens.paytable import PaytableScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from reelwright.terminal.board import Bonus

MOST: Final = 30
"""The most things a stage can show."""

WIDEST_ROW: Final = 5
"""So many things still stand in one row; more of them stand in three."""


class BonusScreen(OverScreen):
    """The stage under way; a digit, an arrow and Enter, or a click picks."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(key), f"pick('{key}')", show=False) for key in range(2, 10)),
        Binding("1", "pick('1')", "Pick", key_display="1-9"),
        Binding("left,up", "app.focus_previous", "Other things", key_display="arrows"),
        Binding("right,down", "app.focus_next", show=False),
        Binding("space", "go_on", "Go on"),
        Binding("p", "paytable", "Paytable"),
        Binding("q", "app.quit", "Quit"),
    ]

    def compose(self) -> ComposeResult:
        """Lay out the things and the pool."""
        with Vertical(classes="card"):
            yield Static(id="stage", classes="heading")
            yield Static(id="task", classes="words")
            with Grid(id="things"):
                for number in range(1, MOST + 1):
                    yield Button(id=f"thing-{number}", classes="thing")
            yield Static(id="pool", classes="words")
            yield Static(id="prizes", classes="words")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Show the first stage."""
        self.show()

    def show(self) -> None:
        """Show what is opened, what is still hidden and what was won."""
        bonus = self.board.bonus
        if bonus is None or bonus.stage is None:
            return
        stage = bonus.stage
        name = bonus.begun.feature.upper()
        self.query_one("#stage", Static).update(
            f"{name}   stage {stage.number} of {bonus.begun.stages}: {stage.stage}"
        )
        self.query_one("#task", Static).update(_task(bonus))
        self._show_things(bonus)
        self.query_one("#pool", Static).update(_pool(bonus))
        self.query_one("#prizes", Static).update(self._prizes(bonus))

    def _show_things(self, bonus: Bonus) -> None:
        assert bonus.stage is not None
        shown = len(bonus.stage.pool)
        grid = self.query_one("#things", Grid)
        grid.styles.grid_size_columns = shown if shown <= WIDEST_ROW else -(-shown // 3)
        open_to_pick = () if self.host.dealer.busy else self.session.options
        for number in range(1, MOST + 1):
            thing = self.query_one(f"#thing-{number}", Button)
            option = str(number)
            thing.display = number <= shown
            thing.disabled = option not in open_to_pick
            thing.set_class(option in bonus.opened, "-opened")
            thing.label = _face(bonus, option)

    def _prizes(self, bonus: Bonus) -> Text:
        assert self.board.begun is not None
        assert bonus.stage is not None
        begun, on = self.board.begun, bonus.stage.prizes_on
        bets = {
            "line bet": f"times the line bet of {money(begun.line_bet)}",
            "total bet": f"times the total bet of {money(begun.total_bet)}",
            "fixed": "in money",
        }
        lines = ", ".join(map(str, bonus.begun.lines))
        which = "line" if len(bonus.begun.lines) == 1 else "each of lines"
        paid_for = f", for {which} {lines}" if lines else ""
        return Text.assemble(
            f"Prizes are {bets[on]}{paid_for}.  Won: ", (money(bonus.won), "bold #ffd75e")
        )

    @on(Button.Pressed)
    def press(self, pressed: Button.Pressed) -> None:
        """Pick the thing that was pressed."""
        self.action_pick((pressed.button.id or "").removeprefix("thing-"))

    def action_pick(self, option: str) -> None:
        """Pick a thing by its number."""
        if not self.host.dealer.busy and option in self.session.options:
            self.host.perform(lambda: self.session.choose(option))

    def action_go_on(self) -> None:
        """Go on after a stage."""
        self.host.dealer.seen()

    def action_paytable(self) -> None:
        """Open the paytable."""
        self.app.push_screen(PaytableScreen())


def _task(bonus: Bonus) -> str:
    assert bonus.stage is not None
    if bonus.stage_over:
        return "That was the stage: press Space to go on."
    if not bonus.stage.picks:
        return "Pick until the end is found. What a thing hides is drawn after you picked it."
    things = "thing" if bonus.picks_left == 1 else "things"
    return f"Pick {bonus.picks_left} {things}. What one hides is drawn after you picked it."


def _pool(bonus: Bonus) -> str:
    counts = Counter(bonus.pool).items()  # (in the order of the pool: prizes rise)
    prizes = "   ".join(f"{prize}" + (f" ({n}x)" if n > 1 else "") for prize, n in counts)
    return f"{'Stayed hidden' if bonus.stage_over else 'Still hidden'}:  {prizes or 'nothing'}"


def _face(bonus: Bonus, option: str) -> str:
    if option in bonus.opened:
        hidden = bonus.opened[option]
        return hidden if isinstance(hidden, str) else f"x{hidden}"
    return "..." if option == bonus.picked else f"◆ {option} ◆"
