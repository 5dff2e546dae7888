"""A report as one page that needs nothing else, to be printed and filed."""

from __future__ import annotations

import base64
from itertools import zip_longest
from typing import TYPE_CHECKING

from reelwright.claims.rules import PAID
from reelwright.compliance.displays import displays
from reelwright.compliance.reporting.as_table import why
from reelwright.compliance.situations import RECORD, command, in_words, record
from reelwright.play import RULES_VERSION
from reelwright.reports.pages import style, templates

if TYPE_CHECKING:
    from reelwright.claims.verdicts import Situation
    from reelwright.compliance.report import Report

TEMPLATES = templates(__name__)


def render(report: Report) -> str:
    """Return the report as an HTML page."""
    return TEMPLATES.get_template("page.html.jinja").render(
        report=report,
        game=report.held.game,
        edition=report.standard.edition,
        profile=report.held.profile,
        evidence=report.held.evidence,
        page=displays().page,
        rules_version=RULES_VERSION,
        why=why,
        in_words=in_words,
        paid=PAID,
        rows=lambda situation: _rows(situation, report),
        command=lambda situation: command(situation, report.held, report.named),
        record=lambda situation: _link(situation, report),
        record_name=RECORD,
        style=style(__package__),
    )


def _rows(situation: Situation, report: Report) -> list[list[str]]:
    """Return what a window shows, row by row, in the names a player reads."""
    rows = zip_longest(*situation.window or (), fillvalue="")
    name = report.held.game.symbol_name
    return [[name(cell) if cell else "" for cell in row] for row in rows]


def _link(situation: Situation, report: Report) -> str | None:
    """Return the record of a round as an address that holds it."""
    text = record(situation, report.held, report.named)
    if text is None:
        return None
    return f"data:application/jsonl;base64,{base64.b64encode(text.encode()).decode()}"
