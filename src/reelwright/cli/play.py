"""`reelwright play`: a game in the terminal, or a lobby of games; on screens or as plain lines."""

from __future__ import annotations

import re
import sys
from decimal import Decimal
from pathlib import Path  # noqa: TC003  (read for the options)
from typing import TYPE_CHECKING, Annotated

import typer

from reelwright.chance import RecordedSource, SecureSource, SeededSource
from reelwright.cli.common import (
    ProfileOption,
    VariantOption,
    WagerOption,
    load_game,
    load_profile,
    wager_of,
    wrong_input,
)
from reelwright.cli.playing import play_among, play_at, rtp_of, run, say_how_it_ended, shipped
from reelwright.definition.faults import shown
from reelwright.definition.files import shipped_games
from reelwright.record import Recorder, RecordError, header_of, read_record
from reelwright.terminal.lobby.visit import Visit
from reelwright.terminal.session import Session

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reelwright.chance import Source
    from reelwright.definition.model import Game
    from reelwright.profiles.model import Profile


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help="A game that ships, or the path of a definition; a lobby of those that ship.",
            autocompletion=shipped_games,
            show_default=False,
        ),
    ] = None,
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
    wager: WagerOption = None,
    profile: ProfileOption = "open",
    credit: Annotated[str, typer.Option(metavar="AMOUNT", help="Demo credit.")] = "1000.00",
    no_animation: Annotated[
        bool, typer.Option("--no-animation", help="Reels stand at once; so with NO_COLOR.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines of text: for scripts and screen readers.")
    ] = False,
) -> None:
    """Play a game with demo credit, or choose among those that ship."""
    # (Textual reads stdin and draws on stderr)
    if not plain and not all(f.isatty() for f in (sys.stdin, sys.stdout, sys.stderr)):
        wrong_input("play: found no terminal; allowed: a terminal, or --plain for lines of text")
    name = game or _only_game(
        {"--variant": variant, "--wager": wager, "--draws": draws, "--record": record}
    )
    loaded = load_game(name, variant) if name else None
    limits = load_profile(profile)
    cents = _credit(credit)
    source = _source(seed, draws)
    if loaded is None or name is None:
        visit = Visit(shipped(), cents, lambda of, now: Session(of, limits, source, now), rtp_of)
        halted = run(lambda: play_among(visit, plain=plain, animated=not no_animation))
        say_how_it_ended(visit.last, visit.credit, halted)
        return
    recorder = None if record is None else _recorder(record, (name, variant), loaded, limits)
    session = Session(loaded, limits, source, cents, recorder)
    session.wager = wager_of(loaded.definition, wager)
    try:
        halted = run(lambda: play_at(session, plain=plain, animated=not no_animation))
    finally:
        if recorder:
            recorder.close()
    say_how_it_ended(session, session.credit, halted)


def _only_game(named: Mapping[str, object]) -> str | None:
    """Return the game that ships where it is the only one; `None` where there is a choice.

    Ends the command where an option was given that is of one game.
    """
    names = shipped_games()
    if len(names) == 1:
        return names[0]
    for option, value in named.items():
        if value is not None:
            wrong_input(f"play: found {option} without a GAME; allowed: with one of them")
    return None


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
