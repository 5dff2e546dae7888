"""A report as one JSON object."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from reelwright.randomness.catalogue import hypotheses
from reelwright.randomness.judging import LEVEL
from reelwright.randomness.words import GENERATOR, LIMITS, METHOD

if TYPE_CHECKING:
    from reelwright.randomness.judging import Judged
    from reelwright.randomness.report import Drawing, Report


def render(report: Report) -> str:
    """Return the report as JSON text."""
    return json.dumps(data(report), indent=2, ensure_ascii=False) + "\n"


def data(report: Report) -> dict[str, Any]:
    """Return the report as JSON holds it."""
    verdict = report.verdict
    return {
        "game": report.game.name,
        "variant": report.variant,
        "digest": report.game.definition.digest,
        "rounds": report.sample.rounds,
        "generator": GENERATOR,
        "streams": [_drawing(one) for one in report.drawings()],
        "hypotheses": hypotheses(),
        "tests": [_judged(one) for one in verdict.judged],
        "not_made": [{"test": one.test, "of": one.of, "needs": one.needs} for one in verdict.left],
        "dieharder": None
        if report.dieharder is None
        else [{"test": one.test, "p": one.p, "said": one.said} for one in report.dieharder],
        "verdict": {
            "passed": report.passed,
            "said": report.said(),
            "level": LEVEL,
            "method": METHOD,
            "tests": len(verdict.judged),
            "least_adjusted": verdict.least,
            "rejected": [{"test": one.test, "of": one.of} for one in verdict.rejected],
        },
        "limits": list(LIMITS),
    }


def _drawing(one: Drawing) -> dict[str, Any]:
    plain: dict[str, Any] = {"name": one.name, "odds": one.odds}
    if one.weights:
        plain["weights"] = list(one.weights)
    return {**plain, "draws": one.draws, "played": one.played, "asked": one.draws - one.played}


def _judged(one: Judged) -> dict[str, Any]:
    return {
        "test": one.test,
        "of": one.of,
        "draws": one.draws,
        "statistic": one.found.value,
        "law": one.found.law,
        "freedom": one.found.freedom,
        "p": one.found.p,
        "adjusted": one.adjusted,
        "rejected": one.rejected,
    }
