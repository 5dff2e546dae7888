"""Stops for the windows a test wants, found on whatever strips a game carries today.

A window is wanted column by column: `columns` holds for each reel its symbols from the top, with
`None` where any symbol will do, and `None` for a reel that may show anything.
"""

from __future__ import annotations

from itertools import product
from math import prod
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from reelwright.play.judging import in_sight, judge_lines
from reelwright.play.window import PAID, strips_of, window_at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from reelwright.definition.model import Definition
    from reelwright.play.events import Window
    from reelwright.play.judging import LineWin

Column: TypeAlias = "Sequence[str | None] | None"
Stops: TypeAlias = "tuple[int, ...]"

MOST_TRIES = 200_000


def stops_showing(definition: Definition, columns: Sequence[Column], phase: str = PAID) -> Stops:
    """Return the first stop of each reel that shows its column.

    Raises `LookupError` where a strip of the phase never shows it.
    """
    return tuple(stops[0] for stops in _stops_by_reel(definition, columns, phase))


def stops_where(
    definition: Definition,
    wanted: Callable[[Window], bool],
    columns: Sequence[Column] | None = None,
    phase: str = PAID,
) -> Stops:
    """Return stops whose window is wanted and shows the columns: the same on every call.

    Raises `LookupError` where there are none, or none is met in `MOST_TRIES` at random.
    """
    shown = columns or (None,) * definition.window.reels
    for stops in _tries(_stops_by_reel(definition, shown, phase)):
        if wanted(window_at(definition, phase, stops)):
            return stops
    raise LookupError(f"stops: found none of {phase!r} with the window wanted, showing {shown}")


def columns_on_line(
    definition: Definition, line: int, symbols: Sequence[str | None]
) -> tuple[Column, ...]:
    """Return the columns that show `symbols` on a line, from its first reel; the rest is free."""
    rows = definition.lines.rows[line - 1]
    return tuple(
        tuple(symbol if row == place else None for place in range(definition.window.height))
        for row, symbol in zip(rows, [*symbols, *[None] * len(rows)], strict=False)
    )


def line_wins(definition: Definition, window: Window) -> dict[int, LineWin]:
    """Return what each line of a window wins, with all lines selected."""
    every = tuple(range(1, len(definition.lines.rows) + 1))
    return {win.line: win for win in judge_lines(definition, window, every)}


def scatters_in_sight(definition: Definition, window: Window) -> int:
    """Return how many scatter symbols of any kind a window shows."""
    return sum(len(in_sight(window, symbol)) for symbol in definition.scatters)


def quiet_stops(definition: Definition, phase: str = PAID) -> Stops:
    """Return stops of a spin that wins nothing on any line and shows no scatter."""
    return stops_where(
        definition,
        lambda window: (
            not line_wins(definition, window) and not scatters_in_sight(definition, window)
        ),
        phase=phase,
    )


def scatter_stops(definition: Definition, count: int, phase: str = PAID) -> Stops:
    """Return stops of a spin that shows `count` scatter symbols and wins nothing on any line."""
    return stops_where(
        definition,
        lambda window: (
            not line_wins(definition, window) and scatters_in_sight(definition, window) == count
        ),
        phase=phase,
    )


def line_stops(
    definition: Definition, line: int, symbols: Sequence[str | None], phase: str = PAID
) -> Stops:
    """Return stops of a spin that wins on one line only, with just `symbols` there, no scatter."""

    def wanted(window: Window) -> bool:
        wins = line_wins(definition, window)
        counts = {number: win.count for number, win in wins.items()}
        return counts == {line: len(symbols)} and not scatters_in_sight(definition, window)

    return stops_where(definition, wanted, columns_on_line(definition, line, symbols), phase)


def _stops_by_reel(
    definition: Definition, columns: Sequence[Column], phase: str
) -> list[list[int]]:
    found = [
        [stop for stop in range(len(strip)) if _shows(strip, stop, column)]
        for strip, column in zip(strips_of(definition, phase), columns, strict=True)
    ]
    for reel, (stops, column) in enumerate(zip(found, columns, strict=True), 1):
        if not stops:
            raise LookupError(f"reel {reel} of {phase!r}: found no stop that shows {column}")
    return found


def _shows(strip: Sequence[str], stop: int, column: Column) -> bool:
    return column is None or all(
        symbol in (None, strip[(stop + row) % len(strip)]) for row, symbol in enumerate(column)
    )


def _tries(by_reel: list[list[int]]) -> Iterator[Stops]:
    if prod(map(len, by_reel)) <= MOST_TRIES:
        yield from product(*by_reel)
        return
    random = Random(1)  # noqa: S311  (which of many windows a test sees, nothing secret)
    for _ in range(MOST_TRIES):
        yield tuple(random.choice(stops) for stops in by_reel)
