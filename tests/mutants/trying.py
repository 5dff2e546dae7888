"""What notices each change of a game's rules and of its statements."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reelwright.claims.deciding import decide
from reelwright.claims.rules import Rules
from reelwright.claims.verdicts import refuted
from tests.mutants.equivalents import proof
from tests.mutants.games import game, mutants
from tests.mutants.holding import PROFILE, evidence, noticed
from tests.mutants.stating import Misstated, misstated

SUBJECTS = (
    *("symbol", "substitute", "feature", "name", "group", "line", "button", "scatter", "of"),
    *("tokens", "event", "wager"),
)
"""The fields of claims that say what a statement is for."""


@dataclass(frozen=True)
class Outcome:
    """A change, and what notices it or why nothing does."""

    change: str
    by: str
    """The statement that notices; empty where none does."""
    how: str
    """What was said and found, "unsaid", or the proof that nothing changes."""

    @property
    def settled(self) -> bool:
        """Whether the change is noticed, or proved to be none."""
        return bool(self.how)


def of_rules(name: str, *, part: int = 0, parts: int = 1) -> Iterator[Outcome]:
    """Yield what notices each change of a game's rules, of every `parts`-th from `part` on."""
    for change, mutant in mutants(name, part=part, parts=parts):
        found = noticed(name, change, mutant)
        if found is not None:
            yield Outcome(change.name, found.by, found.how)
        else:
            yield Outcome(change.name, "", proof("rules", name, change.name) or "")


def of_statements(name: str, *, part: int = 0, parts: int = 1) -> Iterator[Outcome]:
    """Yield what refutes each change of a game's statements, every `parts`-th from `part` on."""
    rules, known = Rules(game(name).definition, PROFILE), evidence(name)
    for one in misstated(name)[part::parts]:
        verdict = decide(one.claim, rules, known)
        if refuted(verdict):
            found = f"said {getattr(verdict, 'said', '')}; found {getattr(verdict, 'found', '')}"
            yield Outcome(one.name, one.statement.id, found)
        elif _of_another(one):
            yield Outcome(one.name, one.statement.id, "unsaid of what it was for")
        else:
            yield Outcome(one.name, "", proof("statements", name, one.name) or "")


def _of_another(one: Misstated) -> bool:
    """Say whether the change makes it a statement of something else: what it was for is unsaid."""
    field, *within = one.change.path
    return field in SUBJECTS and not within and one.change.before in one.statement.of
