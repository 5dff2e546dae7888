"""`reelwright artwork`: everything a game's artwork must say, in the form that is asked for."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from reelwright.cli.common import (
    GameName,
    ProfileOption,
    VariantOption,
    load_game,
    load_profile,
    wrong_input,
)
from reelwright.cli.output import check_out, write_out
from reelwright.definition.files import find_game
from reelwright.reports import MissingExtra

if TYPE_CHECKING:
    from reelwright.artwork.model import Artwork


class Form(StrEnum):
    """The forms of artwork."""

    html = "html"
    pdf = "pdf"
    text = "text"
    json = "json"


FormOption = Annotated[
    Form, typer.Option("--format", help="A page, print on A4, words to read aloud, or data.")
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FILE", help="Where to write it, in one step; stdout where left out."
    ),
]


def artwork(
    game: GameName,
    *,
    form: FormOption = Form.text,
    out: Out = None,
    under: ProfileOption = "open",
    variant: VariantOption = None,
) -> None:
    """Write a game's artwork: what it pays and how it is played, each statement at its place."""
    from reelwright.artwork.formats import check_installed, render
    from reelwright.artwork.pictures import PictureError

    _check_out(form, out)
    _check_apart(game, out)
    try:
        check_installed(form)
        made = render(form, _made(game, variant, under))
    except (MissingExtra, PictureError) as refused:
        wrong_input(str(refused))
    if out is None:
        assert isinstance(made, str)
        sys.stdout.write(made)
        return
    write_out(out, made)


def _check_out(form: Form, out: Path | None) -> None:
    from reelwright.artwork.formats import FORMATS

    if out is None and FORMATS[form].binary:
        wrong_input(f"--out: found none; allowed: a file, which --format {form} is written to")
    check_out(out)


def _check_apart(name: str, out: Path | None) -> None:
    """End the command where the artwork would be written over the game itself."""
    if out is not None and out.exists() and Path(name).exists() and out.samefile(name):
        wrong_input(f"--out {out}: found the definition itself; allowed: another file")


def _made(name: str, variant: str | None, under: str) -> Artwork:
    """Return the artwork of a game, with its figures as far as they can be counted."""
    from reelwright.artwork import arranged, pictures_of
    from reelwright.compliance.evidence import counted
    from reelwright.statements import statements

    limits = load_profile(under)
    game = load_game(name, variant)
    known = counted(game)
    if known.refusal:
        typer.echo(f"figures: found none; they wait for {known.refusal}", err=True)
    said = statements(game, limits, known)
    return arranged(said, game, limits, pictures_of(game, find_game(name).parent))
