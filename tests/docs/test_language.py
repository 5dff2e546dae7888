"""The table of the language names keys that are there, and tests that are there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ROWS = re.findall(
    r"^\| (.+?) \| (`.+?`) \| (`.+?`) \|$",
    (ROOT / "docs" / "explanation" / "language.md").read_text("utf-8"),
    re.MULTILINE,
)
SCHEMA = json.loads((ROOT / "docs" / "reference" / "definition.schema.json").read_text("utf-8"))


def keys(part: Any) -> set[str]:
    """Every key that a schema describes, wherever it is."""
    if isinstance(part, list):
        return set().union(*map(keys, part))
    if not isinstance(part, dict):
        return set()
    properties = part.get("properties")
    own = set(properties) if isinstance(properties, dict) else set()
    return own.union(*map(keys, part.values()))


KEYS = keys(SCHEMA)


def test_every_family_has_rows() -> None:
    assert len(ROWS) >= 70


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
def test_a_row_names_keys_of_a_definition(row: tuple[str, str, str]) -> None:
    for path in re.findall(r"`(.+?)`", row[1]):
        named = {part for part in path.split(" > ") if not re.fullmatch("[A-Z]", part)}
        assert named
        assert named <= KEYS


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
def test_a_row_names_tests_that_are_there(row: tuple[str, str, str]) -> None:
    for place in re.findall(r"`(.+?)`", row[2]):
        file, test = place.split("::")
        assert f"\ndef {test}(" in (ROOT / "tests" / file).read_text("utf-8"), place
