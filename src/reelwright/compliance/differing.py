"""Two games side by side: sentences of their artwork that differ, and clauses touched."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reelwright.compliance.held import displays_of, hold
from reelwright.compliance.outcomes import outcomes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reelwright.compliance.held import Held
    from reelwright.compliance.outcomes import Outcome, Result
    from reelwright.standards.model import Row, Standard
    from reelwright.statements.statement import Statement


@dataclass(frozen=True, slots=True)
class Sentence:
    """What the artwork of two games says of one thing; `None` where one says nothing of it."""

    about: str
    """The id of the statement."""
    kind: str
    before: str | None
    after: str | None


@dataclass(frozen=True, slots=True)
class Touched:
    """A clause that the difference touches, with its outcome in each game."""

    row: Row
    before: Result
    after: Result
    unchanged: Result
    """Its outcome in the second game with the artwork of the first."""
    sentences: tuple[str, ...]
    """The statements that differ and serve it."""


def sentences(before: Iterable[Statement], after: Iterable[Statement]) -> list[Sentence]:
    """Return the sentences that are added, removed or changed, in the order they are read."""
    one, other = _by_place(before), _by_place(after)
    found = []
    for place in dict.fromkeys((*one, *other)):
        was, now = one.get(place), other.get(place)
        words = tuple(None if said is None else said.words for said in (was, now))
        if words[0] != words[1]:
            kind = (was or now).kind  # type: ignore[union-attr]
            found.append(Sentence(place[0], kind, *words))
    return found


def _by_place(said: Iterable[Statement]) -> dict[tuple[str, int], Statement]:
    """Return statements by what they are made for, those for one thing numbered."""
    met: Counter[str] = Counter()
    placed = {}
    for statement in said:
        placed[statement.id, met[statement.id]] = statement
        met[statement.id] += 1
    return placed


def clauses_touched(
    before: Held, after: Held, differing: Iterable[Sentence], standard: Standard
) -> list[Touched]:
    """Return the clauses that changed sentences serve, and those that end in another way."""
    kept = hold(
        (told.statement for told in before.told),
        after.game,
        after.profile,
        after.evidence,
        layouts=before.layouts,
        displays=displays_of(after.game.definition),
    )
    changed = list(differing)
    found = []
    for one, other, unchanged in zip(
        *(outcomes(standard, held) for held in (before, after, kept)), strict=True
    ):
        served = tuple(each.about for each in changed if each.kind in one.clause.kinds)
        if served or len({one.result, other.result, unchanged.result}) > 1:
            found.append(_touched(one, other, unchanged, served))
    return found


def _touched(
    before: Outcome, after: Outcome, unchanged: Outcome, served: tuple[str, ...]
) -> Touched:
    return Touched(before.row, before.result, after.result, unchanged.result, served)
