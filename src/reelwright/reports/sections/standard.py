"""The plain deviation beside the normalised one, and the patterns against the standard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.reports.sections.section import Cell, Section, cells, columns, told
from reelwright.reports.words import counted, many, plain, prize_name

if TYPE_CHECKING:
    from reelwright.definition.model import Game
    from reelwright.law.figures import Mode, Par


def deviations(par: Par) -> Section:
    """Return how far the return of a game strays."""
    spread, normalised = par.spread, par.normalised
    highest = normalised.highest
    rows = (
        ("standard deviation of a game, in stakes", spread.deviation),
        ("the same in line bets", spread.in_line_bets),
        ("skewness", spread.skewness),
        (f"normalised deviation, highest {_on(highest)}", highest.deviation),
    )
    compared = ", ".join(f"{mode.deviation.value:.4f} {_on(mode)}" for mode in normalised.modes)
    return Section(
        key="deviations",
        title="How far it strays",
        columns=columns("", ""),
        groups=(tuple(cells(words, told(plain(figure), figure)) for words, figure in rows),),
        note=f"Normalised as {normalised.clause} has it: prizes that coincide count as separate "
        f"prizes, features with the law of what they pay. Compared: {compared}.",
    )


def _on(mode: Mode) -> str:
    return f"on {counted(mode.lines, 'line')}" if mode.lines else "by ways"


def patterns(par: Par, game: Game) -> Section:
    """Return how often each pattern of the base game comes up, against what is asked."""
    asked = par.patterns
    kept = "Every pattern keeps it." if asked.holds else "Not every pattern keeps it."
    return Section(
        key="patterns",
        title="Patterns of the base game against the standard",
        columns=columns("pattern", "count", "once in", "as often as asked", ""),
        groups=(
            tuple(
                cells(
                    prize_name(game, one.name),
                    str(one.count),
                    many(one.one_in),
                    f"{asked.one_in / one.one_in:,.1f} x",
                    "kept" if one.holds else Cell("broken", fails=True),
                )
                for one in asked.patterns
            ),
        ),
        note=f"{asked.clause}, known {asked.known}: at least once in {asked.one_in:,} plays on "
        f"every line, with substitutes and without together. {kept}",
    )
