"""How often each symbol is on each reel, and each set of symbols that a line win needs."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from reelwright.reports.workbook.sheets import Known, Sheet
from reelwright.reports.workbook.strips import whole

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reelwright.automaton.boxes import Box
    from reelwright.definition.model import Game
    from reelwright.reports.workbook.strips import Strips


@dataclass(frozen=True, eq=False)
class Counts:
    """Symbols and sets of symbols counted on each reel."""

    sheet: Sheet
    windows: Known
    names: Mapping[frozenset[str], str]
    sets: Mapping[tuple[frozenset[str], int], Known]
    """By set and reel (from 0), the weight of stops that show one of the set."""


def counts_sheet(
    game: Game, strips: Strips, boxes: Sequence[Box], cells: Sequence[str], phase: str
) -> Counts:
    """Fill the sheet: symbols counted on the strips, sets as sums of those."""
    reels = strips.definition.window.reels
    sheet = Sheet(f"Counts {phase}"[:31], widths=(24, *(10,) * 64), frozen=(1, 1))
    sheet.row(0, ["symbol", *(f"reel {reel + 1}" for reel in range(reels))], "head")
    of_symbol: dict[tuple[str, int], Known] = {}
    for row, cell in enumerate(cells, 1):
        sheet.put(row, 0, cell, "input")
        for reel in range(reels):
            on_reel = zip(
                strips.definition.strips[strips.name][reel], strips.weights[reel], strict=True
            )
            formula = f"=SUMIF({strips.stops(reel)},{sheet.ref(row, 0)},{strips.weighing(reel)})"
            count = sum(weight for stop, weight in on_reel if stop == cell)
            of_symbol[cell, reel] = sheet.compute(row, reel + 1, formula, count)
    total = len(cells) + 2
    sheet.put(total, 0, "windows in all", "title")
    all_stops = prod(strips.total(reel) for reel in range(reels))
    windows = sheet.compute(total, 1, f"={whole(strips)}", all_stops)
    needed = dict.fromkeys(cells_of for box in boxes for cells_of in box.cells)
    names = {one: _name(game, one, cells) for one in needed}
    head = total + 2
    sheet.row(head, ["set of symbols", *(f"reel {reel + 1}" for reel in range(reels))], "head")
    sets: dict[tuple[frozenset[str], int], Known] = {}
    for row, one in enumerate(needed, head + 1):
        sheet.put(row, 0, names[one], "input")
        for reel in range(reels):
            members = [of_symbol[cell, reel] for cell in cells if cell in one]
            formula = "=" + "+".join(member.ref for member in members)
            value = sum(member.value for member in members)
            sets[one, reel] = sheet.compute(row, reel + 1, formula, value)
    return Counts(sheet, windows, names, sets)


def _name(game: Game, cells_of: frozenset[str], cells: Sequence[str]) -> str:
    if len(cells_of) == len(cells):
        return "any"
    named = [game.symbol_name(cell) for cell in cells if cell in cells_of]
    if len(named) <= len(cells) / 2:
        return " / ".join(named)
    left_out = [game.symbol_name(cell) for cell in cells if cell not in cells_of]
    return "not " + " / ".join(left_out)
