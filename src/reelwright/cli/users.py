"""`reelwright users`: who comes in by a name and a password."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import Annotated

import typer

from reelwright.cli.audit import DATABASE, DatabaseOption

app = typer.Typer(
    help="Add those who come in by a name and a password: operators, auditors, players.",
    no_args_is_help=True,
)


class RoleName(StrEnum):
    """What a user may do."""

    player = "player"
    operator = "operator"
    auditor = "auditor"


@app.command()
def add(
    name: Annotated[str, typer.Argument(metavar="NAME", help="By which they come in.")],
    role: Annotated[
        RoleName,
        typer.Option(
            help="A player plays an account; an operator voids rounds and locks accounts; an "
            "auditor looks at everything."
        ),
    ],
    account: Annotated[
        str | None, typer.Option(metavar="ID", help="The account that a player plays.")
    ] = None,
    database: DatabaseOption = DATABASE,
) -> None:
    """Add a user; the password is asked for, or read from a line of stdin."""
    # (imported now: no other command waits for the libraries of the store)
    from reelwright.cli.users_added import add_user

    password = (
        typer.prompt("Password", hide_input=True, confirmation_prompt=True, err=True)
        if sys.stdin.isatty()
        else sys.stdin.readline().rstrip("\n")
    )
    add_user(database, name, role.value, password, account)
    typer.echo(f"{name} is {role.value} now", err=True)
