"""What is wrong with a request, put into our words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reelwright.definition.faults import Fault, printable, shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from pydantic_core import ErrorDetails


def request_fault(error: ErrorDetails) -> str:
    """Say what was found in a request and what is allowed there."""
    kind, context, path = error["type"], error.get("ctx", {}), _path(error)
    if kind == "json_invalid":
        return f"body: found text that is not JSON ({context['error']}); allowed: JSON"
    found = "a password" if path[-1:] == ("password",) else shown(error["input"])
    if kind == "session":
        found = ", ".join(sorted(map(printable, error["input"]))) or "nothing"
    elif kind == "missing":
        path, found = path[:-1], f"no key '{path[-1]}'"
    elif kind == "extra_forbidden":
        path, found = path[:-1], f"the key '{printable(str(path[-1]))}'"
    fault = Fault(path, found, _allowed(kind, context, error))
    return f"{fault.place}: found {fault.found}; allowed: {fault.allowed}"


def _path(error: ErrorDetails) -> tuple[str | int, ...]:
    """Return the place of an error, without the name of the kind of answer on the way."""
    path = error["loc"]
    return path[:2] + path[3:] if path[:2] == ("body", "answer") else path


def _allowed(kind: str, context: dict[str, Any], error: ErrorDetails) -> str:
    if kind == "missing":
        return f"'{error['loc'][-1]}' is required"
    wording = _WORDING.get(kind)
    return wording(context) if wording else error["msg"]


_WORDING: dict[str, Callable[[dict[str, Any]], str]] = {
    "session": lambda _: '"account", or "name" and "password"',
    "extra_forbidden": lambda _: "only the keys of the OpenAPI document",
    "greater_than_equal": lambda context: f"{context['ge']} or more",
    "less_than_equal": lambda context: f"{context['le']} or less",
    "too_long": lambda context: f"at most {context['max_length']}",
    "string_too_long": lambda context: f"at most {context['max_length']} characters",
    "string_pattern_mismatch": lambda context: f"text like {context['pattern']}",
    "string_type": lambda _: "text",
    "string_unicode": lambda _: "text",
    "int_type": lambda _: "a whole number",
    "int_parsing": lambda _: "a whole number",
    "list_type": lambda _: "a list",
    "literal_error": lambda _: "true",
    "model_attributes_type": lambda _: "keys with values",
}
