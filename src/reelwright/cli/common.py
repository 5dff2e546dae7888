"""What the commands share: reading a game, printing figures, and how they end.

Exit 0: done. Exit 1: the check failed. Exit 2: the input was wrong. Figures go to stdout; progress,
logs and messages go to stderr.
"""

from __future__ import annotations

import json
from collections.abc import Mapping  # noqa: TC003
from enum import StrEnum
from typing import Annotated, NoReturn

import typer

from reelwright.definition.faults import DefinitionError, one_of, shown
from reelwright.definition.files import find_game, read_game, shipped_games
from reelwright.definition.model import Definition, Game  # noqa: TC001
from reelwright.profiles.faults import ProfileError
from reelwright.profiles.files import profile, profile_names
from reelwright.profiles.model import Profile  # noqa: TC001
from reelwright.reports import installed

DONE, FAILED, WRONG_INPUT = 0, 1, 2

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="A game that ships, or the path of a definition.",
        autocompletion=shipped_games,
    ),
]


class Format(StrEnum):
    """How figures are printed."""

    table = "table"
    json = "json"


FormatOption = Annotated[
    Format, typer.Option("--format", help="A table to read, or one JSON object.")
]


def wrong_input(message: str) -> NoReturn:
    """Say what is wrong with the input and end."""
    typer.echo(message, err=True)
    raise typer.Exit(WRONG_INPUT)


VariantOption = Annotated[
    str | None,
    typer.Option("--variant", metavar="NAME", help="A variant of the game, by its name."),
]


ProfileOption = Annotated[
    str,
    typer.Option(
        "--profile",
        metavar="NAME|FILE",
        help=f"Limits: {', '.join(profile_names())}, or the path of a TOML file.",
    ),
]


def load_profile(name: str) -> Profile:
    """Read a profile by name or path; ends the command with all that is wrong with it."""
    try:
        return profile(name)
    except ProfileError as error:
        wrong_input(str(error))


def load_game(name: str, variant: str | None = None) -> Game:
    """Read a game by name or path; ends the command with every fault of it where it has some."""
    try:
        return variant_of(read_game(find_game(name)), variant)
    except DefinitionError as error:
        wrong_input(str(error))


def variant_of(game: Game, name: str | None) -> Game:
    """Return a variant of a game; ends the command where it has none of that name."""
    if name is None:
        return game
    if name not in game.variants:
        allowed = one_of(game.variants, name) or f"none: {game.name} has no variants"
        wrong_input(f"variant: found {shown(name)}; allowed: {allowed}")
    return game.variant(name)


WagerOption = Annotated[
    str | None,
    typer.Option("--wager", metavar="NAME", help="A wager of the game; the plain game without."),
]


def wager_of(definition: Definition, name: str | None) -> str:
    """Return the name of a wager, empty for the plain game; ends the command for any other."""
    if name and name not in definition.wagers:
        allowed = one_of(definition.wagers, name) or "none, in this game"
        wrong_input(f"--wager: found {shown(name)}; allowed: {allowed}")
    return name or ""


def print_json(data: Mapping[str, object]) -> None:
    """Print one JSON object on stdout."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def check_compiled(command: str) -> None:
    """End a command that needs the extra `compiled` where it is not installed."""
    missing = [library for library in ("numba", "numpy", "scipy") if not installed(library)]
    if missing:
        wrong_input(
            f"{command}: found no {', '.join(missing)}; "
            "allowed: with the extra compiled, pip install 'reelwright[compiled]'"
        )
