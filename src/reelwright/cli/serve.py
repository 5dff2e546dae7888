"""`reelwright serve`: the server and the page, on a database that keeps every answer."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path  # noqa: TC003  (read for the option)
from typing import Annotated

import typer

from reelwright.cli.common import ProfileOption  # noqa: TC001  (read for the option)
from reelwright.definition.files import shipped_games


class Log(StrEnum):
    """How requests are logged."""

    none = "none"
    text = "text"
    json = "json"


class Audience(StrEnum):
    """Who is told the metrics."""

    loopback = "loopback"
    public = "public"


def serve(
    games: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="GAME",
            help="Games that ship or paths of definitions; every game that ships by default.",
            autocompletion=shipped_games,
            show_default=False,
        ),
    ] = None,
    *,
    port: Annotated[
        int, typer.Option(help="The port to answer on; 0 takes a free one.", min=0, max=65535)
    ] = 8000,
    host: Annotated[str, typer.Option(help="The name or address to answer on.")] = "127.0.0.1",
    database: Annotated[
        str, typer.Option(metavar="URL", help="Where everything is kept: an SQLAlchemy URL.")
    ] = "sqlite:///./reelwright.sqlite3",
    draws: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help='A record whose draws answer those of the account "test", and of no other.',
        ),
    ] = None,
    laboratory: Annotated[
        bool,
        typer.Option(
            "--laboratory",
            help='Let the account "test" choose its stops, its other draws and its credit.',
        ),
    ] = False,
    under: ProfileOption = "open",
    rate: Annotated[
        int,
        typer.Option(
            metavar="N",
            help="Requests a second answered to one session, and logins and accounts in bounds; "
            "0 for no limit.",
            min=0,
        ),
    ] = 50,
    allow_origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL",
            help="An origin whose pages may ask, besides our own; may be said again.",
            show_default=False,
        ),
    ] = None,
    log: Annotated[
        Log, typer.Option(help="How each request is told on stderr, without what is private.")
    ] = Log.none,
    metrics: Annotated[
        Audience,
        typer.Option(help="Who is told the metrics at /metrics: this machine, or anybody."),
    ] = Audience.loopback,
    wallet: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="An operator's wallet, where the money of the operator's players is.",
            show_default=False,
        ),
    ] = None,
    wallet_secret_file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="The secret shared with it; else it is in the environment, as "
            "REELWRIGHT_WALLET_SECRET.",
            show_default=False,
        ),
    ] = None,
    wallet_timeout: Annotated[
        float, typer.Option(metavar="SECONDS", help="How long its answers are waited for.", min=0.1)
    ] = 5,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in a browser.")
    ] = True,
) -> None:
    """Serve games, and the page that plays them: a lobby, and each game at "/?game=KEY"."""
    # (imported now: no other command waits for the libraries of the server)
    from reelwright.cli.serving import Opening, run_server
    from reelwright.cli.serving_settings import settings_of
    from reelwright.cli.wallet_connected import WalletOptions

    run_server(
        Opening(
            port,
            host,
            database,
            draws,
            open_page=open_page,
            laboratory=laboratory,
            games=tuple(games or ()),
            profile=under,
            log=log.value,
            settings=settings_of(rate, allow_origin or (), metrics.value),
            wallet=WalletOptions(wallet, wallet_secret_file, wallet_timeout),
        )
    )
