"""`reelwright replay`: show recorded rounds again and say of each event whether it follows."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from pydantic import ValidationError

from reelwright.cli.common import (
    FAILED,
    Format,
    FormatOption,
    VariantOption,
    load_game,
    print_json,
    wrong_input,
)
from reelwright.cli.replay_view import ReplayView
from reelwright.profiles.faults import faults
from reelwright.profiles.files import profile, profile_names
from reelwright.profiles.model import Profile
from reelwright.record import Findings, RecordError, read_record
from reelwright.record import replay as replayed

if TYPE_CHECKING:
    from reelwright.record import Record

RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record, as 'play --record' writes it.")
]


def replay(
    file: RecordFile, variant: VariantOption = None, form: FormatOption = Format.table
) -> None:
    """Play recorded rounds again and say of each event whether it follows."""
    try:
        record = read_record(file)
        game = load_game(record.header.game, variant or record.header.variant)
        steps = replayed(record, game.definition, _profile(record))
    except RecordError as error:
        wrong_input(str(error))
    if record.torn is not None:
        typer.echo(f"{file}:{record.torn}: the last line was cut off and is left out", err=True)
    findings = Findings()
    view = ReplayView(game) if form is Format.table else None
    for step in steps:
        findings.count(step)
        if view:
            view.show(step)
    if view:
        view.summary(findings)
    else:
        print_json(
            {
                "game": record.header.game,
                "rounds": findings.rounds,
                "unfinished": findings.unfinished,
                "events": findings.events,
                "follows": findings.follows,
                "differences": findings.differences,
            }
        )
    if not findings.follows:
        raise typer.Exit(FAILED)


def _profile(record: Record) -> Profile:
    """Return the profile of a record: one that ships, or else what the record says it narrowed."""
    header = record.header
    if header.profile in profile_names():
        return profile(header.profile)
    plain = {"name": header.profile, "description": "as a record says it", **header.limits}
    try:
        return Profile.model_validate(plain)
    except ValidationError as error:
        for key, found, allowed in faults(error):
            wrong_input(f"{record.file}:1: limits, {key}: found {found}; allowed: {allowed}")
        raise
