"""A game, or a lobby of games, run in the terminal to its end."""

from __future__ import annotations

import os
import sys
from functools import partial
from typing import TYPE_CHECKING

import typer

from reelwright.chance import DrawsSpent
from reelwright.cli.common import FAILED, load_game
from reelwright.definition.files import shipped_games
from reelwright.play.questions import Refused
from reelwright.record import RecordError
from reelwright.telling import money
from reelwright.terminal.lobby.plain import PlainLobby
from reelwright.terminal.plain import PlainGame

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from reelwright.definition.model import Game
    from reelwright.terminal.dealer import Tempo
    from reelwright.terminal.lobby.visit import Visit
    from reelwright.terminal.session import Session


def shipped() -> dict[str, Game]:
    """Read every game that ships, by key; ends the command where one has faults."""
    return {name: load_game(name) for name in shipped_games()}


def run(playing: Callable[[], str | None]) -> str | None:
    """Play to the end; return why it halted, `None` where the player left."""
    try:
        return playing()
    except (DrawsSpent, Refused, RecordError) as error:
        return str(error)
    except OSError as error:
        return error.strerror or "no access"
    except KeyboardInterrupt:
        return None


def play_at(session: Session, *, plain: bool, animated: bool) -> str | None:
    """Play a game; return why it halted, `None` where the player left."""

    def rtp() -> Fraction | None:
        return rtp_of(session.game)

    if plain:
        _forgive_bytes()
        PlainGame(session, typer.echo, rtp).run(sys.stdin)
        return None
    # (imported now: plain play does not wait for it)
    from reelwright.terminal.app import GameApp

    return GameApp(session, _tempo(animated=animated), rtp).run()


def play_among(visit: Visit, *, plain: bool, animated: bool) -> str | None:
    """Let the player choose games and play them; return why one halted, `None` where they left."""
    if plain:
        _forgive_bytes()
        PlainLobby(visit, typer.echo).run(sys.stdin)
        return None
    # (imported now: plain play does not wait for it)
    from reelwright.terminal.app import GameApp
    from reelwright.terminal.lobby.app import LobbyApp

    key = LobbyApp(visit).run()
    while key is not None:
        rtp = partial(visit.rtp, key)
        game = GameApp(visit.open(key), _tempo(animated=animated), rtp, lobby=True)
        halted = game.run()
        if not game.left_for_lobby:
            return halted
        key = LobbyApp(visit, key).run()
    return None


def say_how_it_ended(session: Session | None, credit: int, halted: str | None) -> None:
    """Tell what is left; ends the command as failed where a game halted."""
    if halted:
        typer.echo(f"The game halted: {halted}", err=True)
    if session is not None and session.waiting != "spin":
        typer.echo("The round is still open; what it did so far stands.", err=True)
    typer.echo(f"Credit: {money(credit)}", err=True)
    if halted:
        raise typer.Exit(FAILED)


def rtp_of(game: Game) -> Fraction | None:
    """Return what a game on all its lines returns, as kept of it or else counted.

    `None` where neither can be had.
    """
    from reelwright.claims.keeping import kept
    from reelwright.law.returns import returns
    from reelwright.law.series import NotCountable

    known = kept(game)
    if known and "rtp" in known.figures:
        return known.figures["rtp"].value
    definition = game.definition
    try:
        return returns(definition, range(1, len(definition.lines.rows) + 1)).rtp
    except NotCountable:
        return None


def _tempo(*, animated: bool) -> Tempo:
    from reelwright.terminal.dealer import WITHOUT_ANIMATION, Tempo

    return Tempo() if animated and not os.environ.get("NO_COLOR") else WITHOUT_ANIMATION


def _forgive_bytes() -> None:
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
