"""`reelwright par --audit`: a workbook agrees, differs by the cell, or is none."""

from __future__ import annotations

import json
from pathlib import Path

import openpyxl
import pytest
from typer.testing import CliRunner

from reelwright.cli.main import app

FAIR = Path(__file__).parents[1] / "law" / "figures" / "fair.yaml"


def run(*arguments: str | Path) -> tuple[int, str, str]:
    result = CliRunner(env={"COLUMNS": "120", "TERM": "dumb"}).invoke(
        app, ["par", *map(str, arguments)]
    )
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture(scope="module")
def workbook(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("par") / "fair.xlsx"
    assert run(FAIR, "--format", "xlsx", "--out", path) == (0, "", "")
    return path


@pytest.fixture
def changed(workbook: Path, tmp_path: Path) -> Path:
    """The workbook with the first stop of reel 1 a star, where the game has an ace."""
    book = openpyxl.load_workbook(workbook)
    assert book["Strips paid"]["A3"].value == "ace"
    book["Strips paid"]["A3"].value = "star"
    path = tmp_path / "changed.xlsx"
    book.save(path)
    return path


def test_that_a_workbook_agrees_with_its_game(workbook: Path) -> None:
    assert run(FAIR, "--audit", workbook) == (0, f"{workbook} agrees with Fair\n", "")
    code, out, err = run(FAIR, "--audit", workbook, "--format", "json")
    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "game": "Fair",
        "file": str(workbook),
        "agrees": True,
        "differences": [],
    }


def test_that_a_changed_cell_is_named(changed: Path) -> None:
    said = "Strips paid!A3 (Reel 1, stop): found star; the game has ace"
    assert run(FAIR, "--audit", changed) == (1, f"{said}\n1 cell differs\n", "")
    code, out, err = run(FAIR, "--audit", changed, "--format", "json")
    assert (code, err) == (1, "")
    found = json.loads(out)
    assert not found["agrees"]
    assert found["differences"] == [
        {
            "sheet": "Strips paid",
            "cell": "A3",
            "about": "Reel 1, stop",
            "found": "star",
            "expected": "ace",
        }
    ]


def test_that_a_workbook_differs_from_a_game_with_another_pay(
    workbook: Path, tmp_path: Path
) -> None:
    dearer = tmp_path / "dearer.yaml"
    text = FAIR.read_text(encoding="utf-8")
    assert "{3: 5}" in text
    dearer.write_text(text.replace("{3: 5}", "{3: 6}"), encoding="utf-8")
    code, out, err = run(dearer, "--audit", workbook, "--format", "json")
    assert (code, err) == (1, "")
    cells = {(one["sheet"], one["about"]): one for one in json.loads(out)["differences"]}
    pays = [
        one for (sheet, about), one in cells.items() if sheet == "Lines paid" and "pay" in about
    ]
    assert [(one["found"], one["expected"]) for one in pays] == [("5", "6")]


def test_that_no_other_file_is_taken_for_a_workbook(tmp_path: Path) -> None:
    (tmp_path / "text.xlsx").write_text("no workbook")
    code, out, err = run(FAIR, "--audit", tmp_path / "text.xlsx")
    assert (code, out) == (2, "")
    assert "text.xlsx: found no XLSX file" in err.replace("\n", "")
    openpyxl.Workbook().save(tmp_path / "other.xlsx")
    code, out, err = run(FAIR, "--audit", tmp_path / "other.xlsx")
    assert (code, out) == (2, "")
    assert "found no sheet 'Read me'" in err
    code, out, err = run(FAIR, "--audit", tmp_path / "none.xlsx")
    assert (code, out) == (2, "")
    assert "none.xlsx: found no such file or directory" in err
    code, out, err = run(FAIR, "--audit", tmp_path)
    assert (code, out) == (2, "")
    assert "found is a directory" in err


def test_that_an_audit_takes_no_other_format_and_no_file_to_write(workbook: Path) -> None:
    for options in (("--format", "csv"), ("--out", workbook)):
        code, out, err = run(FAIR, "--audit", workbook, *options)
        assert (code, out) == (2, "")
        assert "--audit: found beside --out or a format" in err
