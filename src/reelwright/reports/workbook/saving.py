"""Sheets as the bytes of an XLSX file."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

from xlsxwriter import Workbook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from xlsxwriter.worksheet import Worksheet

    from reelwright.reports.workbook.sheets import Cell, Sheet, Style

STYLES: dict[Style, dict[str, Any]] = {
    "plain": {},
    "head": {"bold": True, "bottom": 1, "text_wrap": True, "valign": "top", "bg_color": "#EEF1F5"},
    "title": {"bold": True},
    "input": {"font_color": "#1F4FA3"},
    "count": {"num_format": "#,##0"},
    "share": {"num_format": "0.0000000000%"},
    "note": {"font_color": "#5B6470", "text_wrap": True, "valign": "top"},
    "counted": {"bg_color": "#FFF3C4", "num_format": "0.0000000000%"},
}


def saved(sheets: Sequence[Sheet]) -> bytes:
    """Return the file; formulas carry what they come to, for readers that do not compute."""
    stream = BytesIO()
    with Workbook(stream, {"in_memory": True}) as book:
        formats = {style: book.add_format(how) for style, how in STYLES.items()}
        for sheet in sheets:
            page = book.add_worksheet(sheet.name)
            page.freeze_panes(*sheet.frozen)
            for column, width in enumerate(sheet.widths):
                page.set_column(column, column, width)
            for (row, column), cell in sorted(sheet.cells.items()):
                _write(page, row, column, cell, formats[cell.style])
    return stream.getvalue()


def _write(page: Worksheet, row: int, column: int, cell: Cell, style: Any) -> None:
    value = cell.value if isinstance(cell.value, str) else plain(cell.value)
    if cell.formula:
        page.write_formula(row, column, cell.formula, style, value)
    elif isinstance(value, str):
        page.write_string(row, column, value, style)
    else:
        page.write_number(row, column, value, style)


def plain(value: Any) -> int | float:
    """Return a number as a file holds it."""
    whole = value.denominator == 1 and abs(value) < 2**53
    return int(value) if whole else float(value)
