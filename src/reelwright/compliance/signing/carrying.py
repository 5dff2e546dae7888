"""What people decided, put into the outcomes: it stands while what it rests on is unchanged."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reelwright.compliance.signing.resting import fingerprint

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from reelwright.compliance.held import Held
    from reelwright.compliance.outcomes import Outcome
    from reelwright.compliance.signing.decisions import Decision
    from reelwright.standards.model import Standard


@dataclass(frozen=True, slots=True)
class Carried:
    """A decision on a clause, and whether it still stands."""

    decision: Decision
    stands: bool

    @property
    def words(self) -> str:
        """Tell it in a sentence."""
        one = self.decision
        note = f" ({one.note})" if one.note else ""
        told = f"{one.decision} by {one.person} on {one.date}{note}"
        return (
            told
            if self.stands
            else f"to be decided again: what it rests on has changed since {told}"
        )


def carrying(
    decisions: Iterable[Decision], standard: Standard, held: Held, variant: str | None = None
) -> Callable[[Outcome], Outcome]:
    """Return what puts a person's decision into the outcome of a clause that is in review.

    A clause that was refused fails.
    """
    by_about = {one.about: one for one in decisions}

    def decided(outcome: Outcome) -> Outcome:
        about = (outcome.clause.id, standard.edition.name, held.profile.name, variant)
        decision = by_about.get(about)
        if decision is None or outcome.result != "review":
            return outcome
        stands = decision.fingerprint == fingerprint(outcome, standard, held)
        carried = Carried(decision, stands)
        if stands and decision.decision == "refused":
            return replace(outcome, result="fail", reason=carried.words, carried=carried)
        return replace(outcome, carried=carried)

    return decided
