"""The small game that holds one of everything, and every way the tests change it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

HERE = Path(__file__).parent
GARDEN = (HERE / "garden.yaml").read_text(encoding="utf-8")
FILE = "GAME"
"""What stands for the file in the messages of the table."""


@dataclass(frozen=True)
class Changed:
    name: str
    text: str
    says: tuple[str, ...] = ()
    """Every line that must be said of it."""

    def __str__(self) -> str:
        return self.name


def edited(text: str, *edits: tuple[str, str]) -> str:
    """The text with each edit made, in order; what is sought must be there exactly once."""
    for find, put in edits:
        assert text.count(find) == 1, f"{find!r} stands there {text.count(find)} times"
        text = text.replace(find, put)
    return text


def _changed(name: str, case: dict[str, Any]) -> Changed:
    edits = [(edit["find"], edit["put"]) for edit in case["edit"]]
    return Changed(name, edited(GARDEN, *edits), tuple(case.get("says", ())))


def _table(name: str) -> dict[str, Any]:
    table: dict[str, Any] = YAML(typ="safe").load(HERE / name)
    return table


UNUSUAL = [_changed(name, case) for name, case in _table("unusual.yaml").items()]
BROKEN = {
    kind: [_changed(name, case) for name, case in cases.items()]
    for table in ("broken.yaml", "broken_windows.yaml")
    for kind, cases in _table(table).items()
}
"""Broken games by what the fault is about: YAML, shape, symbols, ..."""
ALL_BROKEN = [broken for cases in BROKEN.values() for broken in cases]
