"""A PAR sheet as tables to read in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from reelwright.law.figures import Exact
from reelwright.reports.plain_text import plain_text
from reelwright.reports.sections import sections
from reelwright.reports.words import (
    LONGEST_FRACTION,
    MARKS,
    amount,
    counted,
    fraction_text,
    plain,
    share,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console, RenderableType

    from reelwright.definition.model import Game
    from reelwright.law.figures import Par
    from reelwright.reports.sections import Cell, Section


def render(par: Par, game: Game) -> str:
    """Return the sheet as plain text."""
    return plain_text(lambda console: show(par, game, console))


def show(par: Par, game: Game, console: Console) -> None:
    """Show the sheet on a console."""
    for part in _parts(par, game):
        console.print(part)


def _parts(par: Par, game: Game) -> Iterator[RenderableType]:
    yield _head(par)
    for section in sections(par, game):
        yield _table(section)
        if section.note:
            yield Text(f"{section.note}\n", style="dim")
    yield _legend()


def _head(par: Par) -> Text:
    on = counted(len(par.lines), "line") if par.lines else "ways"
    wager = f", wager {par.wager}" if par.wager else ""
    text = Text.assemble(
        (par.game, "bold"),
        f"{wager}, {on} at {amount(par.line_bet)}, {amount(par.stake)} a game: returns ",
        (share(par.rtp, 4), "bold green"),
        f" of what is bet, deviation {plain(par.spread.deviation)}, "
        f"{share(par.hits.any_win)} of paid spins win something.\n",
    )
    if isinstance(par.rtp, Exact):
        exact = fraction_text(par.rtp.value)
        if len(exact) <= LONGEST_FRACTION:
            text.append(f"RTP = {exact}\n")
    return text


def _table(section: Section) -> Table:
    table = Table(
        title=section.title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD
    )
    for column in section.columns:
        table.add_column(column.heading, justify="right" if column.right else "left")
    for group in section.groups:
        for row in group:
            table.add_row(*map(_cell, row))
        table.add_section()
    return table


def _cell(cell: Cell) -> Text:
    text = Text(cell.text, style="bold red" if cell.fails else "")
    return Text.assemble((f"{cell.mark} ", "dim"), text) if cell.mark else text


def _legend() -> Text:
    said = "; ".join(f"{mark} {words}" for mark, words in MARKS.values())
    return Text(f"{said}.", style="dim")
