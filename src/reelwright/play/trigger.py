"""Whether a spin starts a feature: what its trigger finds in the window and among the wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from reelwright.definition.model import (
    AnyWinTrigger,
    LineTrigger,
    PositionTrigger,
    RunTrigger,
    ScatterTrigger,
)
from reelwright.definition.model.strips import symbols_of
from reelwright.play.held import stands_there

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reelwright.definition.model import Definition, Trigger
    from reelwright.play.events import Position, Window


class Win(Protocol):
    """A win on a line, or of ways, which has no `line`."""

    @property
    def symbol(self) -> str:
        """The symbol that wins."""
        ...

    @property
    def count(self) -> int:
        """How many of it."""
        ...

    @property
    def positions(self) -> tuple[Position, ...]:
        """Where they stand."""
        ...


@dataclass(frozen=True, slots=True)
class Shown:
    """What a spin showed and won."""

    window: Window
    """As the reels stopped."""
    wins: Sequence[Win]
    scatters: Mapping[str, tuple[Position, ...]]
    """The positions counted for each scatter symbol."""
    lines: tuple[int, ...]
    """The lines played."""
    paid: bool
    """Whether it won anything."""
    stops: tuple[int, ...] = ()
    """Where each reel stopped."""
    held: frozenset[int] = frozenset()
    """Reels on which what stands there alone starts nothing."""


@dataclass(frozen=True, slots=True)
class Started:
    """What started a feature; `symbol` is empty where no symbol did."""

    symbol: str
    count: int
    positions: tuple[Position, ...] = ()
    lines: tuple[int, ...] = ()
    """The lines that won it."""


def found(definition: Definition, trigger: Trigger, shown: Shown) -> Started | None:
    """Return what a trigger finds in a spin; `None` where it finds nothing."""
    match trigger:
        case ScatterTrigger():
            positions = shown.scatters.get(trigger.scatter, ())
            if positions and (trigger.counts is None or len(positions) in trigger.counts):
                return Started(trigger.scatter, len(positions), positions)
        case LineTrigger():
            return _line_win(trigger, shown.wins)
        case RunTrigger():
            return _run(definition, trigger, shown)
        case PositionTrigger():
            place = trigger.position
            symbol = shown.window[place.reel - 1][place.row]
            if place.symbol in symbols_of(symbol) and place.reel not in shown.held:
                return Started(place.symbol, 1, ((place.reel, place.row),))
        case AnyWinTrigger():
            return Started("", 1) if shown.paid else None
    return None


def _line_win(trigger: LineTrigger, wins: Sequence[Win]) -> Started | None:
    """Return the greatest of the wins of a symbol, with every line that has one."""
    counted = [
        win
        for win in wins
        if win.symbol == trigger.line_win
        and (trigger.counts is None or win.count in trigger.counts)
    ]
    if not counted:
        return None
    greatest = max(counted, key=lambda win: win.count)
    lines = {line for win in counted if (line := getattr(win, "line", None)) is not None}
    return Started(trigger.line_win, greatest.count, greatest.positions, tuple(sorted(lines)))


def _run(definition: Definition, trigger: RunTrigger, shown: Shown) -> Started | None:
    runs: dict[int, tuple[Position, ...]] = {}
    for line in shown.lines:
        positions: list[Position] = []
        for reel, row in enumerate(definition.lines.rows[line - 1], 1):
            if trigger.on_a_line not in symbols_of(shown.window[reel - 1][row]):
                break
            positions.append((reel, row))
        if len(positions) in trigger.counts and not stands_there(positions, shown.held):
            runs[line] = tuple(positions)
    if not runs:
        return None
    longest = max(runs.values(), key=len)
    return Started(trigger.on_a_line, len(longest), longest, tuple(runs))
