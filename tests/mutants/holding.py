"""An artwork of one game held against another: what notices that they differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from reelwright.claims.deciding import decide
from reelwright.claims.evidence import Evidence
from reelwright.claims.keeping import kept
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import refuted
from reelwright.compliance.evidence import counted
from reelwright.definition.model import Game
from reelwright.profiles.files import profile
from reelwright.statements import Statement, statements
from tests.mutants.games import game
from tests.mutants.values import Change
from tests.statements.rules import STATED, rule_of

PROFILE = profile("open")


@dataclass(frozen=True)
class Noticed:
    """What notices a change: a statement that is untrue now, or one that is missing."""

    by: str
    """The statement's id."""
    how: str
    """"untrue", with what was said and found; or "unsaid"."""


@cache
def artwork(name: str) -> tuple[Statement, ...]:
    """Return the artwork of a game as it is."""
    return statements(game(name), PROFILE, evidence(name))


@cache
def evidence(name: str) -> Evidence:
    """Return the figures of a game as it is: those it keeps, or those counted."""
    return kept(game(name)) or counted(game(name))


def noticed(name: str, change: Change, mutant: Game) -> Noticed | None:
    """Return what in the artwork of a game notices a change of its rules."""
    told = artwork(name)
    said = {(one.kind, subject) for one in told for subject in one.subjects}
    for one in statements(mutant, PROFILE):
        for subject in one.subjects:
            if (one.kind, subject) not in said:
                return Noticed(one.id, "unsaid")
    first = STATED.get(rule_of(change.path), ())
    ordered = sorted(told, key=lambda one: (one.kind not in first, _far(one, change)))
    return next(untrue(ordered, Rules(mutant.definition, PROFILE), Evidence()), None)


def _far(statement: Statement, change: Change) -> bool:
    """Say whether a statement is about something else than what a change is made to."""
    return not set(statement.of) & set(change.path)


def untrue(told: Iterable[Statement], rules: Rules, known: Evidence) -> Iterator[Noticed]:
    """Yield the statements that are untrue of some rules."""
    for one in told:
        for claim in one.claims:
            verdict = decide(claim, rules, known)
            if refuted(verdict):
                said = getattr(verdict, "said", "")
                found = getattr(verdict, "found", "")
                yield Noticed(one.id, f"said {said}; found {found}")
