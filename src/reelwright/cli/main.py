"""`reelwright`: every command, one module each."""

from __future__ import annotations

import typer

app = typer.Typer(
    name="reelwright",
    help="What a game states is what it pays: play a slot game, compute it, prove it.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def run() -> None:
    """Run the command line."""
    app()
