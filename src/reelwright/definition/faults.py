"""What is wrong with a definition, said so that its author can mend it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pydantic_core import ErrorDetails

Path: TypeAlias = tuple[str | int, ...]
"""Keys and places (from 0) that lead to a value in a file."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: where it is, what was found there, what is allowed."""

    path: Path
    found: str
    allowed: str
    line: int | None = None
    """The line of the file, from 1; `None` where the fault has no place in a file."""

    def words(self, file: str) -> str:
        """Return the fault as one line of text."""
        place = file if self.line is None else f"{file}:{self.line}"
        return f"{place}: {self.place}: found {self.found}; allowed: {self.allowed}"

    @property
    def place(self) -> str:
        """The path in words: keys joined by " > ", places counted from 1."""
        steps = [f"#{step + 1}" if isinstance(step, int) else step for step in self.path]
        return " > ".join(steps) or "file"


class DefinitionError(Exception):
    """A file is not a sound definition; `faults` holds all that is wrong with it."""

    def __init__(self, file: str, faults: Sequence[Fault]) -> None:
        self.file = file
        self.faults = tuple(faults)
        super().__init__("\n".join(fault.words(file) for fault in faults))


def from_pydantic(error: ErrorDetails) -> Fault:
    """Put an error of the model's validation into our words."""
    path = tuple(step for step in error["loc"] if step not in _STEPS_OF_THE_MODEL)
    kind, context = error["type"], error.get("ctx", {})
    if kind == "missing":
        return Fault(path[:-1], f"no key '{path[-1]}'", f"'{path[-1]}' must be given")
    if kind == "extra_forbidden":
        return Fault(path, f"unknown key '{path[-1]}'", "only the keys of the reference")
    if kind == "union_tag_not_found":
        return Fault(path, "no key 'kind'", f"kind: {context['discriminator']}")
    if kind == "union_tag_invalid":
        return Fault((*path, "kind"), repr(context["tag"]), f"kind: {context['expected_tags']}")
    found = shown(error["input"])
    if "[key]" in error["loc"]:
        path = tuple(step for step in path if step != "[key]")
        return Fault(path, f"the key {found}", _allowed(kind, context, error["msg"]))
    return Fault(path, found, _allowed(kind, context, error["msg"]))


_STEPS_OF_THE_MODEL = frozenset({"free games#", "picks#", "literal['all']", "constrained-tuple"})


def _allowed(kind: str, context: dict[str, Any], message: str) -> str:
    wording = _WORDING.get(kind)
    return wording(context) if wording else message


_WORDING: dict[str, Callable[[dict[str, Any]], str]] = {
    "literal_error": lambda context: str(context["expected"]).replace("'", ""),
    "greater_than": lambda context: f"more than {context['gt']}",
    "greater_than_equal": lambda context: f"{context['ge']} or more",
    "less_than_equal": lambda context: f"{context['le']} or less",
    "too_short": lambda context: f"at least {context['min_length']}",
    "too_long": lambda context: f"at most {context['max_length']}",
    "string_too_short": lambda _: "some text",
    "string_too_long": lambda context: f"at most {context['max_length']} characters",
    "string_pattern_mismatch": lambda _: "small letters, digits and hyphens, a letter first",
    "string_type": lambda _: "text",
    "int_type": lambda _: "a whole number",
    "tuple_type": lambda _: "a list",
    "dict_type": lambda _: "keys with values",
    "model_type": lambda _: "keys with values",
    "model_attributes_type": lambda _: "keys with values",
    "value_error": lambda context: str(context["error"]),
}
"""How each kind of error of the model says what is allowed."""


def shown(value: object) -> str:
    """Return a value as a message shows it, cut short."""
    if isinstance(value, dict):
        return "keys with values"
    if isinstance(value, list | tuple):
        return f"a list of {len(value)}"
    if value is None:
        return "nothing"
    text = f"'{value}'" if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."
