"""A report as one page to file: no network, no files beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.randomness.reporting.sections import sections
from reelwright.randomness.words import GENERATOR, LIMITS, METHOD
from reelwright.reports.pages import style, templates

if TYPE_CHECKING:
    from reelwright.randomness.report import Report

TEMPLATES = templates(__name__)


def render(report: Report) -> str:
    """Return the report as an HTML page."""
    return TEMPLATES.get_template("page.html.jinja").render(
        report=report,
        sections=list(sections(report)),
        generator=GENERATOR.items(),
        method=METHOD,
        limits=LIMITS,
        style=style(__package__),
    )
