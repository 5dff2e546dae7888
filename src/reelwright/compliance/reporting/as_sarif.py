"""A report in SARIF 2.1.0: a rule for each clause, a result for each outcome."""

from __future__ import annotations

import json
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from reelwright.compliance.reporting.as_table import why
from reelwright.compliance.situations import command
from reelwright.definition.files import find_game, shipped_games

if TYPE_CHECKING:
    from reelwright.compliance.findings import Finding
    from reelwright.compliance.outcomes import Outcome, Result
    from reelwright.compliance.report import Report
    from reelwright.standards.model import Row

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
KINDS: dict[Result, str] = {
    "pass": "pass",
    "fail": "fail",
    "review": "review",
    "inapplicable": "notApplicable",
}
TRUTH = "untrue statement"
"""The rule that an untrue statement breaks, whatever clauses it serves."""


def render(report: Report) -> str:
    """Return the report as SARIF text."""
    return json.dumps(data(report), indent=2, ensure_ascii=False) + "\n"


def data(report: Report) -> dict[str, Any]:
    """Return the report as SARIF holds it."""
    rules = [*(_rule(outcome.row) for outcome in report.outcomes), _truth()]
    results = [
        *(_result(number, outcome, report) for number, outcome in enumerate(report.outcomes)),
        *(_untrue(len(rules) - 1, finding, report) for finding in report.refuted),
    ]
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "Reelwright",
                        "semanticVersion": version("reelwright"),
                        "rules": rules,
                    }
                },
                "artifacts": [{"location": {"uri": _uri(report)}}],
                "properties": {
                    "game": report.held.game.name,
                    "digest": report.held.game.definition.digest,
                    "edition": report.standard.edition.name,
                    "profile": report.held.profile.name,
                },
                "results": results,
            }
        ],
    }


def _rule(row: Row) -> dict[str, Any]:
    return {
        "id": row.clause.id,
        "name": row.clause.title,
        "shortDescription": {"text": f"{row.number} {row.clause.title}"},
        "fullDescription": {"text": row.clause.requires},
        "properties": {"source": row.source},
    }


def _truth() -> dict[str, Any]:
    return {
        "id": TRUTH,
        "name": "Untrue statement",
        "shortDescription": {"text": "A statement of the artwork is untrue"},
        "fullDescription": {"text": "Playing the game shows otherwise than the artwork says."},
    }


def _result(number: int, outcome: Outcome, report: Report) -> dict[str, Any]:
    failing = outcome.failing if outcome.result in ("fail", "review") else ()
    return {
        "ruleId": outcome.clause.id,
        "ruleIndex": number,
        "kind": KINDS[outcome.result],
        "level": "error" if outcome.result == "fail" else "none",
        "message": {"text": why(outcome)},
        "locations": [_location(report, *(finding.about for finding in failing))],
    }


def _untrue(number: int, finding: Finding, report: Report) -> dict[str, Any]:
    commands = [
        text
        for one in finding.counterexamples
        if (text := command(one.situation, report.held, report.named)) is not None
    ]
    return {
        "ruleId": TRUTH,
        "ruleIndex": number,
        "kind": "fail",
        "level": "error",
        "message": {"text": "\n".join((f"{finding.words} {finding.found}", *commands))},
        "locations": [_location(report, finding.about)],
    }


def _location(report: Report, *about: str) -> dict[str, Any]:
    location: dict[str, Any] = {
        "physicalLocation": {"artifactLocation": {"uri": _uri(report), "index": 0}}
    }
    if about:
        location["logicalLocations"] = [{"fullyQualifiedName": one} for one in about]
    return location


def _uri(report: Report) -> str:
    """Return where the definition is: as it was named, or within the package."""
    path = find_game(report.named.game)
    if report.named.game in shipped_games():
        return f"games/{report.named.game}/{path.name}"
    return path.as_uri() if path.is_absolute() else _relative(path.as_posix())


def _relative(path: str) -> str:
    from urllib.parse import quote

    return quote(path)
