"""`reelwright par --audit`: a workbook held against the game it says it is of."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import typer

from reelwright.cli.common import print_json, wrong_input

if TYPE_CHECKING:
    from pathlib import Path

    from reelwright.definition.model import Game
    from reelwright.law.figures import Par

LARGEST = 64 * 1024 * 1024
"""The largest file that is read, in bytes."""


def audit(path: Path, figures: Par, game: Game, *, as_json: bool) -> None:
    """Say where a workbook differs from a game; exit 0 where it nowhere does, else 1."""
    from reelwright.reports.workbook import sheets_of
    from reelwright.reports.workbook.audit import NoWorkbook, differences

    try:
        if path.stat().st_size > LARGEST:
            wrong_input(f"--audit {path}: found more than {LARGEST} bytes; allowed: no more")
        found = differences(path.read_bytes(), sheets_of(figures, game))
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        wrong_input(f"--audit {path}: found {why}; allowed: a file that can be read")
    except NoWorkbook as error:
        wrong_input(f"--audit {path}: {error}")
    if as_json:
        differing = [
            {
                "sheet": one.sheet,
                "cell": one.cell,
                "about": one.about,
                "found": one.found,
                "expected": one.expected,
            }
            for one in found
        ]
        print_json(
            {"game": game.name, "file": str(path), "agrees": not found, "differences": differing}
        )
    else:
        lines = [one.words() for one in found]
        many = "1 cell differs" if len(found) == 1 else f"{len(found)} cells differ"
        said = many if found else f"{path} agrees with {game.name}"
        sys.stdout.write("\n".join([*lines, said]) + "\n")
    if found:
        raise typer.Exit(1)
