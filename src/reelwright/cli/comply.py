"""`reelwright comply`: a game and its artwork held against the standard, clause by clause."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from reelwright.cli import comply_signing
from reelwright.cli.common import (
    FAILED,
    GameName,
    ProfileOption,
    VariantOption,
    load_game,
    load_profile,
    wrong_input,
)
from reelwright.cli.comply_signing import Decided
from reelwright.cli.output import check_out, write_out
from reelwright.reports import MissingExtra, installed
from reelwright.standards.files import DEFAULT, editions, standard

if TYPE_CHECKING:
    from reelwright.compliance.report import Report
    from reelwright.compliance.signing.decisions import Decision


class ReportFormat(StrEnum):
    """The formats of a report."""

    table = "table"
    json = "json"
    html = "html"
    sarif = "sarif"
    junit = "junit"


EditionOption = Annotated[
    str, typer.Option("--edition", metavar="YEAR", help=f"One of {', '.join(editions())}.")
]
FormatOption = Annotated[
    ReportFormat,
    typer.Option("--format", help="A table to read, data, a page to file, or what servers read."),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FILE", help="Where to write it, in one step; stdout where left out."
    ),
]
SignOff = Annotated[
    Path | None,
    typer.Option(
        "--signoff",
        metavar="FILE",
        help="What people decided; GAME.signoff.yaml beside the game's file where left out.",
    ),
]
Sign = Annotated[
    str | None,
    typer.Option("--sign", metavar="CLAUSE", help="Write down what a person decided of a clause."),
]
By = Annotated[str | None, typer.Option("--by", metavar="NAME", help="With --sign: who decided.")]
DecisionOption = Annotated[
    Decided | None, typer.Option("--decision", help="With --sign: what was decided.")
]
Note = Annotated[
    str | None, typer.Option("--note", metavar="TEXT", help="With --sign: a word on it.")
]


def comply(
    game: GameName,
    *,
    edition: EditionOption = DEFAULT,
    under: ProfileOption = "open",
    variant: VariantOption = None,
    output: FormatOption = ReportFormat.table,
    out: Out = None,
    signoff: SignOff = None,
    sign: Sign = None,
    by: By = None,
    decision: DecisionOption = None,
    note: Note = None,
) -> None:
    """Hold a game and its artwork against the standard: an outcome for each clause, with evidence.

    Ends with 1 where a clause fails or a statement of the artwork is untrue.
    """
    signing = comply_signing.asked(sign, by, decision, note)
    _check_installed()
    check_out(out)
    _check_format(output)
    kept = comply_signing.file_of(game, signoff) if signing else None
    decisions = comply_signing.decisions_of(game, signoff, to_be_written=signing is not None)
    comply_signing.check_known(decisions)
    report = _report(game, edition, under, variant, decisions)
    if signing is not None and kept is not None:
        comply_signing.sign(signing, report, kept)
        return
    _give(output, out, report)
    if not report.met:
        raise typer.Exit(FAILED)


def _report(
    name: str, edition: str, under: str, variant: str | None, decisions: tuple[Decision, ...]
) -> Report:
    from reelwright.compliance.complying import artwork_held, complied
    from reelwright.compliance.evidence import counted
    from reelwright.compliance.report import Named

    try:
        against = standard(edition)
    except KeyError as error:
        wrong_input(f"--{error.args[0]}")
    limits = load_profile(under)
    loaded = load_game(name, variant)
    held = artwork_held(loaded, limits, counted(loaded))
    return complied(Named(name, variant), held, against, decisions)


def _check_installed() -> None:
    """End the command where the forms of artwork cannot be made, whose layout is looked at."""
    missing = [library for library in ("jinja2", "typst") if not installed(library)]
    if missing:
        wrong_input(
            f"comply: found no {', '.join(missing)}; "
            "allowed: with the extra reports, pip install 'reelwright[reports]'"
        )


def _check_format(output: ReportFormat) -> None:
    from reelwright.compliance.reporting import check_installed

    try:
        check_installed(output)
    except MissingExtra as missing:
        wrong_input(str(missing))


def _give(output: ReportFormat, out: Path | None, report: Report) -> None:
    """Write the report to its file, or to stdout."""
    from reelwright.compliance.reporting import render

    if out is None and output is ReportFormat.table:
        from rich.console import Console

        from reelwright.compliance.reporting.as_table import show

        show(report, Console(highlight=False))
        return
    text = render(output, report)
    if out is None:
        sys.stdout.write(text)
        return
    write_out(out, text)
