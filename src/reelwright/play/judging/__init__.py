"""What a window pays: pure functions of the symbols in sight.

`judge` says everything a window pays; `lines`, `ways` and `scatters` are its parts.
"""

from reelwright.play.judging.cells import in_sight, symbols_in
from reelwright.play.judging.expanding import expanded
from reelwright.play.judging.lines import LineWin, judge_lines
from reelwright.play.judging.scatters import (
    ScatterWin,
    Sighting,
    judge_scatters,
    sighting,
    sightings,
)
from reelwright.play.judging.ways import WaysWin, judge_ways
from reelwright.play.judging.whole import Judged, judge

__all__ = [
    "Judged",
    "LineWin",
    "ScatterWin",
    "Sighting",
    "WaysWin",
    "expanded",
    "in_sight",
    "judge",
    "judge_lines",
    "judge_scatters",
    "judge_ways",
    "sighting",
    "sightings",
    "symbols_in",
]
