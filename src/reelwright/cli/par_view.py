"""How the figures of a game look in a terminal."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable
    from fractions import Fraction

    from reelwright.definition.model import Game
    from reelwright.law.figures import Par, Prize

LONGEST_FRACTION = 60
"""A longer one is left to `--format json`."""


def fraction_text(value: Fraction) -> str:
    """Return p/q, however many digits that takes."""
    return f"{Decimal(value.numerator):f}/{Decimal(value.denominator):f}"


def show(game: Game, figures: Par) -> None:
    """Show all figures on stdout."""
    console = Console(highlight=False)
    console.print(_head(game, figures))
    console.print(_parts(figures))
    for part in figures.parts:
        if part.prizes:
            console.print(_prizes(game, part.name, part.prizes, figures.rtp))
    if figures.features:
        console.print(_features(figures))
    console.print(_foot(figures))


def _head(game: Game, figures: Par) -> Text:
    text = Text.assemble(
        (game.name, "bold"),
        f", {_counted(len(figures.lines), 'line')}: returns ",
        (f"{_percent(figures.rtp, 4)}", "bold green"),
        f" of what is bet, and {_percent(figures.hit_frequency, 2)} of paid spins win something.\n",
    )
    exact = fraction_text(figures.rtp)
    if len(exact) <= LONGEST_FRACTION:
        text.append(f"RTP = {exact}\n")
    return text


def _parts(figures: Par) -> Table:
    table = _table("What returns it", ("", "return", "share"), "lrr")
    for part in figures.parts:
        table.add_row(part.name, _percent(part.rtp, 4), _percent(_of(part.rtp, figures), 2))
    table.add_section()
    table.add_row("all", _percent(figures.rtp, 4), _percent(_of(figures.rtp, figures), 2))
    return table


def _prizes(game: Game, name: str, prizes: Iterable[Prize], rtp: Fraction) -> Table:
    table = _table(
        name.capitalize() + " of paid spins",
        ("symbol", "count", "substitute", "pays", "once in", "return", "share"),
        "lrlrrrr",
    )
    last = None
    for prize in prizes:
        if last not in (None, prize.symbol):
            table.add_section()
        table.add_row(
            game.symbol_name(prize.symbol) if prize.symbol != last else "",
            str(prize.count),
            "with" if prize.with_substitute else "",
            str(prize.pay) + (f" x {prize.multiplier}" if prize.multiplier > 1 else ""),
            f"{float(1 / prize.frequency):,.1f}",
            _percent(prize.rtp, 4),
            _percent(prize.rtp / rtp, 2),
        )
        last = prize.symbol
    return table


def _features(figures: Par) -> Table:
    table = _table("Features", ("", "once in", "brings on average", "prizes that start it"), "lrrr")
    for feature in figures.features:
        unit = "games" if feature.mean_of == "mean_games" else "line bets a line"
        table.add_row(
            feature.name,
            f"{float(1 / feature.frequency):,.2f} games" if feature.frequency else "never",
            f"{float(feature.mean):.2f} {unit}" if feature.mean is not None else "",
            f"{_percent(feature.started_by, 4)}",
        )
    return table


def _foot(figures: Par) -> Text:
    text = Text(f"Every figure is counted: {figures.obtained}.", style="dim")
    if figures.limits_take:
        text.append(
            f" Those limits take less than {float(figures.limits_take):.3g} from it "
            f"({figures.limits_obtained})."
        )
    return text


def _table(title: str, columns: tuple[str, ...], align: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for heading, side in zip(columns, align, strict=True):
        table.add_column(heading, justify="right" if side == "r" else "left")
    return table


def _of(part: Fraction, figures: Par) -> Fraction:
    return part / figures.rtp if figures.rtp else part


def _percent(value: Fraction, places: int) -> str:
    return f"{float(value * 100):.{places}f}%"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
