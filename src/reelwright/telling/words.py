"""The small parts that sentences are made of."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.definition.model import Game
    from reelwright.play.events import Window


def money(cents: int) -> str:
    """Write an amount of cents as dollars: 1234567 is "$12,345.67"."""
    dollars, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}${dollars:,}.{rest:02}"


def listed(items: Sequence[object], last: str = "and") -> str:
    """Join items as speech does: "1, 4 and 7"."""
    words = [str(item) for item in items]
    return f" {last} ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def counted(number: int, thing: str) -> str:
    """Write how many there are of a thing: "1 line", "20 lines"."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def numbered(lines: tuple[int, ...]) -> str:
    """Name lines by number: "line 3", "lines 1 to 20", "lines 1, 4 and 7"."""
    if len(lines) == 1:
        return f"line {lines[0]}"
    first, final = lines[0], lines[-1]
    unbroken = len(lines) > 2 and lines == tuple(range(first, final + 1))
    return f"lines {first} to {final}" if unbroken else f"lines {listed(lines)}"


def window_text(window: Window, game: Game) -> str:
    """Draw a window as one line of text for each row, the reels in columns."""
    columns = [[game.symbol_name(symbol) for symbol in reel] for reel in window]
    widths = [max(map(len, column)) for column in columns]
    rows = zip_longest(*columns, fillvalue="")
    return "\n".join(
        "  ".join(name.ljust(width) for name, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )
