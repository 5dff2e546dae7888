"""The sheets of one spin of a phase, from its strips to what it returns."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from reelwright.automaton.boxes import line_boxes
from reelwright.automaton.counting import by_windows
from reelwright.definition.model import FreeGames, symbols_of
from reelwright.reports.workbook.counts import counts_sheet
from reelwright.reports.workbook.lines import lines_sheet
from reelwright.reports.workbook.scatters import scatters_sheet
from reelwright.reports.workbook.strips import strips_sheet

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from reelwright.automaton.phases import Phase
    from reelwright.definition.model import Definition, Game
    from reelwright.reports.workbook.counts import Counts
    from reelwright.reports.workbook.lines import LinesSheet
    from reelwright.reports.workbook.scatters import ScattersSheet
    from reelwright.reports.workbook.sheets import Known, Sheet
    from reelwright.reports.workbook.strips import Strips


@dataclass(frozen=True, slots=True)
class Return:
    """A part of the return as a formula, and what it comes to, in total bets."""

    formula: str
    value: Fraction

    def plus(self, other: Return) -> Return:
        """Return both together."""
        return Return(f"{self.formula}+{other.formula}", self.value + other.value)


@dataclass(frozen=True, eq=False)
class SpinSheets:
    """A spin in sheets; what cannot be worked out from the strips by formulas is left out."""

    phase: Phase
    lines: int
    units: int
    strips: Strips
    counts: Counts | None
    of_lines: LinesSheet | None
    scatters: ScattersSheet | None
    sheets: list[Sheet] = field(default_factory=list)

    def line_return(self, apart: Collection[str] = ()) -> Return | None:
        """Return what lines return, wins of some symbols left out."""
        if not (self.counts and self.of_lines):
            return None
        left_out = [won for name, _, _, won in self.of_lines.rows if name in apart]
        formula = "-".join([self.of_lines.won.ref, *(won.ref for won in left_out)])
        won = Fraction(self.of_lines.won.value) - sum(Fraction(each.value) for each in left_out)
        return self._of_all_lines(formula, won)

    def return_of(self, symbol: str) -> Return | None:
        """Return what the line wins of a symbol return."""
        if not (self.counts and self.of_lines):
            return None
        wins = [won for name, _, _, won in self.of_lines.rows if name == symbol]
        formula = "+".join(won.ref for won in wins) or "0"
        return self._of_all_lines(formula, sum((Fraction(w.value) for w in wins), Fraction()))

    def _of_all_lines(self, formula: str, won: Fraction) -> Return:
        assert self.counts is not None
        windows = self.counts.windows
        value = won / windows.value * self.lines / self.units
        return Return(f"({formula})/{windows.ref}*{self.lines}/{self.units}", value)

    def scatter_return(self) -> Return | None:
        """Return what scatters return."""
        if not (self.counts and self.scatters):
            return None
        windows = self.counts.windows
        won = "+".join(known.ref for known in self.scatters.won) or "0"
        value = sum((Fraction(known.value) for known in self.scatters.won), Fraction())
        return Return(f"({won})/{windows.ref}", value / windows.value)

    def line_wins(self, symbol: str, counts: Sequence[int] | None) -> Return | None:
        """Return how often a line has a win of a symbol, with one of some counts or with any."""
        if not (self.counts and self.of_lines):
            return None
        rows = [
            made
            for name, count, made, _ in self.of_lines.rows
            if name == symbol and (counts is None or count in counts)
        ]
        return self._frequency(rows)

    def shown(self, scatter: str, games: dict[int, int]) -> Return | None:
        """Return the games won on average, by how many of a scatter are in sight."""
        if not (self.counts and self.scatters):
            return None
        windows = self.counts.windows
        pairs = [
            (number, self.scatters.seen[scatter, count])
            for count, number in games.items()
            if (scatter, count) in self.scatters.seen
        ]
        formula = "+".join(f"{known.ref}*{number}" for number, known in pairs) or "0"
        value = sum((Fraction(known.value) * number for number, known in pairs), Fraction())
        return Return(f"({formula})/{windows.ref}", value / windows.value)

    def _frequency(self, rows: Sequence[Known]) -> Return:
        assert self.counts is not None
        windows = self.counts.windows
        formula = "+".join(known.ref for known in rows) or "0"
        value = sum((Fraction(known.value) for known in rows), Fraction())
        return Return(f"({formula})/{windows.ref}", value / windows.value)


def spin_sheets(game: Game, phase: Phase, lines: Sequence[int], units: int) -> SpinSheets | None:
    """Fill the sheets of a spin; `None` where its strips are not one set for all."""
    definition = game.definition
    feature = phase.feature
    choice = feature.strips if isinstance(feature, FreeGames) else definition.paid_strips
    by_windows_alone = by_windows(definition, phase.name)
    if not isinstance(choice, str) or definition.mystery or not by_windows_alone:
        return None
    scatters = _counted_scatters(definition, choice)
    strips = strips_sheet(definition, phase.name, choice, scatters)
    cells = _cells(definition)
    boxes = (
        line_boxes(definition, phase.name, cells) if _lines_alike(definition, choice, lines) else []
    )
    counts = counts_sheet(game, strips, boxes, cells, phase.name)
    of_lines = lines_sheet(game, phase, counts, boxes) if boxes else None
    of_scatters = None
    if _scatters_apart(definition, phase.name, scatters):
        of_scatters = scatters_sheet(game, phase, strips, units)
    sheets = [strips.sheet, counts.sheet]
    sheets += [each.sheet for each in (of_lines, of_scatters) if each]
    return SpinSheets(phase, len(lines), units, strips, counts, of_lines, of_scatters, sheets)


def _cells(definition: Definition) -> list[str]:
    """Return whatever may stand on a stop: every symbol, and those joined on one."""
    joined = {
        stop for strips in definition.strips.values() for strip in strips for stop in strip
    } - definition.symbols.keys()
    return [*definition.symbols, *sorted(joined)]


def _lines_alike(definition: Definition, strips: str, lines: Sequence[int]) -> bool:
    """Whether a line can be worked out from how often symbols are on the reels, all lines alike."""
    rows = {definition.lines.rows[line - 1] for line in lines}
    in_place = all(rule.acts == "in place" for rule in definition.substitutes.values())
    alike = strips not in definition.stop_weights or definition.window.height == 1
    return bool(rows) and in_place and alike


def _counted_scatters(definition: Definition, strips: str) -> list[str]:
    """Return the scatters whose number in sight can be read off one reel after another."""
    joined = {
        symbol
        for strip in definition.strips[strips]
        for stop in strip
        if "+" in stop
        for symbol in symbols_of(stop)
    }
    return [
        scatter
        for scatter in definition.scatters
        if scatter not in definition.tall and scatter not in joined
    ]


def _scatters_apart(definition: Definition, phase: str, counted: Sequence[str]) -> bool:
    """Whether every scatter prize follows from the number of one scatter in sight."""
    taking_part = any(
        rule.scatters != "none" and rule.active(phase) for rule in definition.substitutes.values()
    )
    paying = [scatter for scatter, rule in definition.scatters.items() if rule.pays]
    one_only = definition.coinciding_scatters == "highest only" and len(paying) > 1
    return not taking_part and not one_only and {*counted} == {*definition.scatters}
