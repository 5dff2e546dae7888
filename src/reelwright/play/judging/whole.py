"""Everything a window pays, as one pure function."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.play.judging.expanding import expanded
from reelwright.play.judging.lines import LineWin, judge_lines
from reelwright.play.judging.scatters import ScatterWin, Sighting, judge_scatters, sightings
from reelwright.play.judging.ways import WaysWin, judge_ways

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.definition.model import Definition
    from reelwright.play.events import Window
    from reelwright.play.state import Stake


@dataclass(frozen=True, slots=True)
class Judged:
    """What a window pays in a phase, before what the phase itself multiplies by."""

    expanded: tuple[int, ...]
    """The reels a substitute filled before line or ways wins were read."""
    window: Window
    """The window as line or ways wins were read."""
    line_wins: tuple[LineWin, ...]
    ways_wins: tuple[WaysWin, ...]
    scatter_wins: tuple[ScatterWin, ...]
    sightings: Mapping[str, Sighting]
    """What counts for each scatter symbol, whether it pays or not."""


def judge(definition: Definition, window: Window, stake: Stake, phase: str = "paid") -> Judged:
    """Judge a window as the reels (and mystery symbols) stopped."""
    reels, filled = expanded(definition, window, phase)
    seen = sightings(definition, window, phase)
    return Judged(
        expanded=reels,
        window=filled,
        line_wins=tuple(judge_lines(definition, window, stake.lines, phase)),
        ways_wins=judge_ways(definition, filled, phase) if definition.ways else (),
        scatter_wins=judge_scatters(definition, seen, stake, phase),
        sightings=seen,
    )
