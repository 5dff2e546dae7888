"""What every part of a definition is: immutable, strict, its keys written with spaces."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


def file_key(field: str) -> str:
    """Return the key a field has in a file: `at_most_left` is written `at most left`."""
    return field.strip("_").replace("_", " ")


class Part(BaseModel):
    """A part of a definition: immutable, and strict about what it may hold."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        alias_generator=file_key,
        validate_by_name=True,
        validate_by_alias=True,
        arbitrary_types_allowed=True,
        use_attribute_docstrings=True,
    )
