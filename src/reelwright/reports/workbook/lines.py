"""The wins of a line, combination by combination."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import TYPE_CHECKING

from reelwright.reports.workbook.sheets import Known, Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reelwright.automaton.boxes import Box
    from reelwright.automaton.phases import Phase
    from reelwright.definition.model import Game
    from reelwright.reports.workbook.counts import Counts

HEADS = (
    "wins",
    "count",
    "substitute",
    "pay",
    "multiplier",
    "added",
    "phase",
    "combinations",
    "line bets won",
)


@dataclass(frozen=True, eq=False)
class LinesSheet:
    """The sheet of a phase's line wins."""

    sheet: Sheet
    won: Known
    """Line bets won by a line in all windows together."""
    rows: tuple[tuple[str, int, Known, Known], ...]
    """For each row what wins, how many of it, the combinations, and the line bets won."""


def lines_sheet(game: Game, phase: Phase, counts: Counts, boxes: Sequence[Box]) -> LinesSheet:
    """Fill the sheet: a row for each win of each box, its combinations a product over the reels."""
    reels = game.definition.window.reels
    sheet = Sheet(
        f"Lines {phase.name}"[:31], widths=(*(26,) * reels, 18, 8, 10, 8, 10, 8, 8, 14, 16)
    )
    sheet.row(0, [*(f"reel {reel + 1}" for reel in range(reels)), *HEADS], "head")
    found: list[tuple[str, int, Known, Known]] = []
    won: list[Known] = []
    row = 1
    for box in boxes:
        of_reels = [counts.sets[cells, reel] for reel, cells in enumerate(box.cells)]
        product = "=" + "*".join(count.ref for count in of_reels)
        combinations = prod(int(count.value) for count in of_reels)
        for win in box.wins:
            for reel, cells in enumerate(box.cells):
                sheet.put(row, reel, counts.names[cells])
            name = game.definition.mixed and win.kind == "mixed"
            sheet.put(row, reels, win.name if name else game.symbol_name(win.name))
            sheet.put(row, reels + 1, win.count)
            sheet.put(row, reels + 2, "with" if win.with_substitute else "")
            pay = sheet.put(row, reels + 3, win.pay, "input")
            multiplier = sheet.put(row, reels + 4, win.multiplier, "input")
            added = sheet.put(row, reels + 5, win.added, "input")
            factor = phase.line_factor(win.name, win.count)
            of_phase = sheet.put(row, reels + 6, factor, "input")
            made = sheet.compute(row, reels + 7, product, combinations)
            formula = f"={made.ref}*({pay.ref}*{multiplier.ref}+{added.ref})*{of_phase.ref}"
            value = combinations * win.amount * factor
            won.append(sheet.compute(row, reels + 8, formula, value))
            found.append((win.name, win.count, made, won[-1]))
            row += 1
    sheet.put(row + 1, reels + 6, "all", "title")
    column = sheet.range(1, reels + 8, max(row - 1, 1), reels + 8)
    total = sum((Fraction(each.value) for each in won), Fraction())
    return LinesSheet(
        sheet, sheet.compute(row + 1, reels + 8, f"=SUM({column})", total), tuple(found)
    )
