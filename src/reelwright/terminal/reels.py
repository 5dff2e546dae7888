"""The window: what is in sight of the reels, as large as the terminal allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from reelwright.definition.model import symbols_of
from reelwright.terminal.tiles import NIGHT, Tile

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.play.events import Position, Window
    from reelwright.terminal.art import Picture


class Reels(Widget):
    """The symbols in sight; marked positions are framed, and where they won the others fade."""

    def __init__(self, pictures: Mapping[str, Picture], window: Window) -> None:
        super().__init__(id="reels")
        self._pictures = pictures
        self.window = window
        self.marks: Mapping[Position, str] = {}
        self.won = False

    def show(self, window: Window, marks: Mapping[Position, str], *, won: bool = False) -> None:
        """Show a window; `marks` has the colour of every position framed."""
        self.window, self.marks, self.won = window, marks, won
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
                segments += [*self._tile(reel, row).rows(width, height)[line], gap]
            else:
                segments += [Segment(" " * width, gap.style), gap]
        return Strip(segments).adjust_cell_length(self.size.width, gap.style)

    def _tile(self, reel: int, row: int) -> Tile:
        symbol, *_ = symbols_of(self.window[reel - 1][row])
        mark = self.marks.get((reel, row))
        return Tile(
            self._pictures[symbol], mark, won=self.won and bool(mark), faded=self.won and not mark
        )
