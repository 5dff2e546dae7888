"""The reference wallet, wired and run."""

from __future__ import annotations

import signal
import sys
from contextlib import closing
from typing import TYPE_CHECKING, NoReturn, get_args

import typer
import uvicorn
from pydantic import ValidationError

from reelwright.cli.common import wrong_input
from reelwright.cli.wallet_connected import secret_of
from reelwright.definition.faults import one_of, shown
from reelwright.server.listening import listening
from reelwright.wallets.reference import WalletFile, create_wallet
from reelwright.wallets.reference.app import NewPlayer
from reelwright.wallets.reference.misbehaving import How, Manners, Misbehaviour

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def run_wallet(
    host: str,
    port: int,
    path: Path,
    secret_file: Path | None,
    players: Sequence[str],
    misbehave: Sequence[str],
) -> None:
    """Run a wallet until the process is told to stop; ends the command where it cannot begin."""
    secret = secret_of(secret_file)
    manners = Manners()
    for wanted in misbehave:
        manners.tell(_misbehaviour(wanted))
    known = [_player(one) for one in players]
    if not path.parent.is_dir():
        wrong_input(f"--database {path}: found no folder to hold it; allowed: one that is there")
    with closing(WalletFile(path)) as file, closing(listening(host, port)) as listener:
        for name, cents in known:
            file.put_player(name, cents)
        app = create_wallet(file, secret, manners)
        typer.echo(f"A wallet answers at http://{host}:{listener.getsockname()[1]}", err=True)
        signal.signal(signal.SIGTERM, _end)
        signal.signal(signal.SIGINT, _end)
        config = uvicorn.Config(app, access_log=False, log_config=None, server_header=False)
        uvicorn.Server(config).run(sockets=[listener])


def _player(text: str) -> tuple[str, int]:
    name, _, cents = text.partition("=")
    if not name or not cents.isdecimal():
        wrong_input(f"--player: found {shown(text)}; allowed: a name and cents, such as mia=100000")
    return name, NewPlayer(balance=int(cents)).balance


def _misbehaviour(text: str) -> Misbehaviour:
    how, _, times = text.partition("=")
    try:
        return Misbehaviour.model_validate({"how": how, "times": times or 1})
    except ValidationError:
        allowed = f"{one_of(get_args(How), how)}, and how often, such as 'refuses=2'"
        wrong_input(f"--misbehave: found {shown(text)}; allowed: {allowed}")


def _end(*_: object) -> NoReturn:
    sys.exit(0)
