"""`reelwright par`: every figure of a game, counted, in the format that is asked for."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from reelwright.cli import auditing
from reelwright.cli.common import (
    GameName,
    VariantOption,
    WagerOption,
    check_compiled,
    load_game,
    wager_of,
    wrong_input,
)
from reelwright.cli.output import check_out, write_out
from reelwright.cli.typed import typed_cents, typed_lines
from reelwright.reports import FORMATS, MissingExtra, check_installed, render

if TYPE_CHECKING:
    from reelwright.definition.model import Definition, Game
    from reelwright.law.figures import Par


PLAYERS, GAMES_A_DAY = 1000, 600
"""Those of the exposure, where nothing else is said."""


class Sheet(StrEnum):
    """The formats of a PAR sheet."""

    table = "table"
    json = "json"
    html = "html"
    xlsx = "xlsx"
    csv = "csv"
    parquet = "parquet"


Lines = Annotated[
    int | None,
    typer.Option("--lines", metavar="N", help="Lines 1 to N are played; all where left out."),
]
LineSet = Annotated[
    str | None,
    typer.Option("--line-set", metavar="LINES", help="Or just these, such as 1,3,5 or 1-5,9."),
]
Bet = Annotated[
    str | None,
    typer.Option("--bet", metavar="AMOUNT", help="The line bet; the least where left out."),
]
SheetOption = Annotated[
    Sheet,
    typer.Option("--format", help="Tables to read, data, a page with plots, or a workbook."),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FILE", help="Where to write it, in one step; stdout where left out."
    ),
]
Audit = Annotated[
    Path | None,
    typer.Option(
        "--audit", metavar="FILE", help="Compare a workbook of par with the game, cell by cell."
    ),
]
Players = Annotated[
    int, typer.Option("--players", min=1, max=100_000, help="For the exposure: how many play.")
]
GamesADay = Annotated[
    int,
    typer.Option(
        "--games-a-day", min=1, max=10_000, help="For the exposure: how many games each plays."
    ),
]


def par(
    game: GameName,
    *,
    lines: Lines = None,
    line_set: LineSet = None,
    bet: Bet = None,
    wager: WagerOption = None,
    variant: VariantOption = None,
    output: SheetOption = Sheet.table,
    out: Out = None,
    audit: Audit = None,
    players: Players = PLAYERS,
    games_a_day: GamesADay = GAMES_A_DAY,
) -> None:
    """Count every figure of a game: its return, its volatility, the whole law of what it pays."""
    if audit is not None and (out is not None or output not in (Sheet.table, Sheet.json)):
        wrong_input("--audit: found beside --out or a format; allowed: --format table or json")
    if wager is not None and (audit is not None or output is Sheet.xlsx):
        wrong_input("--wager: found for a workbook; allowed: a sheet in any other format")
    _check_output(output, out)
    loaded = load_game(game, variant)
    bet_by = wager_of(loaded.definition, wager)
    selected = _lines(loaded.definition, lines, line_set)
    line_bet = None if bet is None else typed_cents(bet, "--bet")
    figures = counted(game, loaded, selected, line_bet, (players, games_a_day), bet_by)
    if audit is not None:
        auditing.audit(audit, figures, loaded, as_json=output is Sheet.json)
        return
    try:
        _give(output, out, figures, loaded)
    except MissingExtra as missing:
        wrong_input(str(missing))


def _check_output(output: Sheet, out: Path | None) -> None:
    """End the command before anything is counted where the sheet could not be given."""
    if out is None and FORMATS[output].binary:
        wrong_input(f"--out: found none; allowed: a file, which --format {output} is written to")
    check_out(out)
    try:
        check_installed(output)
    except MissingExtra as missing:
        wrong_input(str(missing))


def _lines(definition: Definition, lines: int | None, line_set: str | None) -> tuple[int, ...]:
    offered = len(definition.lines.rows)
    if lines is not None and line_set is not None:
        wrong_input("--lines: found beside --line-set; allowed: one of the two")
    if line_set is not None:
        return typed_lines(line_set, offered, "--line-set")
    if lines is not None and not 1 <= lines <= offered:
        allowed = f"1 to {offered}" if offered else "none, in a game of ways"
        wrong_input(f"--lines: found {lines}; allowed: {allowed}")
    return tuple(range(1, (offered if lines is None else lines) + 1))


def counted(
    name: str,
    game: Game,
    lines: tuple[int, ...],
    line_bet: int | None = None,
    day: tuple[int, int] = (PLAYERS, GAMES_A_DAY),
    wager: str = "",
) -> Par:
    """Count the figures of a game; ends the command where they cannot be."""
    check_compiled("par")
    from reelwright.automaton.refusal import NotCountable
    from reelwright.automaton.scale import playing
    from reelwright.law import par as law

    try:
        played = playing(game.definition, lines, line_bet, wager)
    except ValueError as error:
        wrong_input(str(error))
    try:
        return law.par(game, played, players=day[0], games_a_day=day[1])
    except NotCountable as refusal:
        wrong_input("\n".join(f"{name}: {line}" for line in str(refusal).splitlines()))


def _give(output: Sheet, out: Path | None, figures: Par, game: Game) -> None:
    """Write the sheet to its file, or to stdout."""
    if out is None and output is Sheet.table:
        from rich.console import Console

        from reelwright.reports.table import show

        show(figures, game, Console(highlight=False))
        return
    sheet = render(output, figures, game)
    if out is None:
        assert isinstance(sheet, str)
        sys.stdout.write(sheet)
        return
    write_out(out, sheet)
