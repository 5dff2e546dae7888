"""A clause of a standard, and the edition that numbers it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

if TYPE_CHECKING:
    from typing import Self

Known: TypeAlias = Literal["in full", "in part", "by its question", "by its number"]
"""How much of a clause's text could be read."""
Force: TypeAlias = Literal["must", "meaning", "scope"]
"""Whether a clause asks for something, says what an accepted wording means, or asks nothing."""
Names: TypeAlias = tuple[str, ...]
Line: TypeAlias = Annotated[str, Field(min_length=1, max_length=300)]
CHAPTER = r"4\.[1-8]"
CLAUSE_ID = rf"^{CHAPTER}(\.\d+)?( [a-z](-[a-z]|, [a-z])?| note|-{CHAPTER}\.\d+)?$"
"""Such as "4.2.21", a lettered limb "4.2.21 a", or a row of several: "4.4.8-4.4.14"."""


def _one_or_several(value: object) -> object:
    return (value,) if isinstance(value, str) else value


class Record(BaseModel):
    """Data of ours: immutable, and strict about what it may hold."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Clause(Record):
    """A clause, or one lettered limb of it, as what it asks of an artwork.

    It is met where a statement of every place of `says` is made, and true, of all there is to make
    it of; all in `shown` is on screen at its moment; all in `laid` is laid out so; and no wording
    in `wordings` is printed where it is untrue. One with wordings and nothing else binds only an
    artwork that prints one of them.
    """

    id: Annotated[str, Field(pattern=CLAUSE_ID)]
    """Its number in the editions of 2002 and 2003, which the other editions translate."""
    title: Line
    requires: Line
    """What it asks, in our words."""
    applies: Names = ()
    """Conditions on the rules of a game, all of which must hold; it binds every game if empty."""
    desirable: Names = ()
    """Conditions under which it is good to follow it, where `applies` does not hold."""
    force: Force = "must"
    limbs: Literal["all", "one is enough"] | None = None
    """Whether all its lettered limbs must be met, or one of them, as its forms; of its own it may
    ask something besides."""
    says: tuple[Annotated[Names, BeforeValidator(_one_or_several)], ...] = ()
    """Kinds of statement; of those in one place any will do."""
    shown: Names = ()
    laid: Names = ()
    wordings: Names = ()
    silence: str | None = None
    """What may be assumed where the artwork is silent on it. The clause then asks only for what
    differs; all that applies must be said where this is left out."""
    known: Known = "in full"
    because: str | None = None
    """Why a person must decide it; a program does where this is left out."""
    seed: bool = False
    """Whether it is of the pages that must be covered whole."""
    number_inferred: bool = False
    """Whether its number is inferred from those around it."""

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if self.known != "in full" and self.because is not None:
            raise ValueError(f"because: found {self.because!r}; allowed: none, it is {self.known}")
        if self.force == "scope" and self.reason is None:
            raise ValueError("because: found nothing; allowed: a reason, where it asks for nothing")
        if self.force == "meaning" and not self.wordings:
            raise ValueError("wordings: found none; allowed: those whose meaning it gives")
        return self

    @property
    def reason(self) -> str | None:
        """Why a person must decide it, by name; `None` where a program decides."""
        return self.because if self.known == "in full" else f"known {self.known}"

    @property
    def parent(self) -> str | None:
        """The number of the clause that it would be a limb of; `None` where it is none itself."""
        number, _, letter = self.id.partition(" ")
        return number if len(letter) == 1 else None

    @property
    def kinds(self) -> Names:
        """Every kind of statement that serves it."""
        return tuple(kind for kinds in self.says for kind in kinds)

    @property
    def asks_for_something(self) -> bool:
        """Whether there is anything an artwork could meet it with."""
        return bool(self.says or self.shown or self.laid or self.wordings or self.limbs)

    @property
    def binds_only_what_is_printed(self) -> bool:
        """Whether it says nothing to an artwork without any of its wordings."""
        return bool(self.wordings) and not (self.says or self.shown or self.laid or self.limbs)


class Edition(Record):
    """An edition of the standard: its document, its numbering, and where each clause stands."""

    name: Annotated[str, Field(pattern=r"^\d{4}$")]
    """The year it was gazetted."""
    title: Line
    document: Line
    chapters: dict[Annotated[str, Field(pattern=rf"^{CHAPTER}$")], str]
    """Its number for each chapter; a chapter left out is none of this edition, as far as known."""
    pages: dict[str, tuple[Annotated[int, Field(ge=1)], ...]]
    """For a clause, by `Clause.id`, the pages of the document on which it could be read."""


@dataclass(frozen=True, slots=True)
class Row:
    """A clause as an edition numbers it."""

    clause: Clause
    number: str
    source: str
    """Document and pages; those of another edition where the clause was read there alone."""
    read_here: bool
    """Whether this edition's own text was read; if not, its number is the other edition's."""


@dataclass(frozen=True, slots=True)
class Standard:
    """An edition with all its clauses, in the order of their numbers."""

    edition: Edition
    rows: tuple[Row, ...]

    def limbs(self, clause: Clause) -> tuple[Row, ...]:
        """Return the lettered limbs of a clause that asks for them; none where it does not."""
        if clause.limbs is None:
            return ()
        return tuple(row for row in self.rows if row.clause.parent == clause.id)

    def served_by(self, kind: str) -> tuple[Row, ...]:
        """Return the clauses that a kind of statement serves."""
        return tuple(row for row in self.rows if kind in row.clause.kinds)

    def asserted_by(self, wording: str) -> tuple[Row, ...]:
        """Return the clauses that an accepted wording, by its name, is held against."""
        return tuple(row for row in self.rows if wording in row.clause.wordings)

    def for_a_person(self) -> tuple[Row, ...]:
        """Return the clauses that no program decides."""
        return tuple(row for row in self.rows if row.clause.reason is not None)
