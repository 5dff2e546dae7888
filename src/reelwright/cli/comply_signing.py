"""`reelwright comply --sign`: what a person decided of a clause, written down beside the game."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING

import typer

from reelwright.cli.common import wrong_input
from reelwright.definition.faults import DefinitionError, one_of, shown
from reelwright.definition.files import find_game, shipped_games

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from reelwright.compliance.outcomes import Outcome
    from reelwright.compliance.report import Report
    from reelwright.compliance.signing.decisions import Decision


class Decided(StrEnum):
    """What a person can decide."""

    accepted = "accepted"
    refused = "refused"


@dataclass(frozen=True, slots=True)
class Signing:
    """A decision as it was typed."""

    clause: str
    person: str
    decision: Decided
    note: str


def asked(
    clause: str | None, person: str | None, decision: Decided | None, note: str | None
) -> Signing | None:
    """Return the decision typed, `None` where none is; ends the command where a part is missing."""
    if clause is None:
        for option, value in (("--by", person), ("--decision", decision), ("--note", note)):
            if value is not None:
                wrong_input(f"{option}: found without --sign; allowed: with --sign CLAUSE")
        return None
    if person is None or not person.strip():
        wrong_input("--by: found nothing; allowed: the name of who decided")
    if decision is None:
        wrong_input("--decision: found nothing; allowed: accepted, refused")
    return Signing(clause, person.strip(), decision, (note or "").strip())


def file_of(game: str, signoff: Path | None) -> Path:
    """Return the file of decisions; ends the command where there is no place for one."""
    if signoff is not None:
        return signoff
    if game in shipped_games():
        wrong_input(f"--signoff: found none; allowed: a file, since {game} ships with the program")
    try:
        return find_game(game).with_suffix(".signoff.yaml")
    except DefinitionError as error:
        wrong_input(str(error))


def decisions_of(
    game: str, signoff: Path | None, *, to_be_written: bool = False
) -> tuple[Decision, ...]:
    """Read what people decided of a game; ends the command where the file is none of decisions.

    A file that was named must be there, but where it is `to_be_written` by this command.
    """
    from reelwright.compliance.signing.decisions import SignOffError, read_decisions

    if signoff is None and game in shipped_games():
        return ()
    path = file_of(game, signoff)
    if not path.exists():
        if signoff is not None and not to_be_written:
            wrong_input(f"--signoff {signoff}: found no such file; allowed: one that --sign wrote")
        return ()
    try:
        return read_decisions(path)
    except SignOffError as error:
        wrong_input(str(error))


def check_known(decisions: Iterable[Decision]) -> None:
    """End the command where a decision is on no clause of the standard."""
    from reelwright.standards.files import clauses

    known = {clause.id for clause in clauses()}
    for one in decisions:
        if one.clause not in known:
            allowed = one_of(sorted(known), one.clause)
            wrong_input(f"signoff: clause: found {shown(one.clause)}; allowed: {allowed}")


def sign(signing: Signing, report: Report, path: Path) -> None:
    """Write a decision down; ends the command where there is nothing to decide."""
    from pydantic import ValidationError

    from reelwright.compliance.signing.decisions import Decision, SignOffError, write_decision
    from reelwright.compliance.signing.resting import fingerprint

    outcome = _in_review(signing.clause, report)
    try:
        decision = Decision(
            clause=outcome.clause.id,
            edition=report.standard.edition.name,
            profile=report.held.profile.name,
            variant=report.named.variant,
            person=signing.person,
            date=datetime.now(UTC).date(),
            decision=signing.decision.value,
            note=signing.note,
            fingerprint=fingerprint(outcome, report.standard, report.held),
        )
        write_decision(path, decision)
    except ValidationError as error:
        fault = error.errors()[0]
        wrong_input(
            f"--sign: {fault['loc'][0]}: found {shown(fault['input'])}; allowed: {fault['msg']}"
        )
    except SignOffError as error:
        wrong_input(str(error))
    typer.echo(f"{path}: {outcome.row.number} {signing.decision} by {signing.person}", err=True)


def _in_review(clause: str, report: Report) -> Outcome:
    """Return the outcome of a clause, by its number in the edition or in those of 2002 and 2003."""
    open_ = {
        outcome.row.number: outcome
        for outcome in report.outcomes
        if outcome.clause.reason is not None
        and (outcome.result == "review" or outcome.carried is not None)
    }
    by_id = {outcome.clause.id: outcome for outcome in open_.values()}
    found = open_.get(clause) or by_id.get(clause)
    if found is None:
        allowed = one_of(open_, clause)
        wrong_input(f"--sign: found {shown(clause)}; allowed: a clause in review: {allowed}")
    return found
