"""The strips of a set, stop by stop, with the scatters in sight at each stop."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.reports.workbook.sheets import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.definition.model import Definition

FIRST = 2
"""The row of the first stop."""


@dataclass(frozen=True, eq=False)
class Strips:
    """A set of strips in a sheet."""

    definition: Definition
    name: str
    sheet: Sheet
    scatters: Sequence[str]

    @property
    def weights(self) -> Sequence[Sequence[int]]:
        """By reel the weight of each stop."""
        strips = self.definition.strips[self.name]
        return self.definition.stop_weights.get(self.name) or [(1,) * len(s) for s in strips]

    def stops(self, reel: int) -> str:
        """Return the cells with what the stops of a reel (from 0) show."""
        return self._column(reel, 0)

    def weighing(self, reel: int) -> str:
        """Return the cells with the weights of a reel's stops."""
        return self._column(reel, 1)

    def in_sight(self, reel: int, scatter: str) -> str:
        """Return the cells with how many of a scatter are in sight at each stop of a reel."""
        return self._column(reel, 2 + self.scatters.index(scatter))

    def _column(self, reel: int, offset: int) -> str:
        column = reel * (3 + len(self.scatters)) + offset
        last = FIRST + len(self.definition.strips[self.name][reel]) - 1
        return self.sheet.range(FIRST, column, last, column)

    def seen(self, reel: int, scatter: str) -> Counter[int]:
        """Count the weight of stops of a reel by how many of a scatter are in sight."""
        strip = self.definition.strips[self.name][reel]
        found: Counter[int] = Counter()
        for stop, weight in enumerate(self.weights[reel]):
            found[self._shown(strip, reel, stop, scatter)] += weight
        return found

    def _shown(self, strip: Sequence[str], reel: int, stop: int, scatter: str) -> int:
        height = self.definition.window.heights[reel]
        shown = sum(strip[(stop + row) % len(strip)] == scatter for row in range(height))
        return min(shown, 1) if self.once(scatter) else shown

    def once(self, scatter: str) -> bool:
        """Whether one of a scatter counts on each reel, however many show."""
        rule = self.definition.scatters[scatter]
        return rule.per_reel == "once" or rule.counted == "left adjacent reels"

    def total(self, reel: int) -> int:
        """Return the weight of all stops of a reel."""
        return sum(self.weights[reel])


def strips_sheet(definition: Definition, phase: str, name: str, scatters: Sequence[str]) -> Strips:
    """Fill the sheet of the strips of a phase: what a stop shows and its weight are inputs."""
    strips = Strips(definition, name, Sheet(f"Strips {phase}"[:31], frozen=(FIRST, 0)), scatters)
    sheet = strips.sheet
    width = 3 + len(scatters)
    for reel, strip in enumerate(definition.strips[name]):
        column = reel * width
        sheet.put(0, column, f"Reel {reel + 1}", "title")
        heads = ["stop", "weight", *(f"{scatter} in sight" for scatter in scatters)]
        for offset, head in enumerate(heads):
            sheet.put(1, column + offset, head, "head")
        for stop, cell in enumerate(strip):
            row = FIRST + stop
            sheet.put(row, column, cell, "input")
            sheet.put(row, column + 1, strips.weights[reel][stop], "input")
            for offset, scatter in enumerate(scatters, 2):
                formula = _in_sight(strips, reel, stop, scatter, column)
                shown = strips._shown(strip, reel, stop, scatter)  # noqa: SLF001 - of this module
                sheet.compute(row, column + offset, formula, shown)
    return strips


def _in_sight(strips: Strips, reel: int, stop: int, scatter: str, column: int) -> str:
    """Return the formula of the scatters in sight, from a stop down; strips are loops."""
    stops = len(strips.definition.strips[strips.name][reel])
    height = strips.definition.window.heights[reel]
    rows = [FIRST + (stop + row) % stops for row in range(height)]
    cells = "+".join(f'({strips.sheet.ref(row, column)}="{scatter}")' for row in rows)
    return f"=MIN(1,{cells})" if strips.once(scatter) else f"={cells}+0"


def whole(strips: Strips) -> str:
    """Return what all stops together weigh, as a product over the reels."""
    return "*".join(f"SUM({strips.weighing(r)})" for r in range(strips.definition.window.reels))
