"""The closed vocabulary that clauses are written in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reelwright.standards.model import Clause, Line, Names, Record

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


class Condition(Record):
    """A condition on the rules of a game."""

    means: Line
    waits_for: Line | None = None
    """The family of rules it speaks of, where no definition can hold them yet: it is never met."""


class Statement(Record):
    """A kind of statement."""

    of: Line
    """What there is one statement for."""
    at: Literal["symbol", "group", "feature", "whole"]
    """Where it must stand: with the symbol, group or feature, or with what holds for all."""
    says: Line


class Display(Record):
    """Something the page must show while a game runs."""

    when: Line
    means: Line
    waits_for: Line | None = None
    """What is not built yet; the duty then waits for it by name."""


class Meaning(Record):
    """A name with its meaning."""

    means: Line


class Wording(Record):
    """An accepted wording, by what it asserts."""

    means: Line
    laid: Names = ()
    """What it says of the layout."""


class Silence(Record):
    """What may be assumed where artwork says nothing."""

    assumed: Line


class Reason(Record):
    """Why a person must decide a clause."""

    because: Line


class Vocabulary(Record):
    """Every name a clause may use, by its kind."""

    conditions: dict[str, Condition]
    statements: dict[str, Statement]
    wordings: dict[str, Wording]
    displays: dict[str, Display]
    layouts: dict[str, Meaning]
    silences: dict[str, Silence]
    reasons: dict[str, Reason]

    def waits_for(self, clause: Clause) -> tuple[str, ...]:
        """Return what is not built yet and a clause needs before it can bind a game."""
        named = [self.conditions.get(name) for name in clause.applies]
        return tuple(one.waits_for for one in named if one is not None and one.waits_for)

    def misused(self, clause: Clause) -> Iterator[str]:
        """Yield each name of a clause that is none of the vocabulary's, as a sentence."""
        used: tuple[tuple[str, Iterable[str], Mapping[str, Record]], ...] = (
            ("applies", clause.applies, self.conditions),
            ("desirable", clause.desirable, self.conditions),
            ("says", clause.kinds, self.statements),
            ("shown", clause.shown, self.displays),
            ("laid", clause.laid, self.layouts),
            ("wordings", clause.wordings, self.wordings),
            ("silence", (clause.silence,) if clause.silence else (), self.silences),
            ("reason", (clause.reason,) if clause.reason else (), self.reasons),
        )
        for key, names, allowed in used:
            for name in names:
                if name not in allowed:
                    yield f"{clause.id} > {key}: found {name!r}; allowed: {', '.join(allowed)}"
