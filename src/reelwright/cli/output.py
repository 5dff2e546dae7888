"""`--out`: where a command writes what it made, checked before the work and written in one step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.cli.common import wrong_input
from reelwright.reports.writing import write_whole

if TYPE_CHECKING:
    from pathlib import Path


def check_out(out: Path | None) -> None:
    """End the command where a file that was named could not be written."""
    if out is not None and (out.is_dir() or not out.parent.is_dir()):
        found = "a folder" if out.is_dir() else "no folder to hold it"
        wrong_input(f"--out {out}: found {found}; allowed: a file that can be written")


def write_out(out: Path, content: str | bytes) -> None:
    """Write what was made to its file; ends the command where it cannot be written."""
    try:
        write_whole(out, content)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        wrong_input(f"--out {out}: found {why}; allowed: a file that can be written")
