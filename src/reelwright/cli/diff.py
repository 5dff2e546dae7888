"""`reelwright diff`: two games side by side, their rules and what they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from reelwright.cli import diff_artwork
from reelwright.cli.common import (
    FAILED,
    Format,
    FormatOption,
    load_game,
    print_json,
    wrong_input,
)
from reelwright.cli.par import counted
from reelwright.definition.comparing import Change, changes
from reelwright.telling import money

if TYPE_CHECKING:
    from collections.abc import Callable

    from reelwright.definition.model import Game
    from reelwright.law.figures import Par
    from reelwright.reports.differing import Figure

One = Annotated[str, typer.Argument(metavar="A", help="A game, or the path of a definition.")]
Other = Annotated[str, typer.Argument(metavar="B", help="Another, or another version of it.")]
OneVariant = Annotated[
    str | None, typer.Option("--variant-a", metavar="NAME", help="A variant of A.")
]
OtherVariant = Annotated[
    str | None, typer.Option("--variant-b", metavar="NAME", help="A variant of B.")
]
Lines = Annotated[
    int | None,
    typer.Option("--lines", metavar="N", help="Lines 1 to N are played; all where left out."),
]


def diff(
    one: One,
    other: Other,
    *,
    lines: Lines = None,
    variant_a: OneVariant = None,
    variant_b: OtherVariant = None,
    output: FormatOption = Format.table,
) -> None:
    """Compare two games: the rules that differ, and what that does to each figure.

    The sentences of their artwork are compared, too, and the clauses of the standard that those
    serve. Ends with 0 where the rules are the same and with 1 where they differ.
    """
    before, after = load_game(one, variant_a), load_game(other, variant_b)
    rules = changes(before.definition, after.definition)
    sheets = _sheets(one, before, other, after, lines) if rules else None
    figures = _figures(*sheets) if sheets else []
    artwork = diff_artwork.compare(before, after, sheets if lines is None else None)
    if output is Format.json:
        print_json({**as_data(before, after, rules, figures), **artwork.data()})
    else:
        _show(before, after, rules, figures)
        artwork.show()
    if rules:
        raise typer.Exit(FAILED)


def _figures(before: Par, after: Par) -> list[Figure]:
    from reelwright.reports.differing import figures

    return figures(before, after)


def _sheets(one: str, before: Game, other: str, after: Game, lines: int | None) -> tuple[Par, Par]:
    """Count both; ends the command where one cannot be counted."""
    sheets = []
    for name, game in ((one, before), (other, after)):
        offered = len(game.definition.lines.rows)
        if lines is not None and not 1 <= lines <= offered:
            allowed = f"1 to {offered}" if offered else "none"
            wrong_input(f"--lines: found {lines}; allowed: {allowed} in {name}")
        played = tuple(range(1, (lines or offered) + 1))
        sheets.append(counted(name, game, played))
    return sheets[0], sheets[1]


def as_data(
    before: Game, after: Game, rules: list[Change], figures: list[Figure]
) -> dict[str, object]:
    """Return the differences as JSON holds them."""
    return {
        "before": before.name,
        "after": after.name,
        "same": not rules,
        "rules": [
            {"place": list(rule.place), "before": rule.before, "after": rule.after}
            for rule in rules
        ],
        "figures": [
            {
                "place": list(figure.place),
                "before": figure.before,
                "after": figure.after,
                "change": _change(figure),
            }
            for figure in figures
        ],
    }


def _change(figure: Figure) -> float | None:
    if figure.before is None or figure.after is None:
        return None
    return figure.after - figure.before


def _show(before: Game, after: Game, rules: list[Change], figures: list[Figure]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False)
    if not rules:
        console.print(f"{before.name} and {after.name} have the same rules.")
        return
    table = Table("rule", "before", "after", title="Rules", title_justify="left")
    for rule in rules:
        worth = money if MONEY & {*rule.place} else str
        said = (_said(rule.before, worth), _said(rule.after, worth))
        table.add_row(*map(Text, (" > ".join(rule.place), *said)))
    console.print(table)
    table = Table("figure", title="Figures", title_justify="left")
    for head in ("before", "after", "change"):
        table.add_column(head, justify="right")
    for figure in figures:
        values = (figure.before, figure.after, _change(figure))
        place = " > ".join(key.replace("_", " ") for key in figure.place)
        table.add_row(Text(place), *("" if v is None else f"{v:.8g}" for v in values))
    console.print(table)


LONGEST = 60
MONEY = {"line bets", "denominations", "up to"}
"""Keys of a definition under which numbers are cents."""


def _said(value: object, number: Callable[[int], str] = str) -> str:
    match value:
        case None:
            return "none"
        case list():
            text = ", ".join(_said(item, number) for item in value)
        case dict():
            text = ", ".join(f"{key}: {_said(inner, number)}" for key, inner in value.items())
        case int() if not isinstance(value, bool):
            text = number(value)
        case _:
            text = str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 4] + " ..."
