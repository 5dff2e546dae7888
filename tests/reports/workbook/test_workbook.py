"""A reviewer recomputes the return from the strips; an auditor sees what was changed."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import openpyxl
import pytest

from reelwright.definition.files import find_game, read_game
from reelwright.definition.model import Game
from reelwright.law.figures import number
from reelwright.reports.workbook import render, sheets_of
from reelwright.reports.workbook.audit import NoWorkbook, differences
from reelwright.reports.workbook.returns import COUNTED
from tests.reports.workbook.recomputed import recomputed, sheet_of

CASES = Path(__file__).parents[2] / "cases"
GAMES = {
    "cinderella": set[str](),
    "three_bells": set[str](),
    "diet_lines": set[str](),
    "ocean_pearl": set[str](),
    "fruit_yacht": {"treasure wheel", "board walk"},
}
"""Games, and the parts of their return that no formula can give."""


def game_of(name: str) -> Game:
    case = CASES / f"{name}.yaml"
    return read_game(case if case.exists() else find_game(name))


def blanked(data: bytes, path: Path, changes: dict[tuple[str, str], str] | None = None) -> Path:
    """Save a workbook without what its formulas came to, some cells changed."""
    book = openpyxl.load_workbook(BytesIO(data))
    for (sheet, cell), value in (changes or {}).items():
        book[sheet][cell].value = value
    book.save(path)
    values = openpyxl.load_workbook(path, data_only=True)
    assert values["Return"]["B2"].value is None or values["Return"]["C2"].value == COUNTED
    return path


@pytest.mark.parametrize("name", GAMES)
def test_that_the_return_is_recomputed_from_the_strips(name: str, tmp_path: Path) -> None:
    game = game_of(name)
    figures = sheet_of(game)
    found = recomputed(blanked(render(figures, game), tmp_path / "par.xlsx"))
    for part in figures.parts:
        assert found[part.name] == pytest.approx(number(part.rtp), rel=1e-12, abs=0)
    assert found["RTP"] == pytest.approx(number(figures.rtp), rel=1e-12, abs=0)
    book = openpyxl.load_workbook(BytesIO(render(figures, game)))
    counted = {row[0].value for row in book["Return"].iter_rows() if row[2].value == COUNTED}
    assert counted == GAMES[name]


def test_that_a_changed_stop_changes_the_return_as_it_changes_the_game(tmp_path: Path) -> None:
    game = game_of("cinderella")
    strips = game.definition.strips["base"]
    other = "king" if strips[0][0] != "king" else "queen"
    changed = ((other, *strips[0][1:]), *strips[1:])
    definition = game.definition.model_copy(update={"strips": {"base": changed}})
    right = sheet_of(Game(name=game.name, definition=definition, look=game.look))
    changes = {(f"Strips {phase}", "A3"): other for phase in ("paid", "free games")}
    data = render(sheet_of(game), game)
    found = recomputed(blanked(data, tmp_path / "par.xlsx", changes))
    assert found["RTP"] == pytest.approx(number(right.rtp), rel=1e-12, abs=0)
    assert found["RTP"] != pytest.approx(number(sheet_of(game).rtp), rel=1e-6)


def test_that_an_audit_names_every_changed_cell(tmp_path: Path) -> None:
    game = game_of("cinderella")
    figures = sheet_of(game)
    sheets = sheets_of(figures, game)
    data = render(figures, game)
    assert differences(data, sheets) == []
    assert differences(blanked(data, tmp_path / "blank.xlsx").read_bytes(), sheets) == []
    book = openpyxl.load_workbook(BytesIO(data))
    book["Strips paid"]["A3"].value = "prince"
    book["Lines paid"]["I2"].value = 7
    book["Return"]["B6"].value = 0.99
    book["Scatters paid"]["Z9"].value = "note"
    del book["Features"]
    book.save(tmp_path / "changed.xlsx")
    found = differences((tmp_path / "changed.xlsx").read_bytes(), sheets)
    assert [(one.sheet, one.cell) for one in found] == [
        ("Return", "B6"),
        ("Strips paid", "A3"),
        ("Lines paid", "I2"),
        ("Scatters paid", "Z9"),
        ("Features", "A1"),
    ]
    stop = game.definition.strips["base"][0][0]
    assert found[1].words() == (f"Strips paid!A3 (Reel 1, stop): found prince; the game has {stop}")
    assert found[2].found == "7"


def test_that_a_value_saved_wrong_by_another_program_is_seen() -> None:
    game = game_of("three_bells")
    figures = sheet_of(game)
    sheets = sheets_of(figures, game)
    data = render(figures, game)
    returned = next(sheet for sheet in sheets if sheet.name == "Return")
    shown = returned.cells[1, 1]
    returned.cells[1, 1] = type(shown)(shown.value * 2, shown.formula, shown.style)
    (found,) = differences(data, sheets)
    assert (found.cell, found.found, found.expected) == ("B2", "0.9445, computed", "1.889")


def test_that_no_other_file_is_taken_for_a_workbook() -> None:
    sheets = sheets_of(sheet_of(game_of("three_bells")), game_of("three_bells"))
    with pytest.raises(NoWorkbook, match="found no XLSX file"):
        differences(b"PK nothing", sheets)
    other = BytesIO()
    openpyxl.Workbook().save(other)
    with pytest.raises(NoWorkbook, match="found no sheet 'Read me'"):
        differences(other.getvalue(), sheets)
