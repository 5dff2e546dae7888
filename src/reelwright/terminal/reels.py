"""The window: what is in sight of the reels, as large as the terminal allows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from reelwright.definition.model import symbols_of
from reelwright.terminal.tiles import GOLD, HELD, NIGHT, Tile, open_cell

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from reelwright.play.events import Position, Window
    from reelwright.terminal.art import Picture


@dataclass(frozen=True, slots=True)
class Cells:
    """A window cell by cell: the symbol that is held, and what it is worth on each of its cells."""

    symbol: str
    worth: Mapping[Position, str]


class Reels(Widget):
    """The symbols in sight; marked positions are framed, and where they won the others fade.

    Reels that are held say so. Where cells are held by themselves the others are open.
    """

    def __init__(self, pictures: Mapping[str, Picture], window: Window) -> None:
        super().__init__(id="reels")
        self._pictures = pictures
        self.window = window
        self.marks: Mapping[Position, str] = {}
        self.won = False
        self.held: Collection[int] = ()
        self.cells: Cells | None = None

    def show(
        self,
        window: Window,
        marks: Mapping[Position, str],
        *,
        won: bool = False,
        held: Collection[int] = (),
        cells: Cells | None = None,
    ) -> None:
        """Show a window; `marks` has the colour of every position framed."""
        self.window, self.marks, self.won = window, marks, won
        self.held, self.cells = held, cells
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Draw a line of the widget."""
        rows = max(map(len, self.window))
        height = max(1, (self.size.height - rows + 1) // rows)
        row, line = divmod(y - (self.size.height - rows * (height + 1) + 1) // 2, height + 1)
        if not 0 <= row < rows or line == height:
            return Strip([Segment(" " * self.size.width, Style(bgcolor=NIGHT))])
        reels = len(self.window)
        width = max(6, (self.size.width - reels + 1) // reels)
        left = max(0, self.size.width - reels * (width + 1) + 1) // 2
        gap = Segment(" ", Style(bgcolor=NIGHT))
        segments = [Segment(" " * left, gap.style)]
        for reel in range(1, reels + 1):
            if row < len(self.window[reel - 1]):
                segments += [*self._drawn(reel, row, width, height)[line], gap]
            else:
                segments += [Segment(" " * width, gap.style), gap]
        return Strip(segments).adjust_cell_length(self.size.width, gap.style)

    def _drawn(self, reel: int, row: int, width: int, height: int) -> list[list[Segment]]:
        if self.cells is None:
            return self._tile(reel, row).rows(width, height)
        worth = self.cells.worth.get((reel, row))
        if worth is None:
            return open_cell(width, height)
        return Tile(self._pictures[self.cells.symbol], GOLD, label=worth).rows(width, height)

    def _tile(self, reel: int, row: int) -> Tile:
        symbol, *_ = symbols_of(self.window[reel - 1][row])
        mark = self.marks.get((reel, row))
        held = reel in self.held
        lowest = row == len(self.window[reel - 1]) - 1
        return Tile(
            self._pictures[symbol],
            mark or (HELD if held else None),
            won=self.won and bool(mark),
            faded=self.won and not mark,
            label=f"HELD {self._pictures[symbol].name}" if held and lowest else "",
        )
