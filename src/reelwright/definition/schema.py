"""The JSON Schema of a game file, by which an editor completes and checks it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, TypeAlias

from pydantic.json_schema import GenerateJsonSchema

from reelwright.definition.model import GameFile

if TYPE_CHECKING:
    from pydantic_core import core_schema

Schema: TypeAlias = dict[str, Any]

FIRST_KEYS = ("format", "game")
"""A file begins with these."""


def schema_text() -> str:
    """Return the JSON Schema (draft 2020-12) of a game file, as text."""
    return json.dumps(schema(), indent=2) + "\n"


def schema() -> Schema:
    """Return the JSON Schema (draft 2020-12) of a game file.

    It knows the shape of a file; what makes a game sound beyond its shape is `check`'s to say.
    """
    made = GameFile.model_json_schema(by_alias=True, schema_generator=_OfAFile)
    keys = made["properties"]
    made["properties"] = {**{key: keys[key] for key in FIRST_KEYS}, **keys}
    return {"$schema": GenerateJsonSchema.schema_dialect, **made}


class _OfAFile(GenerateJsonSchema):
    """What a file may hold: no `null`, and keys that are checked like values."""

    def nullable_schema(self, schema: core_schema.NullableSchema) -> Schema:
        """Return the schema of what may be left out, but not left empty."""
        return self.generate_inner(schema["schema"])

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> Schema:
        """Return a schema with its default, where it has one that can be written."""
        made = super().default_schema(schema)
        return {key: value for key, value in made.items() if (key, value) != ("default", None)}

    def dict_schema(self, schema: core_schema.DictSchema) -> Schema:
        """Return the schema of keys with values; in JSON a whole number is a key as text."""
        made = super().dict_schema(schema)
        made.pop("patternProperties", None)
        keys = self.generate_inner(schema["keys_schema"])
        if keys["type"] == "integer":
            described = f"a whole number, {keys['minimum']} to {keys['maximum']}"
            digits = f"^[1-9][0-9]{{0,{len(str(keys['maximum'])) - 1}}}$"
            if keys["minimum"] == 0:
                digits = f"^0$|{digits}"
            keys = {"title": keys["title"], "description": described, "pattern": digits}
        values = self.generate_inner(schema["values_schema"])
        return {**made, "propertyNames": keys, "additionalProperties": values}

    def model_schema(self, schema: core_schema.ModelSchema) -> Schema:
        """Return the schema of a part, named in words."""
        made = super().model_schema(schema)
        words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", schema["cls"].__name__)
        return {**made, "title": words.capitalize()}

    def get_title_from_name(self, name: str) -> str:
        """Return the title of a key: the key as it is written."""
        return name
