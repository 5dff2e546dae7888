"""A report as one JSON object: every outcome with its evidence, and every untrue statement."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from reelwright.compliance.displays import displays
from reelwright.compliance.situations import command, in_words, record
from reelwright.play import RULES_VERSION
from reelwright.play.codec import stake_data

if TYPE_CHECKING:
    from reelwright.claims.verdicts import Counterexample
    from reelwright.compliance.findings import Finding
    from reelwright.compliance.outcomes import Outcome
    from reelwright.compliance.report import Report


def render(report: Report) -> str:
    """Return the report as JSON text."""
    return json.dumps(data(report), indent=2, ensure_ascii=False) + "\n"


def data(report: Report) -> dict[str, Any]:
    """Return the report as JSON holds it."""
    game = report.held.game
    edition = report.standard.edition
    return {
        "game": game.name,
        "variant": report.named.variant,
        "digest": game.definition.digest,
        "rules_version": RULES_VERSION,
        "profile": report.held.profile.name,
        "edition": edition.name,
        "document": edition.document,
        "met": report.met,
        "counts": dict(report.counts),
        "page": displays().page,
        "figures": figures(report),
        "outcomes": [_outcome(outcome, report) for outcome in report.outcomes],
        "refuted": [_finding(finding, report) for finding in report.refuted],
    }


def figures(report: Report) -> dict[str, Any]:
    """Return the figures that statements were held against, exact, and how each was obtained."""
    evidence = report.held.evidence
    counted = {
        name: {"value": str(figure.value), "obtained": figure.obtained}
        for name, figure in evidence.figures.items()
    }
    return counted if counted or not evidence.refusal else {"refusal": evidence.refusal}


def _outcome(outcome: Outcome, report: Report) -> dict[str, Any]:
    clause = outcome.clause
    plain: dict[str, Any] = {
        "clause": clause.id,
        "number": outcome.row.number,
        "title": clause.title,
        "asks": clause.requires,
        "source": outcome.row.source,
        "outcome": outcome.result,
        "reason": outcome.reason,
        "evidence": [_finding(finding, report) for finding in outcome.findings],
    }
    carried = outcome.carried
    if carried is not None:
        decision = carried.decision.model_dump(mode="json", include=DECIDED)
        plain["decision"] = {**decision, "stands": carried.stands}
    return plain


DECIDED = {"person", "date", "decision", "note"}


def _finding(finding: Finding, report: Report) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "sort": finding.sort,
        "about": finding.about,
        "holds": finding.holds,
        "words": finding.words,
        "found": finding.found,
    }
    if finding.tried:
        plain["tried"] = finding.tried
    if finding.counterexamples:
        plain["counterexamples"] = [_counterexample(one, report) for one in finding.counterexamples]
    return plain


def _counterexample(one: Counterexample, report: Report) -> dict[str, Any]:
    situation = one.situation
    plain: dict[str, Any] = {
        "said": one.said,
        "found": one.found,
        "situation": in_words(situation),
        "phase": situation.phase,
        "stake": stake_data(situation.stake),
        "command": command(situation, report.held, report.named),
    }
    if situation.window is not None:
        plain["window"] = [list(column) for column in situation.window]
    if situation.pressed:
        plain["pressed"] = list(situation.pressed)
    text = record(situation, report.held, report.named)
    if text is not None:
        plain["record"] = text
    return plain
