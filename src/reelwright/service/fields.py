"""A record as its fields by name, as rows and the log are written from."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def fields_of(record: DataclassInstance) -> dict[str, Any]:
    """Return the fields of a record by name; unlike `asdict`, nothing in them is copied."""
    return {name: getattr(record, name) for name in _names(type(record))}


@cache
def _names(kind: type[DataclassInstance]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
