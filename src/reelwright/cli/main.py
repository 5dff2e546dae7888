"""`reelwright`: every command, one module each."""

from __future__ import annotations

import typer

from reelwright.cli.artwork import artwork
from reelwright.cli.audit import app as audit
from reelwright.cli.bankroll import bankroll
from reelwright.cli.chance import chance
from reelwright.cli.check import check
from reelwright.cli.comply import comply
from reelwright.cli.diff import diff
from reelwright.cli.explain import explain
from reelwright.cli.par import par
from reelwright.cli.play import play
from reelwright.cli.replay import replay
from reelwright.cli.serve import serve
from reelwright.cli.streams import standard_streams
from reelwright.cli.users import app as users
from reelwright.cli.verify import verify
from reelwright.cli.wallet import app as wallet

app = typer.Typer(
    name="reelwright",
    help="What a game states is what it pays: play a slot game, compute it, prove it.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.command()(check)
app.command()(play)
app.command()(par)
app.command()(bankroll)
app.command()(artwork)
app.command()(comply)
app.command()(diff)
app.command()(replay)
app.command()(explain)
app.command()(serve)
app.add_typer(chance, name="chance")
app.add_typer(audit, name="audit")
app.command()(verify)
app.add_typer(users, name="users")
app.add_typer(wallet, name="wallet")


def run() -> None:
    """Run the command line."""
    with standard_streams():
        app()
