"""`reelwright play`: a game in the terminal, on screens or as plain lines."""

from __future__ import annotations

import os
import re
import sys
from decimal import Decimal
from pathlib import Path  # noqa: TC003  (read for the options)
from typing import TYPE_CHECKING, Annotated

import typer

from reelwright.chance import DrawsSpent, RecordedSource, SecureSource, SeededSource
from reelwright.cli.common import FAILED, GameName, VariantOption, load_game, wrong_input
from reelwright.definition.faults import shown
from reelwright.play.questions import Refused
from reelwright.profiles.files import profile as read_profile
from reelwright.profiles.files import profile_names
from reelwright.record import Recorder, RecordError, header_of, read_record
from reelwright.telling import money
from reelwright.terminal.plain import PlainGame
from reelwright.terminal.session import Session

if TYPE_CHECKING:
    from fractions import Fraction

    from reelwright.chance import Source
    from reelwright.definition.model import Definition, Game
    from reelwright.profiles.model import Profile


def play(
    game: GameName,
    *,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="Decides every draw; secure without it.")
    ] = None,
    draws: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A record whose draws are used again.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write the rounds down.")
    ] = None,
    variant: VariantOption = None,
    profile: Annotated[
        str, typer.Option(metavar="NAME", help=f"Limits: {', '.join(profile_names())}.")
    ] = "open",
    credit: Annotated[str, typer.Option(metavar="AMOUNT", help="Demo credit.")] = "1000.00",
    no_animation: Annotated[
        bool, typer.Option("--no-animation", help="Reels stand at once; so with NO_COLOR.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines of text: for scripts and screen readers.")
    ] = False,
) -> None:
    """Play a game with demo credit."""
    # (Textual reads stdin and draws on stderr)
    if not plain and not all(f.isatty() for f in (sys.stdin, sys.stdout, sys.stderr)):
        wrong_input("play: found no terminal; allowed: a terminal, or --plain for lines of text")
    loaded = load_game(game, variant)
    limits = _profile(profile)
    cents = _credit(credit)
    source = _source(seed, draws)
    recorder = None if record is None else _recorder(record, (game, variant), loaded, limits)
    session = Session(loaded, limits, source, cents, recorder)
    try:
        halted = _run(session, plain=plain, animated=not no_animation)
    finally:
        if recorder:
            recorder.close()
    _say_how_it_ended(session, halted)


def _run(session: Session, *, plain: bool, animated: bool) -> str | None:
    """Play to the end; return why it halted, `None` where the player left."""

    def rtp() -> Fraction | None:
        return _rtp(session.definition)

    try:
        if plain:
            sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
            PlainGame(session, typer.echo, rtp).run(sys.stdin)
            return None
        # (imported now: plain play does not wait for it)
        from reelwright.terminal.app import GameApp
        from reelwright.terminal.dealer import WITHOUT_ANIMATION, Tempo

        animated = animated and not os.environ.get("NO_COLOR")
        return GameApp(session, Tempo() if animated else WITHOUT_ANIMATION, rtp).run()
    except (DrawsSpent, Refused, RecordError) as error:
        return str(error)
    except OSError as error:
        return error.strerror or "no access"
    except KeyboardInterrupt:
        return None


def _say_how_it_ended(session: Session, halted: str | None) -> None:
    if halted:
        typer.echo(f"The game halted: {halted}", err=True)
    if session.waiting != "spin":
        typer.echo("The round is still open; what it did so far stands.", err=True)
    typer.echo(f"Credit: {money(session.credit)}", err=True)
    if halted:
        raise typer.Exit(FAILED)


def _profile(name: str) -> Profile:
    try:
        return read_profile(name)
    except KeyError as error:
        wrong_input(error.args[0])


def _credit(amount: str) -> int:
    if not re.fullmatch(r"[0-9]{1,10}(\.[0-9]{1,2})?", amount):
        allowed = "an amount such as 1000.00, up to 9999999999.99"
        wrong_input(f"credit: found {shown(amount)}; allowed: {allowed}")
    return int(Decimal(amount) * 100)


def _source(seed: int | None, draws: Path | None) -> Source:
    if seed is not None and draws is not None:
        wrong_input("play: found --seed and --draws; allowed: one of them, or none")
    try:
        if draws is not None:
            return RecordedSource(read_record(draws).draws)
        return SecureSource() if seed is None else SeededSource(seed)
    except (RecordError, ValueError) as error:
        wrong_input(str(error))


def _recorder(path: Path, named: tuple[str, str | None], game: Game, limits: Profile) -> Recorder:
    name, variant = named
    try:
        return Recorder(path, header_of(name, game.definition, limits, variant=variant))
    except RecordError as error:
        wrong_input(str(error))


def _rtp(definition: Definition) -> Fraction | None:
    """Return what a game on all its lines returns; `None` where it cannot be counted."""
    from reelwright.law.returns import returns
    from reelwright.law.series import NotCountable

    try:
        return returns(definition, range(1, len(definition.lines.rows) + 1)).rtp
    except NotCountable:
        return None
