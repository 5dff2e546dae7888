"""The line indicators beside the window: numbered, coloured, lit or not, and pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.segment import Segment
from rich.style import Style
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from reelwright.terminal.art import mixed
from reelwright.terminal.tiles import NIGHT, line_colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events

WIDTH = 7


class Lamps(Widget, can_focus=True):
    """A column of indicators; a click, or arrows and Enter, presses one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("enter", "press", show=False),
    ]

    class Pressed(Message):
        """The indicator of a line was pressed."""

        def __init__(self, line: int) -> None:
            super().__init__()
            self.line = line

    def __init__(self, numbers: Sequence[int], of: int) -> None:
        super().__init__()
        self.numbers = tuple(numbers)
        self._of = of
        self._lit: frozenset[int] = frozenset()
        self._cursor = 0

    def light(self, lines: Sequence[int]) -> None:
        """Light these lines and no others."""
        self._lit = frozenset(lines)
        self.refresh()

    def action_move(self, by: int) -> None:
        """Go to the next indicator."""
        self._cursor = (self._cursor + by) % len(self.numbers)
        self.refresh()

    def action_press(self) -> None:
        """Press the indicator the cursor is on."""
        self.post_message(self.Pressed(self.numbers[self._cursor]))

    def on_click(self, event: events.Click) -> None:
        """Press the indicator under the pointer."""
        place = self._place(event.y, event.x)
        if place is not None:
            self._cursor = place
            self.action_press()

    def on_focus(self) -> None:
        """Show the cursor."""
        self.refresh()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self.refresh()

    @property
    def columns(self) -> int:
        """How many indicators stand side by side so that all are in sight."""
        return -(-len(self.numbers) // max(1, self.size.height))

    @property
    def _pitch(self) -> int:
        """Rows from one indicator to the one below it."""
        rows = -(-len(self.numbers) // self.columns)
        return max(1, min(2, self.size.height // rows))

    @property
    def top(self) -> int:
        """The row of the first indicator."""
        rows = -(-len(self.numbers) // self.columns)
        return max(0, (self.size.height - rows * self._pitch + self._pitch - 1) // 2)

    def _place(self, y: int, x: int) -> int | None:
        row, between = divmod(y - self.top, self._pitch)
        column = x // WIDTH
        place = row * self.columns + column
        inside = row >= 0 and not between and column < self.columns
        return place if inside and place < len(self.numbers) else None

    def render_line(self, y: int) -> Strip:
        """Draw the indicators of a row."""
        ground = Style(bgcolor=NIGHT)
        segments = []
        for column in range(self.columns):
            place = self._place(y, column * WIDTH)
            segments += [Segment(" " * WIDTH, ground)] if place is None else self._lamp(place)
        return Strip(segments).adjust_cell_length(self.size.width, ground)

    def _lamp(self, place: int) -> list[Segment]:
        number = self.numbers[place]
        colour = line_colour(number, self._of)
        cursor = self.has_focus and place == self._cursor
        if number in self._lit:
            style, bulb = Style(color=NIGHT, bgcolor=colour, bold=True), "●"
        else:
            style = Style(color=mixed(colour, NIGHT, 0.35), bgcolor=mixed(NIGHT, colour, 0.12))
            bulb = "○"
        left, right = ("▸", "◂") if cursor else (" ", " ")
        edge = Style(color="#ffffff", bgcolor=NIGHT)
        return [Segment(left, edge), Segment(f"{bulb} {number:>2} ", style), Segment(right, edge)]
