"""How many of each scatter are in sight of the whole window, and what they win."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.reports.workbook.sheets import Known, Sheet

if TYPE_CHECKING:
    from collections import Counter

    from reelwright.automaton.phases import Phase
    from reelwright.definition.model import Game
    from reelwright.reports.workbook.strips import Strips


@dataclass(eq=False)
class ScattersSheet:
    """The sheet of a phase's scatters."""

    sheet: Sheet
    seen: dict[tuple[str, int], Known] = field(default_factory=dict)
    """By scatter and number in sight, the windows that show so many."""
    won: list[Known] = field(default_factory=list)
    """Prizes, in total bets won in all windows together."""


def scatters_sheet(game: Game, phase: Phase, strips: Strips, units: int) -> ScattersSheet:
    """Fill the sheet: reel by reel the number in sight so far, then the prizes by number."""
    made = ScattersSheet(Sheet(f"Scatters {phase.name}"[:31], widths=(28, *(14,) * 40)))
    row = 0
    for scatter in strips.scatters:
        row = _scatter(made, game, phase, strips, scatter, row, units) + 2
    return made


def _scatter(
    made: ScattersSheet,
    game: Game,
    phase: Phase,
    strips: Strips,
    scatter: str,
    row: int,
    units: int,
) -> int:
    rule = game.definition.scatters[scatter]
    heights = game.definition.window.heights
    most = len(heights) if strips.once(scatter) else sum(heights)
    sheet = made.sheet
    sheet.row(row, [game.symbol_name(scatter), *range(most + 1)], "head")
    if rule.counted == "left adjacent reels":
        row = _from_left(made, strips, scatter, row, most)
    else:
        row = _anywhere(made, strips, scatter, row, most)
    special = game.definition.special_pays(phase.name)
    pays = special.get(scatter) or rule.pays
    sheet.row(row + 1, ["pay", "on", "units", "phase", "windows", "total bets won"], "head")
    row += 2
    for count, pay in pays.items():
        factor = phase.scatter_factor(scatter, count)
        sheet.put(row, 0, f"{count} {game.symbol_name(scatter)}")
        paid = sheet.put(row, 1, pay, "input")
        of_bet = units if rule.on == "line bet" else 1
        on = sheet.put(row, 2, of_bet, "input")
        of_phase = sheet.put(row, 3, factor, "input")
        seen = made.seen.get((scatter, count), Known("0", 0))
        windows = sheet.compute(row, 4, f"={seen.ref}", seen.value)
        formula = f"={windows.ref}*{paid.ref}*{of_phase.ref}/{on.ref}"
        value = Fraction(seen.value) * pay * factor / of_bet
        made.won.append(sheet.compute(row, 5, formula, value))
        row += 1
    return row


def _anywhere(made: ScattersSheet, strips: Strips, scatter: str, row: int, most: int) -> int:
    """Put how many are in sight of the reels so far, reel after reel."""
    sheet = made.sheet
    before: list[Known] = []
    for reel in range(strips.definition.window.reels):
        on_reel = strips.seen(reel, scatter)
        shown: list[Known] = []
        sheet.put(row + 1, 0, f"stops of reel {reel + 1} that show")
        for number in range(most + 1):
            sight, weights = strips.in_sight(reel, scatter), strips.weighing(reel)
            formula = f"=SUMIF({sight},{number},{weights})"
            shown.append(sheet.compute(row + 1, number + 1, formula, on_reel[number]))
        sheet.put(row + 2, 0, f"ways on reels 1 to {reel + 1}")
        so_far: list[Known] = []
        for number in range(most + 1):
            pairs = [(before[k], shown[number - k]) for k in range(number + 1)] if before else []
            formula = "=" + ("+".join(f"{a.ref}*{b.ref}" for a, b in pairs) or shown[number].ref)
            value = sum(int(a.value * b.value) for a, b in pairs) if before else shown[number].value
            so_far.append(sheet.compute(row + 2, number + 1, formula, value))
        before = so_far
        row += 2
    made.seen.update({(scatter, number): known for number, known in enumerate(before)})
    return row + 1


def _from_left(made: ScattersSheet, strips: Strips, scatter: str, row: int, most: int) -> int:
    """Put how many reels show it from the first without a gap: a product over the reels."""
    sheet = made.sheet
    showing: list[Known] = []
    not_showing: list[Known] = []
    for reel in range(most):
        on_reel: Counter[int] = strips.seen(reel, scatter)
        sheet.put(row + 1, 0, f"stops of reel {reel + 1}: none, shown")
        for number, into in enumerate((not_showing, showing)):
            sight, weights = strips.in_sight(reel, scatter), strips.weighing(reel)
            formula = f"=SUMIF({sight},{number},{weights})"
            into.append(sheet.compute(row + 1, number + 1, formula, on_reel[number]))
        row += 1
    sheet.put(row + 1, 0, "windows")
    for number in range(most + 1):
        factors = [*showing[:number], *not_showing[number : number + 1]]
        rest = range(number + 1, most)
        totals = [f"SUM({strips.weighing(reel)})" for reel in rest]
        formula = "=" + "*".join([*(factor.ref for factor in factors), *totals])
        value = 1
        for factor in factors:
            value *= int(factor.value)
        for reel in rest:
            value *= strips.total(reel)
        made.seen[scatter, number] = sheet.compute(row + 1, number + 1, formula, value)
    return row + 2
