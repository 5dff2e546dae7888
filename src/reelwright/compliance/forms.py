"""Limbs that are forms of one statement: for each substitute one that holds is enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.compliance.findings import Finding, not_said, true_or_not
from reelwright.standards.files import vocabulary

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.compliance.held import Held
    from reelwright.standards.model import Clause, Names, Row
    from reelwright.statements.statement import Statement


def asked(form: Clause, forms: tuple[Row, ...], held: Held) -> tuple[Finding, ...]:
    """Return what was found of all that a form asks.

    It asks for a statement on each substitute there is one to make of, unless another form has one
    on the substitute, and for what goes with it, such as the groups named.
    """
    own, beside = _split(form.kinds)
    missing = [
        statement for statement in held.missing(own) if not _elsewhere(statement, form, forms, held)
    ]
    return (
        *true_or_not(form, held),
        *not_said(own, missing),
        *_beside(beside, held),
    )


def in_none(forms: tuple[Row, ...], held: Held) -> Iterator[Finding]:
    """Yield each substitute that no form speaks of."""
    kinds = [kind for row in forms for kind in _split(row.clause.kinds)[0]]
    for key in held.rules.definition.substitutes:
        if not held.says(kinds, (key,)):
            name = held.game.symbol_name(key)
            words, found = f"What {name} stands for", "missing: no form of it is said"
            yield Finding("missing", key, holds=False, words=words, found=found)


def _split(kinds: Names) -> tuple[Names, Names]:
    """Part kinds of statements on a symbol from those on what the first name."""
    known = vocabulary().statements
    own = tuple(kind for kind in kinds if known[kind].at == "symbol")
    return own, tuple(kind for kind in kinds if kind not in own)


def _elsewhere(statement: Statement, form: Clause, forms: tuple[Row, ...], held: Held) -> bool:
    """Say whether another form has a statement on the same substitute."""
    others = [
        kind for row in forms if row.clause is not form for kind in _split(row.clause.kinds)[0]
    ]
    return all(held.says(others, subject) for subject in statement.subjects)


def _beside(kinds: Names, held: Held) -> Iterator[Finding]:
    for kind in kinds:
        yield from not_said((kind,), held.missing((kind,)))
