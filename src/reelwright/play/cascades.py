"""Cascades: winning symbols leave, those above fall, and the window is judged again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.play.judging import judge
from reelwright.play.window import strips_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Definition, Strip
    from reelwright.play.events import Position, Window
    from reelwright.play.judging import Judged
    from reelwright.play.state import Stake


@dataclass(frozen=True, slots=True)
class Stopped:
    """Where the reels stopped: the phase, the set of strips it is spun on, and the stops."""

    phase: str
    strips: str | None
    stops: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """A window of a spin, as the reels stopped or after some `falls`."""

    window: Window
    judged: Judged
    falls: int
    factor: int
    """What multiplies its wins on lines and of ways."""
    emptied: tuple[Position, ...]
    """The positions that were emptied before it, from which symbols had left."""


def followed(
    definition: Definition, stake: Stake, stopped: Stopped, window: Window
) -> Iterator[Seen]:
    """Yield every window of a spin, each with what it pays: one, in a phase without cascades."""
    judged = judge(definition, window, stake, stopped.phase)
    rule = definition.cascades
    if rule is None or not rule.active(stopped.phase):
        yield Seen(window, judged, 0, 1, ())
        return
    reels = [
        _Reel(strip, stop)
        for strip, stop in zip(
            strips_of(definition, stopped.phase, stopped.strips), stopped.stops, strict=True
        )
    ]
    emptied: tuple[Position, ...] = ()
    for falls in range(rule.at_most + 1):
        yield Seen(window, judged, falls, rule.factor(falls), emptied)
        emptied = _winning(judged)
        if not emptied:
            return
        window = tuple(
            reel.fallen(column, {row for at, row in emptied if at == number})
            for number, (reel, column) in enumerate(zip(reels, window, strict=True), 1)
        )
        judged = judge(definition, window, stake, stopped.phase)


def _winning(judged: Judged) -> tuple[Position, ...]:
    """Return the positions of all wins on lines and of ways, reel by reel from the top."""
    on_lines = {position for win in judged.line_wins for position in win.positions}
    of_ways = {position for win in judged.ways_wins for position in win.positions}
    return tuple(sorted(on_lines | of_ways))


class _Reel:
    """A strip, and what of it falls in next: first what stands above the window."""

    def __init__(self, strip: Strip, stop: int) -> None:
        self.strip = strip
        self.next = stop - 1

    def fallen(self, column: tuple[str, ...], emptied: set[int]) -> tuple[str, ...]:
        """Return a column once its gaps, given by their rows, are filled."""
        kept = [cell for row, cell in enumerate(column) if row not in emptied]
        while len(kept) < len(column):
            kept.insert(0, self.strip[self.next % len(self.strip)])
            self.next -= 1
        return tuple(kept)
