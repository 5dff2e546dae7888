"""The words of statements: messages in Fluent files, one folder a language.

A second language is a folder beside `en` with the same messages.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Sequence

Value: TypeAlias = str | int | Fraction
_HERE = files("reelwright.statements.catalogue")
ENGLISH = "en"


class Unsaid(LookupError):
    """A message that a catalogue lacks, or that lacks a value."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = _HERE / language
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, message: str, **values: Value) -> str:
        """Return a message with its values in place; raises `Unsaid`."""
        if not self._bundle.has_message(message):
            raise Unsaid(f"message: found {message!r}; allowed: one of {self.language}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise Unsaid(f"message {message}: found no words; allowed: some")
        given = {name: _plain(value) for name, value in values.items()}
        words, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise Unsaid(f"message {message}: found {errors[0]!r}; allowed: all its values")
        return " ".join(str(words).split())

    def listed(self, items: Sequence[str], last: str = "list-and") -> str:
        """Join items as speech does; `last` is the message that joins the last two."""
        if len(items) < 2:
            return "".join(items)
        *before, final = items
        return self.say(last, before=", ".join(before), final=final)


def _plain(value: Value) -> str | int:
    """Return a value as a message takes it: a fraction as a decimal where that is exact."""
    if not isinstance(value, Fraction):
        return value
    return fraction(value)


def fraction(value: Fraction | int) -> str:
    """Write a multiple: "50", "0.5", "1/3"."""
    exact = Fraction(value)
    if exact.denominator == 1:
        return f"{exact.numerator:,}"
    rest = exact.denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    return f"{float(exact):.10g}" if rest == 1 else f"{exact.numerator}/{exact.denominator}"


@cache
def catalogue(language: str = ENGLISH) -> Catalogue:
    """Return the messages of a language; raises `Unsaid` where there are none."""
    if language not in languages():
        allowed = ", ".join(languages())
        raise Unsaid(f"language: found {language!r}; allowed: {allowed}")
    return Catalogue(language)


def languages() -> tuple[str, ...]:
    """Return the languages there are, sorted."""
    return tuple(
        sorted(one.name for one in _HERE.iterdir() if one.is_dir() and "_" not in one.name)
    )
