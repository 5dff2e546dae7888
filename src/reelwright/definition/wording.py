"""Errors of the model, put into our words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_origin

from reelwright.definition.faults import Fault, one_of, printable, shown
from reelwright.definition.shape import fields, follow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pydantic import BaseModel, ValidationError
    from pydantic_core import ErrorDetails

A_KEY = "[key]"
"""The last step of an error that is about a key, not about the value under it.

A file may hold such a key, too: it then stands under keys with values, not under one of them.
"""


def model_faults(error: ValidationError, model: type[BaseModel]) -> Iterator[Fault]:
    """Yield what is wrong with a file by its model alone."""
    for details in error.errors(include_url=False):
        if not _follows_from_others(details):
            yield _fault(details, model)


def _follows_from_others(error: ErrorDetails) -> bool:
    """Whether a list is only too short because the model left out what was wrong in it."""
    return error["type"] == "too_short" and len(error["input"]) >= error["ctx"]["min_length"]


def _fault(error: ErrorDetails, model: type[BaseModel]) -> Fault:
    steps, kind = error["loc"], error["type"]
    if kind in ("missing", "extra_forbidden", "invalid_key"):
        path, parent = follow(model, steps[:-1])
        key = printable(str(steps[-1]))
        if kind == "missing":
            return Fault(path, f"no key '{key}'", f"'{key}' is required")
        return Fault(
            (*path, str(steps[-1])), f"unknown key '{key}'", one_of(map(str, fields(parent)), key)
        )
    if steps[-1:] == (A_KEY,):
        path, under = follow(model, steps[:-1])
        if get_origin(under) is not dict:
            return Fault(path, f"the key {shown(error['input'])}", _allowed(error))
    path, _ = follow(model, steps)
    if kind == "union_tag_not_found":
        return Fault(path, "no key 'kind'", "'kind' is required")
    if kind == "union_tag_invalid":
        tags = error["ctx"]["expected_tags"].replace("'", "")
        return Fault((*path, "kind"), shown(error["ctx"]["tag"]), tags)
    return Fault(path, shown(error["input"]), _allowed(error))


def _allowed(error: ErrorDetails) -> str:
    wording = _WORDING.get(error["type"])
    return wording(error.get("ctx", {})) if wording else error["msg"]


_NAMES = {
    False: "small letters, digits and hyphens, a letter first",
    True: "small letters, digits, hyphens and single spaces, a letter first",
}

_WORDING: dict[str, Callable[[dict[str, Any]], str]] = {
    "literal_error": lambda context: str(context["expected"]).replace("'", ""),
    "greater_than": lambda context: f"more than {context['gt']}",
    "greater_than_equal": lambda context: f"{context['ge']} or more",
    "less_than_equal": lambda context: f"{context['le']} or less",
    "too_short": lambda context: f"at least {context['min_length']}",
    "too_long": lambda context: f"at most {context['max_length']}",
    "string_too_short": lambda _: "some text",
    "string_too_long": lambda context: f"at most {context['max_length']} characters",
    "string_pattern_mismatch": lambda context: _NAMES[" " in context["pattern"]],
    "string_type": lambda _: "text",
    "string_unicode": lambda _: "text",
    "int_type": lambda _: "a whole number",
    "tuple_type": lambda _: "a list",
    "dict_type": lambda _: "keys with values",
    "model_type": lambda _: "keys with values",
    "model_attributes_type": lambda _: "keys with values",
    "value_error": lambda context: str(context["error"]),
}
"""What is allowed, by the kind of error; of any other kind the validation's own words are told."""
