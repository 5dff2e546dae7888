"""A report: every clause of an edition with its outcome, for one game and its artwork."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from reelwright.compliance.findings import of_statement
from reelwright.compliance.outcomes import WORST

if TYPE_CHECKING:
    from reelwright.compliance.findings import Finding
    from reelwright.compliance.held import Held
    from reelwright.compliance.outcomes import Outcome, Result
    from reelwright.standards.model import Standard


@dataclass(frozen=True, slots=True)
class Named:
    """How the game was named to the program: by a name or path, and a variant."""

    game: str
    variant: str | None = None


@dataclass(frozen=True)
class Report:
    """What became of every clause."""

    named: Named
    standard: Standard
    held: Held
    outcomes: tuple[Outcome, ...]

    @cached_property
    def refuted(self) -> tuple[Finding, ...]:
        """Every statement of the artwork that is untrue."""
        return tuple(of_statement(told) for told in self.held.refuted)

    @property
    def met(self) -> bool:
        """Whether no clause fails and no statement is untrue."""
        return not self.refuted and not self.of("fail")

    def of(self, result: Result) -> tuple[Outcome, ...]:
        """Return the clauses that ended in a certain way."""
        return tuple(outcome for outcome in self.outcomes if outcome.result == result)

    @property
    def open(self) -> tuple[Outcome, ...]:
        """The clauses that a person has still to decide."""
        return tuple(
            outcome
            for outcome in self.of("review")
            if outcome.carried is None or not outcome.carried.stands
        )

    @property
    def counts(self) -> dict[Result, int]:
        """How many clauses ended in each way, the best first."""
        found = Counter(outcome.result for outcome in self.outcomes)
        return {result: found[result] for result in WORST}
