"""The volatility index, the games needed, and what many games return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.reports.obtained import APART
from reelwright.reports.sections.section import Section, cells, columns, told
from reelwright.reports.words import level_text, percent, share

if TYPE_CHECKING:
    from reelwright.law.figures import Interval, Par
    from reelwright.reports.sections.section import Cell


def index(par: Par) -> Section:
    """Return the index of each level and how many games know the return how well."""
    widths = [needed.half_width for needed in par.volatility[0].needed]
    return Section(
        key="index",
        title="Volatility index and games needed",
        columns=columns("level", "index", *(f"to ± {percent(width, 1)}" for width in widths)),
        groups=(
            tuple(
                cells(
                    f"{level_text(one.level)} %",
                    f"{one.index:.4f}",
                    *(f"{needed.games:,}" for needed in one.needed),
                )
                for one in par.volatility
            ),
        ),
        note="The index is the deviation times the two-sided normal quantile. After so many games "
        "the return is as near to the RTP as said, by the normal law.",
    )


def intervals(par: Par) -> Section:
    """Return what the return of many games lies between."""
    of_games = zip(*(one.intervals for one in par.volatility), strict=True)
    levels = [f"{level_text(one.level)} %" for one in par.volatility]
    return Section(
        key="intervals",
        title="What many games return",
        columns=columns("games", "", *levels, left=2),
        groups=tuple(_both(row) for row in of_games),
        note="From the law of so many games, counted, half of the rest on either side; beside it "
        f"what the normal law says of them{_apart(par)}.",
    )


def _apart(par: Par) -> str:
    return f"; {APART}" if par.long_run else ""


def _both(row: tuple[Interval, ...]) -> tuple[tuple[Cell, ...], ...]:
    counted = (told(f"{share(one.law_low)} to {share(one.law_high)}", one.law_high) for one in row)
    normal = (f"{percent(one.low)} to {percent(one.high)}" for one in row)
    return (cells(f"{row[0].games:,}", "counted", *counted), cells("", "normal law", *normal))
