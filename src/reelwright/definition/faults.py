"""What is wrong with a definition, said so that its author can mend it."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Path: TypeAlias = tuple[str | int, ...]
"""What leads to a value in a file: keys as text, places in a list as numbers from 0."""

LONGEST_SHOWN = 60
MOST_NAMES = 20


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
        steps = [f"#{step + 1}" if isinstance(step, int) else printable(step) for step in self.path]
        return " > ".join(steps) or "file"


class DefinitionError(Exception):
    """A file is not a sound definition; `faults` holds all that is wrong with it."""

    def __init__(self, file: str, faults: Sequence[Fault]) -> None:
        self.file = escaped(file)
        self.faults = tuple(faults)
        super().__init__("\n".join(fault.words(self.file) for fault in faults))


def shown(value: object) -> str:
    """Return a value as a message shows it, on one line and cut short."""
    match value:
        case dict():
            return "keys with values" if value else "no keys"
        case list() | tuple():
            return f"a list of {len(value)}" if value else "an empty list"
        case None:
            return "nothing"
        case bool():
            return str(value).lower()
        case Fraction():
            return exact(value)
        case str():
            return f"'{printable(value)}'"
        case _:
            return printable(str(value))


def exact(number: Fraction) -> str:
    """Write a number, 0 or more, in full: a decimal of up to eight places, else a fraction."""
    whole, parts = divmod(number * 10**8, 10**8)
    if parts.denominator != 1:
        return str(number)
    return f"{whole}.{parts.numerator:08}".rstrip("0").rstrip(".")


def money(cents: int) -> str:
    """Write an amount as a file does: 10000.00."""
    return f"{cents // 100}.{cents % 100:02}"


def printable(text: str) -> str:
    """Return text that fits a line of a message: cut short, what cannot be printed escaped."""
    return escaped(text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "...")


def escaped(text: str) -> str:
    """Return text on one line, what cannot be printed escaped."""
    return "".join(
        character if character.isprintable() else ascii(character)[1:-1] for character in text
    )


def one_of(names: Iterable[str], found: str | None = None) -> str:
    """List what is allowed, beginning with the name nearest to what was found."""
    listed = list(names)
    nearest = get_close_matches(found, listed, n=1) if found else []
    words = [f"{name} (the nearest)" for name in nearest]
    words += [name for name in listed if name not in nearest]
    left = len(words) - MOST_NAMES
    return ", ".join([*words[:MOST_NAMES], *([f"{left} more"] if left > 0 else [])])
