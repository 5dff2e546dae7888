"""A workbook as data: sheets of cells, each a value or a formula with what it comes to."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, TypeAlias

from xlsxwriter.utility import xl_range_abs, xl_rowcol_to_cell

if TYPE_CHECKING:
    from collections.abc import Sequence

Style: TypeAlias = Literal["plain", "head", "title", "input", "count", "share", "note", "counted"]
Number: TypeAlias = int | Fraction


@dataclass(frozen=True, slots=True)
class Known:
    """A number in a cell: where it stands, as formulas name it, and what it comes to."""

    ref: str
    value: Number


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: a text or number, or a formula that comes to a number."""

    value: str | Number
    formula: str = ""
    style: Style = "plain"


@dataclass(eq=False)
class Sheet:
    """A sheet being filled; rows and columns count from 0."""

    name: str
    widths: Sequence[int] = ()
    frozen: tuple[int, int] = (1, 0)
    cells: dict[tuple[int, int], Cell] = field(default_factory=dict)

    def put(self, row: int, column: int, value: str | Number, style: Style = "plain") -> Known:
        """Put a text or number, and return where it stands."""
        self.cells[row, column] = Cell(value, style=style)
        return Known(self.ref(row, column), 0 if isinstance(value, str) else value)

    def compute(
        self, row: int, column: int, formula: str, value: Number, style: Style = "count"
    ) -> Known:
        """Put a formula that comes to a value."""
        self.cells[row, column] = Cell(value, formula, style)
        return Known(self.ref(row, column), value)

    def row(self, row: int, values: Sequence[str | Number], style: Style = "plain") -> None:
        """Put values side by side."""
        for column, value in enumerate(values):
            self.put(row, column, value, style)

    def ref(self, row: int, column: int) -> str:
        """Return how formulas of any sheet name a cell."""
        return f"'{self.name}'!{xl_rowcol_to_cell(row, column, row_abs=True, col_abs=True)}"

    def range(self, row: int, column: int, to_row: int, to_column: int) -> str:
        """Return how formulas of any sheet name a block of cells."""
        return f"'{self.name}'!{xl_range_abs(row, column, to_row, to_column)}"
