"""The first sheets: what the workbook is, and the return in its parts."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.law.figures import number
from reelwright.reports.workbook.sheets import Sheet

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.definition.model import Game
    from reelwright.law.figures import Par
    from reelwright.reports.workbook.spin import Return

LAYOUT = "Reelwright PAR workbook, layout 1"
LIVE = "formulas, from the strips"
COUNTED = "counted by the program, not a formula"
ABOUT = (
    "Blue cells are inputs: what stands on each stop, its weight, the pays and factors.",
    "All else is a formula, down to the return: change an input and follow what it does.",
    "Yellow cells are counted by the program: rules that cannot be multiplied out reel by reel.",
    "Lines: each row is a set of symbols for each reel; no two rows share a combination.",
    "What is in no row wins nothing. Combinations are the product of the counts of the sets.",
    "Scatters: how many are in sight at each stop, then of the reels together, one by one.",
    "Free games: games won by a paid game / (1 - games won by a free game) x what one returns.",
    "Limits of free games are left out of the formulas; the sheet of par says what they take.",
    "reelwright par GAME --audit FILE compares this file with the game, cell by cell.",
)


def about_sheet(par: Par, game: Game) -> Sheet:
    """Fill the sheet that says what this is."""
    sheet = Sheet("Read me", widths=(120,), frozen=(0, 0))
    sheet.put(0, 0, LAYOUT, "title")
    sheet.put(1, 0, f"{game.name}, {len(par.lines)} lines" if par.lines else game.name, "title")
    sheet.put(2, 0, f"definition {par.digest}")
    for row, text in enumerate(ABOUT, 4):
        sheet.put(row, 0, text, "note")
    return sheet


def return_sheet(par: Par, live: Mapping[str, Return]) -> Sheet:
    """Fill the sheet of the return: by formulas where they say it, as counted where they do not."""
    sheet = Sheet("Return", widths=(30, 18, 38, 18, 14), frozen=(1, 0))
    sheet.row(0, ["part", "return", "how", "as counted", "difference"], "head")
    total = Fraction()
    row = 1
    for part in par.parts:
        counted = Fraction(number(part.rtp) or 0)
        sheet.put(row, 0, part.name)
        if part.name in live:
            sheet.compute(row, 1, f"={live[part.name].formula}", live[part.name].value, "share")
            sheet.put(row, 2, LIVE, "note")
            total += live[part.name].value
        else:
            sheet.put(row, 1, counted, "counted")
            sheet.put(row, 2, COUNTED, "note")
            total += counted
        _compare(sheet, row, counted)
        row += 1
    sheet.put(row, 0, "RTP", "title")
    sheet.compute(row, 1, f"=SUM({sheet.range(1, 1, max(row - 1, 1), 1)})", total, "share")
    sheet.put(row, 2, "sum of the parts", "note")
    _compare(sheet, row, Fraction(number(par.rtp) or 0))
    return sheet


def _compare(sheet: Sheet, row: int, counted: Fraction) -> None:
    sheet.put(row, 3, counted, "counted")
    shown = sheet.cells[row, 1].value
    assert not isinstance(shown, str)
    difference = Fraction(shown) - counted
    sheet.compute(row, 4, f"={sheet.ref(row, 1)}-{sheet.ref(row, 3)}", difference, "plain")
