"""`reelwright audit`: the log of a database verified, its head kept, a round taken out of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from reelwright.cli.common import Format, FormatOption
from reelwright.cli.output import check_out, write_out

if TYPE_CHECKING:
    from pydantic import BaseModel

app = typer.Typer(
    help="Verify the log of a database, keep its head elsewhere, take a round out of it.",
    no_args_is_help=True,
)

DatabaseOption = Annotated[
    str, typer.Option(metavar="URL", help="The database of a server: an SQLAlchemy URL.")
]
OutOption = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Where to write it; on stdout without.")
]
DATABASE = "sqlite:///./reelwright.sqlite3"


@app.command()
def verify(
    database: DatabaseOption = DATABASE,
    head: Annotated[
        str | None,
        typer.Option(
            metavar="HASH",
            help="The head the log must have now; with --kept, the one that the file must have.",
        ),
    ] = None,
    kept: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Heads that 'audit head' wrote: the log must go on."),
    ] = None,
    form: FormatOption = Format.table,
) -> None:
    """Verify every chain of the log, every round it tells of and the ledger of every account."""
    # (imported now: no other command waits for the libraries of the store)
    from reelwright.cli.auditing_log import verify_log

    verify_log(database, head, kept, form)


@app.command()
def head(database: DatabaseOption = DATABASE, out: OutOption = None) -> None:
    """Say where every chain of the log stands, to be kept where nobody can change it."""
    from reelwright.cli.auditing_log import head_of

    check_out(out)
    _write(head_of(database), out)


@app.command()
def export(
    round_id: Annotated[str, typer.Argument(metavar="ROUND", help="The id of a round.")],
    database: DatabaseOption = DATABASE,
    out: OutOption = None,
) -> None:
    """Write a round with all that it needs to be verified by itself: 'reelwright verify'."""
    from reelwright.cli.auditing_log import export_of

    check_out(out)
    _write(export_of(database, round_id), out)


def _write(data: BaseModel, out: Path | None) -> None:
    text = data.model_dump_json(indent=1) + "\n"
    if out is None:
        typer.echo(text, nl=False)
    else:
        write_out(out, text)
