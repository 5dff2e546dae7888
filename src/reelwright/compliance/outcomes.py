"""`outcomes`: what becomes of each clause of an edition, as docs/explanation/standards.md says."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from reelwright.compliance import forms
from reelwright.compliance.conditions import desirable, holds
from reelwright.compliance.findings import (
    Finding,
    all_that_is_asked,
    of_statement,
    true_or_not,
)
from reelwright.standards.files import vocabulary

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from reelwright.compliance.held import Held
    from reelwright.compliance.signing.carrying import Carried
    from reelwright.standards.model import Clause, Row, Standard

Result: TypeAlias = Literal["inapplicable", "pass", "review", "fail"]
WORST: tuple[Result, ...] = ("inapplicable", "pass", "review", "fail")
"""From the best to the worst."""
NOTHING_MORE = "there is nothing of it to say"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a clause, why, and what that rests on."""

    row: Row
    result: Result
    reason: str
    findings: tuple[Finding, ...] = ()
    carried: Carried | None = None
    """What a person decided, where someone has."""

    @property
    def clause(self) -> Clause:
        """The clause, whatever an edition numbers it."""
        return self.row.clause

    @property
    def failing(self) -> tuple[Finding, ...]:
        """The findings that are not as they should be."""
        return tuple(finding for finding in self.findings if not finding.holds)

    @property
    def found(self) -> tuple[str, ...]:
        """What is not as it should be in a sentence, where anything is."""
        return (f"Found: {_why(self.failing)}",) if self.failing else ()


def outcomes(
    standard: Standard,
    held: Held,
    decided: Callable[[Outcome], Outcome] = lambda outcome: outcome,
) -> tuple[Outcome, ...]:
    """Return the outcome of every clause and limb, in the order of their numbers.

    `decided` puts in place what a person decided of a clause that is in review.
    """
    own = {row.clause.id: decided(_own(row, standard, held)) for row in standard.rows}
    return tuple(_with_limbs(own[row.clause.id], standard, own) for row in standard.rows)


def _own(row: Row, standard: Standard, held: Held) -> Outcome:
    """Return the outcome of what a clause asks itself, its limbs left out."""
    clause = row.clause
    unmet = [name for name in clause.applies if not holds(name, held.rules)]
    asked = true_or_not(clause, held) if unmet else _asked(row, standard, held)
    outcome = Outcome(row, "pass", "", asked)
    if clause.reason is not None and not unmet:
        return _for_a_person(outcome, held)
    untrue = [finding for finding in asked if finding.untrue]
    if untrue:
        return replace(outcome, result="fail", reason=_why(untrue))
    if unmet:
        return _unbound(outcome, unmet, held)
    if clause.binds_only_what_is_printed and not held.printing(clause.wordings):
        return replace(outcome, result="inapplicable", reason="none of its wordings is printed")
    if outcome.failing:
        return replace(outcome, result="fail", reason=_why(outcome.failing))
    return replace(outcome, reason=_met(asked))


def _asked(row: Row, standard: Standard, held: Held) -> tuple[Finding, ...]:
    clause = row.clause
    if clause.limbs == "one is enough":
        of_forms = tuple(forms.in_none(standard.limbs(clause), held))
        return (*all_that_is_asked(clause, held), *of_forms)
    above = next((one.clause for one in standard.rows if one.clause.id == clause.parent), None)
    if above is not None and above.limbs == "one is enough":
        return forms.asked(clause, standard.limbs(above), held)
    return all_that_is_asked(clause, held)


def _unbound(outcome: Outcome, unmet: list[str], held: Held) -> Outcome:
    """Return the outcome of a clause whose conditions are not met, and that no one breaks."""
    reason = f"not so: {_conditions(unmet)}"
    if desirable(outcome.clause, held.rules):
        reason += "; it is good to follow it all the same"
    return replace(outcome, result="inapplicable", reason=reason, findings=())


def _conditions(names: Iterable[str]) -> str:
    known = vocabulary().conditions
    return "; ".join(
        f"{name} (waits for {known[name].waits_for})" if known[name].waits_for else name
        for name in names
    )


def _for_a_person(outcome: Outcome, held: Held) -> Outcome:
    """Return the outcome of a clause that no program decides, with what was found out for it."""
    clause = outcome.clause
    assert clause.reason is not None
    if clause.known == "in full" and outcome.failing:
        return replace(outcome, result="fail", reason=_why(outcome.failing))
    if not outcome.findings:
        outcome = replace(outcome, findings=_of_the_whole(held))
    because = vocabulary().reasons[clause.reason].because
    return replace(outcome, result="review", reason=" ".join((because, *outcome.found)))


def _of_the_whole(held: Held) -> tuple[Finding, ...]:
    """Return what was found of the artwork as a whole, for clauses that name nothing of it."""
    untrue = tuple(of_statement(told) for told in held.refuted)
    count, wrong = len(held.told), len(untrue)
    said = f"{count} statement{'' if count == 1 else 's'}"
    whole = Finding(
        sort="artwork",
        about="artwork",
        holds=not wrong,
        words=said,
        found=f"of {said} {wrong or 'none'} {'are' if wrong > 1 else 'is'} untrue",
    )
    return (whole, *untrue)


def _with_limbs(outcome: Outcome, standard: Standard, own: Mapping[str, Outcome]) -> Outcome:
    """Return the outcome of a clause with its limbs: the worst counts."""
    limbs = [own[row.clause.id] for row in standard.limbs(outcome.clause)]
    worst = max((outcome, *limbs), key=lambda one: WORST.index(one.result)).result
    alike = [one for one in limbs if one.result == worst]
    if worst == outcome.result:
        passing = ", ".join(one.row.number for one in alike) if worst == "pass" else ""
        own_reason = "" if outcome.reason == NOTHING_MORE else f"{outcome.reason}; "
        return replace(outcome, reason=f"{own_reason}limbs met: {passing}") if passing else outcome
    reason = "; ".join(f"{one.row.number}: {one.reason}" for one in alike)
    return replace(outcome, result=worst, reason=reason)


def _why(failing: Iterable[Finding]) -> str:
    """Say what is wrong, the first three things of it."""
    told = [f"{finding.about} {finding.found}" for finding in failing]
    more = f"; and {len(told) - 3} more" if len(told) > 3 else ""
    return "; ".join(told[:3]) + more


def _met(findings: tuple[Finding, ...]) -> str:
    """Say in short what was found to be as it should."""
    return ", ".join(_counts(findings)) or NOTHING_MORE


def _counts(findings: tuple[Finding, ...]) -> Iterator[str]:
    said = [finding for finding in findings if finding.sort == "statement"]
    if said:
        tried = sum(finding.tried for finding in said)
        where = f" in {_many(tried, 'situation')}" if tried else ""
        yield f"{_many(len(said), 'statement')} true{where}"
    for sort, what in (("display", "seen"), ("layout", "kept to")):
        count = sum(finding.sort == sort for finding in findings)
        if count:
            yield f"{_many(count, sort)} {what}"


def _many(count: int, thing: str) -> str:
    return f"{count:,} {thing}{'' if count == 1 else 's'}"
