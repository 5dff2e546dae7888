"""The formats of a report, and what each needs installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from reelwright.reports.renderers import Renderer, check_needs, rendering

if TYPE_CHECKING:
    from reelwright.randomness.report import Report


class Rendering(Protocol):
    """A module that renders one format."""

    @staticmethod
    def render(report: Report) -> str:
        """Return a report as text."""
        ...


FORMATS = {
    "table": Renderer("reelwright.randomness.reporting.as_table"),
    "json": Renderer("reelwright.randomness.reporting.as_json"),
    "html": Renderer("reelwright.randomness.reporting.html", ("jinja2",)),
}


def render(name: str, report: Report) -> str:
    """Render a report in a format; raises `MissingExtra` where its libraries are not installed."""
    return cast("Rendering", rendering(FORMATS, name)).render(report)


def check_installed(name: str) -> None:
    """Raise `MissingExtra` where what it needs is not installed."""
    check_needs(FORMATS, name)
