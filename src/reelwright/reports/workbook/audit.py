"""A PAR workbook held against the game it says it is of, cell by cell."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from math import isclose
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

from openpyxl import load_workbook
from openpyxl.utils import get_column_letter
from openpyxl.utils.exceptions import InvalidFileException

from reelwright.reports.workbook.returns import LAYOUT
from reelwright.reports.workbook.saving import plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reelwright.reports.workbook.sheets import Cell, Sheet

SAME = 1e-12
"""How far, relatively, what a formula came to may be from what it comes to here."""
AS_WRITTEN = 1e-15
"""A file holds numbers to 16 digits."""
MOST_ROWS, MOST_COLUMNS = 20_000, 1_000


class NoWorkbook(ValueError):
    """A file is no PAR workbook of ours; the message says why."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A cell that is not as the game says: where, what it is about, what it holds, what it should.

    `about` names the row and the column by their headings.
    """

    sheet: str
    cell: str
    about: str
    found: str
    expected: str

    def words(self) -> str:
        """Return the difference as a sentence."""
        about = f" ({self.about})" if self.about else ""
        return f"{self.sheet}!{self.cell}{about}: found {self.found}; the game has {self.expected}"


def differences(data: bytes, sheets: Sequence[Sheet]) -> list[Difference]:
    """Return every difference between a file and the sheets of a game.

    Raises `NoWorkbook` where the file is none of ours.
    """
    written, computed = _opened(data, formulas=True), _opened(data, formulas=False)
    if "Read me" not in written.sheetnames or written["Read me"]["A1"].value != LAYOUT:
        raise NoWorkbook(
            f"found no sheet 'Read me' that begins with '{LAYOUT}'; allowed: a file made by par"
        )
    found: list[Difference] = []
    for sheet in sheets:
        if sheet.name not in written.sheetnames:
            found.append(Difference(sheet.name, "A1", "", "no such sheet", "it"))
            continue
        found += _of_sheet(sheet, written[sheet.name], computed[sheet.name])
    known = {sheet.name for sheet in sheets}
    found += [
        Difference(name, "A1", "", "a sheet", "none of that name")
        for name in written.sheetnames
        if name not in known
    ]
    return found


def _opened(data: bytes, *, formulas: bool) -> Any:
    try:
        return load_workbook(BytesIO(data), data_only=not formulas)
    except (BadZipFile, InvalidFileException, KeyError, ValueError, OSError) as error:
        raise NoWorkbook(f"found no XLSX file ({error}); allowed: a file made by par") from None


def _of_sheet(sheet: Sheet, written: Any, computed: Any) -> Iterator[Difference]:
    if written.max_row > MOST_ROWS or written.max_column > MOST_COLUMNS:
        raise NoWorkbook(
            f"{sheet.name}: found {written.max_row} rows and {written.max_column} columns; "
            f"allowed: {MOST_ROWS} and {MOST_COLUMNS}"
        )
    for (row, column), cell in sorted(sheet.cells.items()):
        held = written.cell(row + 1, column + 1).value
        if _differs(cell, held):
            yield _difference(sheet, row, column, held, cell.formula or _text(cell))
        elif cell.formula and _came_out_otherwise(cell, computed.cell(row + 1, column + 1).value):
            came = computed.cell(row + 1, column + 1).value
            yield _difference(sheet, row, column, f"{came}, computed", _text(cell))
    for of_row in written.iter_rows():
        for held in of_row:
            if held.value is not None and (held.row - 1, held.column - 1) not in sheet.cells:
                yield _difference(sheet, held.row - 1, held.column - 1, held.value, "nothing there")


def _differs(cell: Cell, held: object) -> bool:
    if cell.formula:
        return held != cell.formula
    if isinstance(cell.value, str):
        return (held or "") != cell.value
    if isinstance(held, bool) or not isinstance(held, int | float):
        return True
    return not isclose(held, plain(cell.value), rel_tol=AS_WRITTEN)


def _came_out_otherwise(cell: Cell, held: object) -> bool:
    """Whether the program that saved the file computed something else; one that did not is fine."""
    if held is None or isinstance(cell.value, str):
        return False
    if not isinstance(held, int | float):
        return True
    return not isclose(held, plain(cell.value), rel_tol=SAME, abs_tol=SAME)


def _text(cell: Cell) -> str:
    return cell.value if isinstance(cell.value, str) else str(plain(cell.value))


def _difference(sheet: Sheet, row: int, column: int, held: object, expected: str) -> Difference:
    found = "nothing" if held is None else str(held)
    place = f"{get_column_letter(column + 1)}{row + 1}"
    return Difference(sheet.name, place, _about(sheet, row, column), found, expected)


def _about(sheet: Sheet, row: int, column: int) -> str:
    """Return the headings over a cell, and the first cell of its row where that is a text."""
    over = [
        str(cell.value)
        for at in range(row)
        if (cell := sheet.cells.get((at, column))) and cell.style in ("head", "title")
    ][-1:]
    titles = [
        str(cell.value)
        for at in range(column, -1, -1)
        if (cell := sheet.cells.get((0, at))) and cell.style == "title"
    ][:1]
    first = sheet.cells.get((row, 0))
    beside = [first.value] if column and first and isinstance(first.value, str) else []
    return ", ".join(dict.fromkeys([*titles, *over, *beside]))
