"""A workbook computed anew from its inputs by a program that is not ours."""

from __future__ import annotations

import io
import warnings
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import openpyxl

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import formulas

from reelwright.automaton.scale import playing
from reelwright.definition.model import Game
from reelwright.law.figures import Par
from reelwright.law.par import par


def sheet_of(game: Game) -> Par:
    """The PAR sheet with all lines played at the least bet."""
    return par(game, playing(game.definition))


def recomputed(path: Path) -> Mapping[str, float]:
    """The returns of a workbook by the name of their part, whatever the file says they come to."""
    names = {
        row[0].row: str(row[0].value)
        for row in openpyxl.load_workbook(path)["Return"].iter_rows(min_row=2)
    }
    with warnings.catch_warnings(), redirect_stderr(io.StringIO()), redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        cells = formulas.ExcelModel().loads(str(path)).finish().calculate()
    returns = {}
    for row, name in names.items():
        (key,) = [key for key in cells if key.upper().endswith(f"]RETURN'!B{row}")]
        returns[name] = float(cells[key].value[0, 0])
    return returns
