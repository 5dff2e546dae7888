"""Small games on file, and the command line run on them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from typer.testing import CliRunner

from reelwright.cli.main import app
from tests.compliance.small import BARE, both


def filed(folder: Path, *changes: dict[str, Any], name: str = "bare.yaml") -> Path:
    """The bare game with changes, in a file."""
    path = folder / name
    with path.open("w", encoding="utf-8") as file:
        YAML().dump(both(BARE, *changes), file)
    return path


def run(*arguments: str | Path, columns: int = 120) -> tuple[int, str, str]:
    """Run a command; return its exit code, stdout and stderr."""
    runner = CliRunner(env={"COLUMNS": str(columns), "TERM": "dumb", "NO_COLOR": "1"})
    result = runner.invoke(app, [*map(str, arguments)])
    return result.exit_code, result.stdout, result.stderr
