"""`reelwright chance`: what answers the draws of a game, put to the test."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from reelwright.cli.common import (
    FAILED,
    GameName,
    VariantOption,
    check_compiled,
    load_game,
    wrong_input,
)
from reelwright.cli.output import check_out, write_out
from reelwright.reports import MissingExtra

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.randomness.report import Report

LEAST_SAMPLES, SAMPLES, MOST_SAMPLES = 1_000, 20_000, 1_000_000
INTERRUPTED = 130


class ReportFormat(StrEnum):
    """The formats of a report."""

    table = "table"
    json = "json"
    html = "html"


Samples = Annotated[
    int,
    typer.Option(
        "--samples",
        metavar="N",
        min=LEAST_SAMPLES,
        max=MOST_SAMPLES,
        help="How many rounds are played, and how often each place draws.",
    ),
]
FormatOption = Annotated[
    ReportFormat, typer.Option("--format", help="Tables to read, one JSON object, or a page.")
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FILE", help="Where to write it, in one step; stdout where left out."
    ),
]
Dieharder = Annotated[
    bool,
    typer.Option("--dieharder", help="Have the program dieharder test the raw words as well."),
]

chance = typer.Typer(no_args_is_help=True)


@chance.callback(help="What answers the draws of a game.")
def _chance() -> None:
    """Keep `test` a command of its own while it is the only one."""


@chance.command("test")
def put_to_test(
    game: GameName,
    *,
    samples: Samples = SAMPLES,
    variant: VariantOption = None,
    output: FormatOption = ReportFormat.table,
    out: Out = None,
    dieharder: Dieharder = False,
) -> None:
    """Test every draw of a game as the server answers it, all tests judged together at 99%.

    Ends with 1 where the draws fail.
    """
    try:
        _check(output, out, dieharder=dieharder)
        loaded = load_game(game, variant)
        report = _report(loaded, variant, samples, dieharder=dieharder)
        _give(output, out, report)
    except KeyboardInterrupt:
        typer.echo("chance test: interrupted, no report was written", err=True)
        raise typer.Exit(INTERRUPTED) from None
    if not report.passed:
        raise typer.Exit(FAILED)


def _report(game: Game, variant: str | None, samples: int, *, dieharder: bool) -> Report:
    from reelwright.cli.chance_run import tested
    from reelwright.randomness.dieharder import NotRun

    try:
        return tested(game, variant, samples, dieharder=dieharder)
    except NotRun as not_run:
        wrong_input(str(not_run))


def _check(output: ReportFormat, out: Path | None, *, dieharder: bool) -> None:
    """End the command before anything is drawn where the report could not be made."""
    check_compiled("chance test")
    from reelwright.randomness.dieharder import installed
    from reelwright.randomness.reporting import check_installed

    check_out(out)
    try:
        check_installed(output)
    except MissingExtra as missing:
        wrong_input(str(missing))
    if dieharder and not installed():
        wrong_input(
            "--dieharder: found no program dieharder; allowed: where it is installed, on the path"
        )


def _give(output: ReportFormat, out: Path | None, report: Report) -> None:
    """Write the report to its file, or to stdout."""
    from reelwright.randomness.reporting import render

    if out is None and output is ReportFormat.table:
        from rich.console import Console

        from reelwright.randomness.reporting.as_table import show

        show(report, Console(highlight=False))
        return
    text = render(output, report)
    if out is None:
        sys.stdout.write(text)
    else:
        write_out(out, text)
