"""`reelwright wallet`: a wallet for tests and demos, and our books held against an operator's."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from reelwright.cli.audit import DATABASE, DatabaseOption
from reelwright.cli.common import Format, FormatOption

app = typer.Typer(
    help="Run a wallet for tests and demos; hold what we asked of a wallet against its books.",
    no_args_is_help=True,
)

SecretOption = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="The secret shared with the server; else it is in the environment, as "
        "REELWRIGHT_WALLET_SECRET.",
        show_default=False,
    ),
]


@app.command()
def serve(
    *,
    port: Annotated[
        int, typer.Option(help="The port to answer on; 0 takes a free one.", min=0, max=65535)
    ] = 8100,
    host: Annotated[str, typer.Option(help="The name or address to answer on.")] = "127.0.0.1",
    file: Annotated[
        Path, typer.Option("--database", metavar="FILE", help="Where its books are kept.")
    ] = Path("wallet.sqlite3"),
    secret_file: SecretOption = None,
    player: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=CENTS",
            help="A player and what they have; may be said again.",
            show_default=False,
        ),
    ] = None,
    misbehave: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HOW[=TIMES]",
            help="What to do wrong, such as 'fails after acting=3'; may be said again.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Run a wallet that keeps its word, or does not where it is told so. It holds no real money."""
    # (imported now: no other command waits for the libraries of the server)
    from reelwright.cli.wallet_serving import run_wallet

    run_wallet(host, port, file, secret_file, player or [], misbehave or [])


@app.command()
def reconcile(
    wallet: Annotated[str, typer.Option(metavar="URL", help="The operator's wallet.")],
    database: DatabaseOption = DATABASE,
    secret_file: SecretOption = None,
    form: FormatOption = Format.table,
) -> None:
    """Hold every request to a wallet against the transactions in its books; changes nothing."""
    from reelwright.cli.wallet_reconciled import reconciled

    reconciled(wallet, database, secret_file, form)
