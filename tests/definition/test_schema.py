"""The JSON Schema and the reference: up to date, and of one mind with the model."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from reelwright.definition.files import find_game
from reelwright.definition.marks import Data, Unreadable, read_marked
from reelwright.definition.reference import reference_text
from reelwright.definition.schema import schema, schema_text
from tests.definition.gardens import BROKEN, GARDEN, UNUSUAL, Changed

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
SCHEMA = Draft202012Validator(schema())

SENSE = (
    "symbols",
    "strips",
    "lines",
    "line pays",
    "roles",
    "scatters",
    "features",
    "money",
    "look",
)
"""Kinds of faults that span several rules: no schema can see them."""
SEEN_BY_THE_MODEL_ONLY = {"parts of a cent"}


def as_json(value: Data) -> Any:
    """What a YAML reader for JSON makes of the data: keys as text, numbers as they come."""
    match value:
        case dict():
            return {str(key): as_json(inner) for key, inner in value.items()}
        case list():
            return [as_json(inner) for inner in value]
        case Decimal():
            return float(value)
        case Unreadable():
            return None
    return value


def faults(text: str) -> list[str]:
    data = read_marked(text).data
    assert data is not None
    return [error.message for error in SCHEMA.iter_errors(as_json(data))]


def test_the_committed_files_are_up_to_date() -> None:
    """`make docs` writes them anew."""
    assert (REFERENCE / "definition.schema.json").read_text(encoding="utf-8") == schema_text()
    assert (REFERENCE / "definition.md").read_text(encoding="utf-8") == reference_text()


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(json.loads(schema_text()))


def test_it_accepts_cinderella() -> None:
    assert faults(find_game("cinderella").read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("unusual", [Changed("garden", GARDEN), *UNUSUAL], ids=str)
def test_it_accepts_sound_games(unusual: Changed) -> None:
    assert faults(unusual.text) == []


@pytest.mark.parametrize("broken", BROKEN["shape"], ids=str)
def test_it_refuses_what_the_model_refuses(broken: Changed) -> None:
    assert bool(faults(broken.text)) == (broken.name not in SEEN_BY_THE_MODEL_ONLY)


@pytest.mark.parametrize("broken", [b for kind in SENSE for b in BROKEN[kind]], ids=str)
def test_it_does_not_refuse_more_than_shape(broken: Changed) -> None:
    assert faults(broken.text) == []


def test_every_key_is_described() -> None:
    whole = schema()
    for part in (whole, *whole["$defs"].values()):
        assert part["description"]
        for key, value in part["properties"].items():
            assert value["description"].endswith("."), key


def test_the_reference_names_every_key() -> None:
    page = reference_text()
    whole = schema()
    for part in (whole, *whole["$defs"].values()):
        assert f"\n### {part['title']}\n" in page
        for key in part["properties"]:
            assert f"\n| `{key}` | " in page
    assert "# yaml-language-server: $schema=" in page
