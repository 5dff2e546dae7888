"""A report as tables to read in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from reelwright.compliance.situations import command, in_words
from reelwright.reports.plain_text import plain_text
from reelwright.telling.words import counted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console, RenderableType

    from reelwright.compliance.findings import Finding
    from reelwright.compliance.outcomes import Outcome, Result
    from reelwright.compliance.report import Report

STYLES: dict[Result, str] = {
    "fail": "bold red",
    "review": "yellow",
    "pass": "green",
    "inapplicable": "dim",
}

ENDED: dict[Result, str] = {
    "pass": "pass",
    "fail": "fail",
    "review": "in review",
    "inapplicable": "inapplicable",
}


def render(report: Report) -> str:
    """Return the report as plain text."""
    return plain_text(lambda console: show(report, console))


def show(report: Report, console: Console) -> None:
    """Show the report on a console."""
    for part in _parts(report):
        console.print(part)


def _parts(report: Report) -> Iterator[RenderableType]:
    yield _head(report)
    yield _clauses(report)
    yield from _unbound(report)
    if report.refuted:
        yield Text("Untrue statements", style="bold")
        for finding in report.refuted:
            yield from _untrue(finding, report)
    yield _foot(report)


def _head(report: Report) -> Text:
    held, edition = report.held, report.standard.edition
    return Text.assemble(
        (held.game.name, "bold"),
        f" against {edition.name} ({edition.document}), profile {held.profile.name}, "
        f"{counted(len(held.told), 'statement')}",
    )


def _clauses(report: Report) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("clause", no_wrap=True)
    table.add_column("title", max_width=32)
    table.add_column("outcome", no_wrap=True)
    table.add_column("why")
    for outcome in report.outcomes:
        if outcome.result != "inapplicable":
            table.add_row(
                Text(outcome.row.number),
                Text(outcome.clause.title),
                Text(outcome.result, style=STYLES[outcome.result]),
                Text(_short(outcome)),
            )
    return table


def _short(outcome: Outcome) -> str:
    """Return why a clause ended as it did, the reason for a person by its name."""
    if outcome.result != "review":
        return outcome.reason
    parts = [outcome.carried.words] if outcome.carried else []
    return ". ".join([*parts, outcome.clause.reason or outcome.reason, *outcome.found])


def _unbound(report: Report) -> Iterator[Text]:
    """Yield what does not bind the game, by why it does not."""
    by_reason: dict[str, list[str]] = {}
    for outcome in report.of("inapplicable"):
        by_reason.setdefault(outcome.reason, []).append(outcome.row.number)
    if by_reason:
        yield Text("Inapplicable", style="bold")
    for reason, numbers in by_reason.items():
        yield Text(f"  {', '.join(numbers)}: {reason}", style=STYLES["inapplicable"])
    if by_reason:
        yield Text()


def why(outcome: Outcome) -> str:
    """Return the reason of an outcome, with what a person decided of it."""
    carried = outcome.carried
    if carried is None or outcome.result == "fail":
        return outcome.reason
    return f"{carried.words}. {outcome.reason}"


def _untrue(finding: Finding, report: Report) -> Iterator[Text]:
    yield Text.assemble(("  ", ""), (finding.about, "bold red"), f": {finding.words}")
    yield Text(f"    {finding.found}")
    for one in finding.counterexamples:
        yield Text(f"    {in_words(one.situation)}")
        shown = command(one.situation, report.held, report.named)
        if shown is not None:
            yield Text(f"    {shown}", style="cyan")


def _foot(report: Report) -> Text:
    counts = report.counts
    told = ", ".join(f"{counts[result]} {words}" for result, words in ENDED.items())
    undecided = len(report.open)
    left = f" {counted(undecided, 'clause')} of those in review to be decided by a person."
    untrue = len(report.refuted)
    wrong = f" {counted(untrue, 'statement')} untrue." if untrue else ""
    return Text(f"{told}.{wrong}{left if undecided else ''}", style="bold")
