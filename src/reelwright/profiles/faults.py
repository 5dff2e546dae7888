"""What is wrong with a profile, said so that its author can mend it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from reelwright.profiles.model import Profile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pydantic import ValidationError
    from pydantic_core import ErrorDetails

LONGEST_SHOWN = 60


class ProfileError(Exception):
    """A profile that cannot be read: a line of text for everything that is wrong with it."""


def printable(text: str) -> str:
    """Return text on one line, cut short, with what cannot be printed written out."""
    kept = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)
    return kept if len(kept) <= LONGEST_SHOWN else f"{kept[:LONGEST_SHOWN]}..."


def faults(error: ValidationError) -> Iterator[tuple[str, str, str]]:
    """Yield everything that is wrong with a profile: the key, what was found, what is allowed."""
    for one in error.errors(include_url=False):
        key = printable(str(one["loc"][0])) if one["loc"] else "lapsed_rounds"
        match one["type"]:
            case "extra_forbidden":
                yield key, "an unknown key", _keys(str(one["loc"][0]))
            case "missing":
                yield key, "nothing", "a value: it is required"
            case "cannot_complete":
                yield key, '"completed"', one["msg"]
            case _:
                yield key, _shown(one["input"]), _allowed(one)


def _keys(unknown: str) -> str:
    keys = list(Profile.model_fields)
    return ", ".join(get_close_matches(unknown, keys, n=3) or keys)


def _shown(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f'"{printable(value)}"'
        case list():
            return f"a list of {len(value)}"
        case dict():
            return "a table"
        case _:
            return printable(str(value))


def _allowed(error: ErrorDetails) -> str:
    wording = _WORDING.get(error["type"])
    return wording(error.get("ctx", {})) if wording else error["msg"]


_WORDING: dict[str, Callable[[dict[str, Any]], str]] = {
    "literal_error": lambda context: context["expected"].replace("'", '"'),
    "greater_than_equal": lambda context: f"{context['ge']} or more",
    "less_than_equal": lambda context: f"{context['le']} or less",
    "string_too_short": lambda _: "some text",
    "string_too_long": lambda context: f"at most {context['max_length']} characters",
    "string_pattern_mismatch": lambda _: 'a percentage such as "85%" or "87.5%"',
    "string_type": lambda _: "text",
    "int_type": lambda _: "a whole number",
    "bool_type": lambda _: "true or false",
}
