"""What `reelwright wallet reconcile` does; neither database is changed."""

from __future__ import annotations

from contextlib import closing
from dataclasses import asdict
from typing import TYPE_CHECKING

import typer

from reelwright.cli.auditing_log import many, reading
from reelwright.cli.common import FAILED, Format, print_json, wrong_input
from reelwright.cli.wallet_connected import WalletOptions, connected
from reelwright.service.house import now
from reelwright.service.wallet_checks import WalletAudit, every_transaction
from reelwright.service.wallet_ports import WalletSilent

if TYPE_CHECKING:
    from pathlib import Path


def reconciled(url: str, database: str, secret_file: Path | None, form: Format) -> None:
    """Say all that does not agree; exit 0 where nothing is, else 1."""
    wallet = connected(WalletOptions(url, secret_file))
    assert wallet is not None
    began = now()
    with closing(wallet):
        try:
            theirs = every_transaction(wallet)
        except WalletSilent as silent:
            wrong_input(f"--wallet {url}: found {silent}; allowed: a wallet that answers, signed")
    with reading(database) as books:
        audit = WalletAudit(books, wallet.name, theirs)
        found = list(audit.disagreements(began))
    if form is Format.json:
        print_json(
            {
                "agrees": not found,
                "transactions": audit.transactions,
                "requests": audit.requests,
                "differences": [asdict(one) for one in found],
            }
        )
    else:
        for one in found:
            typer.echo(one.words())
        typer.echo(
            f"{many(audit.requests, 'request')} here, {many(audit.transactions, 'transaction')} "
            f"there: {many(len(found), 'difference') if found else 'everything agrees'}."
        )
    if found:
        raise typer.Exit(FAILED)
