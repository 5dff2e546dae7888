"""A PAR sheet as titled tables of words: what the terminal and the page show alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reelwright.reports.sections.features import features, offers, series
from reelwright.reports.sections.law import bands, exposure, quantiles, tail, top_wins
from reelwright.reports.sections.long_run import long_run
from reelwright.reports.sections.returns import hits, parts, prizes
from reelwright.reports.sections.section import Cell, Column, Section
from reelwright.reports.sections.standard import deviations, patterns
from reelwright.reports.sections.volatility import index, intervals
from reelwright.reports.sections.wagers import wagers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reelwright.definition.model import Game
    from reelwright.law.figures import Par

__all__ = ["Cell", "Column", "Section", "sections"]


def sections(par: Par, game: Game) -> Iterator[Section]:
    """Yield the sections of a sheet, in the order they are read."""
    yield parts(par)
    yield hits(par)
    yield from wagers(par)
    yield from long_run(par)
    if par.features:
        yield features(par)
    yield from offers(par)
    yield from series(par)
    yield deviations(par)
    yield index(par)
    yield intervals(par)
    yield tail(par)
    yield quantiles(par)
    yield bands(par)
    yield top_wins(par)
    yield exposure(par)
    yield from prizes(par, game)
    yield patterns(par, game)
