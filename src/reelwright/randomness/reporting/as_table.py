"""A report as tables to read in a terminal."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from reelwright.randomness.reporting.sections import sections
from reelwright.randomness.words import GENERATOR, LIMITS, METHOD
from reelwright.reports.plain_text import plain_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rich.console import Console, RenderableType

    from reelwright.randomness.report import Report
    from reelwright.randomness.reporting.sections import Section

MOST_KEPT = 21
"""No column but the last is narrower than its cells, or than this, where tables belong together."""


def render(report: Report) -> str:
    """Return the report as plain text."""
    return plain_text(lambda console: show(report, console))


def show(report: Report, console: Console) -> None:
    """Show the report on a console."""
    console.print(Group(*_parts(report)))


def _parts(report: Report) -> Iterator[RenderableType]:
    yield Text.assemble((report.game.name, "bold"), f", {report.sample.rounds:,} rounds played\n")
    for name, words in GENERATOR.items():
        yield Text.assemble((f"{name}: ", "bold"), words)
    yield Text()
    for section in sections(report):
        yield from _shown(section)
    style = "bold green" if report.passed else "bold red"
    yield Text.assemble((report.said(), style), f"\n{METHOD}\n")
    for limit in LIMITS:
        yield Text(f"- {limit}", style="dim")


def _shown(section: Section) -> Iterator[RenderableType]:
    """Yield a table, or one for each group of its rows, all as wide."""
    yield Text(section.title, style="bold")
    rows = enumerate(section.rows)
    for number, (group, own) in enumerate(groupby(rows, lambda row: row[1][: section.grouped])):
        if group:
            yield Text(f"\n  {group[0]}: {group[1]} draws", style="bold")
        yield _table(section, own, with_head=number == 0)
    yield Text()


def _table(
    section: Section, rows: Iterable[tuple[int, tuple[str, ...]]], *, with_head: bool
) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_header=with_head, show_edge=False, pad_edge=False)
    for place in range(section.grouped, len(section.columns)):
        cells = (section.columns[place], *(row[place] for row in section.rows))
        kept = min(MOST_KEPT, max(map(len, cells))) if section.grouped else None
        table.add_column(
            section.columns[place],
            justify="right" if place in section.figures else "left",
            min_width=None if place == len(section.columns) - 1 else kept,
        )
    for place, row in rows:
        style = "bold red" if place in section.failing else ""
        table.add_row(*map(Text, row[section.grouped :]), style=style)
    return table
