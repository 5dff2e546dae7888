"""`reelwright verify`: an exported round played again, with no database and no game at hand."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path  # noqa: TC003  (read for the argument)
from typing import TYPE_CHECKING, Annotated

import typer

from reelwright.cli.common import FAILED, Format, FormatOption, print_json
from reelwright.cli.reading import read_model

if TYPE_CHECKING:
    from reelwright.service.exporting_checks import Check
    from reelwright.service.exporting_model import Exported


def verify(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A round, as 'audit export' writes it.")
    ],
    form: FormatOption = Format.table,
) -> None:
    """Play an exported round again and say of each part of it whether it follows."""
    # (imported now: no other command waits for the use cases)
    from reelwright.service.exporting_checks import checks
    from reelwright.service.exporting_model import Exported

    exported = read_model(file, Exported)
    made = list(checks(exported))
    if form is Format.json:
        _print_data(exported, made)
    else:
        _print_words(exported, made)
    if not all(check.holds for check in made):
        raise typer.Exit(FAILED)


def _print_data(exported: Exported, made: list[Check]) -> None:
    print_json(
        {
            "round": exported.round,
            "holds": all(check.holds for check in made),
            "entries": [entry.hash for entry in exported.entries],
            "checks": [
                {
                    "check": check.name,
                    "holds": check.holds,
                    "disagreements": [asdict(one) for one in check.disagreements],
                }
                for check in made
            ],
        }
    )


def _print_words(exported: Exported, made: list[Check]) -> None:
    for check in made:
        typer.echo(f"{'holds' if check.holds else 'FAILS'}  {check.name}")
        for one in check.disagreements:
            typer.echo(f"       {one.words()}")
    failed = sum(not check.holds for check in made)
    said = "every check holds" if not failed else f"{failed} of {len(made)} checks failed"
    typer.echo(f"round {exported.round}: {said}.")
    for entry in exported.entries:
        typer.echo(f"{entry.kind}: chain {entry.chain}, entry {entry.number}, hash {entry.hash}")
